import QtQuick

// A keyboard shortcut that works wherever the focus is in its window. It does not repeat while the key is held, so that nobody
// calls or draws twice.
Shortcut {
    autoRepeat: false
    context: Qt.WindowShortcut
}
