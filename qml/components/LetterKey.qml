import QtQuick

// A keyboard shortcut that works whichever item of the window has the focus. A held key does not repeat the action, because a
// player must not call or draw twice by accident.
Shortcut {
    autoRepeat: false
    context: Qt.WindowShortcut
}
