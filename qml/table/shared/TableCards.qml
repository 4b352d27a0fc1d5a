pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Tableside
import Tableside.App

// All cards, one delegate each for the whole match, so that a card glides from where it was to where it is.
Item {
    id: cards

    required property GameTable table
    required property tableGeometry geometry

    readonly property alias ways: finder

    signal leftByTab(forward: bool)

    onWidthChanged: still()
    onHeightChanged: still()
    Component.onCompleted: still()

    // Where a card lies, in this item
    function placeOf(cardId: int): TableCard {
        return delegates.itemAt(cardId) as TableCard;
    }

    // No gliding while the window changes its size
    function still(): void {
        finder.animated = false;
        settle.restart();
    }

    Timer {
        id: settle
        interval: 60
        onTriggered: finder.animated = true
    }

    // A focused card that was played, laid or swept away hands the focus on to its neighbour
    function passFocusOn(): void {
        if (ring.card && !ring.card.isMine)
            finder.focusHand();
    }

    // One for all, on the card that has the focus: unlike the outline of a chosen card and the corners of one that can be matched,
    // by its color and by the point at the top
    FocusRing {
        id: ring

        readonly property TableCard card: Window.activeFocusItem as TableCard

        parent: card ?? cards
        visible: card !== null
        border.color: Theme.cursor
        border.width: Theme.focusWidth + 1
        gap: card?.selected ? 6 : 2

        Rectangle {
            x: (parent.width - width) / 2
            y: -height / 2 + 2
            width: 16
            height: width
            rotation: 45
            radius: 3
            color: Theme.cursor
            border.color: Theme.feltDark
        }
    }

    CardNavigator {
        id: finder
        objectName: "cardWays"
        anchors.fill: parent
        table: cards.table
        geometry: cards.geometry
        delegates: delegates
        onLeftByTab: forward => cards.leftByTab(forward)
        onFocusMoved: Theme.later(cards.passFocusOn)
    }

    Repeater {
        id: delegates
        model: cards.table.cards

        TableCard {
            ways: finder
            table: cards.table
            geometry: cards.geometry
        }
    }

    Repeater {
        model: cards.table.cards.hintedCards

        Item {
            id: hint

            required property int modelData

            readonly property TableCard card: delegates.count > modelData ? cards.placeOf(modelData) : null
            readonly property real cardWidth: card?.width ?? 0 // it may go first

            HintMark {
                parent: hint.card
                x: hint.cardWidth * 0.03
                y: hint.cardWidth * Theme.cardRatio * 0.22
                width: Math.min(30, hint.cardWidth * 0.26)
            }
        }
    }
}
