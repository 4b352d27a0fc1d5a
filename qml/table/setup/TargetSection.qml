import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// To how many points.
Section {
    id: section

    required property MatchSetup setup

    //: Heading: the points that win the game
    title: qsTr("Target")

    // The focus stays on the button, and what it has changed stands beside it
    function change(by: int): void {
        setup.target = Math.max(50, Math.min(1000, setup.target + by));
        spoken.say(points.text);
    }

    RowLayout {
        spacing: Theme.space
        Layout.fillWidth: true

        IconButton {
            objectName: "setupTargetMinus"
            opacity: section.setup.target > 50 ? 1 : 0.45 // not disabled: the focus would be lost at the end
            iconName: "minus"
            //: Button
            text: qsTr("50 points less")
            onClicked: section.change(-50)
        }

        Words {
            id: points
            objectName: "setupTarget"
            //: %n: the points that win the game
            text: qsTr("%n point(s)", "", section.setup.target)
            font.pixelSize: Theme.sizeLarge
            font.weight: Theme.weightTitle
            color: Theme.score
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true

            SpokenWords {
                id: spoken
                objectName: "setupTargetSpoken"
            }
        }

        IconButton {
            objectName: "setupTargetPlus"
            opacity: section.setup.target < 1000 ? 1 : 0.45
            iconName: "plus"
            //: Button
            text: qsTr("50 points more")
            onClicked: section.change(50)
        }
    }

    Words {
        text: section.setup.targetText
        color: Theme.textSoft
        font.pixelSize: Theme.sizeSmall
        Layout.fillWidth: true
    }
}
