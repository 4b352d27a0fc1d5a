// The row of digits on any keyboard. On AZERTY and other layouts its keys give digits only together with Shift; here the key
// with a 1 on it is the 1, as on QWERTY. Fields for text get what is typed.
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
    /// A digit, 0 to 9, was pressed in the window while this item was enabled.
    void digitPressed(int digit);

protected:
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    QPointer<QQuickWindow> m_window;
};

/// Returns the digit of a key that is pressed without Ctrl, Alt, or Meta; -1 for any other key. The keypad counts, and the row
/// above the letters by its place, where the platform tells it (X11 and Wayland).
int digitOf(const QKeyEvent &event);

} // namespace tableside
