import QtQuick
import Tableside
import Tableside.App

// The place of a table, whatever is played there: which sheet lies over it, whether it counts or plays, and where the
// focus goes. Each game lays out its own.
AppPage {
    id: place

    required property GameTable table
    required property TableCards cards
    required property TableBar bar
    property string panel: "" // "", "log", "menu" or "help"

    readonly property bool counting: table.roundOver || table.matchOver
    readonly property bool covered: panel === "menu" || panel === "help"
    // Two windows may lie side by side: without the focus the table is still to be seen
    readonly property bool outOfSight: Window.visibility === Window.Minimized || Window.visibility === Window.Hidden
        || Application.state === Qt.ApplicationSuspended || Application.state === Qt.ApplicationHidden
    // Nothing goes on below a sheet that hides it, nor while the table is not to be seen
    readonly property bool paused: covered || outOfSight
    readonly property bool playing: !counting && !covered

    signal uncovered // the sheet that lay over it is gone, and the place has the focus

    objectName: "dosTablePage"
    notices: [table.notice]
    Accessible.role: Accessible.Pane
    //: Spoken name of the table. %1 round, %2 target
    Accessible.name: qsTr("The table. Round %1, to %2 points.").arg(table.round).arg(table.target)
    Accessible.description: table.instruction

    Announcer {
        objectName: "announcer"
        width: 1
        height: 1
        table: place.table
        Accessible.role: Accessible.Notification
        Accessible.name: words
    }

    function open(name: string): void {
        if (counting)
            return; // the sheet would lie below the count, and have the focus
        panel = panel === name ? "" : name;
        if (panel === "") {
            forceActiveFocus();
            uncovered();
        }
    }

    // Tab goes from the cards on to the buttons, Shift+Tab back to what lies before them
    function leaveCards(forward: bool): void {
        const next = forward ? bar.nextItemInFocusChain(true) : cards.nextItemInFocusChain(false);
        next.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    onCountingChanged: {
        panel = "";
        if (!counting)
            forceActiveFocus();
    }
    onPausedChanged: table.paused = paused
    Component.onCompleted: {
        table.paused = paused;
        forceActiveFocus();
    }
    Component.onDestruction: {
        if (table)
            table.paused = true;
    }

    // Any arrow or Tab on the bare table goes to the hand
    Keys.onPressed: event => {
        const ways = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Tab];
        if (!place.activeFocus || place.panel !== "" || place.counting || !ways.includes(event.key))
            return;
        cards.ways.focusHand();
        event.accepted = true;
    }
}
