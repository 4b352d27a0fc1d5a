import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Whether hints are allowed in this game; of several people each has their own (SeatEditor).
Section {
    id: section

    required property MatchSetup setup

    visible: setup.seats.people === 1
    //: Heading when setting up a game: what the app may help with
    title: qsTr("Help during the game")

    Toggle {
        objectName: "setupHints"
        //: Setting of a game
        text: qsTr("Hints")
        description: qsTr("On your turn, the lamp suggests a play and says why. It sees only what you see.")
        checked: section.setup.hintsAllowed
        onToggled: section.setup.hintsAllowed = checked
        Layout.fillWidth: true
    }
}
