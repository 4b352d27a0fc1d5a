// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A panel over the score book that lists the deleted games, each with a button that restores it.
PanelOver {
    id: panel

    required property ScoreBook book

    //: Title of a panel, and the button that opens it
    title: qsTr("Deleted games")
    closeName: "deletedClose"

    function restore(gameId: real): void {
        book.restoreGame(gameId);
        if (book.deleted.count === 0)
            close();
        else
            takeFocus(); // the focused button may be gone, or may belong to another game now
    }

    Scroller {
        sideMargin: 10 // leaves space for the scroll bar beside the content
        Layout.fillWidth: true
        Layout.preferredHeight: contentHeight
        Layout.fillHeight: true

        ColumnLayout {
            width: parent.width
            spacing: Theme.space

            Words {
                text: qsTr("You can restore a game for 30 days after you deleted it.")
                color: Theme.textSoft
                Layout.fillWidth: true
            }

            Repeater {
                model: panel.book.deleted

                RowLayout {
                    id: row

                    required property int index
                    required property real gameId
                    required property string title
                    required property string detail
                    required property string date

                    spacing: Theme.spaceSmall

                    ColumnLayout {
                        spacing: 2

                        NameWords {
                            text: row.title
                            font.weight: Theme.weightTitle
                            fontSizeMode: Text.FixedSize
                            maximumLineCount: 2
                            Accessible.ignored: false
                            Layout.fillWidth: true
                        }

                        Words {
                            text: row.date === "" ? row.detail : row.detail + " · " + row.date
                            color: Theme.score
                            font.pixelSize: Theme.sizeSmall
                            Layout.fillWidth: true
                        }
                    }

                    IconButton {
                        objectName: "deletedRestore" + row.index
                        iconName: "undo"
                        //: Spoken name of the button. %1: for example "DOS with West and North"
                        text: qsTr("Restore %1").arg(row.title)
                        onClicked: panel.restore(row.gameId)
                    }
                }
            }
        }
    }
}
