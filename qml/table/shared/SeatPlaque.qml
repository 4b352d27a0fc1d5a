// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The name plate of an opponent at the table: portrait, name, points, dealer mark, turn mark. The number of cards, and items that
// may cover cards, such as the catch button, are in SeatSignals.
Item {
    id: plaque

    required property tableGeometry geometry
    required property int seat
    required property string name
    required property string portrait
    required property string face
    required property bool isYou
    required property int colorIndex
    required property int handCount
    required property int score
    required property bool isDealer
    required property bool inTurn
    required property int phone // PhoneSign.State

    property bool pressable: false // whether a press shows the seat's last turns; not in lessons and replays

    signal turnsAsked // emitted when the user presses the seat to see its last turns

    readonly property int slot: geometry.slotOf(seat)
    readonly property rect box: geometry.seatRect(slot)
    readonly property rect portraitBox: geometry.portraitRect(slot)
    readonly property rect nameBox: geometry.nameRect(slot, scoreWords.width)
    readonly property bool mirrored: geometry.isMirrored(slot)
    readonly property bool small: geometry.smallSeats
    readonly property bool dense: geometry.denseSeats
    readonly property real faceSize: geometry.portraitSize

    // Lays out the name when this item appears, because a hidden text does not react to changes of its width
    onVisibleChanged: if (visible)
        nameWords.forceLayout()

    objectName: "seat" + seat
    visible: !isYou
    x: box.x
    y: box.y
    width: box.width
    height: box.height
    rotation: geometry.isTurned(slot) ? 180 : 0

    //: Spoken description of an opponent. %1 how many points, %2 how many cards, either may be 1; %3 the name
    Accessible.name: Phrases.fill(qsTr("%3, points: %1, cards: %2"), [score, handCount, name])
    Accessible.description: Array.from([inTurn ? turnWords : "", isDealer ? dealerWords : "", phoneWords])
        .filter(words => words !== "").join(" ")
    Accessible.role: pressable ? Accessible.Button : Accessible.Grouping
    Accessible.focusable: pressable
    Accessible.onPressAction: if (pressable)
        turnsAsked()

    //: Said of the player whose turn it is
    readonly property string turnWords: qsTr("It’s this player’s turn.")
    //: Said of the player who deals this round
    readonly property string dealerWords: qsTr("Deals this round.")
    readonly property string phoneWords: phone === PhoneSign.None ? ""
        //: Said of a player who holds the cards on a phone
        : phone === PhoneSign.Here ? qsTr("Plays with a phone.")
        //: Said of a player whose phone does not answer any more
        : qsTr("The phone is gone.")

    TapHandler {
        enabled: plaque.pressable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: plaque.turnsAsked()
    }

    // A frame around the portrait, the cards and the name, shown during the seat's turn. If there is enough space at the seat,
    // the items of SeatSignals are beside the frame
    Rectangle {
        objectName: "seatFrame" + plaque.seat

        readonly property real nameEnd: plaque.mirrored ? plaque.width - scoreWords.x : scoreWords.x + scoreWords.width

        x: plaque.mirrored ? parent.width - width : 0
        width: plaque.small ? parent.width : Math.min(parent.width, Math.max(plaque.geometry.plaqueWidth, nameEnd + 10))
        height: parent.height
        radius: Theme.radiusLarge
        color: Theme.panel
        opacity: plaque.inTurn ? 0.62 : 0
        border.width: 2
        border.color: Theme.callToAct

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.duration(Theme.flight)
            }
        }
    }

    PlayerFace {
        id: picture
        objectName: "seatPortrait"
        x: plaque.portraitBox.x
        y: plaque.portraitBox.y
        width: plaque.faceSize
        height: width
        name: plaque.name
        portrait: plaque.portrait
        mood: plaque.face
        colorIndex: plaque.colorIndex
        active: plaque.inTurn
    }

    DealerChip {
        visible: plaque.isDealer
        Accessible.ignored: true // the seat's accessible description includes the dealer
        x: plaque.small || plaque.mirrored || plaque.colorIndex >= 0 ? picture.x - width * 0.2 : picture.x + picture.width - width * 0.8
        y: picture.y + picture.height - height * 0.9
        width: plaque.dense ? 18 : plaque.geometry.compact ? 22 : 28
    }

    Repeater {
        model: plaque.phone === PhoneSign.None ? 0 : 1

        PhoneSign {
            objectName: "phoneSign" + plaque.seat
            phone: plaque.phone
            Accessible.ignored: true // the seat's accessible description includes the phone
            width: plaque.dense ? 18 : plaque.geometry.compact ? 22 : 28
            x: picture.x + picture.width - width * 0.72
            y: picture.y - height * 0.28
        }
    }

    NameWords {
        id: nameWords
        objectName: "seatName"
        x: plaque.nameBox.x
        y: plaque.nameBox.y
        width: plaque.nameBox.width
        height: plaque.nameBox.height
        text: plaque.name
        horizontalAlignment: plaque.mirrored ? Text.AlignRight : Text.AlignLeft
        font.pixelSize: plaque.geometry.compact ? Theme.sizeSmall : Theme.sizeLarge
        font.weight: Theme.weightTitle
        Accessible.ignored: true
    }

    // Measures the width of the points. The visible text can't be used, because it shrinks to fit and reports another width
    TextMetrics {
        id: wholeScore
        font: scoreWords.font
        text: scoreWords.text
    }

    TextMetrics {
        id: wholeName
        font: nameWords.font
        text: nameWords.text
    }

    Words {
        id: scoreWords
        objectName: "seatScore"
        // If the seats are close together, the points are below the number of cards; otherwise they are beside the name
        x: plaque.dense ? plaque.width - plaque.geometry.denseColumn
           : plaque.small ? nameWords.x + Math.min(Math.ceil(wholeName.advanceWidth), nameWords.width) + 8
           : plaque.mirrored ? nameWords.x + nameWords.width - Math.min(nameWords.contentWidth, nameWords.width) - width - 10
           : nameWords.x + Math.min(nameWords.contentWidth, nameWords.width) + 10
        y: plaque.dense ? picture.y + picture.height - height + 2 : nameWords.y + (nameWords.height - height) / 2
        horizontalAlignment: plaque.dense ? Text.AlignHCenter : Text.AlignLeft
        fontSizeMode: plaque.dense ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Theme.smallestPixels
        text: plaque.score
        color: Theme.score
        wrapMode: Text.NoWrap
        font.pixelSize: plaque.dense ? Math.min(14, Theme.sizeCaption) : plaque.geometry.compact ? Theme.sizeBody : Theme.sizeLarge
        font.weight: Theme.weightTitle
        width: plaque.dense ? plaque.geometry.denseColumn : Math.ceil(wholeScore.advanceWidth) + 1
        Accessible.ignored: true
    }
}
