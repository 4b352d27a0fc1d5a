// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The review of a round: the decisions that cost a player most points, and the better plays. If several people play, the user
// chooses the player whose decisions are reviewed.
FocusScope {
    id: panel

    required property ReviewModel review
    property bool opened: false

    signal closed

    readonly property bool compact: width < 620 * Theme.textScale
    readonly property bool thinking: review.thinking

    function choose(seat: int): void {
        review.seat = seat;
        review.start();
    }

    function announceAll(): void {
        const parts = [review.summary, ...review.missedCalls];
        for (let row = 0; row < decisions.count; ++row)
            parts.push((decisions.itemAt(row) as ReviewDecision).spoken);
        spoken.say(parts.join(" "));
    }

    objectName: "reviewPanel"
    visible: opened

    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Accessible.description: review.summary

    onOpenedChanged: {
        if (!opened)
            return;
        review.start();
        back.forceActiveFocus(Qt.PopupFocusReason);
        if (!review.thinking)
            announceAll();
    }

    onThinkingChanged: {
        if (opened && !thinking)
            announceAll();
    }

    Keys.onEscapePressed: closed()

    // Announces the review when it opens, because only a button gets the focus and screen readers would read nothing else
    SpokenWords {
        id: spoken
        objectName: "reviewSpoken"
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.feltDark
        opacity: 0.88
    }

    Panel {
        anchors.centerIn: parent
        width: Math.min(880, parent.width - (panel.compact ? 12 : 60))
        height: Math.min(parent.height - (panel.compact ? 12 : 40), content.implicitHeight + 40)
        border.color: Theme.callToAct

        // A tap on the panel must not reach the items below
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }

        ColumnLayout {
            id: content
            anchors.fill: parent
            anchors.margins: panel.compact ? 12 : 20
            spacing: Theme.space

            RowLayout {
                spacing: Theme.space

                Icon {
                    name: "review"
                    size: 28
                    Layout.preferredWidth: size
                    Layout.preferredHeight: size
                }

                Heading {
                    id: title
                    //: Title of the review after a round
                    text: qsTr("Round review")
                    font.pixelSize: Theme.sizeTitle
                }

                IconButton {
                    id: back
                    objectName: "reviewClose"
                    focus: true
                    iconName: "close"
                    //: Button: goes back to the result of the round
                    text: qsTr("Close review")
                    onClicked: panel.closed()
                }
            }

            // Buttons that choose the player whose decisions are reviewed. Shown if several people play
            Flow {
                visible: panel.review.people.length > 0
                spacing: Theme.spaceSmall
                Accessible.role: Accessible.Grouping
                //: Spoken name of a group of buttons with the names of players
                Accessible.name: qsTr("Whose round to review")
                Layout.fillWidth: true

                Repeater {
                    model: panel.review.people.length

                    Pressable {
                        id: person

                        required property int index
                        readonly property seatedPlayer one: panel.review.people[index]

                        objectName: "reviewPerson" + one.seat
                        text: one.name
                        checked: panel.review.seat === one.seat
                        height: Theme.touchTarget
                        width: Math.min(parent.width, face.width + nameWords.implicitWidth + 26)
                        onClicked: panel.choose(one.seat)
                        Accessible.role: Accessible.RadioButton
                        Accessible.checkable: true
                        Accessible.checked: checked

                        background: Rectangle {
                            radius: height / 2
                            color: person.checked || person.hovered ? Theme.panelRaised : Theme.feltDark
                            border.width: person.checked ? 2 : Theme.lineWidth
                            border.color: person.checked ? Theme.callToAct : Theme.panelRaised

                            FocusRing {
                                visible: person.visualFocus
                                radius: parent.radius + gap + Theme.focusWidth
                            }
                        }

                        Portrait {
                            id: face
                            x: 6
                            anchors.verticalCenter: parent.verticalCenter
                            width: person.height - 12
                            height: width
                            name: person.one.portrait
                        }

                        Words {
                            id: nameWords
                            x: face.x + face.width + 6
                            width: parent.width - x - 14
                            anchors.verticalCenter: parent.verticalCenter
                            text: person.one.name
                            font.weight: person.checked ? Theme.weightStrong : Theme.weightBody
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                    }
                }
            }

            RowLayout {
                spacing: Theme.space

                ThinkingDots {
                    running: panel.review.thinking
                }

                Icon {
                    objectName: "reviewSign"
                    visible: !panel.review.thinking && panel.review.decisions.count === 0 && panel.review.missedCalls.length === 0
                    name: panel.review.problem ? "info" : "check"
                    Layout.preferredWidth: size
                    Layout.preferredHeight: size
                }

                Words {
                    objectName: "reviewSummary"
                    text: panel.review.summary
                    color: panel.review.thinking ? Theme.textSoft : Theme.text
                    Accessible.role: Accessible.AlertMessage
                    Layout.fillWidth: true
                }
            }

            Scroller {
                id: scroller
                visible: panel.review.decisions.count > 0 || panel.review.missedCalls.length > 0 || panel.review.praise !== ""
                sideMargin: 4
                maximumWidth: 2000
                activeFocusOnTab: interactive
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Math.ceil(lines.implicitHeight) + 2 * sideMargin

                Column {
                    id: lines
                    width: parent.width - 10
                    spacing: Theme.spaceSmall

                    Words {
                        objectName: "reviewPraise"
                        visible: text !== ""
                        width: lines.width
                        text: panel.review.praise
                        font.weight: Theme.weightStrong
                    }

                    Repeater {
                        model: panel.review.missedCalls

                        Words {
                            required property string modelData
                            required property int index

                            objectName: "reviewMissedCall" + index
                            width: lines.width
                            text: modelData
                            color: Theme.score
                        }
                    }

                    Repeater {
                        id: decisions
                        model: panel.review.decisions

                        ReviewDecision {
                            required property int index

                            objectName: "reviewDecision" + index
                            width: lines.width
                            player: panel.review.player
                            compact: panel.compact
                        }
                    }
                }
            }
        }
    }
}
