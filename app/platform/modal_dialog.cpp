#include "app/platform/modal_dialog.h"

#include <QDialog>
#include <QGuiApplication>
#include <QWindow>

namespace tableside {

void openModally(std::unique_ptr<QDialog> dialog)
{
    QDialog *shown = dialog.release();
    shown->setWindowModality(Qt::ApplicationModal);
    shown->winId(); // creates the window handle, which is needed below
    shown->windowHandle()->setTransientParent(QGuiApplication::focusWindow());
    QObject::connect(shown, &QDialog::finished, shown, &QObject::deleteLater);
    shown->show();
}

} // namespace tableside
