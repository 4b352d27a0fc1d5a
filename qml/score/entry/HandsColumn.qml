// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The column beside the keys for cards: the hands of the round, a reminder before counting, and the history of a corrected hand.
// Ten hands are higher than a tablet in landscape orientation, so the column scrolls. It keeps the current hand visible, even
// when the text becomes larger.
Scroller {
    id: column

    required property HandEntry entry
    property Item current: null

    sideMargin: 6 // space for the focus ring of the rows
    maximumWidth: 2000
    onContentHeightChanged: Theme.later(revealCurrent)
    onHeightChanged: Theme.later(revealCurrent)

    // Scrolls to the current hand. Called again when heights change, because new items have no final position yet
    function revealCurrent(): void {
        if (current)
            reveal(current);
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.spaceSmall

        HandList {
            entry: column.entry
            onCurrentShown: hand => {
                column.current = hand;
                Theme.later(column.revealCurrent);
            }
        }

        Words {
            visible: text !== ""
            text: column.entry.reminder
            color: Theme.score
            font.pixelSize: Theme.sizeSmall
            Layout.fillWidth: true
            Layout.topMargin: 6
        }

        EntryHistory {
            visible: column.entry.isCorrection
            entry: column.entry
        }
    }
}
