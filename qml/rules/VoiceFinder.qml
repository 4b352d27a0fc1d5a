// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside.App

// Checks whether the device has a speech voice that can read the rules aloud. The check takes a moment, so it starts shortly
// after the page is shown. It is repeated when the language of the shown page changes.
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
