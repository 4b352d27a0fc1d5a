// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The field for a hand's points: a number, or a sum such as 7 + 20. Its text comes from the physical keyboard or the app's number
// pad; the on-screen keyboard of the system does not open.
Rectangle {
    id: field

    required property HandEntry entry

    signal confirmed

    implicitHeight: Math.max(54, Theme.sizeTitle * 1.8)
    radius: Theme.radius
    color: entry.isOut && !entry.entersTotal ? Theme.ivoryShade : Theme.ivory
    border.width: activeFocus ? 3 : Theme.lineWidth
    border.color: activeFocus ? Theme.callToAct : Theme.ivoryLine
    activeFocusOnTab: true

    Accessible.role: Accessible.EditableText
    //: Spoken name of the field for the points of a hand. %1 a player
    Accessible.name: qsTr("Points for %1: number or sum").arg(entry.name)
    Accessible.description: entry.points >= 0 ? entry.spelledOut + " = " + entry.points : entry.spelledOut
    Accessible.focusable: true

    // Handles a key that was pressed anywhere in the entry. Digits and signs are added to the sum, whichever item has the focus
    function handleKey(event: KeyEvent): void {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            field.confirmed();
        else if (event.key === Qt.Key_Backspace)
            field.entry.backspace();
        else if (event.key === Qt.Key_Delete)
            field.entry.clear();
        else if (event.matches(StandardKey.Paste))
            field.entry.paste();
        else if (event.text >= " " && event.text !== "\x7f"
                 && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)))
            // HandEntry also receives invalid characters and rejects them. If they were dropped here, "1x2" would become 12
            field.entry.type(event.text);
        else
            return;
        event.accepted = true;
    }

    Keys.onPressed: event => handleKey(event)

    TapHandler {
        onTapped: field.forceActiveFocus(Qt.MouseFocusReason)
    }

    // The highlight behind a sum that the next key will replace, like selected text
    Rectangle {
        objectName: "entryReplaced"
        visible: field.entry.isReplaced
        anchors.verticalCenter: parent.verticalCenter
        x: spelled.x - 4
        width: spelled.contentWidth + 8
        height: Math.min(parent.height - 8, spelled.contentHeight)
        radius: 4
        color: Theme.callToAct
    }

    FitWords {
        id: spelled
        objectName: "entrySpelled"
        x: 16
        width: parent.width - total.width - 40
        height: parent.height
        //: In the field for a hand's points: the player who went out has none
        text: field.entry.entersTotal ? "" : field.entry.isOut ? qsTr("Went out: 0") : field.entry.spelledOut
        color: field.entry.isReplaced ? Theme.callToActText : Theme.ivoryText
        font.pixelSize: field.entry.sum !== "" ? Theme.sizeTitle : Theme.sizeBody
        font.weight: field.entry.sum !== "" ? Theme.weightTitle : Theme.weightBody
        wrapMode: Text.Wrap // a long sum gets two lines and does not cover the result beside it
        Accessible.ignored: true
    }

    FitWords {
        x: 16
        width: parent.width - 32
        height: parent.height
        visible: field.entry.isBlank && (!field.entry.isOut || field.entry.entersTotal)
        text: field.entry.entersTotal
              //: In the empty field of the player who went out: one number for all other hands
              ? qsTr("Total of all hands")
              //: In the empty field for a hand's points
              : field.entry.hasOnlyPoints ? qsTr("Enter points") : qsTr("Tap cards, or type 12+11+7")
        color: Theme.ivoryTextSoft
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Words {
        id: total
        objectName: "entryPoints"
        visible: field.entry.points >= 0 && !field.entry.isOut
        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        text: "= " + field.entry.points
        color: Theme.ivoryText
        font.pixelSize: Theme.sizeTitle
        font.weight: Theme.weightFigure
        wrapMode: Text.NoWrap
        //: Spoken live sum of a hand
        Accessible.name: qsTr("%n point(s)", "", field.entry.points)
    }
}
