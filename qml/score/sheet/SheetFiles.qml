import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The exports of a score sheet: picture, PDF, print, spreadsheet, or a file for another device.
ColumnLayout {
    id: files

    required property ScoreRoom scoreRoom

    signal done

    spacing: Theme.spaceSmall

    function save(kind: int): void {
        scoreRoom.exportTo(kind);
        done();
    }

    component Way: TableButton {
        iconName: "save"
        Layout.fillWidth: true
    }

    Way {
        objectName: "filesPicture"
        //: Button: export
        text: qsTr("Result picture (PNG)")
        onClicked: files.save(ScoreRoom.Picture)
    }

    Way {
        objectName: "filesPdf"
        //: Button: export
        text: qsTr("Whole sheet (PDF)")
        onClicked: files.save(ScoreRoom.Pdf)
    }

    TableButton {
        objectName: "filesPrint"
        visible: files.scoreRoom.canPrint
        iconName: "sheet"
        //: Button: a preview, and from there to the printer
        text: qsTr("Print sheet…")
        onClicked: {
            files.scoreRoom.print();
            files.done();
        }
        Layout.fillWidth: true
    }

    Way {
        objectName: "filesBlank"
        //: Button: export
        text: qsTr("Blank sheet (PDF)")
        onClicked: files.save(ScoreRoom.BlankSheet)
    }

    Way {
        objectName: "filesCsv"
        //: Button: export
        text: qsTr("Spreadsheet (CSV)")
        onClicked: files.save(ScoreRoom.Csv)
    }

    Way {
        objectName: "filesGame"
        //: Button: export in our own format
        text: qsTr("Tableside game file")
        onClicked: files.save(ScoreRoom.GameFile)
    }
}
