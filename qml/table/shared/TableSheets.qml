import QtQuick
import Tableside
import Tableside.App

// The sheets that slide over the table: log, menu, keys.
Item {
    id: sheets

    required property GameTable table
    required property TableGeometry geometry
    property string panel: ""

    function attend(): void {
        (panel === "help" ? help : menu).forceActiveFocus(Qt.PopupFocusReason);
    }

    signal panelAsked(name: string)
    signal leaveAsked
    signal rulesAsked

    Rectangle {
        anchors.fill: parent
        visible: sheets.panel === "menu" || sheets.panel === "help"
        color: Theme.feltDark
        opacity: 0.5

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: sheets.panelAsked(sheets.panel)
        }
    }

    SideSheet {
        objectName: "logPanel"
        geometry: sheets.geometry
        opened: sheets.panel === "log"
        closeName: "logClose"
        bottomEdge: sheets.geometry.barRect.y // the hand stays free: one plays on while the log is open
        //: Title of the list of what has happened
        title: qsTr("Log")
        onClosed: sheets.panelAsked("log")

        LogPanel {
            anchors.fill: parent
            table: sheets.table
        }
    }

    SideSheet {
        id: menu
        objectName: "menuPanel"
        geometry: sheets.geometry
        opened: sheets.panel === "menu"
        closeName: "menuClose"
        //: Title of the table's menu
        title: qsTr("Menu")
        onClosed: sheets.panelAsked("menu")

        TableMenu {
            anchors.fill: parent
            table: sheets.table
            onHelpAsked: sheets.panelAsked("help")
            onRulesAsked: sheets.rulesAsked()
            onLeaveAsked: sheets.leaveAsked()
        }
    }

    SideSheet {
        id: help
        objectName: "helpPanel"
        geometry: sheets.geometry
        opened: sheets.panel === "help"
        closeName: "helpClose"
        wanted: 460
        //: Title of the list of keys
        title: qsTr("Keys")
        onClosed: sheets.panelAsked("help")

        KeyHelp {
            game: sheets.table.game
            anchors.fill: parent
        }
    }
}
