// Keys that are held down: a button, a row, or a card acts once for each press, however long it is. Only what moves the focus
// or a slider repeats, and keys in a field for text.
#pragma once

#include <QObject>

class QQuickWindow;

namespace tableside {

class HeldKeys : public QObject
{
    Q_OBJECT

public:
    /// Keeps repeated presses from the items of \p window, which owns this object.
    explicit HeldKeys(QQuickWindow &window);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// Returns whether the focus of \p window is in a field for text.
bool isTyping(const QQuickWindow &window);

} // namespace tableside
