// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The results of a search in the rules. Each shows a question, the source of its answer, and the beginning of the answer.
Rectangle {
    id: panel

    required property RulesReader reader
    readonly property bool focused: list.activeFocus

    signal chosen(sectionId: string)

    color: Theme.ivory
    radius: Theme.radius

    function step(by: int): void {
        list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + by));
    }

    function takeFocus(): void {
        list.forceActiveFocus(Qt.OtherFocusReason);
    }

    function takeFocusAt(sectionId: string): void {
        list.currentIndex = Math.max(0, reader.results.rowOf(sectionId));
        takeFocus();
    }

    function choose(): void {
        const item = list.currentItem as ResultRow;
        if (item)
            chosen(item.sectionId);
    }

    // Announces the number of results and the selected result. The focus stays in the search field, so screen readers would not
    // notice them
    SpokenWords {
        id: notice
        objectName: "rulesSpoken"
    }

    Timer {
        id: speaking
        property bool saysCount: false
        interval: 500 // milliseconds without typing before the results are announced
        onTriggered: {
            const row = list.activeFocus ? null : list.currentItem as ResultRow;
            const count = list.count === 0 ? nothing.text : list.Accessible.name;
            const words = [saysCount ? count : "", row?.spoken ?? ""].filter(part => part !== "");
            saysCount = false;
            if (panel.visible && words.length > 0)
                notice.say(words.join(". "));
        }
    }

    Connections {
        target: panel.reader.results
        function onChanged(): void {
            list.currentIndex = 0;
            list.positionViewAtBeginning();
            speaking.saysCount = true;
            speaking.restart();
        }
    }

    PaperLine {
        id: nothing
        visible: list.count === 0
        width: parent.width - 2 * x
        x: 28
        y: 28
        //: The search has found nothing
        text: qsTr("Nothing found. Try a single word. Everyday words work, in any language the rules come in.")
    }

    PaperLine {
        id: title
        visible: text !== ""
        x: 26
        y: 24
        width: parent.width - 52
        text: panel.reader.results.title
        font.pixelSize: Theme.sizeTitle
        font.weight: Theme.weightFigure
        lineHeight: 0.92
        Accessible.role: Accessible.Heading
    }

    ListView {
        id: list
        objectName: "rulesResults"
        anchors.fill: parent
        anchors.margins: 8
        anchors.topMargin: title.visible ? title.y + title.height + 10 : 8
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0 // no rows in advance, because Qt warns about them when a search finds fewer results
        model: panel.reader.results.rows
        currentIndex: 0
        highlightMoveDuration: 0
        onCurrentIndexChanged: speaking.restart()
        activeFocusOnTab: true
        Keys.onReturnPressed: panel.choose()
        Keys.onEnterPressed: panel.choose()
        Accessible.role: Accessible.List
        Accessible.name: panel.reader.results.title !== "" ? panel.reader.results.title
                         //: Spoken name of the list of what the search has found
                         : qsTr("%n result(s)", "", count)

        delegate: ResultRow {
            width: ListView.view.width
            isCurrent: ListView.isCurrentItem
            onPicked: panel.chosen(sectionId)
        }
    }
}
