#include "app/platform/message_box.h"

#include "app/platform/modal_dialog.h"

#include <QGuiApplication>
#include <QMessageBox>

#include <memory>

namespace tableside {

bool showMessage(const QString &sentence)
{
    openModally(std::make_unique<QMessageBox>(QMessageBox::Information, QGuiApplication::applicationDisplayName(), sentence,
                                              QMessageBox::Ok));
    return true;
}

} // namespace tableside
