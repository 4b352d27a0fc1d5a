// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Templates as T
import Tableside

// The search field of the rules, with a placeholder that says what to type.
T.TextField {
    id: field

    signal stepped(by: int)
    signal chosen
    signal cleared

    implicitHeight: Math.max(56, contentHeight + 26)
    leftPadding: 54
    rightPadding: clear.visible ? 56 : 16
    color: Theme.ivoryText
    selectionColor: Theme.callToAct
    selectedTextColor: Theme.callToActText
    font.family: Theme.family
    font.pixelSize: Theme.sizeLarge
    font.weight: Theme.weightStrong
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText

    Keys.onDownPressed: stepped(1)
    Keys.onUpPressed: stepped(-1)
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()

    Accessible.role: Accessible.EditableText
    Accessible.name: ghost.text
    Accessible.focusable: true

    Rectangle {
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        width: 38
        height: 38
        radius: 19
        color: Theme.felt

        Icon {
            anchors.centerIn: parent
            name: "search"
            size: 22
        }
    }

    Text {
        id: ghost
        anchors.verticalCenter: parent.verticalCenter
        x: field.leftPadding
        width: parent.width - x - 14
        visible: field.text === "" && field.preeditText === ""
        //: In the search field of the rules, before anything is typed
        text: qsTr("What’s the argument about?")
        textFormat: Text.PlainText
        color: Theme.ivoryTextSoft
        font.family: Theme.family
        font.pixelSize: Theme.sizeLarge
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.smallestPixels
        Accessible.ignored: true
    }

    IconButton {
        id: clear
        objectName: "rulesClear"
        visible: field.text !== ""
        anchors.right: parent.right
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        iconName: "close"
        //: Button: empty the search field
        text: qsTr("Clear search")
        onClicked: field.cleared()
    }

    background: Rectangle {
        radius: height / 2
        color: Theme.ivory
        border.width: Theme.lineWidth
        border.color: Theme.ivoryLine

        FocusRing {
            visible: field.activeFocus
            radius: parent.radius + gap + Theme.focusWidth
        }
    }
}
