// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside

// A slider with a label and its value in words. Emits `moved(value)` while the handle is dragged or stepped. Items are positioned by
// bindings, because nested layouts of wrapping texts keep outdated heights in Qt 6.4.
Item {
    id: row

    property string label: ""
    property string valueText: ""
    property string sliderName: ""
    property alias from: slider.from
    property alias to: slider.to
    property alias stepSize: slider.stepSize
    property real value: 0

    signal moved(value: real)

    implicitWidth: 200
    implicitHeight: slider.y + slider.height
    Layout.fillWidth: true

    Words {
        id: title
        width: row.width - number.width - Theme.space
        text: row.label
        font.weight: Theme.weightStrong
    }

    Words {
        id: number
        anchors.right: parent.right
        anchors.verticalCenter: title.verticalCenter
        text: row.valueText
        color: Theme.score
        wrapMode: Text.NoWrap
    }

    T.Slider {
        id: slider

        objectName: row.sliderName
        value: row.value
        snapMode: T.Slider.SnapAlways
        focusPolicy: Qt.StrongFocus
        y: title.height
        width: row.width
        height: Theme.touchTarget
        onMoved: row.moved(value)

        Accessible.role: Accessible.Slider
        Accessible.name: row.label
        Accessible.description: row.valueText
        Accessible.focusable: true
        Accessible.onIncreaseAction: { increase(); row.moved(value); }
        Accessible.onDecreaseAction: { decrease(); row.moved(value); }

        background: Rectangle {
            x: 14
            y: (slider.height - height) / 2
            width: slider.width - 28
            height: 6
            radius: 3
            color: Theme.feltDark
            border.width: 1 // without a border, the track would not stand out from its equally dark background
            border.color: Theme.line

            Rectangle {
                width: slider.visualPosition * parent.width
                height: parent.height
                radius: 3
                color: Theme.callToAct
            }
        }

        handle: Rectangle {
            x: slider.visualPosition * (slider.width - width)
            y: (slider.height - height) / 2
            width: 28
            height: 28
            radius: 14
            color: slider.pressed ? Theme.callToActPressed : Theme.ivory
            border.width: 2
            border.color: Theme.callToActText

            FocusRing {
                visible: slider.visualFocus
                radius: width / 2
            }
        }
    }
}
