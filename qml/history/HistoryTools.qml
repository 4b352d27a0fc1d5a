// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The tools above the list of games: search, filter and export.
GridLayout {
    id: tools

    required property PlayedList list

    signal filterAsked
    signal exportAsked

    readonly property bool wide: width >= search.implicitWidth + 200 * Theme.textScale + filter.implicitWidth + exporting.implicitWidth + 2 * columnSpacing
    readonly property bool paired: wide || filter.implicitWidth + exporting.implicitWidth + columnSpacing <= width

    columns: wide ? 3 : 2
    columnSpacing: Theme.spaceSmall
    rowSpacing: Theme.spaceSmall

    function takeFocus(): void {
        filter.forceActiveFocus(Qt.OtherFocusReason);
    }

    LabeledField {
        id: search
        fieldName: "historySearch"
        //: Spoken name of the search field above the games played
        label: qsTr("Search games played")
        showLabel: false
        //: In the empty search field
        placeholder: qsTr("Player, game, month")
        text: tools.list.search
        onEdited: text => tools.list.search = text
        Layout.columnSpan: tools.wide ? 1 : 2
    }

    TableButton {
        id: filter
        objectName: "historyFilter"
        iconName: "filter"
        horizontalPadding: 12
        text: tools.list.filters === 0
              //: Button: choose which games are shown
              ? qsTr("Filter…")
              //: Button: choose which games are shown. %n filters that are set
              : qsTr("Filter (%n)", "", tools.list.filters)
        onClicked: tools.filterAsked()
        Layout.fillWidth: !tools.wide
        Layout.columnSpan: tools.paired ? 1 : 2
    }

    TableButton {
        id: exporting
        objectName: "historyExport"
        enabled: tools.list.showsAny
        iconName: "save"
        horizontalPadding: 12
        //: Button: write the list of games into a file
        text: qsTr("Export…")
        onClicked: tools.exportAsked()
        Layout.fillWidth: !tools.wide
        Layout.columnSpan: tools.paired ? 1 : 2
    }
}
