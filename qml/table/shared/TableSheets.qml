// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The panels (log, last turns, menu, keys) that slide over the table, one at a time.
Item {
    id: sheets

    enum Sheet { None, Log, Turns, Menu, Keys }

    required property GameTable table
    required property tableGeometry geometry
    required property PhonesPanel phonesPanel
    required property var keys // the keys (LetterKey) that are listed
    required property real frame // the width of the table's wooden frame
    property int quarterTurns: 0 // the rotation of the table in the window, in clockwise quarter turns

    property int open: TableSheets.None
    property int turnsOf: -1 // the seat whose last turns are shown; -1 for what all others did since the viewer's last turn
    // Whether a panel is open that may stay open during the game
    readonly property bool besideTable: open === TableSheets.Log || open === TableSheets.Turns
    readonly property bool coversTable: open === TableSheets.Menu || open === TableSheets.Keys
    // The lower edge of a panel that may stay open. The hand, or the words of a board, stay visible, because the game continues
    readonly property real openEdge: geometry.wordsBeside ? geometry.height : geometry.barRect.y
    readonly property real coveredWidth: !coversTable ? 0 : open === TableSheets.Keys ? keysSheet.width : menuSheet.width

    signal leftByTab // emitted when the Tab key leaves the log, which may stay open during the game
    signal leaveAsked
    signal discardAsked
    signal rulesAsked
    signal phonesAsked

    function toggle(sheet: int): void {
        open = open === sheet ? TableSheets.None : sheet;
    }

    function closed(sheet: int): void {
        if (open === sheet)
            open = TableSheets.None;
    }

    function takeFocus(): void {
        (open === TableSheets.Keys ? keysSheet : menuSheet).takeFocus();
    }

    // Darkens the table while a panel covers it. The call button is above this shade, because calling must be possible at all
    // times
    Rectangle {
        anchors.fill: parent
        visible: sheets.coversTable
        color: Theme.feltDark
        opacity: 0.5

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: sheets.open = TableSheets.None
        }
    }

    SideSheet {
        name: "log"
        geometry: sheets.geometry
        frame: sheets.frame
        quarterTurns: sheets.quarterTurns
        visible: sheets.open === TableSheets.Log
        bottomEdge: sheets.openEdge
        //: Title of the log of the game
        title: qsTr("Log")
        onAboutToHide: sheets.closed(TableSheets.Log)

        LogPanel {
            anchors.fill: parent
            table: sheets.table
            Keys.onTabPressed: sheets.leftByTab()
        }
    }

    SideSheet {
        name: "turns"
        geometry: sheets.geometry
        frame: sheets.frame
        quarterTurns: sheets.quarterTurns
        visible: sheets.open === TableSheets.Turns
        bottomEdge: sheets.openEdge
        //: Title of the panel with what the others did since the reader's last turn
        title: turns.seat < 0 || turns.notes.length === 0 ? qsTr("What did I miss?")
            //: Title of the panel with the last turns of %1, a player
            : qsTr("%1’s last turns").arg(turns.notes[0].name)
        onAboutToHide: sheets.closed(TableSheets.Turns)

        TurnsPanel {
            id: turns
            anchors.fill: parent
            table: sheets.table
            seat: sheets.turnsOf
            shown: sheets.open === TableSheets.Turns
            Keys.onTabPressed: sheets.leftByTab()
        }
    }

    SideSheet {
        id: menuSheet
        name: "menu"
        geometry: sheets.geometry
        frame: sheets.frame
        quarterTurns: sheets.quarterTurns
        visible: sheets.open === TableSheets.Menu
        //: Title of the table's menu
        title: qsTr("Menu")
        onAboutToHide: sheets.closed(TableSheets.Menu)

        TableMenu {
            anchors.fill: parent
            table: sheets.table
            phonesPanel: sheets.phonesPanel
            onPhonesAsked: sheets.phonesAsked()
            onHelpAsked: sheets.open = TableSheets.Keys
            onRulesAsked: sheets.rulesAsked()
            onLeaveAsked: sheets.leaveAsked()
            onDiscardAsked: sheets.discardAsked()
        }
    }

    SideSheet {
        id: keysSheet
        name: "help"
        geometry: sheets.geometry
        frame: sheets.frame
        quarterTurns: sheets.quarterTurns
        visible: sheets.open === TableSheets.Keys
        wanted: 460
        //: Title of the list of keys
        title: qsTr("Keys")
        onAboutToHide: sheets.closed(TableSheets.Keys)

        KeyHelp {
            keys: sheets.keys
            anchors.fill: parent
        }
    }
}
