// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The table page of any game: felt, seats, cards, the bar with text and buttons, the call button, the panels for log, menu and
// keys, and the result of a round. A game adds its own bar and keys, and its own items on the felt and over it.
AppPage {
    id: page

    required property GameTable table
    required property TableBar bar
    required property var listedKeys // the keys (LetterKey) that F1 lists
    property bool pilesInMiddle: false // true for a game without a row of cards; its piles are in the middle

    default property alias keys: keyHolder.data
    property alias ground: groundHolder.data // the game's items on the felt, below all other items
    property alias barPlace: barHolder.data // the game's bar, above the cards and below the seats' items
    property alias questions: questionHolder.data // the game's questions and messages, above the cards, the bar and the seats

    property tableInput input
    readonly property tableGeometry geometry: input.geometry
    readonly property alias cards: tableCards
    readonly property alias sheets: tableSheets
    // The y down to which a game's questions may reach. The sentences above the hand must stay visible
    readonly property real sentencesTop: playLine.visible && !geometry.flat ? playLine.wordsTop : geometry.barRect.y
    property LessonController lessons: null
    property Trophies trophies: null // tells what the last round has earned
    readonly property LessonCoach coach: table.guide as LessonCoach // null at a table without a lesson
    // Whether the lesson shows a question that covers the table
    readonly property bool panelled: coach !== null && (coach.finished || coach.resuming)
    readonly property real headRoom: coach && !flat ? lessonHead.height + 4 : 0 // in low windows, the head is beside the seats
    readonly property bool counting: !coach && (table.roundOver || table.matchOver)
    // Whether the table can't be seen. A window without the focus does not count, because it may be visible beside another window
    readonly property bool outOfSight: Window.visibility === Window.Minimized || Window.visibility === Window.Hidden
        || Application.state === Qt.ApplicationSuspended || Application.state === Qt.ApplicationHidden
    // Whether the game is paused. It is while a panel covers the table or the window, while the table can't be seen, while a
    // person takes the device to jump in, and while WhoPanel asks which person called or caught
    readonly property bool paused: !enabled || sheets.coversTable || outOfSight || table.passAndPlay.interrupting || who.asks
    // Whether bystanders may see the cards while nobody plays: in a background window, or in the thumbnail of a minimized one. If
    // several people share the device, the cards are covered then
    readonly property bool watched: outOfSight || !Window.active
    readonly property bool playing: enabled && !counting && !sheets.coversTable && !panelled

    input {
        width: Math.max(300, cloth.width)
        height: Math.max(page.table.isBoard ? 320 : page.flat ? 300 : 480, cloth.height)
        seatCount: page.table.seatCount
        viewerSeat: page.table.isBoard ? -1 : page.table.viewerSeat
        rowCount: Math.max(1, page.table.cards.rowCards)
        handCount: Math.max(1, page.table.cards.handCards)
        leftHanded: AppSettings.leftHanded
        textScale: Theme.textScale
        zoom: Theme.zoom
        pilesInMiddle: page.pilesInMiddle
        guided: page.coach !== null
        flat: page.flat && !page.table.isBoard
    }

    // If several people share a flat device, the table is rotated toward the viewer's seat. There are four directions; on a phone
    // only two, because its width is too small for a table turned sideways. Seats are numbered clockwise from the lower edge
    readonly property int turns: Math.min(width, height) < 560 ? 2 : 4
    readonly property int quarterTurns: AppSettings.tableTurns && table.passAndPlay.active && !table.isBoard
        ? Math.round(table.viewerSeat * turns / table.seatCount) % turns * 4 / turns : 0

    signal uncovered // emitted when a panel over the table has closed and the page has the focus

    objectName: "tablePage"
    notices: [table.notice]
    Accessible.role: Accessible.Pane
    //: Spoken name of the table. %1 the number of the round
    Accessible.name: qsTr("Table, round %1").arg(table.round)

    function toggle(sheet: int): void {
        // A lesson allows only the list of keys, because other panels would distract from its topic
        const inLesson = coach !== null && sheet !== TableSheets.Keys;
        if (enabled && !counting && !panelled && !inLesson) // the result of a round, or a question of the lesson, covers the table
            sheets.toggle(sheet);
    }

    // Opens or closes a panel beside the table: the log or the last turns. A game with questions overrides this, so that the panel
    // does not cover an open question
    function toggleBeside(sheet: int): void {
        toggle(sheet);
    }

    // Opens the panel with the last turns of a seat, or, for seat -1, with what the others did since the viewer's last turn
    function openTurns(seat: int): void {
        const same = sheets.turnsOf === seat;
        sheets.turnsOf = seat;
        if (same || sheets.open !== TableSheets.Turns)
            toggleBeside(TableSheets.Turns);
    }

    function openRules(rule: string): void {
        navigator.open(Navigator.Rules, rule);
    }

    // Opens the panel of the phones instead of the menu
    function openPhones(): void {
        sheets.open = TableSheets.None;
        phonesPanel.show(page, quarterTurns);
    }

    // Called when Esc is pressed. A game overrides this to close an item of its own, such as a shown hand. Returns false if
    // nothing was open
    function closeShown(): bool {
        return false;
    }

    // Handles the space bar. If a question is open, presses the focused button. If the lesson explains something, continues the
    // lesson. If the hand is covered, shows the hand. Otherwise makes the call. If the lesson's panel covers the table, only
    // presses the focused button
    function space(): void {
        const button = Window.activeFocusItem as Pressable;
        if (panelled)
            button?.clicked();
        else if (coach && coach.explaining)
            coach.next();
        else if (button && (who.asks || handCover.shown && handCover.activeFocus || lostPhone.activeFocus || messages.has(button)))
            button.clicked();
        else if (handCover.shown && !who.asks)
            handCover.open();
        else if (table.hasPeople)
            table.call();
    }

    // Focuses the panel over the hidden hand (HandCover) if it is shown, otherwise the page
    function takeFocus(): void {
        if (handCover.shown)
            handCover.forceActiveFocus();
        else
            forceActiveFocus();
    }

    function stepBack(): void {
        if (phonesPanel.visible)
            phonesPanel.close();
        else if (who.asks)
            who.close();
        else if (sheets.open !== TableSheets.None)
            sheets.open = TableSheets.None;
        else if (count.celebrating)
            count.endCelebration();
        else if (count.reviewing)
            count.closeReview();
        else if (counting)
            navigator.back();
        else if (table.moment.words !== "")
            table.skipMoment();
        else if (table.hasChoice)
            table.clearChoice();
        else if (closeShown())
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

    // Moves the focus away from the cards: Tab (`forward`) to the buttons, Shift+Tab to the item before the cards
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
        trophies?.dismissNews();
    }

    // Stops animations and dragging before the device is handed to the next person, who must not see a card of the previous
    // person move
    Connections {
        target: page.table
        function onAboutToPass(): void {
            tableCards.still();
            tableCards.cardNavigator.forgetDrag();
        }
    }

    Keys.onPressed: event => {
        const keys = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Tab];
        if (!page.activeFocus || page.sheets.open !== TableSheets.None || page.counting || !keys.includes(event.key))
            return;
        cards.cardNavigator.focusHand();
        event.accepted = true;
    }

    // The Announcer reads the state of the game to screen readers. An accessible description is not used, because screen readers
    // read it again after every change
    readonly property bool hasFocusItself: Window.activeFocusItem === page
    onHasFocusItselfChanged: if (hasFocusItself)
        announcer.askAgain()

    Announcer {
        id: announcer
        objectName: "announcer"
        width: 1
        height: 1
        table: page.table

        SpokenLines {}
    }

    Item {
        id: keyHolder
    }

    // The whole table. If the device lies flat between several people, the table is rotated toward the person whose turn it is
    Item {
        id: turned
        objectName: "turnedTable"
        anchors.centerIn: parent
        width: page.quarterTurns % 2 === 0 ? parent.width : parent.height
        height: page.quarterTurns % 2 === 0 ? parent.height : parent.width
        rotation: page.quarterTurns * 90

        Felt {
            id: felt
            anchors.fill: parent
        }

        // Below the cards, so that the light of a moment doesn't cover the hand
        EdgeGlow {
            visible: page.table.moment.isScene
            anchors.fill: parent
            anchors.topMargin: page.headRoom
            tint: page.table.moment.isBadForYou ? Theme.warning : Theme.callToAct
        }

        Item {
            id: cloth
            anchors.fill: parent
            anchors.margins: felt.frame
            anchors.topMargin: felt.frame + page.headRoom

            Item {
                anchors.fill: parent
                enabled: page.playing

                RoundMark {
                    visible: !page.coach && !page.table.isBoard
                    round: page.table.round
                    target: page.table.target
                    geometry: page.geometry
                }

                Item {
                    id: groundHolder
                    anchors.fill: parent
                }

                Piles {
                    anchors.fill: parent
                    table: page.table
                    geometry: page.geometry
                }

                Repeater {
                    model: tableCards.laidOut ? page.table.seats : null

                    SeatPlaque {
                        geometry: page.geometry
                        pressable: page.coach === null
                        onTurnsAsked: page.openTurns(seat)
                    }
                }

                TableCards {
                    id: tableCards
                    anchors.fill: parent
                    table: page.table
                    geometry: page.geometry
                    onLeftByTab: forward => page.leaveCards(forward)
                }

                PlayLine {
                    id: playLine
                    table: page.table
                    geometry: page.geometry
                    bar: page.bar
                    aboveBadges: !page.pilesInMiddle
                    covered: page.sheets.besideTable
                }

                Item {
                    id: barHolder
                    anchors.fill: parent
                    z: page.bar.z
                }

                SeatsAbove {
                    anchors.fill: parent
                    table: page.table
                    geometry: page.geometry
                    laidOut: tableCards.laidOut
                    onLogAsked: page.toggleBeside(TableSheets.Log)
                    onMenuAsked: page.toggle(TableSheets.Menu)
                }

                Repeater {
                    model: page.table.isBoard ? 1 : 0

                    BoardWords {
                        table: page.table
                        geometry: page.geometry
                        barSpeaks: page.bar.refusing
                        onLogAsked: page.toggleBeside(TableSheets.Log)
                        onMenuAsked: page.toggle(TableSheets.Menu)
                    }
                }

                HandCover {
                    id: handCover
                    table: page.table
                    geometry: page.geometry
                    barSpeaks: page.bar.refusing
                    onOpened: tableCards.cardNavigator.focusHand()
                }

                LostPhone {
                    id: lostPhone
                    phones: page.phonesPanel.phones
                    table: page.table
                    geometry: page.geometry
                }

                Item {
                    id: questionHolder
                    anchors.fill: parent
                }

                WhoPanel {
                    id: who
                    table: page.table
                    geometry: page.geometry
                    onAnswered: if (page.playing)
                        page.takeFocus()
                }
            }

            TableSheets {
                id: tableSheets
                anchors.fill: parent
                table: page.table
                geometry: page.geometry
                keys: page.listedKeys
                phonesPanel: page.phonesPanel
                frame: felt.frame
                quarterTurns: page.quarterTurns
                onOpenChanged: if (open === TableSheets.None && !page.counting) {
                    page.forceActiveFocus();
                    page.uncovered();
                }
                onLeftByTab: tableCards.cardNavigator.focusHand()
                onLeaveAsked: page.navigator.back()
                onDiscardAsked: {
                    page.tableController.discardWhenLeft();
                    page.navigator.back();
                }
                onRulesAsked: page.openRules("")
                onPhonesAsked: page.openPhones()
            }

            CallButton {
                area: page.geometry.callRect
                visible: page.table.hasPeople
                enabled: !page.counting && !page.panelled
                game: page.table.game
                glowing: page.table.viewerExposed
                armed: page.table.callArmed
                onCalled: page.table.call()
            }
        }

        RoundCount {
            id: count
            anchors.fill: parent
            table: page.table
            counting: page.counting
            flat: page.flat
            geometry: page.geometry
            frame: felt.frame
            otherGame: page.tableController.otherGame
            onPlayAgainAsked: page.tableController.playAgain()
            onOtherGameAsked: {
                if (page.tableController.setUpOtherGame())
                    page.navigator.replace(Navigator.Setup);
            }
            onHomeAsked: page.navigator.back()
            onDailyAsked: page.navigator.isOpen(Navigator.Daily) ? page.navigator.back() : page.navigator.replace(Navigator.Daily)
        }

        CallFlash {
            anchors.fill: parent
            anchors.topMargin: page.headRoom
            table: page.table
            geometry: page.geometry
            frame: felt.frame
        }

        MomentBanner {
            anchors.fill: parent
            anchors.topMargin: page.headRoom
            table: page.table
            geometry: page.geometry
            frame: felt.frame
        }

        LessonHead {
            id: lessonHead
            visible: page.coach !== null
            enabled: !page.panelled
            coach: page.coach
            x: felt.frame
            y: felt.frame
            width: page.flat ? page.geometry.seatsLeft : parent.width - 2 * felt.frame
            onLeaveAsked: page.navigator.back()
        }

        LessonPointer {
            anchors.fill: parent
            visible: page.coach !== null && page.playing
            within: page
            coach: page.coach
        }

        LessonPanel {
            anchors.fill: parent
            coach: page.coach
            lessons: page.lessons
            onLeaveAsked: page.navigator.back()
            onGoneOn: page.forceActiveFocus()
            onPlayAsked: game => {
                page.tableController.game = game;
                page.navigator.replace(Navigator.Setup);
            }
        }

        TableToasts {
            id: messages
            pageBelow: page
            table: page.table
            sheets: tableSheets
            counting: page.counting
            reviewing: count.reviewing
            celebrating: count.celebrating
            resultTop: count.messagesTop
            trophies: page.trophies
            frame: felt.frame
            onTrophiesAsked: page.navigator.open(Navigator.Trophies)
            onFocusLost: page.counting ? count.takeFocus() : page.sheets.coversTable ? page.sheets.takeFocus()
                                                                                     : page.forceActiveFocus()
        }
    }
}
