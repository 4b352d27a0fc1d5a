#include "app/platform/message_box.h"

#include <QGuiApplication>
#include <QMessageBox>

namespace tableside {

void showMessage(const QString &sentence)
{
    QMessageBox(QMessageBox::Information, QGuiApplication::applicationDisplayName(), sentence, QMessageBox::Ok).exec();
}

} // namespace tableside
