#include "app/rules/print_desk.h"

#include "app/rules/rules_booklet.h"

#include <QPrintPreviewDialog>
#include <QPrinter>

namespace tableside {

namespace {

void previewBooklet(const rules::RulesLibrary &library, const RulesPart &part)
{
    const RulesBooklet booklet(library, part);
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

FileOutcome saveBooklet(const rules::RulesLibrary &library, const RulesPart &part, const QString &path)
{
    return RulesBooklet(library, part).writePdf(path);
}

} // namespace

RulesPaper rulesPaper()
{
    return {previewBooklet, saveBooklet};
}

} // namespace tableside
