// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside

// A switch with two halves, which sets whether a seat is a person or a computer player.
Rectangle {
    id: kind

    required property bool person
    property bool wordless: false // whether only the icons are shown, in narrow windows
    required property string namePrefix

    signal picked(person: bool)

    implicitWidth: halves.implicitWidth
    implicitHeight: halves.implicitHeight
    radius: 22
    color: Theme.feltDark
    border.width: Theme.lineWidth
    border.color: Theme.panel

    Accessible.role: Accessible.Grouping

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightTitle
    }

    component Half: Pressable {
        id: half

        required property string iconName

        // The width of the text in the bold font of the chosen half, so that nothing moves when the other half is chosen. If the
        // text and the icon do not both fit, only the text is shown
        readonly property real wordsWidth: metrics.font.pixelSize > 0 ? Math.ceil(metrics.advanceWidth(text)) + 2 : 0
        readonly property bool roomy: width >= implicitWidth

        implicitWidth: leftPadding + 20 + (kind.wordless ? 0 : 6 + wordsWidth) + rightPadding
        implicitHeight: Theme.touchTarget
        horizontalPadding: kind.wordless ? 16 : 12
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: checked
        Layout.fillWidth: true
        Layout.preferredWidth: implicitWidth

        contentItem: Item {
            Icon {
                visible: half.roomy || kind.wordless
                x: kind.wordless ? (parent.width - width) / 2 : 0
                anchors.verticalCenter: parent.verticalCenter
                name: half.iconName
                size: 20
                opacity: half.checked ? 1 : 0.7
            }

            Words {
                visible: !kind.wordless
                x: half.roomy ? 26 : 0
                width: parent.width - x
                height: parent.height
                verticalAlignment: Text.AlignVCenter // centers letters that were shrunk to fit
                text: half.text
                color: half.checked ? Theme.text : Theme.textSoft
                font.pixelSize: Theme.sizeSmall
                font.weight: half.checked ? Theme.weightTitle : Theme.weightBody
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.smallestPixels
                Accessible.ignored: true
            }
        }

        background: Rectangle {
            radius: 22
            color: half.checked || half.down || half.hovered ? Theme.panelRaised : "transparent"
            border.width: half.checked ? 2 : 0
            border.color: Theme.callToAct

            FocusRing {
                visible: half.visualFocus
                radius: parent.radius + gap + Theme.focusWidth
            }
        }
    }

    RowLayout {
        id: halves
        anchors.fill: parent
        spacing: 0

        Half {
            objectName: kind.namePrefix + "_person"
            iconName: "person"
            checked: kind.person
            //: Who sits at a seat: a person, not the computer. Short: stands in a button
            text: qsTr("Person")
            onClicked: kind.picked(true)
        }

        Half {
            objectName: kind.namePrefix + "_computer"
            iconName: "robot"
            checked: !kind.person
            //: Who sits at a seat: a computer player. Short: stands in a button
            text: qsTr("Computer")
            onClicked: kind.picked(false)
        }
    }
}
