// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel with the result at the end of a round or of the game.
FocusScope {
    id: result

    required property GameTable table
    required property bool flat // see AppPage.flat. Only the title and one row of buttons stay in place then; the rest is scrolled
    property string otherGame: "" // the other game's name, if the same players can play it next; empty otherwise

    signal playAgainAsked
    signal otherGameAsked
    signal homeAsked
    signal dailyAsked
    signal reviewAsked

    readonly property bool compact: width < 620 * Theme.textScale
    // The y below which messages leave the title visible
    readonly property real titleBottom: sheet.y + content.y + head.y + head.height
    property bool more: false // whether the items below the button "More" are shown
    // Whether the buttons are in several rows: on a phone, or if one row would be too wide
    readonly property bool stacked: !flat && (compact || Math.max(220, main.implicitWidth)
        + Math.max(140, reviewButton.implicitWidth) + Math.max(140, homeButton.implicitWidth)
        + (otherButton.visible ? Math.max(140, otherButton.implicitWidth) : 0) + 3 * Theme.space > sheet.width - 40)
    readonly property bool tight: compact || flat // whether margins are narrow
    readonly property bool fills: stacked || flat // whether the buttons take the whole width
    readonly property string counted: result.table.matchOver
          //: Under the last totals of a game: how long it took
          ? qsTr("After %n round(s)", "", result.table.round)
          //: Under the totals, of a game that ends with its first round
          : result.table.isOneRound ? qsTr("One round")
          //: Under the totals. %1 round number, %2 points that win
          : Phrases.fill(qsTr("Round %1 · game to %2 points"), [result.table.round, result.table.target])
    readonly property string length: result.table.takenBackText === ""
          //: How long a game took, and how often something was taken back: "After 3 rounds · 2 plays taken back"
          ? counted : Phrases.fill(qsTr("%1 · %2"), [counted, result.table.takenBackText])

    objectName: "resultPanel"

    Accessible.role: Accessible.Dialog
    Accessible.name: table.resultTitle
    Accessible.description: table.resultDetail

    function returnFromReview(): void {
        reviewButton.forceActiveFocus(Qt.PopupFocusReason);
    }

    function takeFocus(): void {
        if (visible && enabled)
            main.forceActiveFocus(Qt.PopupFocusReason);
    }

    onVisibleChanged: {
        takeFocus();
        unread.running = visible;
    }
    onEnabledChanged: takeFocus()
    Component.onCompleted: takeFocus() // a match that is resumed may begin with this panel

    Rectangle {
        anchors.fill: parent
        color: Theme.feltDark
        opacity: 0.72
    }

    // While this timer runs, the space bar is ignored. Space also makes calls, so a player who presses it when the round ends
    // would close the result unread
    Timer {
        id: unread
        interval: 1000
    }

    LetterKey {
        sequence: "Space"
        enabled: unread.running
    }

    // A tap on the panel must not reach the items below
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }

    Panel {
        id: sheet
        anchors.centerIn: parent
        width: Math.min(880, parent.width - (result.tight ? 12 : 60))
        height: Math.min(parent.height - (result.tight ? 12 : 40), content.implicitHeight + 40)

        ColumnLayout {
            id: content
            anchors.fill: parent
            anchors.margins: result.tight ? 12 : 20
            spacing: result.flat ? Theme.spaceSmall : Theme.space

            RowLayout {
                id: head
                spacing: Theme.space
                Layout.alignment: Qt.AlignHCenter
                Layout.fillWidth: false
                Layout.maximumWidth: content.width

                Icon {
                    visible: result.table.matchOver
                    name: "medal"
                    size: 40
                    Layout.preferredWidth: size
                    Layout.preferredHeight: size
                }

                Words {
                    objectName: "resultTitle"
                    text: result.table.resultTitle
                    font.pixelSize: result.table.matchOver && !result.tight ? Theme.sizeHeadline : Theme.sizeTitle
                    font.weight: Theme.weightTitle
                    color: result.table.matchOver ? Theme.callToAct : Theme.text
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.role: Accessible.Heading
                    Layout.fillWidth: true
                    Layout.maximumWidth: Math.ceil(implicitWidth)
                }
            }

            Words {
                text: result.table.resultDetail
                visible: text !== ""
                color: Theme.textSoft
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
            }

            Scroller {
                id: scroller
                sideMargin: 4
                onContentHeightChanged: showEnd()
                onHeightChanged: showEnd()
                maximumWidth: 2000
                activeFocusOnTab: interactive
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Math.ceil(lines.implicitHeight) + 2 * sideMargin

                // Scrolls to the end, so that the items that "More" has opened are visible
                function showEnd(): void {
                    if (result.more)
                        scrollBy(contentHeight);
                }

                Column {
                    id: lines
                    width: parent.width - 10
                    spacing: Theme.spaceSmall

                    // This warning is inside the scrolled content. Its text may be long, because it names a file, and would take
                    // space from the points on a small screen
                    AlertWords {
                        objectName: "resultBookProblem"
                        visible: text !== ""
                        onTextChanged: scroller.contentY = 0 // scrolls to the top, where this warning is
                        width: lines.width
                        //: At the switch “Enter in the score book”. %1 a sentence: what the file system refused and what to do
                        text: (result.table.bookEntry?.problem ?? "") === ""
                              ? "" : qsTr("The score book wasn’t changed. %1").arg(result.table.bookEntry.problem)
                        color: Theme.warning
                        font.weight: Theme.weightStrong
                    }

                    SumsHead {
                        id: headings
                        compact: result.compact
                        width: lines.width
                    }

                    Repeater {
                        model: result.table.result

                        ResultSeat {
                            width: lines.width
                            sumsHead: headings
                            target: result.table.target
                            compact: result.compact
                            marksComputers: result.table.review.people.length > 0
                        }
                    }

                    ResultFoot {
                        visible: result.flat // a low window has no space for this below the points
                        table: result.table
                        length: result.length
                        compact: true
                        width: lines.width
                    }

                    // This button is inside the scrolled content, because it would take space from the points on a small screen
                    TableButton {
                        objectName: "resultMore"
                        visible: result.table.matchOver && !result.more
                        //: Button: shows what else there is at the end, such as saving the game as a file
                        text: qsTr("More")
                        onClicked: {
                            result.more = true;
                            Theme.later(deal.takeFocus); // deferred until the focused item has its position
                        }
                        anchors.horizontalCenter: lines.horizontalCenter
                    }

                    DealLine {
                        id: deal
                        table: result.table
                        visible: result.table.matchOver && result.more
                        width: Math.min(lines.width, 420 * Theme.textScale)
                        anchors.horizontalCenter: lines.horizontalCenter
                    }

                    SaveMatch {
                        table: result.table
                        visible: result.table.matchOver && result.more
                        width: Math.min(lines.width, 420 * Theme.textScale)
                        anchors.horizontalCenter: lines.horizontalCenter
                    }
                }
            }

            ResultFoot {
                visible: !result.flat
                table: result.table
                length: result.length
                compact: result.compact
                Layout.fillWidth: true
            }

            GridLayout {
                columns: result.stacked ? 2 : 4
                columnSpacing: Theme.space
                rowSpacing: Theme.spaceSmall
                Layout.alignment: Qt.AlignHCenter
                Layout.fillWidth: result.fills

                TableButton {
                    id: main
                    readonly property bool daily: result.table.matchOver && result.table.isDaily

                    objectName: daily ? "resultDaily" : result.table.matchOver ? "resultPlayAgain" : "resultNext"
                    focus: true
                    kind: "primary"
                    //: Button at the end of the deal of the day: to the page with the card of the result
                    text: daily ? qsTr("Deal of the day") : result.table.matchOver
                          //: Button: starts a new game with the same players
                          ? qsTr("Play again")
                          //: Button: begin the next round
                          : qsTr("Deal next round")
                    onClicked: daily ? result.dailyAsked() : result.table.matchOver ? result.playAgainAsked() : result.table.nextRound()
                    Layout.columnSpan: result.stacked ? 2 : 1
                    horizontalPadding: result.tight ? 10 : 20
                    shrinks: result.flat
                    Layout.fillWidth: result.fills
                    Layout.minimumWidth: result.flat ? 120 : 220
                }

                TableButton {
                    id: otherButton
                    objectName: "resultOtherGame"
                    visible: result.table.matchOver && result.otherGame !== ""
                    //: Button at the end of a game: sets up the other one with the same players. %1 "DOS" or "UNO"
                    text: qsTr("Play %1 next").arg(result.otherGame)
                    //: Spoken after "Play UNO next"
                    Accessible.description: qsTr("With the same players")
                    onClicked: result.otherGameAsked()
                    Layout.columnSpan: result.stacked ? 2 : 1
                    horizontalPadding: result.tight ? 10 : 20
                    shrinks: result.flat
                    Layout.fillWidth: result.fills
                    Layout.minimumWidth: result.flat ? 100 : 140
                }

                TableButton {
                    id: reviewButton
                    objectName: "resultReview"
                    visible: result.table.review.possible
                    iconName: "review"
                    //: Button: opens the review of this round's decisions
                    text: qsTr("Review")
                    onClicked: result.reviewAsked()
                    Layout.fillWidth: result.fills
                    Layout.minimumWidth: result.flat ? 100 : result.stacked ? 120 : 140
                    Layout.preferredWidth: result.stacked ? 1 : -1
                    horizontalPadding: result.tight ? 10 : 20
                    shrinks: result.tight
                }

                TableButton {
                    id: homeButton
                    objectName: "resultHome"
                    //: Button: goes to Home
                    text: qsTr("Home")
                    onClicked: result.homeAsked()
                    Layout.columnSpan: result.stacked && !reviewButton.visible ? 2 : 1
                    Layout.fillWidth: result.fills
                    Layout.minimumWidth: result.flat ? 100 : result.stacked ? 120 : 140
                    Layout.preferredWidth: result.stacked ? 1 : -1
                    horizontalPadding: result.tight ? 10 : 20
                    shrinks: result.tight
                }
            }
        }
    }
}
