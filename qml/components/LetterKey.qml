import QtQuick

// A key that works wherever the focus is in its window. Holding the key triggers it once, so that nobody calls or draws twice.
Shortcut {
    autoRepeat: false
    context: Qt.WindowShortcut
}
