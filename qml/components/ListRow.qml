// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A row of a FocusList: a button whose content is laid out from left to right. The keys Up and Down focus the neighboring rows. A
// button in the row must call reveal() when it gets the focus by a key.
Pressable {
    id: row

    required property int index
    property bool marked: false // whether a frame in the highlight color is drawn around the row
    default property alias content: columns.data
    readonly property FocusList list: ListView.view as FocusList

    function reveal(): void {
        list.reveal(index);
    }

    width: list?.width ?? 0
    implicitHeight: topInset + columns.implicitHeight + 18
    spacing: Theme.spaceSmall
    onVisualFocusChanged: if (visualFocus)
        reveal()
    Keys.onUpPressed: event => event.accepted = list.focusRow(index - 1)
    Keys.onDownPressed: event => event.accepted = list.focusRow(index + 1)

    RowLayout {
        id: columns
        x: 16
        y: row.topInset + (row.height - row.topInset - height) / 2
        width: row.width - 22
        spacing: row.spacing
    }

    background: Rectangle {
        radius: Theme.radius
        color: row.down || row.hovered ? Theme.panelRaised : Theme.panel
        border.width: row.marked ? 2 : Theme.lineWidth
        border.color: row.marked ? Theme.callToAct : Theme.panelRaised

        FocusRing {
            visible: row.visualFocus
            gap: -6 // the ring is inside the row, because the list clips at the row's edges
        }
    }
}
