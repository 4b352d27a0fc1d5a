// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A page that scrolls: the back button, the title, and the content below each other. It gets the focus itself, so that keys
// scroll it from the beginning.
AppPage {
    id: page

    required property string title
    required property string backName // the objectName of the back button
    property real maximumWidth: 640 * Theme.textScale
    property real footHeight: 0 // the height of the items at the lower edge, which the scrolled part must not reach
    property bool isCovered: false // whether a panel is open over the page; the scrolled part is disabled then
    property alias besideTitle: header.data // the items beside the title
    default property alias content: column.data
    property alias overlays: holder.data // the items over the scrolled part: a bar at the foot, panels, messages
    readonly property alias scroller: scroller
    readonly property alias frame: felt.frame // the width of the wooden frame around the page

    Component.onCompleted: forceActiveFocus()

    Felt {
        id: felt
        anchors.fill: parent
    }

    Scroller {
        id: scroller
        enabled: !page.isCovered
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: page.title
        anchors.fill: parent
        anchors.margins: felt.frame
        anchors.bottomMargin: felt.frame + page.footHeight
        maximumWidth: page.maximumWidth

        ColumnLayout {
            id: column
            width: parent.width
            spacing: Theme.spaceLarge

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
