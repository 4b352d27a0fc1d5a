// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The picture of one card, drawn by app/cards. It handles no input and has no accessible name; the item that uses it must add
// both. The card code is the same as in the console program: "r7", "y#", "dos", "b+2", "wildfu"; "" shows the back of a card.
Item {
    id: card

    required property string code
    property bool faceUp: true
    property bool showLetter: Theme.colorLetters
    // The letters that mark the colors red, blue, green and yellow; if empty, the letters of the interface's language are used
    property list<string> letters
    property string badge // the text of the badge on the card: a number, "+", or the letter of a color; empty for none
    property bool dimmed: false
    // The opacity of a shadow over the card, 0 to 1. Use `shade` for animations: unlike `dimmed`, it does not draw the card's
    // picture again
    property real shade: 0
    // `highlighted`, `hinted` and `selected` choose the frame around the card. If several are true, the last of them decides
    property bool highlighted: false // whether another card can be played on this card
    property bool hinted: false
    property bool selected: false
    property bool shadow: true
    // Whether the card is rotated. Rotation blurs a picture, so a rotated card is drawn with more pixels
    property bool turned: false

    implicitWidth: Theme.cardWidth
    implicitHeight: implicitWidth * Theme.cardRatio

    // Returns the URL of the picture for the image provider (app/cards/card_image_provider.h)
    function picture(): string {
        const isFace = faceUp && code !== "";
        const color = /^[rbgy]$/.test(badge) ? badge : code.charAt(0); // a wild card has the color that was named for it
        const letter = !isFace || !showLetter ? ""
                     : letters.length > 0 ? letters["rbgy".indexOf(color)] ?? "" : Theme.card(color).letter;
        return "image://cards/" + (isFace ? encodeURIComponent(code) : Theme.cardBack) + "?letter=" + encodeURIComponent(letter)
            + (badge !== "" && isFace ? "&badge=" + encodeURIComponent(badge) : "")
            + (selected ? "&outline=selected" : hinted ? "&outline=hinted" : highlighted ? "&outline=playable" : "")
            + (dimmed ? "&dimmed" : "")
            + (shadow ? "&shadow" : "") + (Theme.highContrast ? "&highContrast" : "");
    }

    Image {
        readonly property real detail: card.turned ? 1.25 : 1

        objectName: "cardPicture"
        // The picture is wider than the card, because it includes the shadow and the outline. Unless the card is rotated, the
        // picture is not scaled, so its pixels stay sharp
        x: Math.round((card.width - width) / 2)
        y: x
        width: implicitWidth / detail
        height: implicitHeight / detail
        antialiasing: true
        asynchronous: false
        sourceSize.width: Math.max(1, Math.round(card.width * detail)) // the height follows from the width
        source: card.picture()
    }

    Rectangle {
        objectName: "cardShade"
        anchors.fill: parent
        anchors.margins: card.width * 0.008
        visible: card.shade > 0
        radius: card.width * 0.072
        color: Theme.feltDark
        opacity: card.shade
    }
}
