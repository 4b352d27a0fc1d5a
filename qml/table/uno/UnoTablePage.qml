pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The table of UNO: cloth, seats, piles, colour, cards, the bar of words, the call; what is asked comes up where the
// finger is; sheets for log, menu and keys; the count.
TablePage {
    id: place

    readonly property UnoTable unoTable: table as UnoTable
    readonly property bool asking: unoTable.choosingColour || unoTable.choosingHand || unoTable.shownHandTitle !== ""

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
        else if (unoTable.shownHandTitle !== "")
            unoTable.putShownHandAway();
        else if (table.hint.state !== HintModel.None)
            table.hint.toggle();
        else
            open("menu");
    }

    // The log stays open while one plays, but what is asked would come up below it
    onAskingChanged: if (asking && panel === "log")
        open("log")
    onUncovered: if (unoTable.choosingColour)
        questions.takeFocus()

    // Neither does it come up over what is asked; over a hand that was only shown it does
    function openLog(): void {
        unoTable.putShownHandAway();
        if (!asking)
            open("log");
    }

    UnoKeys {
        table: place.table
        playing: place.playing
        onLogAsked: place.openLog()
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
        pilesInMiddle: true
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
            anchors.fill: parent
            enabled: place.playing

            UnoMiddle {
                anchors.fill: parent
                table: place.unoTable
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

            UnoBar {
                id: tableBar
                x: spots.barRect.x
                y: spots.barRect.y
                width: spots.barRect.width
                height: spots.barRect.height
                table: place.table
                compact: spots.compact
                leftHanded: spots.leftHanded
                badgeHeight: spots.badgeHeight
                badged: pose.visible && !spots.poseBeside
                onRuleAsked: rule => place.navigator.open(Navigator.Rules, rule)
            }

            SeatsAbove {
                anchors.fill: parent
                table: place.table
                geometry: spots
                onLogAsked: place.openLog()
                onMenuAsked: place.open("menu")
            }

            PosePanel {
                id: pose
                table: place.unoTable
                paused: !place.playing || place.outOfSight
                geometry: spots
                barSpeaks: tableBar.strong
            }

            UnoQuestions {
                id: questions
                anchors.fill: parent
                table: place.unoTable
                geometry: spots
                cards: tableCards
                onWheelClosed: if (place.playing)
                    place.forceActiveFocus()
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
