// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The end of the result of a round or game: how long the game took, and whether the score book keeps it.
ColumnLayout {
    id: foot

    required property GameTable table
    required property string length
    property bool compact: false

    spacing: Theme.space

    Note {
        objectName: "resultTarget"
        text: foot.length
        horizontalAlignment: Text.AlignHCenter
    }

    BookToggle {
        visible: foot.table.matchOver && !foot.table.isDaily && ((foot.table.bookEntry?.possible ?? false) || (foot.table.bookEntry?.needsNames ?? false))
        entry: foot.table.bookEntry
        compact: foot.compact
        Layout.alignment: Qt.AlignHCenter
        Layout.maximumWidth: 460 * Theme.textScale
    }
}
