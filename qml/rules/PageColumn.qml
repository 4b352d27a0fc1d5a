// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// One section of the rules in one language: the name of its chapter, its title and its text.
Column {
    id: column

    required property RulesPage page
    property bool active: true
    property alias blocks: blocks
    property int spokenSentence: -1
    property bool namesLanguage: false

    signal followed(target: string)

    spacing: Theme.sizeReading * 0.4

    PaperLine {
        width: parent.width
        text: column.namesLanguage ? column.page.languageName + " · " + column.page.chapter : column.page.chapter
        color: Theme.ivoryTextSoft
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightStrong
    }

    PaperText {
        objectName: "pageTitle"
        width: parent.width
        passage: column.page.heading
        spokenSentence: column.spokenSentence
        font.pixelSize: Theme.sizeTitle
        font.weight: Theme.weightFigure
        lineSpacing: 92
        Accessible.role: Accessible.Heading
    }

    Item {
        visible: column.page.label !== ""
        width: parent.width
        height: label.height + 5

        LabelChip {
            id: label
            objectName: "pageLabel"
            y: 5
            width: Math.min(implicitWidth, parent.width)
            kind: column.page.label
            text: column.page.labelText
        }
    }

    Item {
        width: 1
        height: 2
    }

    Repeater {
        id: blocks
        model: column.active ? column.page.blocks : null

        PageBlock {
            width: column.width
            spokenSentence: column.spokenSentence
            letters: column.page.colorLetters
            onFollowed: target => column.followed(target)
        }
    }
}
