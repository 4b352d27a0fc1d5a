// Digit keys on any keyboard. On AZERTY and other layouts the row of digits needs Shift; here the key labeled 1 counts as 1, as
// on QWERTY. Text fields still receive the typed characters.
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
    /// Emitted when a digit, 0 to 9, was pressed in the window while this item was enabled.
    void digitPressed(int digit);

protected:
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    QPointer<QQuickWindow> m_window;
};

/// Returns the digit of a key that is pressed without Ctrl, Alt, or Meta; -1 for any other key. The keypad counts, and the row
/// above the letters by its position, where the platform reports key codes (X11 and Wayland).
int digitOf(const QKeyEvent &event);

} // namespace tableside
