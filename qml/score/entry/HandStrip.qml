// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The hands of the round in narrow windows: one row of portraits with the points. Pressing a portrait starts counting that hand.
Flickable {
    id: strip

    required property HandEntry entry
    property Item current: null

    readonly property real cell: Math.max(58, (width - 6 * (hands.count - 1)) / Math.max(1, hands.count))

    contentWidth: row.width
    contentHeight: height
    implicitHeight: row.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.HorizontalFlick
    interactive: contentWidth > width
    clip: interactive
    onWidthChanged: Theme.later(revealCurrent) // deferred, because a strip that has just appeared has no width yet
    onContentWidthChanged: Theme.later(revealCurrent)

    function revealCurrent(): void {
        if (current)
            reveal(current);
    }

    function reveal(hand: Item): void {
        contentX = Math.max(0, Math.min(hand.x + hand.width / 2 - width / 2, contentWidth - width));
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Hands in this round")

    Row {
        id: row
        spacing: 6

        Repeater {
            id: hands
            model: strip.entry.hands

            Pressable {
                id: hand

                required property int seat
                required property string name
                required property string portrait
                required property int colorIndex
                required property int points
                required property bool isOut
                required property bool isCurrent
                required property string spoken

                objectName: "hand" + seat
                text: spoken
                width: strip.cell
                implicitHeight: face.implicitHeight + 10
                onClicked: strip.entry.choose(seat)
                onIsCurrentChanged: if (isCurrent) {
                    strip.current = this;
                    Theme.later(strip.revealCurrent);
                }
                onActiveFocusChanged: if (activeFocus)
                    strip.reveal(this)

                Column {
                    id: face
                    anchors.centerIn: parent
                    width: parent.width - 8

                    PlayerFace {
                        anchors.horizontalCenter: parent.horizontalCenter
                        name: hand.name
                        portrait: hand.portrait
                        colorIndex: hand.colorIndex
                        implicitWidth: 34
                    }

                    Words {
                        width: parent.width
                        text: hand.isOut ? "0" : hand.points >= 0 ? hand.points : "?"
                        color: Theme.score
                        font.weight: Theme.weightFigure
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }

                background: Rectangle {
                    radius: Theme.radius
                    color: hand.isCurrent || hand.down ? Theme.panelRaised : Theme.feltDark
                    border.width: hand.isCurrent ? 2 : Theme.lineWidth
                    border.color: hand.isCurrent ? Theme.callToAct : Theme.panelRaised

                    FocusRing {
                        visible: hand.visualFocus
                        gap: -4
                    }
                }
            }
        }
    }
}
