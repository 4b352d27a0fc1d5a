// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// One player's last turn, shown with small cards: the cards played, in order, and the number of cards drawn. If not all cards
// fit, only the newest are shown.
Item {
    id: recap

    required property list<recapCard> cards
    required property int drawn
    property string words: "" // the description for screen readers
    // The maximum width of a card; if there are many cards, they first get narrower, then overlap more
    property real mostWidth: 26
    property real availableWidth: 100
    property int most: 20

    readonly property int hidden: Math.max(0, cards.length - most)
    readonly property real figureWidth: drawn > 0 ? figure.implicitWidth + (cards.length > 0 ? 5 : 0) : 0
    readonly property real reach: reachOf(cards.length - 1)
    readonly property real cardWidth: Math.max(Math.min(mostWidth, 20 * Theme.zoom),
                                               Math.min(mostWidth, (availableWidth - figureWidth) / (1 + reach)))
    readonly property real cardHeight: cardWidth * Theme.cardRatio
    readonly property real step: reach > 0 ? Math.min(cardWidth, Math.max(2, (availableWidth - figureWidth - cardWidth) / reach))
                                       : 0
    readonly property real cardsWidth: cards.length > 0 ? cardWidth + reach * step : 0

    // Returns the distance from the first visible card to the card at `index`, in units of `step`. The distance between cards
    // that were played together is smaller
    function reachOf(index: int): real {
        let steps = 0;
        for (let card = hidden + 1; card <= index; ++card)
            steps += cards[card].opens ? 1.14 : 0.7;
        return steps;
    }

    implicitWidth: cardsWidth + figureWidth
    implicitHeight: cards.length > 0 ? cardHeight : figure.implicitHeight
    visible: cards.length > 0 || drawn > 0

    Accessible.role: Accessible.StaticText
    //: Spoken of what a player did in their last turn. %1 such as "Red 7, Blue 3, drew 2"
    Accessible.name: qsTr("Last turn: %1").arg(words)

    Repeater {
        model: recap.cards

        CardImage {
            id: card

            required property recapCard modelData
            required property int index

            visible: index >= recap.hidden
            x: recap.reachOf(index) * recap.step
            width: recap.cardWidth
            height: recap.cardHeight
            code: modelData.code
            showLetter: false
            shadow: false

            // The number that the player chose for a Wild # (a wild card of DOS)
            Rectangle {
                visible: card.modelData.number > 0
                x: parent.width - width * 0.8
                y: parent.height - height * 0.8
                width: Math.round(Math.max((card.modelData.number > 9 ? 18 : 14) * Theme.textScale, recap.cardWidth * 0.6))
                height: width
                radius: width / 2
                color: Theme.ivory
                border.width: 1
                border.color: Theme.ivoryText

                Figure {
                    anchors.centerIn: parent
                    text: card.modelData.number
                    color: Theme.ivoryText
                    font.pixelSize: Math.max(Theme.sizeSmallest, Math.round(parent.height * (text.length > 1 ? 0.62 : 0.8)))
                }
            }

            // The color that the player named for a wild card of UNO
            ColorSign {
                x: parent.width - width * 0.8
                y: parent.height - height * 0.8
                width: Math.round(Math.max(10, recap.cardWidth * 0.56))
                height: width
                colorCode: card.modelData.colorCode
                showsLetter: false
            }
        }
    }

    Words {
        id: figure
        visible: recap.drawn > 0
        x: recap.width - width
        anchors.verticalCenter: parent.verticalCenter
        text: "+" + recap.drawn
        color: Theme.score
        font.pixelSize: Math.max(Theme.sizeSmallest, Math.min(Theme.sizeSmall, recap.mostWidth * 0.87))
        font.weight: Theme.weightFigure
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
