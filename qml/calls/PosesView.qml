// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The pose referee for games with real cards. After a Wild Dumb Fu a player must hold a pose (UNO-ACT-6). For each player there
// is a card with buttons that start the pose, report a move, and end the pose.
ColumnLayout {
    id: poses

    required property CallBooth booth
    readonly property PoseReferee referee: booth.referee

    spacing: Theme.space

    function takeFocus(): void {
        (cards.itemAt(0) as PoseCard).takeFocus();
    }

    function flash(seat: int): void {
        (cards.itemAt(seat) as PoseCard)?.flash();
    }

    Scroller {
        id: scroller
        sideMargin: 4
        maximumWidth: 1100
        Layout.fillWidth: true
        Layout.fillHeight: true

        ColumnLayout {
            width: parent.width
            spacing: Theme.space

            Words {
                //: Above the players of the pose referee
                text: qsTr("Who has to pose for a Wild Dumb Fu? Press “Start pose”. Anyone who moves before their next turn draws four.")
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
            }

            GridLayout {
                columns: Math.max(1, Math.min(poses.booth.seats.count, Math.floor(width / (250 * Theme.textScale))))
                columnSpacing: Theme.space
                rowSpacing: Theme.space

                Repeater {
                    id: cards
                    model: poses.referee.list

                    PoseCard {
                        required property int index

                        seat: index
                        referee: poses.referee
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.alignment: Qt.AlignTop
                    }
                }
            }
        }
    }
}
