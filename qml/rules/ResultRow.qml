// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside

// One result of a search in the rules.
T.AbstractButton {
    id: row

    required property string sectionId
    required property string title
    required property string game
    required property string label
    required property string labelText
    required property string answer
    required property string answerText
    required property string beginning
    required property string foundIn
    required property int index
    property bool isCurrent: false
    readonly property string spoken: game + ": " + title + (answerText !== "" ? " " + answerText + "." : "")

    signal picked

    objectName: "rulesResult" + index
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    horizontalPadding: 18
    verticalPadding: 12
    focusPolicy: Qt.NoFocus
    onClicked: picked()

    Accessible.role: Accessible.Link
    Accessible.name: spoken
    Accessible.description: (labelText !== "" ? labelText + ". " : "") + beginning
    Accessible.focusable: true
    Accessible.onPressAction: picked()

    component Line: Text {
        textFormat: Text.PlainText
        color: Theme.ivoryText
        font.family: Theme.family
        wrapMode: Text.Wrap
        Accessible.ignored: true
        Layout.fillWidth: true
    }

    contentItem: ColumnLayout {
        spacing: 5

        Flow {
            spacing: 8
            Layout.fillWidth: true

            LabelChip {
                kind: "game"
                text: row.game
                isNamedOutside: true
            }

            LabelChip {
                kind: row.label
                text: row.labelText
                isNamedOutside: true
                width: Math.min(implicitWidth, row.availableWidth)
            }

            Line {
                visible: row.foundIn !== ""
                width: Math.min(implicitWidth, row.availableWidth)
                topPadding: 4
                //: Beside a result of the search; %1 a language, in itself: "Nederlands"
                text: qsTr("found in %1").arg(row.foundIn)
                color: Theme.ivoryTextSoft
                font.pixelSize: Theme.sizeCaption
                font.weight: Theme.weightStrong
            }
        }

        Line {
            objectName: "rulesTitle" + row.index
            text: row.title
            font.pixelSize: Theme.sizeReading
            font.weight: Theme.weightTitle
        }

        // The short answer to the question, such as "Yes", and the beginning of its explanation
        RowLayout {
            spacing: Theme.spaceSmall

            Line {
                objectName: "rulesAnswer" + row.index
                visible: text !== ""
                text: row.answerText
                color: row.answer === "yes" ? Theme.ivoryYes : Theme.ivoryNo
                font.pixelSize: Theme.sizeTitle
                font.weight: Theme.weightFigure
                lineHeight: 0.86
                wrapMode: Text.NoWrap
                Layout.fillWidth: false
                Layout.alignment: Qt.AlignTop
            }

            Line {
                text: row.beginning
                color: Theme.ivoryTextSoft
                font.pixelSize: Theme.sizeSmall
                lineHeight: 1.08
                Layout.alignment: Qt.AlignVCenter
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: row.isCurrent || row.hovered ? Theme.ivoryShade : "transparent"
        border.width: row.isCurrent ? 2 : 0
        border.color: Theme.ivoryLink
    }
}
