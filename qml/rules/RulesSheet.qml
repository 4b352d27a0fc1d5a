// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The sheet of paper that shows a section of the rules in one or two languages, or the quick card (a summary on one screen).
Rectangle {
    id: sheet

    required property RulesReader reader

    // Whether the section is shown in two languages: side by side in a wide sheet (`beside`), otherwise one below the other
    readonly property bool doubled: reader.secondLanguage !== "" && reader.secondPage.title !== ""
    readonly property bool beside: doubled && width >= 720
    readonly property bool quick: reader.page.isQuickCard && !doubled
    readonly property real measure: Theme.sizeReading * 35
    readonly property real margin: width < 480 ? 20 : 44
    readonly property real textWidth: width - 2 * margin

    signal backAsked

    color: Theme.ivory
    radius: Theme.radius
    border.width: Theme.highContrast ? Theme.lineWidth : 0
    border.color: Theme.ivoryLine

    activeFocusOnTab: true
    Accessible.role: Accessible.Document
    Accessible.name: reader.page.title
    // Screen readers read the accessible description when the page opens, so it contains the whole text, except on the quick card
    Accessible.description: quick ? "" : reader.page.text
    Accessible.focusable: true

    Keys.onLeftPressed: {
        keepFocus();
        reader.previous();
    }
    Keys.onRightPressed: {
        keepFocus();
        reader.next();
    }
    Keys.onPressed: event => {
        const step = { [Qt.Key_Down]: 70, [Qt.Key_Up]: -70, [Qt.Key_PageDown]: height * 0.8, [Qt.Key_Space]: height * 0.8,
                       [Qt.Key_PageUp]: -height * 0.8 }[event.key];
        event.accepted = step !== undefined || event.key === Qt.Key_Backspace;
        if (step !== undefined)
            scroller.scrollBy(step);
        else if (event.accepted)
            backAsked();
    }

    FocusRing {
        visible: sheet.activeFocus
        gap: -6
        z: 1
    }

    onVisibleChanged: if (!visible)
        reader.aloud.stop()

    // Moves the focus from a link or button to this sheet, because links and buttons are destroyed when the page changes
    function keepFocus(): void {
        for (let item = Window.activeFocusItem; item; item = item.parent) {
            if (item === sheet)
                forceActiveFocus();
        }
    }

    function follow(target: string): void {
        forceActiveFocus();
        reader.open(target);
    }

    function toTop(): void {
        scroller.contentY = 0;
    }

    Connections {
        target: sheet.reader
        function onMoved(): void {
            sheet.toTop();
        }
    }

    PageScroller {
        reader: sheet.reader
        scroller: scroller
        blocks: sheet.quick ? quickCard.blocks : first.blocks
    }

    function fitQuickCard(): void {
        if (quick)
            quickCard.fit(quickRoom);
    }

    // Fits the quick card (a summary on one screen) to the window. Deferred, because the blocks have no positions until the
    // column is laid out
    function fitLater(): void {
        Theme.later(fitQuickCard);
    }

    readonly property real quickRoom: scroller.height - 2 * margin * 0.6 - heading.height - 12
    onQuickRoomChanged: fitLater()
    onWidthChanged: fitLater()
    onMeasureChanged: fitLater()
    onQuickChanged: fitLater()
    Component.onCompleted: fitLater()

    Connections {
        target: sheet.reader.page
        function onChanged(): void {
            sheet.fitLater();
        }
    }

    Scroller {
        id: scroller
        objectName: "rulesScroller"
        anchors.fill: parent
        anchors.margins: 3
        maximumWidth: sheet.beside || sheet.quick ? width : Math.min(sheet.textWidth, sheet.measure)
        sideMargin: sheet.quick ? sheet.margin * 0.6 : sheet.margin
        thumbColor: Theme.ivoryTextSoft

        Item {
            width: parent.width
            implicitHeight: sheet.quick ? quickCard.y + quickCard.implicitHeight
                          : sheet.beside ? Math.max(first.implicitHeight, second.implicitHeight)
                          : first.implicitHeight + (sheet.doubled ? 40 + second.implicitHeight : 0)

            PaperText {
                id: heading
                visible: sheet.quick
                width: parent.width
                passage: sheet.reader.page.heading
                spokenSentence: sheet.reader.aloud.sentence
                font.pixelSize: Theme.sizeTitle
                font.weight: Theme.weightFigure
                lineSpacing: 92
                Accessible.role: Accessible.Heading
            }

            QuickCard {
                id: quickCard
                visible: active
                active: sheet.quick
                y: heading.height + 12
                width: parent.width
                // When the device is rotated, the column's width may change after the sheet's width
                onColumnWidthChanged: sheet.fitLater()
                page: sheet.reader.page
                spokenSentence: sheet.reader.aloud.sentence
                onFollowed: target => sheet.follow(target)
            }

            PageColumn {
                id: first
                visible: active
                active: !sheet.quick
                width: sheet.beside ? (parent.width - 48) / 2 : parent.width
                page: sheet.reader.page
                spokenSentence: sheet.reader.aloud.sentence
                namesLanguage: sheet.doubled || page.language !== sheet.reader.language
                onFollowed: target => sheet.follow(target)
            }

            Rectangle {
                visible: sheet.doubled
                x: sheet.beside ? (parent.width - width) / 2 : 0
                y: sheet.beside ? 0 : first.implicitHeight + 19
                width: sheet.beside ? 1 : parent.width
                height: sheet.beside ? parent.height : 1
                color: Theme.ivoryLine
            }

            PageColumn {
                id: second
                visible: active
                active: sheet.doubled
                x: sheet.beside ? parent.width - width : 0
                y: sheet.beside ? 0 : first.implicitHeight + 40
                width: first.width
                page: sheet.reader.secondPage
                namesLanguage: true
                onFollowed: target => sheet.follow(target)
            }
        }
    }
}
