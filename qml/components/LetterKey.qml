import QtQuick

// A key that works wherever in its window the focus is. Held down it counts once: nobody calls or draws twice by it.
Shortcut {
    autoRepeat: false
    context: Qt.WindowShortcut
}
