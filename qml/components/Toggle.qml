// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside

// A switch with its name and a sentence about its effect. The knob's position and a mark on the knob show whether it is on.
T.Switch {
    id: control

    property string description: ""

    implicitWidth: 260
    implicitHeight: Math.max(Theme.touchTarget, contentItem.implicitHeight + topPadding + bottomPadding)
    padding: 4
    leftPadding: 0
    rightPadding: indicator.width + Theme.space
    focusPolicy: Qt.StrongFocus
    Layout.fillWidth: true

    function switchOver(): void {
        toggle();
        toggled();
    }

    // At a table, Space is a shortcut that makes a call, whichever item has the focus. The switch then receives only the release
    // of the key, and must not treat it as a click
    Keys.onReleased: event => event.accepted = event.key === Qt.Key_Space && !down
    Keys.onReturnPressed: switchOver()
    Keys.onEnterPressed: switchOver()

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: description
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.focusable: true
    Accessible.onPressAction: switchOver()
    Accessible.onToggleAction: switchOver()

    contentItem: ColumnLayout {
        spacing: 2

        Item {
            Layout.fillHeight: true
        }

        Words {
            text: control.text
            font.weight: Theme.weightStrong
            Accessible.ignored: true
            Layout.fillWidth: true
        }

        Note {
            visible: control.description !== ""
            text: control.description
            Accessible.ignored: true
        }

        Item {
            Layout.fillHeight: true
        }
    }

    indicator: Rectangle {
        x: control.width - width
        y: (control.height - height) / 2
        width: 60
        height: 34
        radius: height / 2
        color: control.checked ? Theme.callToAct : Theme.feltDark
        border.width: Math.max(1.5, Theme.lineWidth)
        border.color: control.checked ? Theme.callToAct : Theme.line

        Rectangle {
            x: control.checked ? parent.width - width - 4 : 4
            y: 4
            width: 26
            height: 26
            radius: 13
            color: control.checked ? Theme.callToActText : Theme.textSoft

            Icon {
                anchors.centerIn: parent
                visible: control.checked
                name: "check"
                size: 18
            }

            Behavior on x {
                NumberAnimation {
                    duration: Theme.duration(Theme.quick)
                    easing.type: Theme.easing
                }
            }
        }
    }

    background: FocusRing {
        visible: control.visualFocus
    }
}
