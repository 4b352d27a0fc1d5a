// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Ignores key repeats, so that a button, row, or card is activated only once while a key is held down. Repeats still move the
// focus or a slider, and still work in text fields.
#pragma once

#include <QObject>

class QQuickWindow;

namespace tableside {

class HeldKeys : public QObject
{
    Q_OBJECT

public:
    /// Filters the repeated key events of \p window, which becomes the owner of this object.
    explicit HeldKeys(QQuickWindow &window);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// Returns whether a text field of \p window has the focus.
bool isTyping(const QQuickWindow &window);

} // namespace tableside
