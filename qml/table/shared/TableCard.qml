pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// One physical card: it knows where it lies, glides there, can be tapped, dragged and reached by keys.
CardItem {
    id: card

    required property CardNavigator ways
    readonly property bool isDrawTop: zone === CardsModel.DrawPile && position === zoneCount - 1
    readonly property bool usable: isMine || isRow || isDrawTop
    readonly property bool onPile: zone === CardsModel.DrawPile || zone === CardsModel.DiscardPile
    readonly property bool inSight: !onPile || position >= zoneCount - 3
    readonly property bool moving: glideX.running || glideY.running || mover.active || fallBack.running
    readonly property bool hintShown: table.hint.state === HintModel.Shown
    readonly property bool isTarget: ways.draggedOver === cardId
    readonly property real lift: !isMine ? 0 : selected || hinted ? geometry.handRise : playable ? geometry.handRise * 0.6 : 0

    // What a mark or its place says to those who see it
    readonly property string remark: hinted
        //: Spoken of a card that the hint proposes
        ? qsTr("Proposed by the hint.")
        : !usable ? ""
        //: Spoken of a card in the Center Row on which something has been played in this turn
        : matched ? qsTr("Already matched.")
        : !playable || isRow && !table.myTurn ? "" // out of turn a card of the hand may be jumped in with
        //: Spoken of a card in the Center Row on which something of the hand can be played
        : isRow ? qsTr("Can be matched.")
        //: Spoken of a card in the hand
        : qsTr("Can be played.")

    property real cx: placed.cx
    property real cy: placed.cy - lift
    property real shownWidth: placed.w
    property real flip: faceUp ? 1 : 0
    property real pulledX: 0
    property real pulledY: 0
    property string lastCode: code

    objectName: "card" + cardId
    width: placed.w // drawn for where it will lie; on the way there it is only scaled
    height: width * Theme.cardRatio
    x: atRest(cx + pulledX - width / 2)
    y: atRest(cy + pulledY - height / 2)
    z: placed.z + (mover.active ? 3000 : moving ? 1000 : 0)
    scale: width > 0 ? shownWidth / width : 1
    rotation: mover.active ? 0 : placed.r
    visible: inSight || moving
    activeFocusOnTab: activeFocus || isMine && position === Math.min(ways.handStop, zoneCount - 1)

    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.description: remark
    Accessible.ignored: !usable
    Accessible.focusable: usable
    Accessible.selectable: isMine || isRow
    Accessible.selected: selected
    Accessible.onPressAction: table.tapCard(cardId)

    // A card that lies straight lies on whole pixels, for its picture to be sharp
    function atRest(place: real): real {
        return moving || placed.r !== 0 ? place : Math.round(place);
    }

    // --- Gliding ---

    Behavior on cx { enabled: card.ways.animated; Glide { id: glideX } }
    Behavior on cy { enabled: card.ways.animated; Glide { id: glideY } }
    Behavior on shownWidth { enabled: card.ways.animated; Glide {} }
    Behavior on rotation { enabled: card.ways.animated; Glide {} }
    Behavior on flip { enabled: card.ways.animated; Glide {} }

    component Glide: NumberAnimation {
        duration: Theme.duration(Theme.flight)
        easing.type: Theme.easing
    }

    // A released card goes from the finger to wherever the model says it lies now
    ParallelAnimation {
        id: fallBack
        Glide { target: card; property: "pulledX"; to: 0 }
        Glide { target: card; property: "pulledY"; to: 0 }
    }

    // To another zone, or from hand to hand, which the zone does not tell
    function moved(): void {
        ways.note();
        if (activeFocus)
            ways.keepFocus(card);
    }

    onZoneChanged: moved()
    onIsMineChanged: moved()
    onCodeChanged: if (code !== "")
        lastCode = code
    onActiveFocusChanged: {
        if (activeFocus && isMine)
            ways.handStop = position;
        else if (activeFocus && isRow)
            ways.rowStop = position;
    }

    // --- The picture ---

    CardImage {
        width: card.width
        height: card.height
        code: card.lastCode
        faceUp: card.flip > 0.5
        selected: card.selected || card.isTarget
        highlighted: card.hinted || card.isRow && card.playable && card.table.myTurn && !card.matched && !card.hintShown
        turned: card.placed.r !== 0
        shadow: !card.onPile || card.position === card.zoneCount - 1 || card.moving
        transform: Scale {
            origin.x: card.width / 2
            xScale: Math.abs(2 * card.flip - 1)
        }
    }

    Repeater {
        model: card.hinted ? 1 : 0

        HintMark {
            x: card.width * 0.03
            y: card.height * 0.22
            width: Math.min(30, card.width * 0.26)
        }
    }

    // --- Fingers and mouse ---

    TapHandler {
        enabled: card.usable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: card.table.tapCard(card.cardId)
    }

    DragHandler {
        id: mover
        enabled: card.isMine
        target: null
        onActiveTranslationChanged: {
            if (!active)
                return;
            card.pulledX = activeTranslation.x;
            card.pulledY = activeTranslation.y;
            const at = card.ways.mapFromItem(null, centroid.scenePosition.x, centroid.scenePosition.y);
            card.ways.dragMoved(at.x, at.y);
        }
        onActiveChanged: {
            fallBack.stop();
            if (active)
                return;
            fallBack.start();
            card.ways.dragEnded(card);
        }
    }

    // --- Keys ---

    Keys.onLeftPressed: ways.step(card, -1)
    Keys.onRightPressed: ways.step(card, 1)
    Keys.onUpPressed: if (isMine)
        ways.focusMiddle()
    Keys.onDownPressed: if (!isMine)
        ways.focusCard(CardsModel.Hand, ways.handStop)
    Keys.onTabPressed: ways.tab(zone, true)
    Keys.onBacktabPressed: ways.tab(zone, false)
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) table.pressCard(cardId); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) table.pressCard(cardId); }
}
