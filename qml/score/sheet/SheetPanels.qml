// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panels over the score sheet: its menu and the panels that the menu opens.
PanelOver {
    id: panels

    required property ScoreGame game
    required property ScoreController scoreController
    required property SheetView view
    required property PhonesPanel phonesPanel

    readonly property bool showsChart: view.panel === SheetView.Chart
    readonly property bool showsResult: view.panel === SheetView.Result
    readonly property list<string> titles: [ // indexed by SheetView.Panel
        "",
        //: Titles of panels over the score sheet
        qsTr("This game"),
        qsTr("Details of the game"),
        qsTr("Players"),
        qsTr("Score chart"),
        qsTr("Share and print"),
        qsTr("End game now"),
        qsTr("Result"),
        qsTr("Player")
    ]

    Connections {
        target: panels.game
        function onWon(): void {
            panels.view.bigScreen = false;
            panels.view.panel = SheetView.Result;
        }
    }

    property var draft: ({}) // the texts that were unsaved when the page was last left, by the field's name

    function done(): void {
        draft = {};
        view.panel = SheetView.None;
    }

    // Returns the unsaved texts by the field's name, and the panel in which they were typed; empty if all texts are saved
    function unsaved(): var {
        const typed = view.panel === SheetView.Details ? details.unsaved()
                    : view.panel === SheetView.Player ? player.unsaved() : players.unsaved();
        return Object.keys(typed).length === 0 ? {} : Object.assign({ panel: view.panel, seat: view.seat }, typed);
    }

    // Opens the panel in which the unsaved texts `typed` were left, and fills its fields with them
    function resume(typed: var): void {
        if (typed.panel === undefined)
            return;
        draft = typed;
        view.seat = typed.seat;
        view.panel = typed.panel;
    }

    visible: view.panel !== SheetView.None
    title: titles[view.panel]
    closeName: "panelClose"
    widest: showsChart ? 900 : 560
    tallest: showsChart ? 640 : wantedHeight
    quarterTurns: view.quarterTurns
    onClosed: done()

    Connections {
        target: panels.view
        function onPanelChanged(): void {
            if (panels.opened)
                panels.takeFocus();
        }
    }

    Scroller {
        visible: !panels.showsChart
        sideMargin: 10 // leaves space for the scroll bar beside the content
        maximumWidth: 700
        Layout.fillWidth: true
        Layout.preferredHeight: contentHeight
        Layout.fillHeight: true

        ColumnLayout {
            width: parent.width

            SheetMenu {
                visible: panels.view.panel === SheetView.Menu
                game: panels.game
                view: panels.view
                phonesPanel: panels.phonesPanel
            }

            SheetDetails {
                id: details
                visible: panels.view.panel === SheetView.Details
                game: panels.game
                draft: panels.draft
                onDone: panels.done()
            }

            SheetPlayers {
                id: players
                visible: panels.view.panel === SheetView.Players
                game: panels.game
                draft: panels.draft
                scoreController: panels.scoreController
            }

            SheetPlayer {
                id: player
                visible: panels.view.panel === SheetView.Player
                game: panels.game
                draft: panels.draft
                scoreController: panels.scoreController
                view: panels.view
                onDone: panels.done()
            }

            SheetEndQuestion {
                visible: panels.view.panel === SheetView.End
                game: panels.game
                onDone: panels.done()
            }

            MadeWhenShown {
                wanted: panels.showsResult
                file: "SheetResult.qml"
                values: ({ game: panels.game, view: panels.view })
                Layout.fillWidth: true
            }

            SheetFiles {
                visible: panels.view.panel === SheetView.Files
                scoreController: panels.scoreController
                onDone: panels.done()
            }
        }
    }

    // A panel that exists only while it is shown, because creating its chart takes a moment
    component MadeWhenShown: Loader {
        required property bool wanted
        required property string file
        required property var values

        visible: wanted
        onWantedChanged: {
            if (wanted)
                setSource(file, values);
            else
                source = "";
        }
    }

    MadeWhenShown {
        wanted: panels.showsChart
        file: "TotalsChart.qml"
        values: ({ game: panels.game })
        Layout.fillWidth: true
        Layout.fillHeight: true
    }
}
