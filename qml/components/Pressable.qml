import QtQuick
import QtQuick.Templates as T

// The base of every button, without a look. It can be pressed by mouse, finger, key, or screen reader; a held key presses it
// once (app/view/held_keys.h).
T.AbstractButton {
    id: button

    focusPolicy: Qt.StrongFocus
    onVisibleChanged: if (!visible)
        focus = false // which Qt would leave where nobody sees it, and a key would still press

    // At the table the space bar calls, wherever the focus is: its press never comes here, so neither may its release
    Keys.onReleased: event => event.accepted = event.key === Qt.Key_Space && !down
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: {
        if (focusPolicy & Qt.ClickFocus)
            forceActiveFocus(Qt.OtherFocusReason); // as a finger does: what is being typed elsewhere is finished first
        clicked();
    }
}
