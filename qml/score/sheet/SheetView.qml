// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick

// The shared view state of the score sheet: which panel is open, and how the sheet is rotated. The bar, the menu and the panels
// change it.
QtObject {
    id: view

    enum Panel { None, Menu, Details, Players, Chart, Files, End, Result, Player }

    property int panel: SheetView.None
    // Whether the open panel shows the reason if the game refuses an action. Otherwise the page shows the reason
    readonly property bool panelShowsProblem: panel === SheetView.Details || panel === SheetView.Players || panel === SheetView.Player
    property int seat: 0 // the seat whose player is shown in the player panel (SheetPlayer)
    property bool bigScreen: false
    property int quarterTurns: 0
    // Whether the sheet rotates toward each player while that player's hand is entered, for a device in the middle of a real
    // table
    property bool followsEntry: false

    signal rematchAsked
    signal rulesAsked
    signal personAsked(seat: int)

    function showPlayer(seat: int): void {
        view.seat = seat;
        panel = SheetView.Player;
    }

    function turn(): void {
        quarterTurns = (quarterTurns + 1) % 4;
    }
}
