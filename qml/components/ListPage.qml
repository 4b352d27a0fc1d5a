// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A page with a list: the back button, the title, and the content below each other. The content fills the height. In low windows
// the whole page scrolls, because the list keeps a minimum height.
AppPage {
    id: page

    required property string title
    required property string backName // the objectName of the back button
    required property real maximumWidth
    property bool isCovered: false // whether a panel is open over the page; the scrolled part is disabled then
    default property alias content: column.data
    readonly property alias column: column // the item that contains the content
    property alias besideTitle: header.data // the items beside the title
    property alias overlays: holder.data // the panels and messages over the page
    readonly property alias frame: felt.frame // the width of the wooden frame around the page

    Felt {
        id: felt
        anchors.fill: parent
    }

    Scroller {
        id: scroller
        enabled: !page.isCovered
        anchors.fill: parent
        anchors.margins: felt.frame + (page.width < 480 ? 10 : 18)
        maximumWidth: page.maximumWidth
        sideMargin: 0

        ColumnLayout {
            id: column
            width: parent.width
            height: Math.max(scroller.height, implicitHeight)
            spacing: Theme.space

            PageHeader {
                id: header
                backName: page.backName
                title: page.title
                onBack: page.navigator.back()
            }
        }
    }

    Item {
        id: holder
        anchors.fill: parent
    }
}
