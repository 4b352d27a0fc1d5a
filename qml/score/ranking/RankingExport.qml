// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel that prints the ranking or saves it as a file.
PanelOver {
    id: panel

    required property RankingController ranking

    closeName: "rankingExportClose"
    //: Title of a panel: print the ranking, or write it into a file
    title: qsTr("Save ranking")
    widest: 420

    function save(kind: int): void {
        close();
        ranking.exportTo(kind);
    }

    WideButton {
        objectName: "rankingPicture"
        iconName: "save"
        //: Button: export
        text: qsTr("Picture (PNG)")
        onClicked: panel.save(RankingController.Picture)
    }

    WideButton {
        objectName: "rankingPdf"
        iconName: "save"
        //: Button: export
        text: qsTr("Document (PDF)")
        onClicked: panel.save(RankingController.Pdf)
    }

    WideButton {
        objectName: "rankingPrint"
        visible: panel.ranking.canPrint
        iconName: "print"
        //: Button: a preview, and from there to the printer
        text: qsTr("Print…")
        onClicked: {
            panel.close();
            panel.ranking.print();
        }
    }

    WideButton {
        objectName: "rankingCsv"
        iconName: "save"
        //: Button: export
        text: qsTr("Spreadsheet (CSV)")
        onClicked: panel.save(RankingController.Csv)
    }
}
