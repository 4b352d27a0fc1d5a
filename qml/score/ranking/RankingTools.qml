// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The tools above a ranking: which games count, the list of these games, and the exports.
GridLayout {
    id: tools

    required property RankingController ranking

    signal filterAsked
    signal gamesAsked
    signal exportAsked

    readonly property real needed: games.implicitWidth + exporting.implicitWidth + columnSpacing
    readonly property bool wide: width >= filter.implicitWidth + needed + columnSpacing
    readonly property bool paired: wide || needed <= width

    columns: wide ? 3 : 2
    columnSpacing: Theme.spaceSmall
    rowSpacing: Theme.spaceSmall

    function takeFocus(): void {
        filter.forceActiveFocus(Qt.OtherFocusReason);
    }

    function focusExport(): void {
        exporting.forceActiveFocus(Qt.OtherFocusReason);
    }

    WideButton {
        id: filter
        objectName: "rankingFilter"
        iconName: "filter"
        horizontalPadding: 12
        text: tools.ranking.choice.words === ""
              //: Button: choose which games the ranking counts
              ? qsTr("All games")
              : tools.ranking.choice.words
        //: Spoken name of the button that opens a filter. %1 which games a ranking counts
        Accessible.name: qsTr("Which games count: %1").arg(text)
        onClicked: tools.filterAsked()
        Layout.columnSpan: tools.wide ? 1 : 2
    }

    TableButton {
        id: games
        objectName: "rankingGames"
        enabled: tools.ranking.games > 0
        iconName: "log"
        horizontalPadding: 12
        text: tools.ranking.gamesWords
        //: Spoken name of a button that lists games. %1 for example “48 games”
        Accessible.name: qsTr("Show %1").arg(text)
        onClicked: tools.gamesAsked()
        Layout.fillWidth: !tools.wide
        Layout.columnSpan: tools.paired ? 1 : 2
    }

    TableButton {
        id: exporting
        objectName: "rankingExport"
        enabled: tools.ranking.games > 0
        iconName: "save"
        horizontalPadding: 12
        //: Button: print the ranking, or write it into a file
        readonly property string words: qsTr("Save or print…")
        text: tools.width < 420 * Theme.textScale ? "" : words
        Accessible.name: words
        onClicked: tools.exportAsked()
        Layout.columnSpan: tools.paired ? 1 : 2
    }
}
