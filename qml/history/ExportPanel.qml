// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel that exports the list of games played on screen, in a chosen file format.
PanelOver {
    id: panel

    required property HistoryController history

    closeName: "historyExportClose"
    //: Title of a panel: write the list of games into a file
    title: qsTr("Export list")
    widest: 420

    function save(format: int): void {
        close();
        history.exportList(format);
    }

    Words {
        //: In the panel "Export list". %1 for example "3 of 12 games"
        text: qsTr("%1, with each player’s points, calls, and catches.").arg(panel.history.list.countWords)
        color: Theme.textSoft
        Layout.fillWidth: true
    }

    WideButton {
        objectName: "historyExportCsv"
        iconName: "save"
        //: Button: export
        text: qsTr("Spreadsheet (CSV)")
        onClicked: panel.save(HistoryController.Csv)
    }

    WideButton {
        objectName: "historyExportJson"
        iconName: "save"
        //: Button: export
        text: qsTr("For programs (JSON)")
        onClicked: panel.save(HistoryController.Json)
    }
}
