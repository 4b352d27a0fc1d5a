// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Templates as T

// The base type of every button; it draws nothing. A button can be pressed by mouse, finger, key, or screen reader. A key that is
// held presses the button only once (app/ui/held_keys.h).
T.AbstractButton {
    id: button

    focusPolicy: Qt.StrongFocus
    onVisibleChanged: if (!visible)
        focus = false // Qt keeps the focus on hidden items, and keys would still press the hidden button

    // At a table, Space is a shortcut that makes a call, whichever item has the focus. The button then receives only the release
    // of the key, and must not treat it as a click
    Keys.onReleased: event => event.accepted = event.key === Qt.Key_Space && !down
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: {
        if (focusPolicy & Qt.ClickFocus)
            // Moves the focus as a touch would. A text field that loses the focus saves its text
            forceActiveFocus(Qt.OtherFocusReason);
        clicked();
    }
}
