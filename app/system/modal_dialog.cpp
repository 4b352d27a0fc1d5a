// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/system/modal_dialog.h"

#include <QDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QWindow>

namespace tableside {

void openModally(std::unique_ptr<QDialog> dialog)
{
    QDialog *shown = dialog.release();
    shown->setWindowModality(Qt::ApplicationModal);
    shown->winId(); // this call creates the window handle, which is needed below
    shown->windowHandle()->setTransientParent(QGuiApplication::focusWindow());
    QObject::connect(shown, &QDialog::finished, shown, &QObject::deleteLater);
    shown->show();
}

bool showMessage(const QString &sentence)
{
    openModally(std::make_unique<QMessageBox>(QMessageBox::Information, QGuiApplication::applicationDisplayName(), sentence,
                                              QMessageBox::Ok));
    return true;
}

} // namespace tableside
