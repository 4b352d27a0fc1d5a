import QtQuick
import Tableside
import Tableside.App

// After a game is decided or ended: once more with the same people, or on past the target.
Flow {
    id: buttons

    required property ScoreGame game

    signal rematchAsked
    signal goesOn // and these buttons are gone

    spacing: Theme.spaceSmall

    TableButton {
        objectName: "sheetRematch"
        kind: "primary"
        //: Button: another game with the same people
        text: qsTr("Rematch")
        onClicked: buttons.rematchAsked()
    }

    TableButton {
        objectName: "sheetPlayOn"
        //: Button: go on with the game past its target, or open it again
        text: qsTr("Play on")
        onClicked: {
            if (buttons.game.playOn())
                buttons.goesOn();
        }
    }

    TableButton {
        objectName: "sheetEnd"
        visible: buttons.game.stage === ScoreGame.Decided
        //: Button: the decided game is over
        text: qsTr("End the game")
        onClicked: buttons.game.end()
    }
}
