// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The rules: the contents at the side, the page on paper, and the search over all rules.
AppPage {
    id: page

    required property RulesReader reader
    required property LessonController lessons
    // Whether the page was opened for one section; that section gets the focus instead of the search field
    property bool atSection: false

    readonly property bool wide: width >= 900
    // Whether the table of contents is beside the page. The page needs more width if it shows two languages side by side
    readonly property bool contentsBeside: width >= (reader.secondLanguage === "" ? 900 : 1200)
    property bool contentsOpen: !atSection
    readonly property bool covered: options.opened || paper.opened

    objectName: "rulesPage"
    notices: [reader.notice]
    noticeNames: ["rulesNotice"]
    Component.onCompleted: atSection ? sheet.forceActiveFocus() : header.field.forceActiveFocus()
    Component.onDestruction: reader.aloud.stop()

    function stepBack(): void {
        if (paper.opened)
            paper.close();
        else if (options.opened)
            options.close();
        else if (reader.listing)
            closeList();
        else
            navigator.back();
    }

    // Closes the list of search results and moves the focus out of it
    function closeList(): void {
        const wasThere = results.focused;
        reader.closeList();
        if (wasThere)
            focusWhatIsSeen();
    }

    // Focuses the text of the rules; or, while the table of contents covers the text, the search field
    function focusWhatIsSeen(): void {
        (sheet.visible ? sheet : header.field).forceActiveFocus();
    }

    // Goes one step back. If the table of contents covers the page, it closes. Otherwise the previous section is shown, or the
    // list of search results with the previously chosen result focused
    function goBack(): void {
        const left = reader.sectionId;
        sheet.keepFocus();
        if (sheet.visible)
            reader.back();
        else
            showPage();
        if (reader.listing)
            results.takeFocusAt(left);
        catchFocus();
    }

    // Moves the focus to visible content if no item has the focus. This happens when a focused button was hidden, because the
    // button has no use on the new page
    function catchFocus(): void {
        if (Window.activeFocusItem === page)
            focusWhatIsSeen();
    }

    // Opens the lesson for the shown game. If that lesson is already open below this page, the lesson continues
    function learn(): void {
        if (lessons.coach?.game !== reader.game)
            lessons.open(reader.game);
        navigator.open(Navigator.Lesson);
    }

    function search(): void {
        options.close();
        paper.close();
        header.search(Qt.ShortcutFocusReason);
    }

    function showPage(): void {
        contentsOpen = false;
        reader.closeList();
        sheet.forceActiveFocus();
    }

    function openFound(sectionId: string): void {
        reader.open(sectionId);
        showPage();
    }

    // A character that is typed while reading starts a search
    Keys.onPressed: event => {
        const held = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        event.accepted = event.text > " " && event.key !== Qt.Key_Delete && !held && !covered;
        if (!event.accepted)
            return;
        header.search(Qt.OtherFocusReason);
        reader.query = event.text;
    }

    onContentsBesideChanged: contentsOpen = contentsOpen && contentsBeside

    // The shortcuts below work whichever item has the focus
    Shortcut {
        sequences: ["Esc"]
        onActivated: page.stepBack()
    }
    Shortcut {
        sequences: ["Ctrl+F", "F3"]
        onActivated: page.search()
    }
    Shortcut {
        sequences: ["Alt+Left", "Back"]
        onActivated: page.reader.canGoBack && !page.reader.listing && !page.covered ? page.goBack() : page.stepBack()
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    ColumnLayout {
        enabled: !page.covered
        anchors.fill: parent
        anchors.margins: felt.frame + (page.wide ? 14 : 8)
        spacing: page.wide ? 14 : 8

        RulesHeader {
            id: header
            reader: page.reader
            wide: page.wide
            cramped: sheet.cramped
            onLeaveAsked: page.navigator.back()
            onStepped: by => results.step(by)
            onChosen: results.choose()

            RulesTools {
                slim: header.folded && page.width < 7 * Theme.touchTarget + 40
                reader: page.reader
                contentsBeside: page.contentsBeside
                contentsOpen: page.contentsOpen
                canSpeak: voice.found
                pageShown: sheet.visible
                onBackAsked: page.goBack()
                onContentsAsked: page.contentsOpen = !page.contentsOpen
                onOptionsAsked: options.open()
                onAloudAsked: page.reader.aloud.reading ? page.reader.aloud.stop() : page.reader.readAloud()
                onPrintAsked: paper.open()
                spacing: page.wide ? 4 : 2
                Layout.alignment: Qt.AlignRight
                Layout.row: 0
                Layout.column: page.wide ? 2 : 1
            }
        }

        RowLayout {
            spacing: 14
            Layout.fillHeight: true

            Panel {
                visible: page.contentsBeside || (page.contentsOpen && !page.reader.listing)
                Layout.preferredWidth: page.contentsBeside ? Math.min(340, 290 * Theme.textScale) : -1
                Layout.fillWidth: !page.contentsBeside
                Layout.fillHeight: true

                ContentsList {
                    anchors.fill: parent
                    anchors.margins: 10
                    reader: page.reader
                    onChosen: page.showPage()
                    onLearnAsked: page.learn()
                    onListed: {
                        page.contentsOpen = false;
                        results.takeFocus();
                    }
                }
            }

            ResultsList {
                id: results
                visible: page.reader.listing
                reader: page.reader
                onChosen: sectionId => page.openFound(sectionId)
                Layout.fillWidth: true
                Layout.fillHeight: true
            }

            ColumnLayout {
                visible: !page.reader.listing && (page.contentsBeside || !page.contentsOpen)
                spacing: 10
                Layout.fillHeight: true

                RulesSheet {
                    id: sheet
                    objectName: "rulesSheet"
                    readonly property bool cramped: visible && quick && !page.wide
                    reader: page.reader
                    onBackAsked: page.goBack()
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                }

                PageTurner {
                    id: turner
                    visible: !sheet.cramped
                    reader: page.reader
                    onTurned: page.catchFocus()
                    Layout.fillWidth: true
                }
            }
        }
    }

    ReadingOptions {
        id: options
        sheetMargin: felt.frame + 8
        reader: page.reader
        canSpeak: voice.found
    }

    VoiceFinder {
        id: voice
        reader: page.reader
    }

    PaperOptions {
        id: paper
        reader: page.reader
    }

    Toasts {
        noticesOf: page
        dialogs: [paper]
        heldBack: options.opened
        bottomInset: felt.frame + turner.height + (page.wide ? 14 : 8)
        onFocusLost: page.focusWhatIsSeen()
    }
}
