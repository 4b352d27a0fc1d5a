pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// One score sheet: the rounds on paper, the entry of the next one, and what belongs to it. It can be turned towards
// whoever enters.
ScorePage {
    id: place

    required property ScoreGame game
    readonly property HandEntry entry: game.entry
    readonly property bool entering: entry.round >= 0
    property string panel: "" // "", "menu", "details", "players", "chart", "files", "end"
    property int quarterTurns: 0
    // Towards the side of the table where the one whose hand is counted sits
    property bool followsEntry: false
    property bool bigScreen: false

    objectName: "sheetPage"
    notices: [scoreRoom.notice]
    Component.onCompleted: attend()
    onEnteringChanged: if (!entering)
        attention.restart()

    function attend(): void {
        if (bigScreen || panel !== "")
            return; // they look after themselves
        if (entering)
            entryPanel.attend();
        else if (!foot.attend())
            place.forceActiveFocus();
    }

    function openPanel(name: string): void {
        if (!entryPanel.leave())
            return; // it asks what becomes of the correction
        panel = panel === name ? "" : name;
    }

    function setUpRematch(): void {
        scoreRoom.prepareRematch();
        navigator.open(Navigator.ScoreSetup);
    }

    function turnToEntry(): void {
        if (followsEntry)
            quarterTurns = Math.round(Math.max(0, entry.seat) * 4 / Math.max(1, game.seats.count)) % 4;
    }

    function turn(): void {
        quarterTurns = (quarterTurns + 1) % 4;
    }

    Keys.onPressed: event => {
        const undoes = event.matches(StandardKey.Undo);
        if (!undoes && !event.matches(StandardKey.Redo))
            return;
        if (undoes)
            game.undo();
        else
            game.redo();
        event.accepted = true;
    }

    function stepBack(): void {
        if (bigScreen)
            bigScreen = false;
        else if (entering)
            entryPanel.leave();
        else
            navigator.back();
        attention.restart();
    }

    // After what has changed is shown
    Timer {
        id: attention
        interval: 0
        onTriggered: place.attend()
    }

    Connections {
        target: place.entry
        function onSeatShown(): void {
            place.turnToEntry();
        }
        function onRoundClosed(): void {
            attention.restart();
        }
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    Item {
        id: turned

        readonly property bool sideways: place.quarterTurns % 2 === 1

        anchors.centerIn: parent
        width: (sideways ? felt.inner.height : felt.inner.width) - 16
        height: (sideways ? felt.inner.width : felt.inner.height) - 16
        rotation: place.quarterTurns * 90

        // No Layouts here: nested ones of things that wrap keep stale heights in Qt 6.4, or never come to rest.
        Item {
            anchors.fill: parent
            visible: !place.bigScreen
            enabled: place.panel === ""

            Column {
                id: head
                width: parent.width
                spacing: Theme.spaceSmall

                SheetBar {
                    game: place.game
                    title: place.entering ? place.entry.isCorrection
                                            //: Title while a hand of an earlier round is corrected. %1 its number
                                            ? qsTr("Correct round %1").arg(place.entry.round + 1)
                                            //: Title while a round is entered. %1 its number
                                            : qsTr("Round %1").arg(place.entry.round + 1)
                                          : place.game.boxName
                    onBack: place.entering ? entryPanel.leave() : place.navigator.back()
                    onTurnAsked: place.turn()
                    onBigScreenAsked: place.bigScreen = true
                    onCallsAsked: {
                        if (entryPanel.leave())
                            place.navigator.open(Navigator.Calls);
                    }
                    onMenuAsked: place.openPanel("menu")
                    width: parent.width
                }

                StorageWarning { objectName: "sheetForgets"; playroom: place.playroom; width: parent.width }
            }

            SheetTable {
                visible: !place.entering
                game: place.game
                onCellPicked: (round, seat) => round < place.game.roundCount ? place.entry.correct(round, seat)
                                                                            : place.entry.beginRound()
                y: head.height + Theme.spaceSmall
                width: parent.width
                height: foot.y - Theme.spaceSmall - y
            }

            EntryPanel {
                id: entryPanel
                visible: place.entering
                entry: place.entry
                quarterTurns: place.quarterTurns
                y: head.height + Theme.spaceSmall
                width: parent.width
                height: parent.height - y
            }

            SheetFoot {
                id: foot
                visible: !place.entering
                game: place.game
                onRematchAsked: place.setUpRematch()
                width: parent.width
                anchors.bottom: parent.bottom
            }
        }

        BigScreen {
            anchors.fill: parent
            visible: place.bigScreen
            game: place.game
            onClosed: {
                place.bigScreen = false;
                attention.restart();
            }
        }

        SheetPanels {
            quarterTurns: place.quarterTurns
            game: place.game
            scoreRoom: place.scoreRoom
            name: place.panel
            followsEntry: place.followsEntry
            onFollowAsked: follows => place.followsEntry = follows
            onPanelAsked: name => {
                place.panel = name;
                if (name === "")
                    attention.restart();
            }
            onTurnAsked: place.turn()
            onBigScreenAsked: place.bigScreen = true
            onRematchAsked: place.setUpRematch()
        }
    }

    Toasts {
        // While a hand is counted, its keys are at the foot
        topInset: place.entering ? felt.frame + 8 + head.height + Theme.spaceSmall : -1
        bottomInset: felt.frame + 8 + foot.height
        quarterTurns: place.quarterTurns
        onFocusLost: place.attend()

        Toast {
            name: "sheetProblem"
            text: place.game.problem
            onDismissed: place.game.dismissProblem()
        }

        Toast {
            name: "sheetNotice"
            notice: place.scoreRoom.notice
        }
    }
}
