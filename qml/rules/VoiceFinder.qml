import QtQuick
import Tableside.App

// Whether a voice can read the page. Looking for one takes a moment: not while the first page appears.
Item {
    id: finder

    required property RulesReader reader
    property bool found: false
    property string language: ""

    Timer {
        id: looking
        interval: 250
        running: true
        onTriggered: {
            finder.language = finder.reader.page.language;
            finder.found = finder.reader.canReadAloud();
        }
    }

    Connections {
        target: finder.reader.page
        function onChanged(): void {
            if (finder.reader.page.language !== finder.language)
                looking.restart();
        }
    }
}
