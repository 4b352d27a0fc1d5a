// Handles keys that are held down: a button, a row, or a card acts once for each press, however long it is. Keys repeat only
// where they move the focus or a slider, and in text fields.
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

/// Returns whether the focus of \p window is in a text field.
bool isTyping(const QQuickWindow &window);

} // namespace tableside
