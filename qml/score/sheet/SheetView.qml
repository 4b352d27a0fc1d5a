import QtQuick

// The view state of the sheet: the open panel and the rotation; bar, menu and panels change it.
QtObject {
    id: view

    enum Panel { None, Menu, Details, Players, Chart, Files, End, Result, Player }

    property int panel: SheetView.None
    // Whether the open panel shows why the game refused an action; otherwise the page does
    readonly property bool panelShowsProblem: panel === SheetView.Details || panel === SheetView.Players || panel === SheetView.Player
    property int seat: 0 // the seat whose panel is shown
    property bool bigScreen: false
    property int quarterTurns: 0
    // Whether the sheet is turned to the side of the table where the player sits whose hand is counted
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
