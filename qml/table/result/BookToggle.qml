// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A switch at the end of a game that decides whether the score book keeps the game.
ColumnLayout {
    id: book

    required property BookEntry entry // null in a lesson, because the score book keeps no lessons
    property bool compact: false

    spacing: Theme.spaceTiny

    Toggle {
        id: toggle
        objectName: "resultBook"
        visible: book.entry?.possible ?? false
        //: Switch at the end of a game: whether the score book keeps it
        text: qsTr("Enter in the score book")
        //: Below “Enter in the score book”. Games on screen and games with real cards have statistics of their own
        description: book.compact ? "" : qsTr("Counts on each player’s page, separately from real cards.")
        checked: book.entry?.entered ?? false
        onToggled: {
            book.entry.setEntered(checked);
            checked = Qt.binding(() => book.entry.entered); // if storing has failed, the switch must return to its old state
        }
    }

    Note {
        objectName: "resultBookNeedsNames"
        visible: book.entry?.needsNames ?? false
        //: At the end of a game of several people who did not choose their names at setup, instead of “Enter in the score book”
        text: qsTr("Add your names in the setup, and the score book can keep your games.")
        horizontalAlignment: Text.AlignHCenter
    }
}
