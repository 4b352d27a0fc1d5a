pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The table of UNO: cloth, seats, piles, colour, cards, the bar of words, the call; what is asked comes up where the
// finger is; sheets for log, menu and keys; the count.
Place {
    id: place

    required property UnoTable table
    property string panel: "" // "", "log", "menu" or "help"

    readonly property bool counting: table.roundOver || table.matchOver
    readonly property bool playing: !counting && (panel === "" || panel === "log")

    objectName: "tablePlace"
    Accessible.role: Accessible.Pane
    //: Spoken name of the table. %1 round, %2 target
    Accessible.name: qsTr("The table. Round %1, to %2 points.").arg(table.round).arg(table.target)
    Accessible.description: table.instruction

    function open(name: string): void {
        panel = panel === name ? "" : name;
        if (panel === "")
            forceActiveFocus();
    }

    function stepBack(): void {
        if (panel !== "")
            open(panel);
        else if (counting)
            asked("home");
        else if (table.hasChoice)
            table.clearChoice();
        else if (table.shownHand.length > 0)
            table.putShownHandAway();
        else if (table.hint.state !== HintModel.None)
            table.hint.toggle();
        else
            open("menu");
    }

    // Tab goes from the cards on to the buttons, Shift+Tab back to what lies before them
    function leaveCards(forward: bool): void {
        const next = forward ? bar.nextItemInFocusChain(true) : cards.nextItemInFocusChain(false);
        next.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    onCountingChanged: {
        panel = "";
        if (!counting)
            forceActiveFocus();
    }
    Component.onCompleted: forceActiveFocus()

    // Any arrow or Tab on the bare table goes to the hand
    Keys.onPressed: event => {
        const ways = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Tab];
        if (!place.activeFocus || place.panel !== "" || place.counting || !ways.includes(event.key))
            return;
        cards.ways.focusHand();
        event.accepted = true;
    }

    UnoKeys {
        table: place.table
        playing: place.playing
        onLogAsked: place.open("log")
        onHelpAsked: place.open("help")
        onEscaped: place.stepBack()
        onRulesAsked: place.asked("rules/" + place.table.refusalRule)
        onCatchAsked: seatsAbove.catchFirst()
    }

    TableGeometry {
        id: spots
        width: Math.max(300, cloth.width)
        height: Math.max(480, cloth.height)
        seatCount: place.table.seatCount
        viewerSeat: place.table.viewerSeat
        leftHanded: AppSettings.leftHanded
        textScale: Theme.textScale
        barGrowth: bar.growth + (pose.visible && !pose.beside ? pose.height + 4 : 0)
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
                id: cards
                anchors.fill: parent
                table: place.table
                geometry: spots
                onLeftByTab: forward => place.leaveCards(forward)
            }

            UnoBar {
                id: bar
                x: spots.barRect.x
                y: spots.barRect.y
                width: spots.barRect.width
                height: spots.barRect.height
                table: place.table
                compact: spots.compact
                leftHanded: spots.leftHanded
                badgeHeight: spots.badgeHeight
                onRuleAsked: rule => place.asked("rules/" + rule)
            }

            SeatsAbove {
                id: seatsAbove
                anchors.fill: parent
                table: place.table
                geometry: spots
                onLogAsked: place.open("log")
                onMenuAsked: place.open("menu")
            }

            PosePanel {
                id: pose
                table: place.table
                paused: !place.playing
                geometry: spots
                barGrowth: bar.growth
            }

            UnoQuestions {
                anchors.fill: parent
                table: place.table
                geometry: spots
                cards: cards
                onWheelClosed: if (place.playing)
                    place.forceActiveFocus()
            }
        }

        TableSheets {
            anchors.fill: parent
            table: place.table
            geometry: spots
            panel: place.panel
            onPanelAsked: name => place.open(name)
            onLeaveAsked: place.asked("home")
        }

        CallButton {
            area: spots.callRect
            game: place.table.game
            glowing: place.table.viewerExposed
            onCalled: place.table.call()
        }
    }

    RoundResultPanel {
        anchors.fill: parent
        visible: place.counting
        table: place.table
        onPlayAgainAsked: place.asked("again")
        onHomeAsked: place.asked("home")
    }

    CallFlash {
        anchors.fill: parent
        table: place.table
        geometry: spots
        frame: felt.frame
    }
}
