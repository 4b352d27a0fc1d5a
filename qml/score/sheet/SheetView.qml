import QtQuick

// What of the sheet is shown, and towards whom it is turned: bar, menu and panels change it.
QtObject {
    enum Panel { None, Menu, Details, Players, Chart, Files, End, Result }

    property int panel: SheetView.None
    property bool bigScreen: false
    property int quarterTurns: 0
    property bool followsEntry: false // turned towards the side of the table where the one whose hand is counted sits

    signal rematchAsked
    signal rulesAsked

    function turn(): void {
        quarterTurns = (quarterTurns + 1) % 4;
    }
}
