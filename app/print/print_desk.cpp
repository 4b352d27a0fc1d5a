#include "print/print_desk.h"

#include "print/rules_booklet.h"

#include <QPrintPreviewDialog>
#include <QPrinter>

namespace tableside {

void previewBooklet(const rules::RulesLibrary &library, const QString &game, const QString &language)
{
    const RulesBooklet booklet(library, game, language);
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(booklet.title());
    printer.setPageSize(QPageSize(QPageSize::A5));
    printer.setPageMargins(QMarginsF(14, 13, 14, 11), QPageLayout::Millimeter);
    QPrintPreviewDialog dialog(&printer);
    dialog.setWindowTitle(booklet.title());
    dialog.resize(900, 760);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested,
                     [&](QPrinter *paper) { booklet.paint(*paper); });
    dialog.exec();
}

} // namespace tableside
