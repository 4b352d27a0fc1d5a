import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The way back and the search, and beside them what can be done with the page.
GridLayout {
    id: header

    required property RulesReader reader
    property bool wide: true
    property alias field: field

    // On a phone the way back to what was read needs the title's room
    readonly property bool titled: wide || reader.listing || !reader.canGoBack

    signal leaveAsked
    signal stepped(by: int)
    signal chosen

    columns: wide ? 3 : 2
    columnSpacing: wide ? Theme.space : Theme.spaceTiny
    rowSpacing: Theme.spaceSmall

    RowLayout {
        spacing: Theme.spaceSmall
        Layout.fillWidth: !header.wide
        Layout.row: 0
        Layout.column: 0

        IconButton {
            objectName: "rulesBack"
            iconName: "back"
            //: Button: leave the rules
            text: qsTr("Leave the rules")
            onClicked: header.leaveAsked()
        }

        Words {
            visible: header.titled
            //: Title of the page with the rules
            text: qsTr("Rules")
            font.pixelSize: Theme.sizeTitle
            font.weight: Theme.weightTitle
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.Heading
            Layout.fillWidth: true
            Layout.preferredWidth: header.wide ? implicitWidth : 60
        }

        Item {
            visible: !header.titled
            Layout.fillWidth: true
        }
    }

    SearchField {
        id: field
        objectName: "rulesSearch"
        text: header.reader.query
        onTextEdited: header.reader.query = text
        onStepped: by => header.stepped(by)
        onChosen: header.chosen()
        onCleared: {
            header.reader.query = "";
            forceActiveFocus();
        }
        Layout.fillWidth: true
        Layout.row: header.wide ? 0 : 1
        Layout.column: header.wide ? 1 : 0
        Layout.columnSpan: header.wide ? 1 : 2
    }
}
