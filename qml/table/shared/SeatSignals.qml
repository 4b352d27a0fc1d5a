// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The items of one opponent that are drawn above the cards: the number of cards, dots while the player thinks, the last action,
// the catch button, and the call.
Item {
    id: signals

    required property GameTable table
    required property tableGeometry geometry
    required property int seat
    required property string name
    required property bool isYou
    required property int handCount
    required property bool catchable
    required property bool justSafe
    required property int graceLeft
    required property int owed
    required property bool called
    required property bool thinking
    required property bool calledNow
    required property string status
    required property string shortStatus
    required property string statusIcon
    required property real statusSize
    required property bool badgeNow
    required property string talk
    required property list<recapCard> recap
    required property int recapDrawn
    required property string recapWords
    required property int phone // PhoneSign.State

    readonly property int slot: geometry.slotOf(seat)
    readonly property rect box: geometry.seatRect(slot)
    readonly property rect chip: geometry.countRect(slot, handCount)
    readonly property bool small: geometry.smallSeats
    readonly property bool dense: geometry.denseSeats
    readonly property bool mirrored: geometry.isMirrored(slot)
    readonly property bool turned: geometry.isTurned(slot)
    // The distance of this item from the left edge of the table, as the player sees it
    readonly property real leftGap: turned ? geometry.width - x - width : x
    // The area beside the backs of the opponent's cards. It contains the dots, the last action, the call or the catch button
    readonly property rect cell: geometry.signsRect(slot)
    readonly property bool canCatch: catchable
    readonly property bool recapped: recap.length > 0 || recapDrawn > 0
    readonly property bool isLost: phone === PhoneSign.Lost
    // Whether the last turn is visible: neither the catch button, a call, nor the words about a lost phone cover it
    readonly property bool quiet: !canCatch && !calledNow && !isLost
    // The part of `cell` below the small cards that show the last turn; all of `cell` if there are no such cards
    readonly property rect below: recapped ? Qt.rect(cell.x, cell.y + lastTurn.height, cell.width, cell.height - lastTurn.height) : cell
    // The words about the opponent's last action, in the line below a small seat; empty if that line shows thinking dots or, in
    // the densest layout, cards
    readonly property string words: small && thinking || dense && recap.length > 0 ? ""
        : dense || recapped && (geometry.tinySeats || geometry.compact) ? shortStatus : status

    visible: !isYou
    x: box.x
    y: box.y
    width: box.width
    height: box.height
    rotation: turned ? 180 : 0
    z: talk === "" ? 0 : 1 // a speech bubble is wider than its seat, and covers the neighbors' last turns

    CountChip {
        objectName: "count" + signals.seat
        Accessible.ignored: true // SeatPlaque has this number in its accessible name
        count: signals.handCount
        owed: signals.owed
        called: signals.called
        growth: signals.geometry.countScale
        figureSize: signals.dense ? Math.max(13, Theme.sizeSmallest) : Theme.sizeSmall * growth / Theme.textScale
        x: signals.chip.x
        y: signals.chip.y
    }

    ThinkingDots {
        running: signals.thinking && !signals.canCatch && !signals.small
        x: signals.below.x + (signals.mirrored ? signals.below.width - width - 4 : 4)
        y: signals.below.y + (signals.below.height - height) / 2
    }

    FitWords {
        visible: signals.status !== "" && signals.statusIcon === "" && !signals.thinking && signals.quiet && !signals.small
        x: signals.below.x
        y: signals.below.y
        width: signals.below.width
        height: signals.below.height
        horizontalAlignment: signals.mirrored ? Text.AlignRight : Text.AlignLeft
        text: signals.status
        color: Theme.textSoft
        font.pixelSize: Theme.sizeSmall
    }

    // For a moment, the icon of what has just happened covers the portrait
    Repeater {
        model: signals.badgeNow ? 1 : 0

        Rectangle {
            id: sign

            readonly property rect face: signals.geometry.portraitRect(signals.slot)

            objectName: "badgeSign" + signals.seat
            x: sign.face.x
            y: sign.face.y
            width: sign.face.width
            height: width
            radius: width / 2
            color: Qt.alpha(Theme.panel, 0.72)

            Icon {
                anchors.centerIn: parent
                size: sign.width * 0.62
                name: signals.statusIcon
            }
        }
    }

    SeatBadge {
        objectName: "badge" + signals.seat
        visible: signals.statusIcon !== "" && signals.quiet && !signals.small
        text: signals.status
        iconName: signals.statusIcon
        grown: signals.statusSize
        mostWidth: signals.below.width
        x: signals.mirrored ? signals.below.x + signals.below.width - width : signals.below.x
        y: signals.below.y + (signals.below.height - height) / 2
    }

    Rectangle {
        id: pill

        readonly property real padding: signals.dense ? 3 : signals.recap.length > 0 ? 5 : 8
        readonly property real gap: signals.recapped && statusWords.visible ? 6 : 0
        readonly property real availableWidth: signals.width - 2 * padding - gap

        visible: signals.small && (signals.recapped || signals.words !== "" || signals.thinking) && signals.quiet
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - 4
        width: dots.running ? Math.min(56, signals.width)
             : 2 * padding + gap + (signals.recapped ? lastTurn.width : 0) + (statusWords.visible ? statusWords.width : 0)
        height: Math.max(signals.recapped ? lastTurn.height : 0, statusWords.height) + 4
        radius: signals.recap.length > 0 ? 6 : height / 2
        color: Theme.panel

        ThinkingDots {
            id: dots
            anchors.centerIn: parent
            running: signals.thinking && !signals.recapped
        }

        // Measures the width of the words. The visible text can't be used, because its implicit width depends on its width
        TextMetrics {
            id: whole
            font.family: Theme.family
            font.pixelSize: Theme.sizeCaption
            text: signals.words
        }

        FitWords {
            id: statusWords
            objectName: "status" + signals.seat
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width - width - pill.padding
            visible: signals.words !== ""
            width: Math.min(Math.ceil(whole.advanceWidth) + 1, pill.availableWidth - (signals.recapped ? lastTurn.width : 0))
            height: Theme.sizeCaption * 1.5
            text: signals.words
            color: signals.statusIcon === "" ? Theme.textSoft : Theme.callToAct
            font.pixelSize: Theme.sizeCaption
        }
    }

    Recap {
        id: lastTurn

        readonly property rect place: signals.small
            ? Qt.rect(pill.x + pill.padding, pill.y, width, pill.height)
            : Qt.rect(signals.mirrored ? signals.cell.x + signals.cell.width - width : signals.cell.x, signals.cell.y, width,
                      signals.thinking || signals.status !== "" ? height : signals.cell.height)

        objectName: "recap" + signals.seat
        visible: signals.recapped && signals.quiet
        cards: signals.recap
        drawn: signals.recapDrawn
        words: signals.recapWords
        most: signals.geometry.tinySeats ? 3 : 20
        mostWidth: signals.dense ? 15 : signals.geometry.compact ? 17
                 : signals.small ? 21 * Theme.zoom : Math.min(30 * Theme.zoom, signals.cell.height * 0.48)
        availableWidth: signals.small ? pill.availableWidth * (signals.words === "" ? 1 : 0.5)
                            : signals.cell.width
        x: place.x
        y: place.y + (place.height - height) / 2
    }

    Repeater {
        model: signals.isLost ? 1 : 0

        SeatBadge {
            id: gone
            objectName: "phoneGone" + signals.seat
            visible: !signals.canCatch && !signals.calledNow
            //: Two short words at the seat of a player whose phone does not answer any more
            text: qsTr("phone gone")
            iconName: "phone-lost"
            tone: Theme.warning
            mostWidth: signals.small ? signals.width : signals.cell.width
            x: signals.small ? (signals.width - gone.width) / 2 : signals.mirrored ? signals.cell.x + signals.cell.width - gone.width : signals.cell.x
            y: signals.small ? signals.height - 4 : signals.cell.y + (signals.cell.height - gone.height) / 2
        }
    }

    // There is no space for small talk on a phone with many players
    Repeater {
        model: signals.talk !== "" && !signals.dense ? 1 : 0

        TalkBubble {
            id: speech

            readonly property real mostWidth: Math.max(signals.width, 190 * Theme.textScale)

            objectName: "talk" + signals.seat
            words: signals.talk
            width: Math.min(speech.mostWidth, speech.implicitWidth)
            x: Math.max(4 - signals.leftGap, Math.min((signals.width - speech.width) / 2,
                                                      signals.geometry.width - signals.leftGap - speech.width - 4))
            // Row cards may lie right below the seat on a phone and at large seats; on a board, the table ends there
            y: signals.small && !signals.geometry.compact && !signals.geometry.isBoard ? signals.height + 2 : signals.height - speech.height
        }
    }

    CallBubble {
        word: signals.table.callWord
        shown: signals.calledNow
        x: signals.small ? (parent.width - width) / 2 : signals.cell.x + (signals.mirrored ? signals.cell.width - width : 0)
        y: signals.small ? parent.height - 6 : signals.cell.y + (signals.cell.height - height) / 2
    }

    CatchButton {
        id: catchButton
        table: signals.table
        player: signals.name
        seat: signals.seat
        graceLeft: signals.graceLeft
        visible: signals.canCatch
        horizontalPadding: signals.geometry.compact ? 6 : 10
        textSize: signals.geometry.compact ? Theme.sizeSmall : Theme.sizeBody
        x: signals.small ? (parent.width - width) / 2 : signals.cell.x + (signals.mirrored ? signals.cell.width - width : 0)
        y: signals.small ? parent.height + 2 : signals.cell.y + (signals.cell.height - height) / 2
        width: Math.min(implicitWidth, signals.small ? parent.width + 4 : signals.cell.width + 6)
    }

    // A tap where the catch button was until a moment ago still counts as an attempt to catch. The table refuses it and explains
    // why
    Item {
        objectName: "late" + signals.seat
        visible: signals.justSafe && !signals.canCatch
        x: catchButton.x
        y: catchButton.y
        width: catchButton.width
        height: catchButton.height

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: signals.table.catchSeat(signals.seat)
        }
    }
}
