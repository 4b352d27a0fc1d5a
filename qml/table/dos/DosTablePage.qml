pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The table of DOS: cloth, seats, cards, the bar of words, the call; sheets for log, menu and keys; the count.
TablePage {
    id: place

    cards: tableCards
    bar: tableBar

    function stepBack(): void {
        if (panel !== "")
            open(panel);
        else if (count.reviewing)
            count.closeReview();
        else if (counting)
            navigator.back();
        else if (table.hasChoice)
            table.clearChoice();
        else if (table.hint.state !== HintModel.None)
            table.hint.toggle();
        else
            open("menu");
    }

    DosKeys {
        table: place.table
        playing: place.playing
        onLogAsked: place.open("log")
        onHelpAsked: place.open("help")
        onEscaped: place.stepBack()
        onRulesAsked: place.navigator.open(Navigator.Rules, place.table.refusalRule)
    }

    TableGeometry {
        id: spots
        width: Math.max(300, cloth.width)
        height: Math.max(480, cloth.height)
        seatCount: place.table.seatCount
        viewerSeat: place.table.viewerSeat
        leftHanded: AppSettings.leftHanded
        textScale: Theme.textScale
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    Item {
        id: cloth
        anchors.fill: parent
        anchors.margins: felt.frame

        Item {
            id: surface
            anchors.fill: parent
            enabled: place.playing

            RoundMark {
                round: place.table.round
                target: place.table.target
                geometry: spots
            }

            Piles {
                anchors.fill: parent
                table: place.table
                geometry: spots
            }

            Repeater {
                model: place.table.seats

                SeatPlaque {
                    geometry: spots
                }
            }

            TableCards {
                id: tableCards
                anchors.fill: parent
                table: place.table
                geometry: spots
                onLeftByTab: forward => place.leaveCards(forward)
            }

            DosBar {
                id: tableBar
                x: spots.barRect.x
                y: spots.barRect.y
                width: spots.barRect.width
                height: spots.barRect.height
                table: place.table
                compact: spots.compact
                onRuleAsked: rule => place.navigator.open(Navigator.Rules, rule)
                leftHanded: spots.leftHanded
                badgeHeight: spots.badgeHeight
            }

            SeatsAbove {
                anchors.fill: parent
                table: place.table
                geometry: spots
                onLogAsked: place.open("log")
                onMenuAsked: place.open("menu")
            }
        }

        TableSheets {
            id: sheets
            anchors.fill: parent
            table: place.table
            geometry: spots
            panel: place.panel
            onPanelAsked: name => place.open(name)
            onLeaveAsked: place.navigator.back()
            onRulesAsked: place.navigator.open(Navigator.Rules)
        }

        CallButton {
            area: spots.callRect
            enabled: !place.counting
            game: place.table.game
            glowing: place.table.viewerExposed
            onCalled: place.table.call()
        }
    }

    RoundCount {
        id: count
        anchors.fill: parent
        table: place.table
        counting: place.counting
        onPlayAgainAsked: place.playroom.playAgain()
        onHomeAsked: place.navigator.back()
    }

    CallFlash {
        anchors.fill: parent
        table: place.table
        geometry: spots
        frame: felt.frame
    }

    TableToasts {
        table: place.table
        panel: place.panel
        counting: place.counting
        reviewing: count.reviewing
        frame: felt.frame
        onFocusLost: place.counting ? count.attend() : place.covered ? sheets.attend() : place.forceActiveFocus()
    }
}
