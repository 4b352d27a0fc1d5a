// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// One block of a section of the rules: a paragraph, an item of a list, a figure or an example.
Item {
    id: block

    required property passage passage
    required property bool isItem
    required property int number
    required property int answerLetters
    required property list<string> cards
    required property list<string> onto
    required property ExampleView example
    required property int index
    property int spokenSentence: -1
    property list<string> letters // the letters that mark the card colors, in the language of the rules page
    property real textSize: Theme.sizeReading
    property int lineSpacing: 112

    readonly property bool isFigure: cards.length > 0
    readonly property bool isText: !isFigure && example === null
    // The item that shows the block's sentences; null if the block has no sentences
    readonly property PaperText words: isText ? text : (special.item as FigureBlock)?.words ?? (special.item as ExampleBlock)?.words ?? null
    // `above` is the space above the block: 0 for the items of a list, and larger above cards than above text
    property bool opens: index === 0 // whether the block is the first one of a page or column, and so has no space above it
    readonly property real above: opens || isItem ? 0 : textSize * (isText ? 0.4 : 0.7)

    signal followed(target: string)

    implicitHeight: above + (isText ? text.implicitHeight : (special.item as Item)?.implicitHeight ?? 0)

    Component.onCompleted: {
        if (isFigure)
            special.setSource("FigureBlock.qml", { cards: cards, onto: onto, passage: passage });
        else if (example !== null)
            special.setSource("ExampleBlock.qml", { example: example });
    }

    Text {
        visible: block.isItem
        x: 4
        y: block.above
        width: text.x - 8
        text: block.number > 0 ? block.number + "." : "•"
        textFormat: Text.PlainText
        color: Theme.ivoryTextSoft
        font.family: Theme.family
        font.pixelSize: block.textSize
        font.weight: Theme.weightTitle
        Accessible.ignored: true
    }

    PaperText {
        id: text
        visible: block.isText
        x: block.isItem ? block.textSize * 1.7 : 0
        y: block.above
        width: block.width - x
        passage: block.passage
        spokenSentence: block.spokenSentence
        largeLetters: block.answerLetters
        font.pixelSize: block.textSize
        lineSpacing: block.lineSpacing
        onFollowed: target => block.followed(target)
    }

    Loader {
        id: special
        active: !block.isText
        y: block.above
        width: block.width
    }

    Binding {
        target: special.item
        property: "spokenSentence"
        value: block.spokenSentence
        when: special.item !== null
    }

    Binding {
        target: special.item
        property: "letters"
        value: block.letters
        when: special.item !== null
    }

    Connections {
        target: special.item as ExampleBlock
        function onFollowed(target: string): void {
            block.followed(target);
        }
    }
}
