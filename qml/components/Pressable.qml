import QtQuick
import QtQuick.Templates as T

// The base of every button, without visuals. It can be pressed by mouse, finger, key, or screen reader; a held key presses it
// once (app/view/held_keys.h).
T.AbstractButton {
    id: button

    focusPolicy: Qt.StrongFocus
    onVisibleChanged: if (!visible)
        focus = false // Qt keeps focus on hidden items, so a key would still press them

    // The space bar makes calls at the table wherever the focus is. The key press is then used up by that shortcut, so the button
    // must ignore the key release, too
    Keys.onReleased: event => event.accepted = event.key === Qt.Key_Space && !down
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: {
        if (focusPolicy & Qt.ClickFocus)
            // Like a touch, this takes the focus from a text field, which then saves its text
            forceActiveFocus(Qt.OtherFocusReason);
        clicked();
    }
}
