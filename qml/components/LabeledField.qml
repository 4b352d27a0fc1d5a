// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside

// A one-line text field with its label above, and a hint or an error below.
ColumnLayout {
    id: field

    property string label: ""
    property string hint: ""
    property string problem: ""
    property string fieldName: ""
    property bool showLabel: true
    property alias text: input.text
    property alias placeholder: ghost.text
    property alias maximumLength: input.maximumLength
    property alias inputMethodHints: input.inputMethodHints

    signal edited(text: string)
    signal finished

    // Focuses the field and appends `letters`, which the user typed while the field did not have the focus yet
    function begin(letters: string): void {
        input.forceActiveFocus(Qt.ShortcutFocusReason);
        input.deselect();
        input.cursorPosition = input.length;
        input.insert(input.length, letters);
        edited(input.text);
    }

    spacing: 4

    Words {
        visible: field.showLabel && text !== ""
        text: field.label
        font.weight: Theme.weightStrong
        Accessible.ignored: true
        Layout.fillWidth: true
    }

    T.TextField {
        id: input

        objectName: field.fieldName
        implicitWidth: 120
        implicitHeight: Math.max(Theme.touchTarget, contentHeight + 20)
        leftPadding: 14
        rightPadding: 14
        color: Theme.ivoryText
        selectionColor: Theme.callToAct
        selectedTextColor: Theme.callToActText
        font.family: Theme.family
        font.pixelSize: Theme.sizeBody
        font.weight: Theme.weightStrong
        verticalAlignment: TextInput.AlignVCenter
        selectByMouse: true
        autoScroll: activeFocus // shows the beginning of a long text while the field has no focus
        onTextEdited: field.edited(text)
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_Y || event.modifiers !== Qt.ControlModifier)
                return;
            redo(); // Qt's standard key for redo is Ctrl+Shift+Z on Linux, so Ctrl+Y is handled here
            field.edited(text);
            event.accepted = true;
        }
        onEditingFinished: field.finished()
        onActiveFocusChanged: if (activeFocus)
            selectAll()
        Layout.fillWidth: true

        Accessible.role: Accessible.EditableText
        Accessible.name: field.label
        Accessible.description: field.problem !== "" ? field.problem : field.hint
        Accessible.focusable: true

        Text {
            id: ghost
            anchors.verticalCenter: parent.verticalCenter
            x: input.leftPadding
            width: parent.width - 2 * x
            visible: input.text === "" && input.preeditText === ""
            textFormat: Text.PlainText
            color: Theme.ivoryTextSoft
            font.family: Theme.family
            font.pixelSize: Theme.sizeBody
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.smallestPixels
        }

        background: Rectangle {
            radius: Theme.radius
            color: Theme.ivory
            border.width: field.problem !== "" ? 3 : Theme.lineWidth
            border.color: field.problem !== "" ? Theme.warning : Theme.ivoryLine

            FocusRing {
                visible: input.activeFocus
            }
        }
    }

    Words {
        visible: text !== ""
        text: field.problem !== "" ? field.problem : field.hint
        color: field.problem !== "" ? Theme.warning : Theme.textSoft
        font.pixelSize: Theme.sizeSmall
        font.weight: field.problem !== "" ? Theme.weightStrong : Theme.weightBody
        Layout.fillWidth: true
    }
}
