import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Under the sheet: what happened last, and what comes next.
Column {
    id: foot

    required property ScoreGame game
    required property SheetView view

    // Whether there is a round to be entered, and then its button has the focus
    function attend(): bool {
        if (enter.visible)
            enter.forceActiveFocus(Qt.OtherFocusReason);
        return enter.visible;
    }

    spacing: Theme.spaceSmall

    Words {
        objectName: "sheetTie"
        visible: text !== ""
        width: foot.width
        text: foot.game.tie
        color: Theme.score
        font.weight: Theme.weightStrong
    }

    GridLayout {
        id: grid
        width: foot.width
        columns: width < 520 * Theme.textScale ? 1 : 2
        columnSpacing: Theme.space
        rowSpacing: Theme.spaceSmall

        Words {
            id: line
            objectName: "sheetLine"
            text: foot.game.stage !== ScoreGame.Playing ? foot.game.standing
                  : foot.game.roundCount > 0 ? foot.game.lastRound
                  //: Before the first round. %1, %2 players
                  : Phrases.fill(qsTr("%1 deals, %2 starts."), [foot.game.dealer, foot.game.starter])
            color: Theme.textSoft
            Layout.fillWidth: true

            SpokenWords {
                objectName: "sheetSpoken"
                says: foot.game.stage === ScoreGame.Playing ? line.text : "" // the result says the rest
            }
        }

        TableButton {
            id: enter
            objectName: "sheetEnter"
            visible: foot.game.stage === ScoreGame.Playing
            kind: "primary"
            textSize: Theme.sizeLarge
            text: (foot.game.openRound !== ""
                   //: Button: the entry of the round was started and left. %1 number of the round
                   ? qsTr("Continue round %1")
                   //: Button. %1 number of the round
                   : qsTr("Enter round %1")).arg(foot.game.roundCount + 1)
            onClicked: foot.game.entry.beginRound()
            Layout.fillWidth: grid.columns === 1
        }

        // Once more with the same people, or on past the target
        Flow {
            visible: foot.game.stage !== ScoreGame.Playing
            spacing: Theme.spaceSmall
            Layout.fillWidth: grid.columns === 1

            TableButton {
                objectName: "sheetRematch"
                kind: "primary"
                iconName: "again-dark"
                //: Button: another game with the same people
                text: qsTr("Rematch")
                onClicked: foot.view.rematchAsked()
            }

            TableButton {
                objectName: "sheetResult"
                iconName: "crown"
                //: Button: to the winner, the ranks and the chart
                text: qsTr("Result")
                onClicked: foot.view.panel = SheetView.Result
            }

            TableButton {
                objectName: "sheetPlayOn"
                visible: !foot.game.atTable // nobody has those cards in hand
                //: Button: continue the game past its target, or reopen it
                text: qsTr("Play on")
                onClicked: if (foot.game.playOn())
                    foot.attend()
            }

            TableButton {
                objectName: "sheetEnd"
                visible: foot.game.stage === ScoreGame.Decided
                //: Button: the decided game is over
                text: qsTr("End game")
                onClicked: foot.game.end()
            }
        }
    }
}
