import QtQuick

// The view state of the score sheet: the open panel and the rotation, which the bar, the menu and the panels change.
QtObject {
    id: view

    enum Panel { None, Menu, Details, Players, Chart, Files, End, Result, Player }

    property int panel: SheetView.None
    // Whether the open panel shows why the game refused an action; otherwise the page shows the reason
    readonly property bool panelShowsProblem: panel === SheetView.Details || panel === SheetView.Players || panel === SheetView.Player
    property int seat: 0 // the seat that the player panel shows
    property bool bigScreen: false
    property int quarterTurns: 0
    // Whether the sheet turns toward the player whose hand is being entered, who sits at one side of the real table
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
