import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The rules: contents at the side, the page on paper, the search over all of it.
Place {
    id: place

    required property RulesReader reader
    property string returnTo: "home" // or "table"
    property bool atSection: false   // opened for one section: it has the focus, not the search

    readonly property bool wide: width >= 900
    // Two languages side by side need the room
    readonly property bool contentsBeside: width >= (reader.secondLanguage === "" ? 900 : 1200)
    property bool contentsOpen: !atSection
    property bool optionsOpen: false

    objectName: "rulesPlace"
    Component.onCompleted: atSection ? sheet.forceActiveFocus() : header.field.forceActiveFocus()
    Component.onDestruction: reader.aloud.stop()

    function leave(): void {
        if (optionsOpen)
            closeOptions();
        else if (reader.listing)
            closeList();
        else
            asked(returnTo);
    }

    // The focus must not stay in a list that is gone
    function closeList(): void {
        const wasThere = results.focused;
        reader.closeList();
        if (wasThere)
            sheet.forceActiveFocus();
    }

    function closeOptions(): void {
        optionsOpen = false;
        const page = sheet.visible ? sheet : header.field;
        page.forceActiveFocus();
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

    // Whoever reads and types is asking
    Keys.onPressed: event => {
        const held = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        event.accepted = event.text > " " && event.key !== Qt.Key_Delete && !held && !optionsOpen;
        if (!event.accepted)
            return;
        header.field.forceActiveFocus(Qt.OtherFocusReason);
        reader.query = event.text;
    }

    onContentsBesideChanged: contentsOpen = contentsOpen && contentsBeside

    RulesKeys {
        onLeaveAsked: place.leave()
        onSearchAsked: header.field.forceActiveFocus(Qt.ShortcutFocusReason)
        onBackAsked: place.reader.canGoBack && !place.reader.listing && !place.optionsOpen ? place.reader.back()
                                                                                           : place.leave()
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: felt.frame + (place.wide ? 14 : 8)
        spacing: place.wide ? 14 : 8

        RulesHeader {
            id: header
            reader: place.reader
            wide: place.wide
            contentsBeside: place.contentsBeside
            contentsOpen: place.contentsOpen
            canSpeak: voice.found
            onLeaveAsked: place.asked(place.returnTo)
            onContentsAsked: place.contentsOpen = !place.contentsOpen
            onOptionsAsked: {
                place.optionsOpen = !place.optionsOpen;
                if (place.optionsOpen)
                    options.takeFocus();
            }
            onAloudAsked: place.reader.aloud.reading ? place.reader.aloud.stop() : place.reader.readAloud()
            onPrintAsked: place.reader.print()
            onStepped: by => results.step(by)
            onChosen: results.choose()
            Layout.fillWidth: true
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
                    reader: place.reader
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                }

                PageTurner {
                    reader: place.reader
                    Layout.fillWidth: true
                }
            }
        }
    }

    ReadingOptions {
        id: options
        objectName: "readingOptions"
        visible: place.optionsOpen
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: felt.frame + 8
        width: Math.min(400 * Theme.textScale, parent.width - 2 * felt.frame - 16)
        reader: place.reader
        canSpeak: voice.found
        onClosed: place.closeOptions()
    }

    // Looking for a voice takes a moment: not while the first page appears
    Timer {
        id: voice
        property bool found: false
        property string language: ""

        function look(): void {
            language = place.reader.page.language;
            found = place.reader.canReadAloud();
        }

        interval: 250
        running: true
        onTriggered: look()
    }

    Connections {
        target: place.reader.page
        function onChanged(): void {
            if (place.reader.page.language !== voice.language)
                voice.restart();
        }
    }
}
