// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reports digit keys independent of the keyboard layout. On AZERTY and other layouts, typing a digit from the top row needs
// Shift; here the key labeled 1 is the digit 1 without Shift, as on QWERTY. Text fields still receive the typed characters.
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

class QKeyEvent;

namespace tableside {

class DigitKeys : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit DigitKeys(QQuickItem *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// Emitted when a digit (0 to 9) was pressed in the window, but not in a text field, while this item was enabled.
    void digitPressed(int digit);

protected:
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    QPointer<QQuickWindow> m_window;
};

/// Returns the digit of a key that is pressed without Ctrl, Alt, or Meta; -1 for any other key. On X11 and Wayland, the top
/// row's keys are identified by position, on other platforms by the character. The keypad's digits count, too.
int digitOf(const QKeyEvent &event);

} // namespace tableside
