// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// One option of a RadioGroup. The chosen option has a dot in its circle and a bright frame.
Pressable {
    id: option

    property string description: ""
    property string picture: "" // the URL of a picture beside the text; empty for none
    property bool pill: false

    signal picked

    implicitWidth: pill ? 96 : 240
    implicitHeight: Math.max(Theme.touchTarget, contentItem.implicitHeight + 16)
    onClicked: picked()

    Accessible.role: Accessible.RadioButton
    Accessible.description: description
    Accessible.checkable: true
    Accessible.checked: checked

    contentItem: Item {
        implicitHeight: children[0].implicitHeight

        RowLayout {
            anchors.verticalCenter: parent.verticalCenter
            x: 12
            width: parent.width - 24
            spacing: option.pill ? 6 : Theme.space

            Rectangle {
                implicitWidth: option.pill ? 16 : 20
                implicitHeight: implicitWidth
                radius: implicitWidth / 2
                color: "transparent"
                border.width: 2
                border.color: option.checked ? Theme.callToAct : Theme.line

                Rectangle {
                    anchors.centerIn: parent
                    visible: option.checked
                    width: parent.width / 2
                    height: width
                    radius: width / 2
                    color: Theme.callToAct
                }
            }

            Image {
                visible: option.picture !== ""
                source: option.picture
                asynchronous: false
                fillMode: Image.PreserveAspectFit
                sourceSize.width: Math.round(36 * Theme.zoom)
                Layout.preferredHeight: Math.round(50 * Theme.zoom)
                Layout.preferredWidth: Math.round(36 * Theme.zoom)
            }

            ColumnLayout {
                spacing: 1

                Words {
                    text: option.text
                    font.weight: option.checked ? Theme.weightStrong : Theme.weightBody
                    font.pixelSize: Theme.sizeBody
                    wrapMode: option.pill ? Text.NoWrap : Text.Wrap
                    fontSizeMode: option.pill ? Text.HorizontalFit : Text.FixedSize
                    minimumPixelSize: Theme.smallestPixels
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                Note {
                    visible: option.description !== ""
                    text: option.description
                    Accessible.ignored: true
                }
            }
        }
    }

    background: Rectangle {
        radius: option.pill ? Math.min(height / 2, 22) : Theme.radius
        color: option.checked ? Theme.panelRaised : option.hovered ? Theme.panelRaised : Theme.feltDark
        border.width: option.checked ? 2 : Theme.lineWidth
        border.color: option.checked ? Theme.callToAct : Theme.panelRaised

        FocusRing {
            visible: option.visualFocus
            radius: parent.radius + gap + Theme.focusWidth
        }
    }
}
