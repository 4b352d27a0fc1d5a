import QtQuick
import Tableside.App

// One of the pages of the window. It asks for another by name: see Main.qml.
FocusScope {
    required property Playroom playroom

    signal asked(destination: string)

    focus: true
}
