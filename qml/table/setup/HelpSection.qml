import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Whether one may ask for a hint in this match.
Section {
    id: section

    required property MatchSetup setup

    //: Heading at the setup of a match: what may be asked of the app while playing
    title: qsTr("Help while playing")

    Toggle {
        objectName: "setupHints"
        //: Setting of a match
        text: qsTr("Hints allowed")
        description: qsTr("On your turn the lamp proposes a play and says why. It knows no more than you do.")
        checked: section.setup.hintsAllowed
        onToggled: section.setup.hintsAllowed = checked
        Layout.fillWidth: true
    }
}
