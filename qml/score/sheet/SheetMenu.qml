// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The menu of the score sheet: its panels, the rules, the view of the sheet, and the end of the game.
ColumnLayout {
    id: menu

    required property ScoreGame game
    required property SheetView view
    required property PhonesPanel phonesPanel

    spacing: Theme.spaceSmall

    component Entry: TableButton {
        Layout.fillWidth: true
    }

    Entry {
        objectName: "menuChart"
        iconName: "chart"
        //: Menu: the chart of the totals
        text: qsTr("Score chart")
        onClicked: menu.view.panel = SheetView.Chart
    }

    Entry {
        objectName: "menuDetails"
        iconName: "edit"
        //: Menu: the date, note, place, target and scoring of the game
        text: qsTr("Details of the game")
        onClicked: menu.view.panel = SheetView.Details
    }

    Entry {
        objectName: "menuPlayers"
        iconName: "person"
        //: Menu: players who join late or leave
        text: qsTr("Add or remove players")
        onClicked: menu.view.panel = SheetView.Players
    }

    PhonesWideButton {
        panel: menu.phonesPanel
        onClicked: {
            menu.view.panel = SheetView.None;
            panel.show(null, menu.view.quarterTurns);
        }
    }

    Entry {
        objectName: "menuFiles"
        iconName: "save"
        //: Menu: export and print
        text: qsTr("Share and print")
        onClicked: menu.view.panel = SheetView.Files
    }

    Entry {
        objectName: "menuRules"
        iconName: "book"
        //: Menu: read the rules of the game that is played, and come back to the sheet
        text: qsTr("Rules")
        onClicked: menu.view.rulesAsked()
    }

    Entry {
        objectName: "menuBigScreen"
        iconName: "screen"
        text: qsTr("Big screen")
        onClicked: {
            menu.view.panel = SheetView.None;
            menu.view.bigScreen = true;
        }
    }

    Entry {
        objectName: "menuTurn"
        iconName: "turn"
        text: qsTr("Rotate sheet")
        onClicked: menu.view.turn()
    }

    Toggle {
        objectName: "menuFollow"
        //: Menu: the sheet on a tablet in the middle of the table rotates by itself
        text: qsTr("Rotate toward the player being scored")
        checked: menu.view.followsEntry
        onToggled: menu.view.followsEntry = checked
    }

    Entry {
        objectName: "menuRemoveRound"
        visible: menu.game.roundCount > 0
        iconName: "remove"
        //: Menu. %1 number of the last round
        text: qsTr("Remove round %1").arg(menu.game.roundCount)
        onClicked: {
            menu.game.removeRound(menu.game.roundCount - 1);
            menu.view.panel = SheetView.None;
        }
    }

    Entry {
        objectName: "menuEnd"
        visible: menu.game.stage !== ScoreGame.Ended
        iconName: "check"
        //: Menu: end the game; the leader wins
        text: qsTr("End game now")
        onClicked: {
            if (menu.game.openRound !== "")
                return menu.view.panel = SheetView.End;
            menu.game.end();
            menu.view.panel = SheetView.None;
        }
    }

    Entry {
        objectName: "menuRematch"
        iconName: "again"
        //: Menu
        text: qsTr("Rematch, same players")
        onClicked: menu.view.rematchAsked()
    }
}
