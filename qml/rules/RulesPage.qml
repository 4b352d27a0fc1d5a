import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The rules: the contents at the side, the page on paper, and the search over all rules.
AppPage {
    id: place

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

    // Moves the focus to visible content if no item has the focus. This happens when the focused button was hidden, because it
    // has no use on the new page
    function catchFocus(): void {
        if (Window.activeFocusItem === place)
            focusWhatIsSeen();
    }

    // Opens the lesson for the shown game. If that lesson is already open below this page, it continues
    function learn(): void {
        if (lessons.coach?.game === reader.game || lessons.open(reader.game))
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

    // A letter that is typed while reading starts a search
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
        onActivated: place.stepBack()
    }
    Shortcut {
        sequences: ["Ctrl+F", "F3"]
        onActivated: place.search()
    }
    Shortcut {
        sequences: ["Alt+Left", "Back"]
        onActivated: place.reader.canGoBack && !place.reader.listing && !place.covered ? place.goBack() : place.stepBack()
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    ColumnLayout {
        enabled: !place.covered
        anchors.fill: parent
        anchors.margins: felt.frame + (place.wide ? 14 : 8)
        spacing: place.wide ? 14 : 8

        RulesHeader {
            id: header
            reader: place.reader
            wide: place.wide
            cramped: sheet.cramped
            onLeaveAsked: place.navigator.back()
            onStepped: by => results.step(by)
            onChosen: results.choose()
            Layout.fillWidth: true

            RulesTools {
                slim: header.folded && place.width < 7 * Theme.touchTarget + 40
                reader: place.reader
                contentsBeside: place.contentsBeside
                contentsOpen: place.contentsOpen
                canSpeak: voice.found
                pageShown: sheet.visible
                onBackAsked: place.goBack()
                onContentsAsked: place.contentsOpen = !place.contentsOpen
                onOptionsAsked: options.open()
                onAloudAsked: place.reader.aloud.reading ? place.reader.aloud.stop() : place.reader.readAloud()
                onPrintAsked: paper.open()
                spacing: place.wide ? 4 : 2
                Layout.alignment: Qt.AlignRight
                Layout.row: 0
                Layout.column: place.wide ? 2 : 1
            }
        }

        RowLayout {
            spacing: 14
            Layout.fillWidth: true
            Layout.fillHeight: true

            Panel {
                visible: place.contentsBeside || (place.contentsOpen && !place.reader.listing)
                Layout.preferredWidth: place.contentsBeside ? Math.min(340, 290 * Theme.textScale) : -1
                Layout.fillWidth: !place.contentsBeside
                Layout.fillHeight: true

                ContentsList {
                    anchors.fill: parent
                    anchors.margins: 10
                    reader: place.reader
                    onChosen: place.showPage()
                    onLearnAsked: place.learn()
                    onListed: {
                        place.contentsOpen = false;
                        results.takeFocus();
                    }
                }
            }

            ResultsList {
                id: results
                visible: place.reader.listing
                reader: place.reader
                onChosen: sectionId => place.openFound(sectionId)
                Layout.fillWidth: true
                Layout.fillHeight: true
            }

            ColumnLayout {
                visible: !place.reader.listing && (place.contentsBeside || !place.contentsOpen)
                spacing: 10
                Layout.fillWidth: true
                Layout.fillHeight: true

                RulesSheet {
                    id: sheet
                    objectName: "rulesSheet"
                    readonly property bool cramped: visible && quick && !place.wide
                    reader: place.reader
                    onBackAsked: place.goBack()
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                }

                PageTurner {
                    id: turner
                    visible: !sheet.cramped
                    reader: place.reader
                    onTurned: place.catchFocus()
                    Layout.fillWidth: true
                }
            }
        }
    }

    ReadingOptions {
        id: options
        sheetMargin: felt.frame + 8
        reader: place.reader
        canSpeak: voice.found
    }

    VoiceFinder {
        id: voice
        reader: place.reader
    }

    PaperOptions {
        id: paper
        reader: place.reader
    }

    Toasts {
        dialogs: [paper]
        heldBack: options.opened
        bottomInset: felt.frame + turner.height + (place.wide ? 14 : 8)
        onFocusLost: place.focusWhatIsSeen()

        Toast {
            name: "rulesNotice"
            notice: place.reader.notice
        }
    }
}
