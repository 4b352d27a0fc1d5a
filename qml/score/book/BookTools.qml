// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The tools above the games of the score book: new sheet, search, export and import.
GridLayout {
    id: tools

    required property ScoreController scoreController
    property bool wide: false

    signal newAsked

    readonly property real widest: Math.max(bookExport.implicitWidth, bookImport.implicitWidth)
    readonly property bool paired: tools.wide || 2 * widest + columnSpacing <= width

    columns: tools.wide ? 4 : 2
    columnSpacing: Theme.spaceSmall
    rowSpacing: Theme.spaceSmall

    function takeFocus(): void {
        start.forceActiveFocus(Qt.OtherFocusReason);
    }

    function focusImport(): void {
        bookImport.forceActiveFocus(Qt.OtherFocusReason);
    }

    WideButton {
        id: start
        objectName: "bookNew"
        kind: "primary"
        iconName: ""
        textSize: Theme.sizeLarge
        //: Button: start a new score sheet
        text: qsTr("New score sheet")
        onClicked: tools.newAsked()
        Layout.preferredWidth: 1
        Layout.columnSpan: tools.wide ? 1 : 2
    }

    LabeledField {
        fieldName: "bookSearch"
        label: qsTr("Search score book")
        showLabel: false
        //: In the empty search field
        placeholder: qsTr("Player, game, place, date")
        text: tools.scoreController.book.search
        onEdited: text => tools.scoreController.book.search = text
        Layout.preferredWidth: 1
        Layout.columnSpan: tools.wide ? 1 : 2
    }

    WideButton {
        id: bookExport
        objectName: "bookExport"
        enabled: !tools.scoreController.book.isEmpty
        iconName: "save"
        horizontalPadding: 12
        //: Button: write the whole book into a file
        text: qsTr("Export score book")
        onClicked: tools.scoreController.exportTo(ScoreController.BookFile)
        Layout.preferredWidth: 1
        Layout.columnSpan: tools.paired ? 1 : 2
    }

    WideButton {
        id: bookImport
        objectName: "bookImport"
        iconName: "plus"
        horizontalPadding: 12
        //: Button: read games from a file
        text: qsTr("Import…")
        onClicked: tools.scoreController.pickAndImport()
        Layout.preferredWidth: 1
        Layout.columnSpan: tools.paired ? 1 : 2
    }
}
