import QtQuick
import Tableside
import Tableside.App

// Of one game the match that was left, if there is one, and the one that was just put away.
Column {
    id: one

    required property Playroom playroom
    required property int index
    required property string game
    required property string title
    required property string detail
    required property string putAwayTitle
    readonly property Item primary: title !== "" ? card.primary : null

    signal continueAsked

    spacing: Theme.space

    ContinueCard {
        id: card
        visible: one.title !== ""
        game: one.game
        isFirst: one.index === 0
        title: one.title
        detail: one.detail
        onContinueAsked: one.continueAsked()
        onPutAway: one.playroom.putAway(one.game)
        width: one.width
    }

    BringBackCard {
        visible: one.putAwayTitle !== ""
        //: What can be brought back. %1 a match, for example "DOS with West and North"
        text: one.putAwayTitle === "" ? "" : qsTr("Put away: %1").arg(one.putAwayTitle)
        what: one.putAwayTitle
        buttonName: "homeBringBack_" + one.game
        onBringBackAsked: one.playroom.bringBack(one.game)
        width: one.width
    }
}
