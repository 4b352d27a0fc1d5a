// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Templates as T
import Tableside

// A row of the table of contents: a chapter or a section.
T.AbstractButton {
    id: row

    required property string sectionId
    required property string title
    required property bool isChapter
    required property int index
    property bool isHere: false
    property bool isCurrent: false

    signal picked

    objectName: "rulesSection" + index
    implicitHeight: Math.max(isChapter ? 0 : Theme.touchTarget, contentItem.implicitHeight + (isChapter ? 22 : 14))
    focusPolicy: Qt.NoFocus
    onClicked: picked()

    Accessible.role: isChapter ? Accessible.Heading : Accessible.Link
    Accessible.name: title
    Accessible.focusable: !isChapter
    Accessible.onPressAction: picked()

    contentItem: Item {
        implicitHeight: children[0].implicitHeight

        Text {
            x: 14
            y: row.isChapter ? 16 : (parent.height - height) / 2
            width: parent.width - 22
            text: row.title
            textFormat: Text.PlainText
            color: row.isChapter ? Theme.score : row.isHere ? Theme.callToAct : Theme.text
            font.family: Theme.family
            font.pixelSize: Theme.sizeSmall
            font.weight: row.isChapter ? Theme.weightFigure : row.isHere ? Theme.weightTitle : Theme.weightBody
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: row.isHere || row.hovered || row.isCurrent ? Theme.panelRaised : "transparent"
        border.width: row.isCurrent ? 2 : 0
        border.color: Theme.focus

        Rectangle {
            visible: row.isHere
            x: 3
            y: 8
            width: 4
            height: parent.height - 16
            radius: 2
            color: Theme.callToAct
        }
    }
}
