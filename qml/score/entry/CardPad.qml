// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The card pad: a key for every card face of the game, with which the cards left in a hand are counted. In wide windows each
// color is a row of keys, in narrow ones a column. Tab focuses the whole pad, and arrow keys move between its keys. The next Tab
// stop is the button, below the wild cards, that shows keys for values instead.
FocusScope {
    id: pad

    required property HandEntry entry
    property real availableHeight: 400 // the maximum height, in pixels, at which the entry need not scroll
    property bool flat: false // whether there is no height for rows of keys that look like cards
    readonly property bool upright: width < columns * 44
    readonly property int columns: colorFaces + 1
    // The number of different faces of one color. The wild cards form one more column
    readonly property int colorFaces: {
        let most = 0;
        for (let index = 0; index < cards.count; ++index)
            most = Math.max(most, (cards.itemAt(index) as PadCard)?.column ?? 0);
        return most;
    }
    readonly property real gap: upright ? 5 : 4
    readonly property real cardWidth: upright ? (width - 4 * gap) / 5
                                              : Math.min((width - (columns - 1) * gap) / columns,
                                                         flat ? width : Math.max(44, (availableHeight / 4 - gap) / Theme.cardRatio))
    readonly property real cardHeight: flat || upright ? Math.max(Theme.touchTarget, 46) : cardWidth * Theme.cardRatio
    property int current: 0

    signal valuesAsked

    implicitHeight: cards.count === 0 ? 0 : upright ? colorFaces * (cardHeight + gap) : 4 * (cardHeight + gap)

    function moveBy(rows: int, steps: int): void {
        const from = cards.itemAt(current) as PadCard;
        const row = from.row + (upright ? steps : rows);
        const column = from.column + (upright ? rows : steps);
        for (let index = 0; index < cards.count; ++index) {
            const card = cards.itemAt(index) as PadCard;
            if (card.row === row && card.column === column) {
                current = index;
                card.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    Accessible.role: Accessible.Grouping
    //: Spoken name of the pad on which cards left in a hand are tapped
    Accessible.name: qsTr("Card pad")

    Keys.onLeftPressed: moveBy(0, -1)
    Keys.onRightPressed: moveBy(0, 1)
    Keys.onUpPressed: moveBy(-1, 0)
    Keys.onDownPressed: moveBy(1, 0)

    Repeater {
        id: cards
        model: pad.entry.pad

        PadCard {
            required property int index

            objectName: "pad_" + code
            focus: index === pad.current
            activeFocusOnTab: index === pad.current
            asKey: pad.flat || pad.upright
            x: Math.round((pad.upright ? row + (column === pad.colorFaces ? 4 - row : 0) : column) * (pad.cardWidth + pad.gap))
            y: Math.round((pad.upright ? (column === pad.colorFaces ? row : column) : row) * (pad.cardHeight + pad.gap))
            width: pad.cardWidth
            height: pad.cardHeight
            onAdded: pad.entry.addCard(code)
            onRemoved: pad.entry.takeBackCard(code)
            onActiveFocusChanged: if (activeFocus)
                pad.current = index
        }
    }
    PadSwitch {
        objectName: "padByValue"
        visible: cards.count > 0
        x: Math.round((pad.upright ? 4 : pad.colorFaces) * (pad.cardWidth + pad.gap))
        y: Math.round(3 * (pad.cardHeight + pad.gap))
        width: pad.cardWidth
        height: pad.cardHeight
        //: Key of the card pad: shows keys for the values of cards, without colors. Figures as on the keys
        text: qsTr("0–9")
        //: Spoken name of the key
        Accessible.name: qsTr("Show keys by value")
        onClicked: pad.valuesAsked()
    }
}
