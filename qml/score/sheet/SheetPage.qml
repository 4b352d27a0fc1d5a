// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The page with one score sheet: its rounds, the form for the next round, and its panels. The sheet can be rotated toward the
// person who enters the points.
AppPage {
    id: page

    required property ScoreController scoreController
    required property ScoreGame game
    readonly property HandEntry entry: game.entry
    readonly property bool entering: entry.round >= 0

    objectName: "sheetPage"
    notices: [scoreController.notice]
    noticeNames: ["sheetNotice"]
    fillsScreen: view.bigScreen
    Component.onCompleted: {
        panels.resume(scoreController.takeUnsavedTexts());
        takeFocus();
    }
    onEnteringChanged: if (!entering)
        page.takeFocusLater()

    SheetView {
        id: view
        onRematchAsked: page.setUpRematch()
        onRulesAsked: page.navigator.open(Navigator.Rules)
        onPersonAsked: seat => {
            page.scoreController.openPersonAt(seat);
            page.navigator.open(Navigator.Person);
        }
        onPanelChanged: if (panel === SheetView.None)
            page.takeFocusLater()
        onBigScreenChanged: if (!bigScreen)
            page.takeFocusLater()
    }

    function saveUnsaved(): void {
        scoreController.storeUnsavedTexts(panels.unsaved());
    }

    function takeFocus(): void {
        if (!enabled || view.bigScreen || view.panel !== SheetView.None)
            return; // an open panel, or the standings on the full screen, set the focus themselves
        if (entering)
            entryPanel.takeFocus();
        else if (!foot.takeFocus())
            page.forceActiveFocus();
    }

    function setUpRematch(): void {
        scoreController.prepareRematch();
        navigator.open(Navigator.ScoreSetup);
    }

    // Sets the focus when the changed items are shown
    function takeFocusLater(): void {
        Theme.later(takeFocus);
    }

    function turnToEntry(): void {
        if (view.followsEntry)
            view.quarterTurns = Math.round(Math.max(0, entry.seat) * 4 / Math.max(1, game.seats.count)) % 4;
    }

    Keys.onPressed: event => {
        const undoes = event.matches(StandardKey.Undo);
        // Qt's standard key for redo is only Ctrl+Shift+Z on Linux, so Ctrl+Y is checked separately
        const redoes = event.matches(StandardKey.Redo) || event.key === Qt.Key_Y && event.modifiers === Qt.ControlModifier;
        if (!undoes && !redoes)
            return;
        if (undoes)
            game.undo();
        else
            game.redo();
        event.accepted = true;
    }

    function stepBack(): void {
        if (view.bigScreen)
            view.bigScreen = false;
        else if (entering)
            entryPanel.leave();
        else
            navigator.back();
        page.takeFocusLater();
    }

    Connections {
        target: page.entry
        function onSeatShown(): void {
            page.turnToEntry();
        }
        function onRoundClosed(): void {
            page.takeFocusLater();
        }
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    Item {
        id: turned

        readonly property bool sideways: view.quarterTurns % 2 === 1

        anchors.centerIn: parent
        width: (sideways ? felt.inner.height : felt.inner.width) - 16
        height: (sideways ? felt.inner.width : felt.inner.height) - 16
        rotation: view.quarterTurns * 90

        // Items are positioned by bindings. Nested layouts of wrapping texts keep outdated heights in Qt 6.4, or never reach a
        // final size
        Item {
            anchors.fill: parent
            visible: !view.bigScreen
            enabled: view.panel === SheetView.None

            Column {
                id: head
                width: parent.width
                spacing: Theme.spaceSmall

                SheetBar {
                    game: page.game
                    view: view
                    phonesPanel: page.phonesPanel
                    flat: page.flat
                    title: page.entering ? page.entry.isCorrection
                                            //: Title while a hand of an earlier round is corrected. %1 its number
                                            ? qsTr("Correct round %1").arg(page.entry.round + 1)
                                            //: Title while a round is entered. %1 its number
                                            : qsTr("Round %1").arg(page.entry.round + 1)
                                          : page.game.gameName
                    onBack: page.entering ? entryPanel.leave() : page.navigator.back()
                    onCallsAsked: {
                        if (entryPanel.leave())
                            page.navigator.open(Navigator.Calls);
                    }
                    onMenuAsked: {
                        if (entryPanel.leave()) // if leave() returns false, the form asks whether to save the correction
                            view.panel = SheetView.Menu;
                    }
                    width: parent.width
                }

                StorageWarning { objectName: "sheetForgets"; tableController: page.tableController; width: parent.width }

                SheetNote {
                    objectName: "sheetNote"
                    visible: text !== "" && !page.entering && !page.flat // in low windows, only the menu leads to both
                    game: page.game
                    onClicked: view.panel = SheetView.Details
                    width: parent.width
                }
            }

            SheetTable {
                visible: !page.entering
                game: page.game
                onPlayerPicked: seat => view.showPlayer(seat)
                onCellPicked: (round, seat) => round < page.game.roundCount ? page.entry.correct(round, seat)
                                                                            : page.entry.beginRound()
                y: head.height + Theme.spaceSmall
                width: parent.width
                height: foot.y - Theme.spaceSmall - y
            }

            EntryPanel {
                id: entryPanel
                visible: page.entering
                entry: page.entry
                quarterTurns: view.quarterTurns
                y: head.height + Theme.spaceSmall
                width: parent.width
                height: parent.height - y
            }

            SheetFoot {
                id: foot
                visible: !page.entering
                game: page.game
                view: view
                sentenceHeight: parent.height * 0.15
                width: parent.width
                anchors.bottom: parent.bottom
            }
        }

        BigScreen {
            anchors.fill: parent
            visible: view.bigScreen
            game: page.game
            onClosed: view.bigScreen = false
        }

        SheetPanels {
            id: panels
            game: page.game
            scoreController: page.scoreController
            phonesPanel: page.phonesPanel
            view: view
        }
    }

    Toasts {
        noticesOf: page
        dialogs: [panels, entryPanel.asking]
        // While a hand is entered, messages are at the top, because the keys for the entry are at the foot
        topInset: page.entering ? felt.frame + 8 + head.height + Theme.spaceSmall : -1
        bottomInset: felt.frame + 8 + foot.height
        quarterTurns: view.quarterTurns
        onFocusLost: page.takeFocus()

        Toast {
            name: "sheetProblem"
            text: view.panelShowsProblem ? "" : page.game.problem
            onDismissed: page.game.dismissProblem()
        }
    }
}
