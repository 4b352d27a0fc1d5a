// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The question that is asked if a game is ended while a round is open: should that round count?
ColumnLayout {
    id: question

    required property ScoreGame game
    readonly property int round: game.roundCount + 1

    signal done

    spacing: Theme.spaceSmall

    AlertWords {
        objectName: "endQuestion"
        text: question.game.openRound
        color: Theme.warning
        font.weight: Theme.weightStrong
    }

    WideButton {
        objectName: "endWithRound"
        visible: question.game.canCloseRound
        kind: "primary"
        //: Button: the open round counts. %1 its number
        text: qsTr("End game with round %1").arg(question.round)
        onClicked: {
            question.game.closeRoundAndEnd();
            question.done();
        }
    }

    WideButton {
        objectName: "endWithoutRound"
        //: Button: the open round does not count. %1 its number
        text: qsTr("End game without round %1").arg(question.round)
        onClicked: {
            question.game.end();
            question.done();
        }
    }

    WideButton {
        objectName: "endNotYet"
        kind: question.game.canCloseRound ? "secondary" : "primary"
        //: Button: the game is not ended
        text: qsTr("Keep playing")
        onClicked: question.done()
    }
}
