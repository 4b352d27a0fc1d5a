// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The exports of a score sheet: picture, PDF, print, spreadsheet, or a file for another device.
ColumnLayout {
    id: files

    required property ScoreController scoreController

    signal done

    spacing: Theme.spaceSmall

    function save(kind: int): void {
        scoreController.exportTo(kind);
        done();
    }

    component FileButton: TableButton {
        iconName: "save"
        Layout.fillWidth: true
    }

    FileButton {
        objectName: "filesPicture"
        //: Button: export
        text: qsTr("Result picture (PNG)")
        onClicked: files.save(ScoreController.Picture)
    }

    FileButton {
        objectName: "filesPdf"
        //: Button: export
        text: qsTr("Whole sheet (PDF)")
        onClicked: files.save(ScoreController.Pdf)
    }

    WideButton {
        objectName: "filesPrint"
        visible: files.scoreController.canPrint
        iconName: "sheet"
        //: Button: a preview, and from there to the printer
        text: qsTr("Print sheet…")
        onClicked: {
            files.scoreController.print();
            files.done();
        }
    }

    FileButton {
        objectName: "filesBlank"
        //: Button: export
        text: qsTr("Blank sheet (PDF)")
        onClicked: files.save(ScoreController.BlankSheet)
    }

    FileButton {
        objectName: "filesCsv"
        //: Button: export
        text: qsTr("Spreadsheet (CSV)")
        onClicked: files.save(ScoreController.Csv)
    }

    FileButton {
        objectName: "filesHands"
        //: Button: export
        text: qsTr("Every hand (CSV)")
        onClicked: files.save(ScoreController.Hands)
    }

    FileButton {
        objectName: "filesGame"
        //: Button: export in our own format
        text: qsTr("Tableside game file")
        onClicked: files.save(ScoreController.GameFile)
    }
}
