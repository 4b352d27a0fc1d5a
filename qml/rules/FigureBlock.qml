// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// A figure with cards and a caption. The cards are side by side; an arrow between two cards means that one is played on the
// other.
Column {
    id: figure

    required property list<string> cards
    required property list<string> onto
    required property passage passage
    property list<string> letters // the letters that mark the card colors, in the language of the rules page
    property alias words: words
    property alias spokenSentence: words.spokenSentence
    readonly property int count: cards.length + onto.length
    readonly property real cardWidth: Math.min(92 * Theme.textScale, (width - 60) / Math.max(1, count) - 12)

    spacing: Theme.space

    component Face: CardImage {
        required property string modelData

        code: modelData
        letters: figure.letters
        width: figure.cardWidth
        height: width * Theme.cardRatio
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 12

        Repeater {
            model: figure.cards

            Face {}
        }

        Text {
            visible: figure.onto.length > 0
            anchors.verticalCenter: parent.verticalCenter
            text: "→"
            textFormat: Text.PlainText
            color: Theme.ivoryTextSoft
            font.family: Theme.family
            font.pixelSize: Theme.sizeHeadline
            Accessible.ignored: true
        }

        Repeater {
            model: figure.onto

            Face {}
        }
    }

    PaperText {
        id: words
        width: parent.width
        passage: figure.passage
        horizontalAlignment: Text.AlignHCenter
        color: Theme.ivoryTextSoft
        font.pixelSize: Theme.sizeSmall
        lineSpacing: 104
    }
}
