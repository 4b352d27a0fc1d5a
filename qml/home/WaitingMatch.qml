import QtQuick
import Tableside
import Tableside.App

// The match that was left, if there is one; and the one that was just put away.
Column {
    id: waiting

    required property Playroom playroom
    readonly property Item primary: card.primary

    signal continueAsked
    signal answered // what had the focus may be gone

    visible: playroom.hasUnfinishedMatch || playroom.canBringBack
    spacing: Theme.space

    ContinueCard {
        id: card
        visible: waiting.playroom.hasUnfinishedMatch
        title: waiting.playroom.unfinishedTitle
        detail: waiting.playroom.unfinishedDetail
        onContinueAsked: waiting.continueAsked()
        onPutAway: {
            waiting.playroom.putAwayUnfinished();
            waiting.answered();
        }
        width: waiting.width
    }

    BringBackCard {
        visible: waiting.playroom.canBringBack
        text: qsTr("The match was put away.")
        buttonName: "homeBringBack"
        onBringBackAsked: {
            waiting.playroom.bringBack();
            waiting.answered();
        }
        width: waiting.width
    }
}
