import QtQuick
import Tableside.App

// One of the pages of the window. It asks for another by name: see Main.qml.
FocusScope {
    required property Playroom playroom
    property bool holdsBack: false // Esc and Back close something here before they lead home

    signal asked(destination: string)

    focus: true
}
