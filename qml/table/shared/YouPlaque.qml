// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The seat of the viewer, that is, the player at the lower edge whose hand is shown: portrait, score, number of cards, and the
// buttons for the log and the menu.
Item {
    id: you

    required property tableGeometry geometry
    required property string callWord
    required property GameTable table
    required property int seat
    required property string name
    required property string portrait
    required property string face
    required property int colorIndex
    required property bool catchable
    required property int graceLeft
    required property int handCount
    required property int score
    required property bool isDealer
    required property bool inTurn
    required property bool calledNow
    required property int owed
    required property bool called
    required property string status
    required property string statusIcon
    required property real statusSize
    required property int phone // PhoneSign.State

    property bool hasMenu: true

    signal logAsked
    signal menuAsked

    readonly property bool strip: geometry.strip
    readonly property bool mirrored: geometry.leftHanded
    // Whether the portrait is left out: in a low window, or because large text on a phone leaves no space for it
    readonly property bool faceless: geometry.flat || strip && geometry.width < 335 * Theme.textScale
    // The y just below the bar with the table's words and buttons, in this item's coordinates; 0 if the bar ends above this item.
    // In wide windows the portrait begins below this y, so the portrait shrinks when large text leaves less space
    readonly property real belowBar: Math.max(0, geometry.barRect.y + geometry.barRect.height + 8 - y)
    readonly property real faceRoom: height - belowBar - who.implicitHeight - buttons.implicitHeight - 2 * lines.rowSpacing

    objectName: "seatYou"
    x: geometry.youRect.x
    y: geometry.youRect.y
    width: geometry.youRect.width
    height: geometry.youRect.height

    GridLayout {
        id: lines
        anchors.fill: parent
        columns: you.strip ? 3 : 1
        rowSpacing: you.geometry.flat ? 2 : 6
        columnSpacing: Theme.spaceSmall
        layoutDirection: you.mirrored && you.strip ? Qt.RightToLeft : Qt.LeftToRight

        Item {
            Layout.fillHeight: !you.strip
            visible: !you.strip
        }

        Item {
            id: picture
            visible: !you.faceless
            implicitWidth: you.strip ? you.geometry.compact ? 56 : Math.min(you.height - 8, 88) : Math.min(you.geometry.height * 0.1, you.faceRoom)
            implicitHeight: implicitWidth
            Layout.alignment: Qt.AlignHCenter

            PlayerFace {
                objectName: "seatPortrait"
                anchors.fill: parent
                name: you.name
                portrait: you.portrait
                mood: you.face
                colorIndex: you.colorIndex
                active: you.inTurn
            }

            DealerChip {
                visible: you.isDealer
                // The chip must cover neither the points beside the portrait nor the sign of the player's color
                x: you.colorIndex < 0 && (you.mirrored || !you.strip) ? parent.width - width * 0.7 : you.mirrored ? 0 : -width * 0.3
                y: parent.height - height * 0.9
            }

            PhoneSign {
                visible: you.phone !== PhoneSign.None
                phone: you.phone
                x: parent.width - width * 0.72
                y: -height * 0.2
            }
        }

        ColumnLayout {
            id: who
            spacing: you.geometry.flat ? 0 : 2

            RowLayout {
                spacing: Theme.spaceTiny
                layoutDirection: you.mirrored && you.strip ? Qt.RightToLeft : Qt.LeftToRight

                PhoneSign {
                    visible: you.phone !== PhoneSign.None && you.faceless
                    phone: you.phone
                    Layout.preferredWidth: 24
                    Layout.preferredHeight: 24
                }

                NameWords {
                    text: you.name
                    Accessible.ignored: false
                    horizontalAlignment: you.strip && !you.mirrored ? Text.AlignLeft : you.strip ? Text.AlignRight : Text.AlignHCenter
                    font.pixelSize: you.geometry.flat ? Theme.sizeSmall : Theme.sizeBody
                    font.weight: Theme.weightTitle
                    Layout.fillWidth: true
                    Layout.preferredHeight: (you.geometry.flat ? 20 : 28) * Theme.textScale
                }
            }

            RowLayout {
                spacing: Theme.spaceSmall
                layoutDirection: you.mirrored && you.strip ? Qt.RightToLeft : Qt.LeftToRight
                Layout.alignment: !you.strip ? Qt.AlignHCenter : you.mirrored ? Qt.AlignRight : Qt.AlignLeft

                Words {
                    text: you.score
                    color: Theme.score
                    wrapMode: Text.NoWrap
                    font.pixelSize: you.geometry.flat ? Theme.sizeBody : Theme.sizeLarge
                    font.weight: Theme.weightTitle
                    //: Spoken: the viewer's own points
                    Accessible.name: qsTr("You have %n point(s)", "", you.score)
                }

                CountChip {
                    count: you.handCount
                    owed: you.owed
                    called: you.called
                }

                DealerChip {
                    objectName: "dealerBesideScore"
                    visible: you.isDealer && you.faceless
                    Layout.preferredWidth: 24
                    Layout.preferredHeight: 24
                }
            }
        }

        RowLayout {
            id: buttons
            visible: !you.table.guide
            spacing: Theme.spaceSmall
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: you.strip ? 22 : 0 // leaves space for the round and the target score below (RoundMark)
            Layout.rightMargin: you.strip && !you.mirrored ? 8 : 0
            Layout.leftMargin: you.strip && you.mirrored ? 8 : 0

            IconButton {
                objectName: "tableLog"
                iconName: "log"
                //: Button: opens the log of the game
                text: qsTr("Log")
                onClicked: you.logAsked()
            }

            IconButton {
                // Read by PoseMonitor: a press on this button does not break a player's pose (UNO-ACT-6: hold a pose)
                readonly property bool allowedInPose: true

                objectName: "tableMenu"
                visible: you.hasMenu
                iconName: "menu"
                //: Button: speed, sound, rules, leave
                text: qsTr("Menu")
                onClicked: you.menuAsked()
            }
        }
    }

    // The button with which other people at the device catch the viewer
    CatchButton {
        table: you.table
        player: you.name
        seat: you.seat
        graceLeft: you.graceLeft
        visible: you.catchable
        horizontalPadding: you.strip ? 6 : 10
        textSize: you.strip ? Theme.sizeSmall : Theme.sizeBody
        width: Math.min(implicitWidth, you.width)
        x: you.strip ? (you.mirrored ? you.width - width : 0) : (you.width - width) / 2
        y: you.strip ? -height * 0.5 : Math.max(0, picture.y - height - 6)
    }

    SeatBadge {
        objectName: "ownBadge"
        readonly property bool isLost: you.phone === PhoneSign.Lost

        visible: (isLost || you.statusIcon !== "") && !you.catchable && !you.calledNow
        text: isLost ? qsTr("phone gone") : you.status
        iconName: isLost ? "phone-lost" : you.statusIcon
        tone: isLost ? Theme.warning : Theme.callToAct
        grown: isLost ? 1 : you.statusSize
        mostWidth: you.width
        x: you.strip ? (you.mirrored ? you.width - width : 0)
                     : Math.max(4 - you.x, Math.min((you.width - width) / 2, you.geometry.width - you.x - width - 4)) // in the window
        y: you.strip ? -2 : picture.y - height * 0.45 // over the hair, not over the face, which shows what the player feels
    }

    CallBubble {
        readonly property Item place: you.faceless ? who : picture

        objectName: "ownCall"
        word: you.callWord
        shown: you.calledNow
        x: Math.max(0, place.x + (place.width - width) / 2)
        y: place.y - height * 0.7
    }
}
