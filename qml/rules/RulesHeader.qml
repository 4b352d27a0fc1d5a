// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The head of the rules pages: the back button, the search field, and the page's tools.
GridLayout {
    id: header

    required property RulesReader reader
    property bool wide: true
    property alias field: field

    // Whether the search field is folded into a button until that button is pressed. Used on phones, where the quick card (a
    // summary on one screen) needs the space
    property bool cramped: false
    readonly property bool folded: cramped && !unfolded && reader.query === ""
    property bool unfolded: false
    onCrampedChanged: unfolded = false

    // Whether the title may be shown; the folded search field hides it, too. On phones, the button back to the section that was
    // read before replaces the title
    readonly property bool titled: wide || reader.listing || !reader.canGoBack

    signal leaveAsked
    signal stepped(by: int)
    signal chosen

    function search(reason: int): void {
        unfolded = true;
        field.forceActiveFocus(reason);
    }

    columns: wide ? 3 : 2
    columnSpacing: wide ? Theme.space : Theme.spaceTiny
    rowSpacing: Theme.spaceSmall

    RowLayout {
        spacing: header.folded ? Theme.spaceTiny : Theme.spaceSmall
        Layout.fillWidth: !header.wide
        Layout.row: 0
        Layout.column: 0

        IconButton {
            objectName: "rulesBack"
            iconName: "back"
            //: Button: leave the rules
            text: qsTr("Close rules")
            onClicked: header.leaveAsked()
        }

        IconButton {
            objectName: "rulesUnfoldSearch"
            visible: header.folded
            iconName: "search"
            //: Button: search the rules
            text: qsTr("Search")
            onClicked: header.search(Qt.OtherFocusReason)
        }

        Heading {
            visible: header.titled && !header.folded
            //: Title of the page with the rules
            text: qsTr("Rules")
            font.pixelSize: Theme.sizeTitle
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            Layout.preferredWidth: header.wide ? implicitWidth : 60
        }

        Item {
            visible: !header.titled || header.folded
            Layout.fillWidth: true
        }
    }

    SearchField {
        id: field
        objectName: "rulesSearch"
        visible: !header.folded
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
