// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A tile with one number of the statistics: its label, its value, and a line that explains it.
Panel {
    id: tile

    required property string label
    required property string value
    property string detail: ""

    implicitHeight: words.implicitHeight + 24

    ColumnLayout {
        id: words
        x: 14
        y: 12
        width: parent.width - 28
        spacing: 0

        Note {
            text: tile.label
        }

        Words {
            text: tile.value
            color: Theme.score
            font.pixelSize: Theme.sizeTitle
            font.weight: Theme.weightFigure
            Layout.fillWidth: true
        }

        Note {
            visible: text !== ""
            text: tile.detail
            font.pixelSize: Theme.sizeCaption
        }
    }
}
