pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Tableside
import Tableside.App

// All cards, one delegate each for the whole match, so that a card glides from where it was to where it is.
Item {
    id: cards

    required property GameTable table
    required property TableGeometry geometry

    readonly property alias ways: finder

    signal leftByTab(forward: bool)

    onWidthChanged: still()
    onHeightChanged: still()
    Component.onCompleted: {
        finder.count();
        still();
    }

    // Where a card lies, in this item
    function placeOf(cardId: int): CardItem {
        return delegates.itemAt(cardId) as CardItem;
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

    // One for all, on the card that has the focus
    FocusRing {
        readonly property TableCard card: Window.activeFocusItem as TableCard

        parent: card ?? cards
        visible: card !== null
        gap: card?.selected ? 6 : 2
    }

    CardNavigator {
        id: finder
        anchors.fill: parent
        table: cards.table
        geometry: cards.geometry
        repeater: delegates
        onLeftByTab: forward => cards.leftByTab(forward)
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
}
