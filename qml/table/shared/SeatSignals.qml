import QtQuick
import Tableside
import Tableside.App

// What an opponent shows above the cards: the count, thinking, what they just did, the catch button, the call.
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
    required property bool thinking
    required property bool calledNow
    required property string status
    required property string shortStatus

    readonly property int slot: geometry.slotOf(seat)
    readonly property rect box: geometry.seatRect(slot)
    readonly property rect backs: geometry.backsRect(slot)
    readonly property bool small: geometry.smallSeats
    readonly property bool dense: geometry.denseSeats
    readonly property bool mirrored: geometry.isMirrored(slot)
    // The cell beside the backs: dots, words, the call or the catch button
    readonly property rect cell: mirrored ? Qt.rect(4, backs.y - box.y, backs.x - box.x - 14, backs.height)
        : Qt.rect(backs.x - box.x + backs.width + 8, backs.y - box.y, box.width - (backs.x - box.x) - backs.width - 12, backs.height)
    readonly property bool canCatch: catchable

    visible: !isYou
    x: box.x
    y: box.y
    width: box.width
    height: box.height

    CountChip {
        objectName: "count" + signals.seat
        count: signals.handCount
        owed: signals.owed
        growth: signals.dense ? signals.geometry.denseColumn / 34
              : signals.geometry.tinySeats ? Math.min(1.1, Theme.textScale) : Theme.textScale
        figureSize: signals.dense ? 13 : Theme.sizeSmall * growth / Theme.textScale
        x: signals.geometry.tinySeats ? signals.width - width
           : signals.small ? Math.min(signals.width - width, signals.backs.x - signals.x - width * 0.7
                                      + signals.geometry.backsReach(signals.backs, signals.handCount))
           : signals.mirrored ? signals.backs.x - signals.x + signals.backs.width - width * 0.6
           : signals.backs.x - signals.x - width * 0.4
        y: signals.dense ? signals.geometry.denseTop
           : signals.backs.y - signals.y + signals.backs.height - height * (signals.small ? 0.7 : 0.8)
    }

    ThinkingDots {
        running: signals.thinking && !signals.canCatch && !signals.small
        x: signals.cell.x + (signals.mirrored ? signals.cell.width - width - 4 : 4)
        y: signals.cell.y + (signals.cell.height - height) / 2
    }

    FitWords {
        visible: signals.status !== "" && !signals.thinking && !signals.canCatch && !signals.calledNow && !signals.small
        x: signals.cell.x
        y: signals.cell.y
        width: signals.cell.width
        height: signals.cell.height
        horizontalAlignment: signals.mirrored ? Text.AlignRight : Text.AlignLeft
        text: signals.status
        color: Theme.textSoft
        font.pixelSize: Theme.sizeSmall
    }

    Rectangle {
        visible: signals.small && (signals.status !== "" || signals.thinking) && !signals.canCatch && !signals.calledNow
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - 4
        width: signals.thinking ? Math.min(56, signals.width) : Math.min(signals.width, statusWords.width + 16)
        height: statusWords.height + 4
        radius: height / 2
        color: Theme.panel

        ThinkingDots {
            anchors.centerIn: parent
            running: signals.thinking
        }

        FitWords {
            id: statusWords
            objectName: "status" + signals.seat
            anchors.centerIn: parent
            visible: !signals.thinking
            width: Math.min(implicitWidth, signals.width - (signals.dense ? 6 : 14))
            height: Theme.sizeCaption * 1.5
            text: signals.dense ? signals.shortStatus : signals.status
            color: Theme.textSoft
            font.pixelSize: Theme.sizeCaption
            floor: 8
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

    // A finger that comes a touch late is told why
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
