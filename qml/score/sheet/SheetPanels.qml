pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// What lies over the sheet for a while: its menu and the pages behind it.
PanelOver {
    id: panels

    required property ScoreGame game
    required property ScoreRoom scoreRoom
    required property string name
    property bool followsEntry: false

    signal followAsked(follows: bool)
    signal panelAsked(name: string)
    signal turnAsked
    signal bigScreenAsked
    signal rematchAsked

    readonly property var titles: ({
        //: Titles of panels over the score sheet
        "menu": qsTr("This game"),
        "details": qsTr("Note and target"),
        "players": qsTr("Players"),
        "chart": qsTr("Totals"),
        "files": qsTr("Share and print"),
        "end": qsTr("End the game now")
    })

    visible: name !== ""
    title: titles[name] ?? ""
    closeName: "panelClose"
    widest: name === "chart" ? 900 : 560
    tallest: name === "chart" ? 640 : page.implicitHeight + 102 * Theme.textScale
    onClosed: panelAsked("")
    onNameChanged: if (opened)
        attend()

    Scroller {
        visible: panels.name !== "chart"
        sideMargin: 10 // the bar that shows how far down it is lies beside the content
        maximumWidth: 700
        Layout.fillWidth: true
        Layout.fillHeight: true

        ColumnLayout {
            id: page
            width: parent.width

            SheetMenu {
                visible: panels.name === "menu"
                game: panels.game
                onPanelAsked: name => panels.panelAsked(name)
                followsEntry: panels.followsEntry
                onFollowAsked: follows => panels.followAsked(follows)
                onTurnAsked: panels.turnAsked()
                onBigScreenAsked: {
                    panels.panelAsked("");
                    panels.bigScreenAsked();
                }
                onRematchAsked: panels.rematchAsked()
                onDone: panels.panelAsked("")
                Layout.fillWidth: true
            }

            SheetDetails {
                visible: panels.name === "details"
                game: panels.game
                onDone: panels.panelAsked("")
                Layout.fillWidth: true
            }

            SheetPlayers {
                visible: panels.name === "players"
                game: panels.game
                scoreRoom: panels.scoreRoom
                Layout.fillWidth: true
            }

            SheetEndQuestion {
                visible: panels.name === "end"
                game: panels.game
                onDone: panels.panelAsked("")
                Layout.fillWidth: true
            }

            SheetFiles {
                visible: panels.name === "files"
                scoreRoom: panels.scoreRoom
                onDone: panels.panelAsked("")
                Layout.fillWidth: true
            }
        }
    }

    // Charts take a moment to be made: only when they are looked at
    Loader {
        readonly property bool wanted: panels.name === "chart"

        visible: wanted
        onWantedChanged: {
            if (wanted)
                setSource("TotalsChart.qml", { game: panels.game });
            else
                source = "";
        }
        Layout.fillWidth: true
        Layout.fillHeight: true
    }
}
