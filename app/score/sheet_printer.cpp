#include "app/score/sheet_printer.h"

#include "app/score/score_paper.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QStandardPaths>

namespace tableside {

void previewSheet(const score::Sheet &sheet)
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintPreviewDialog preview(&printer);
    QObject::connect(&preview, &QPrintPreviewDialog::paintRequested,
                     [&](QPrinter *device) { paintSheet(*device, sheet); });
    preview.exec();
}

QString pickFileToImport()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileDialog::getOpenFileName(
        nullptr, QCoreApplication::translate("SheetPrinter", "Import scores"), folder,
        //: Kinds of files that can be picked; the patterns in brackets stay as they are
        QCoreApplication::translate("SheetPrinter", "Score books and tables (*.jsonl *.csv);;All files (*)"));
}

} // namespace tableside
