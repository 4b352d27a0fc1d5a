// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// One card at the table: its state from the model, its position on the felt, and its picture. A card can be tapped, dragged, and
// focused by keys.
CardItem {
    id: card

    required property CardNavigator cardNavigator
    required property tableGeometry geometry
    required property int cardId
    required property string code
    required property int zone
    required property int seat
    required property int position
    required property int zoneCount
    required property int rowIndex
    required faceUp
    required property bool playable
    required property bool selected
    required property bool matched
    required property bool hinted
    required property string badge
    required property bool parked
    required property string name

    readonly property bool isMine: zone === CardsModel.Hand && seat === table.viewerSeat && table.handShown
    readonly property bool isRow: zone === CardsModel.Row
    readonly property cardPlace placed: parked ? geometry.place(CardsModel.Played, seat, 0, 1, rowIndex)
                                               : geometry.place(zone, seat, position, zoneCount, rowIndex)
    readonly property bool isDrawTop: zone === CardsModel.DrawPile && position === zoneCount - 1
    readonly property bool usable: isMine || isRow || isDrawTop
    readonly property bool onPile: zone === CardsModel.DrawPile || zone === CardsModel.DiscardPile
    readonly property bool inSight: !onPile || position >= zoneCount - 3
    readonly property bool hintShown: table.hint.state === HintModel.Shown
    readonly property bool isTarget: cardNavigator.draggedOver === cardId && cardNavigator.dragged !== cardId
    readonly property real lift: !isMine || parked ? 0 : selected || hinted ? geometry.handRise
        : (playable ? geometry.handRise * 0.6 : 0) + (pointer.hovered ? geometry.handRise * 0.3 : 0)

    // The card's position in the hand or in the row, for screen readers
    readonly property string whereabouts: isMine
        //: Spoken of a card in the player's own hand. %1 which one it is, %2 how many there are
        ? Phrases.fill(qsTr("Hand, %1 of %2."), [position + 1, zoneCount])
        : isRow
        //: Spoken of a card in the Center Row. %1 which one it is, %2 how many there are
        ? Phrases.fill(qsTr("Center Row, %1 of %2."), [position + 1, zoneCount])
        : ""
    // The card's state in words (suggested, just drawn, playable), for screen readers
    readonly property string remark: hinted
        //: Spoken of a card that the hint suggests
        ? qsTr("Suggested by the hint.")
        : !usable ? ""
        //: Spoken of a card of the hand that is put on a row card and waits for a second one
        : parked ? qsTr("On a row card, waiting for a second card.")
        //: Spoken of a card of the hand that has just been drawn
        : badge === "+" && !playable ? qsTr("Just drawn.")
        //: Spoken of a card in the Center Row on which something has been played in this turn
        : matched ? qsTr("Already matched.")
        // A hand card may be playable out of turn (jumping in in UNO). A row card can be matched only during the viewer's turn
        : !playable || isRow && !table.myTurn ? ""
        //: Spoken of a card in the Center Row on which something of the hand can be played
        : isRow ? qsTr("You can match it.")
        //: Spoken of a card in the hand
        : qsTr("You can play it.")

    property string lastCode: code

    objectName: "card" + cardId
    animated: cardNavigator.animated
    cx: placed.cx
    cy: placed.cy - lift
    cardWidth: placed.w
    turn: held ? 0 : placed.r
    held: mover.active
    covers: isMine && !held // false while dragged, so that the card below it is found as the target
    width: placed.w
    height: width * Theme.cardRatio
    // A moving card is drawn above the others. A card that moves within the hand is not, because it would cover the corners of
    // its neighbors
    z: placed.z + (held ? 3000 : moving && (zone !== CardsModel.Hand || parked) ? 1000 : 0)
    visible: inSight || moving
    activeFocusOnTab: activeFocus || isMine && position === Math.min(cardNavigator.handStop, zoneCount - 1)

    Accessible.role: Accessible.Button
    // Cards in the piles, except the top of the draw pile, have no name. There are about a hundred, and their names would change
    // with each draw
    Accessible.name: usable ? name : ""
    Accessible.description: whereabouts + (whereabouts !== "" && remark !== "" ? " " : "") + remark
    Accessible.ignored: !usable
    Accessible.focusable: usable
    Accessible.selectable: isMine || isRow
    Accessible.selected: selected
    Accessible.onPressAction: table.tapCard(cardId)

    onZoneChanged: {
        noteFace();
        if (activeFocus)
            cardNavigator.focusMoved();
    }
    // When a card moves from one player's hand to another's, its zone stays Hand. So onZoneChanged is not called
    onIsMineChanged: if (activeFocus)
        cardNavigator.focusMoved()
    onCodeChanged: noteFace()
    onFlipChanged: noteFace()
    onActiveFocusChanged: {
        if (activeFocus && isMine)
            cardNavigator.handStop = position;
        else if (activeFocus && isRow)
            cardNavigator.rowStop = position;
    }

    // Stores the face to draw. A card that is being turned over keeps its face until the back is visible. If a hand is hidden,
    // its cards lose their faces at once
    function noteFace(): void {
        if (code !== "" || flip === 0 || zone === CardsModel.Hand)
            lastCode = code;
    }

    // --- The picture of the card ---

    CardImage {
        width: card.width
        height: card.height
        code: card.lastCode
        faceUp: card.flip > 0.5
        selected: card.selected || card.isTarget
        hinted: card.hinted
        highlighted: card.isRow && card.playable && card.table.myTurn && !card.matched && !card.hintShown
        badge: card.hinted ? "" : card.badge
        // If some cards of the hand can be played, the others are darkened. That playable cards are raised is not enough: on a
        // phone they rise little, and the outer cards of a fan are lower anyway
        shade: card.isMine && card.table.cards.handPlayable && !card.playable && !card.selected && !card.hinted && !card.parked ? 0.35 : 0
        dimmed: card.zone === CardsModel.DiscardPile && !card.geometry.pilesInMiddle && !card.moving
        turned: card.placed.r !== 0
        shadow: !card.onPile || card.position === card.zoneCount - 1 || card.moving
        transform: Scale {
            origin.x: card.width / 2
            xScale: Math.abs(2 * card.flip - 1)
        }
    }

    // --- Input by fingers and mouse ---

    TapHandler {
        enabled: card.usable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: card.table.tapCard(card.cardId)
    }

    // The hover area extends below the card by the height to which hovering raises the card. Without this margin, the raised card
    // would no longer be under the mouse, and would sink again
    HoverHandler {
        id: pointer
        enabled: card.isMine
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        blocking: true
        margin: card.geometry.handRise * 0.3
    }

    DragHandler {
        id: mover
        enabled: card.isMine || card.isDrawTop
        target: null
        onActiveTranslationChanged: {
            if (!active)
                return;
            // Maps the position to the table, which may be rotated in the window
            const at = card.cardNavigator.mapFromItem(null, centroid.scenePosition);
            const from = card.cardNavigator.mapFromItem(null, centroid.scenePressPosition);
            card.pulled = Qt.point(at.x - from.x, at.y - from.y);
            card.cardNavigator.dragMoved(card.cardId, at.x, at.y);
        }
        onActiveChanged: if (!active)
            card.cardNavigator.dragEnded()
    }

    // --- Input by keys ---

    Keys.onLeftPressed: cardNavigator.step(zone, position, -1)
    Keys.onRightPressed: cardNavigator.step(zone, position, 1)
    Keys.onUpPressed: if (isMine)
        cardNavigator.focusMiddle()
    Keys.onDownPressed: if (!isMine)
        cardNavigator.focusCard(CardsModel.Hand, cardNavigator.handStop)
    Keys.onTabPressed: cardNavigator.tab(zone, true)
    Keys.onBacktabPressed: cardNavigator.tab(zone, false)
    Keys.onReturnPressed: table.pressCard(cardId)
    Keys.onEnterPressed: table.pressCard(cardId)
}
