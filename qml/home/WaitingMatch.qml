pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The matches that were left, and those that were just put away: one of each game.
Column {
    id: waiting

    required property Playroom playroom

    signal continueAsked(game: string)
    signal answered // what had the focus may be gone

    // What to go on with first; null if there is nothing
    function firstButton(): Item {
        return (games.itemAt(0) as WaitingGame)?.primary ?? null;
    }

    visible: games.count > 0
    spacing: Theme.space

    Repeater {
        id: games
        model: waiting.playroom.waiting

        WaitingGame {
            id: one
            playroom: waiting.playroom
            onContinueAsked: waiting.continueAsked(one.game)
            width: waiting.width
        }
    }

    // The rows are made anew with every answer
    Connections {
        target: waiting.playroom.waiting
        function onChanged(): void {
            waiting.answered();
        }
    }
}
