pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The table, whatever is played there: cloth, seats, cards, the bar of words, the call; sheets for log, menu and keys; the
// count. A game gives it a bar, keys, and what else lies on the cloth or is asked over it.
AppPage {
    id: place

    required property GameTable table
    required property TableBar bar
    property bool pilesInMiddle: false // a game without a row

    default property alias keys: keyHolder.data
    property alias ground: groundHolder.data     // on the cloth, under all the rest
    property alias barPlace: barHolder.data      // over the cards, below the seats' signals
    property alias questions: questionHolder.data // what is asked and told over all of it

    property tableRoom room
    readonly property tableGeometry geometry: room.geometry
    readonly property alias cards: tableCards
    readonly property alias sheets: tableSheets
    property LessonRoom lessons: null
    readonly property LessonCoach coach: table.guide as LessonCoach // null where nothing is taught
    readonly property bool panelled: coach !== null && (coach.finished || coach.resuming) // it asks something over the table
    readonly property real headRoom: coach ? lessonHead.height + 4 : 0
    readonly property bool counting: !coach && (table.roundOver || table.matchOver)
    // Two windows may lie side by side: without the focus the table is still to be seen
    readonly property bool outOfSight: Window.visibility === Window.Minimized || Window.visibility === Window.Hidden
        || Application.state === Qt.ApplicationSuspended || Application.state === Qt.ApplicationHidden
    // The table waits below a sheet that hides it, below a panel over all pages, and while it can't be seen
    readonly property bool paused: !enabled || sheets.coversTable || outOfSight || table.passAndPlay.interrupting || who.asks
    // What others could see of it: the window in the background, its thumbnail
    readonly property bool watched: outOfSight || !Window.active
    readonly property bool playing: !counting && !sheets.coversTable && !panelled

    room {
        width: Math.max(300, cloth.width)
        height: Math.max(480, cloth.height)
        seatCount: place.table.seatCount
        viewerSeat: place.table.viewerSeat
        rowCount: Math.max(1, place.table.cards.rowCards)
        handCount: Math.max(1, place.table.cards.handCards)
        leftHanded: AppSettings.leftHanded
        textScale: Theme.textScale
        zoom: Theme.zoom
        pilesInMiddle: place.pilesInMiddle
        guided: place.coach !== null
    }

    // Seats are numbered clockwise, from the lower edge of the device on
    readonly property int turns: Math.min(width, height) < 560 ? 2 : 4 // on a phone there is no room for a table on its side
    readonly property int quarterTurns: AppSettings.tableTurns && table.passAndPlay.active
        ? Math.round(table.viewerSeat * turns / table.seatCount) % turns * 4 / turns : 0

    signal uncovered // the sheet that lay over it is gone, and the place has the focus

    objectName: "tablePage"
    notices: [table.notice]
    Accessible.role: Accessible.Pane
    //: Spoken name of the table. %1 the number of the round
    Accessible.name: qsTr("Table, round %1").arg(table.round)

    function toggle(sheet: int): void {
        const inLesson = coach !== null && sheet !== TableSheets.Keys; // nothing that leads away from what is taught
        if (!counting && !panelled && !inLesson) // which lies over it
            sheets.toggle(sheet);
    }

    // A game with questions keeps it from lying over them
    function openLog(): void {
        toggle(TableSheets.Log);
    }

    function openRules(rule: string): void {
        navigator.open(Navigator.Rules, rule);
    }

    // Something that a game alone shows, which Esc puts away; false where there is none
    function putAway(): bool {
        return false;
    }

    // Whoever has got the device shows their cards with it; else it is the call
    function space(): void {
        const button = Window.activeFocusItem as Pressable;
        if (panelled)
            button?.clicked();
        else if (coach && coach.telling)
            coach.next();
        else if (button && (who.asks || curtain.down && curtain.activeFocus))
            button.clicked();
        else if (curtain.down && !who.asks)
            curtain.lift();
        else
            table.call();
    }

    // To what the table waits for
    function attend(): void {
        if (curtain.down)
            curtain.forceActiveFocus();
        else
            forceActiveFocus();
    }

    function stepBack(): void {
        if (who.asks)
            who.close();
        else if (sheets.open !== TableSheets.None)
            sheets.open = TableSheets.None;
        else if (count.celebrating)
            count.endCelebration();
        else if (count.reviewing)
            count.closeReview();
        else if (counting)
            navigator.back();
        else if (table.hasChoice)
            table.clearChoice();
        else if (putAway())
            return;
        else if (coach)
            navigator.back();
        else if (table.passAndPlay.interrupting)
            table.stopInterrupting();
        else if (table.hint.state !== HintModel.None)
            table.hint.toggle();
        else
            toggle(TableSheets.Menu);
    }

    // Tab goes from the cards on to the buttons, Shift+Tab back to what lies before them
    function leaveCards(forward: bool): void {
        const next = forward ? bar.nextItemInFocusChain(true) : cards.nextItemInFocusChain(false);
        next.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    onCountingChanged: {
        sheets.open = TableSheets.None;
        if (!counting)
            forceActiveFocus();
    }
    onPausedChanged: table.paused = paused
    onWatchedChanged: if (watched && table)
        table.coverCards()
    Component.onCompleted: {
        table.paused = paused;
        forceActiveFocus();
    }
    Component.onDestruction: {
        if (table)
            table.paused = true;
    }

    // Any arrow or Tab on the bare table goes to the hand
    Connections {
        target: place.table
        function onAboutToPass(): void {
            tableCards.still();
            tableCards.ways.forgetDrag();
        }
    }

    Keys.onPressed: event => {
        const ways = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Tab];
        if (!place.activeFocus || place.sheets.open !== TableSheets.None || place.counting || !ways.includes(event.key))
            return;
        cards.ways.focusHand();
        event.accepted = true;
    }

    // Not as its description: a screen reader would say each change of it, and the announcer does
    readonly property bool hasFocusItself: Window.activeFocusItem === place
    onHasFocusItselfChanged: if (hasFocusItself)
        announcer.askAgain()

    Announcer {
        id: announcer
        objectName: "announcer"
        width: 1
        height: 1
        table: place.table

        SpokenLines {}
    }

    Item {
        id: keyHolder
    }

    // All of it, turned toward whoever has the device where it lies flat between them
    Item {
        id: turned
        objectName: "turnedTable"
        anchors.centerIn: parent
        width: place.quarterTurns % 2 === 0 ? parent.width : parent.height
        height: place.quarterTurns % 2 === 0 ? parent.height : parent.width
        rotation: place.quarterTurns * 90

        Felt {
            id: felt
            anchors.fill: parent
        }

        Item {
            id: cloth
            anchors.fill: parent
            anchors.margins: felt.frame
            anchors.topMargin: felt.frame + place.headRoom

            Item {
                anchors.fill: parent
                enabled: place.playing

                RoundMark {
                    visible: !place.coach
                    round: place.table.round
                    target: place.table.target
                    geometry: place.geometry
                }

                Item {
                    id: groundHolder
                    anchors.fill: parent
                }

                Piles {
                    anchors.fill: parent
                    table: place.table
                    geometry: place.geometry
                }

                Repeater {
                    model: place.table.seats

                    SeatPlaque {
                        geometry: place.geometry
                    }
                }

                TableCards {
                    id: tableCards
                    anchors.fill: parent
                    table: place.table
                    geometry: place.geometry
                    onLeftByTab: forward => place.leaveCards(forward)
                }

                PlayLine {
                    table: place.table
                    geometry: place.geometry
                    bar: place.bar
                    aboveBadges: !place.pilesInMiddle
                    covered: place.sheets.open === TableSheets.Log
                }

                Item {
                    id: barHolder
                    anchors.fill: parent
                    z: place.bar.z
                }

                SeatsAbove {
                    anchors.fill: parent
                    table: place.table
                    geometry: place.geometry
                    onLogAsked: place.openLog()
                    onMenuAsked: place.toggle(TableSheets.Menu)
                }

                Curtain {
                    id: curtain
                    table: place.table
                    geometry: place.geometry
                    barSpeaks: place.bar.refusing
                onLifted: tableCards.ways.focusHand()
                }

                Item {
                    id: questionHolder
                    anchors.fill: parent
                }

                WhoPanel {
                    id: who
                    table: place.table
                    geometry: place.geometry
                    onAnswered: if (place.playing)
                        place.attend()
                }
            }

            TableSheets {
                id: tableSheets
                anchors.fill: parent
                table: place.table
                geometry: place.geometry
                frame: felt.frame
                quarterTurns: place.quarterTurns
                onOpenChanged: if (open === TableSheets.None && !place.counting) {
                    place.forceActiveFocus();
                    place.uncovered();
                }
                onLeftByTab: tableCards.ways.focusHand()
                onLeaveAsked: place.navigator.back()
                onDiscardAsked: {
                    place.playroom.discardWhenLeft();
                    place.navigator.back();
                }
                onRulesAsked: place.openRules("")
            }

            CallButton {
                area: place.geometry.callRect
                visible: place.table.hasPeople
                enabled: !place.counting && !place.panelled
                game: place.table.game
                glowing: place.table.viewerExposed
                armed: place.table.callArmed
                onCalled: place.table.call()
            }
        }

        RoundCount {
            id: count
            anchors.fill: parent
            table: place.table
            counting: place.counting
            geometry: place.geometry
            frame: felt.frame
            otherGame: place.playroom.otherGame
            onPlayAgainAsked: place.playroom.playAgain()
            onOtherGameAsked: {
                if (place.playroom.setUpOtherGame())
                    place.navigator.replace(Navigator.Setup);
            }
            onHomeAsked: place.navigator.back()
        }

        CallFlash {
            anchors.fill: parent
            anchors.topMargin: place.headRoom
            table: place.table
            geometry: place.geometry
            frame: felt.frame
        }

        LessonHead {
            id: lessonHead
            visible: place.coach !== null
            enabled: !place.panelled
            coach: place.coach
            x: felt.frame
            y: felt.frame
            width: parent.width - 2 * felt.frame
            onLeaveAsked: place.navigator.back()
        }

        LessonPointer {
            anchors.fill: parent
            visible: place.coach !== null && place.playing
            page: place
            coach: place.coach
        }

        LessonPanel {
            anchors.fill: parent
            coach: place.coach
            lessons: place.lessons
            onLeaveAsked: place.navigator.back()
            onGoneOn: place.forceActiveFocus()
            onPlayAsked: game => {
                place.playroom.game = game;
                place.navigator.replace(Navigator.Setup);
            }
        }

        TableToasts {
            table: place.table
            sheets: tableSheets
            counting: place.counting
            reviewing: count.reviewing
            frame: felt.frame
            onFocusLost: place.counting ? count.attend() : place.sheets.coversTable ? place.sheets.attend() : place.forceActiveFocus()
        }
    }
}
