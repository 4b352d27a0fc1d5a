pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside

// One seat's line in the count: every card that was left with its value, the hand's sum, what was gained, the total.
Rectangle {
    id: line

    required property string name
    required property string portrait
    required property var cards
    required property var values
    required property int handPoints
    required property int gained
    required property int total
    required property bool isWinner
    property int target: 200
    property bool compact: false

    implicitHeight: grid.implicitHeight + 20
    radius: Theme.radius
    color: isWinner ? Theme.panelRaised : "transparent"
    border.width: isWinner ? 2 : Theme.lineWidth
    border.color: isWinner ? Theme.callToAct : Theme.panelRaised

    GridLayout {
        id: grid
        anchors.fill: parent
        anchors.margins: 10
        columns: line.compact ? 2 : 4
        columnSpacing: Theme.space
        rowSpacing: 6

        Portrait {
            implicitWidth: 48
            name: line.portrait
            active: line.isWinner
            Layout.alignment: Qt.AlignTop
        }

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: line.compact
            Layout.preferredWidth: line.compact ? -1 : 150 * Theme.textScale
            Layout.alignment: Qt.AlignTop

            RowLayout {
                spacing: 6
                Layout.fillWidth: true

                Icon {
                    visible: line.isWinner
                    name: "crown"
                    Layout.preferredWidth: size
                    Layout.preferredHeight: size
                }

                Words {
                    text: line.name
                    font.weight: Theme.weightTitle
                    Layout.fillWidth: true
                }
            }

            Words {
                text: line.cards.length === 0
                      //: Said of a player who has no cards left
                      ? qsTr("No card left")
                      //: The sum of the cards in a hand
                      : qsTr("%n point(s) in hand", "", line.handPoints)
                color: Theme.textSoft
                font.pixelSize: Theme.sizeSmall
                Layout.fillWidth: true
            }
        }

        Flow {
            spacing: 5
            visible: line.cards.length > 0 || !line.compact
            Layout.fillWidth: true
            Layout.columnSpan: line.compact ? 2 : 1
            Layout.alignment: Qt.AlignVCenter

            Repeater {
                model: line.cards

                Column {
                    id: counted

                    required property string modelData
                    required property int index

                    spacing: 2

                    CardFace {
                        width: line.compact ? 34 : 40
                        height: width * Theme.cardRatio
                        code: counted.modelData
                    }

                    Words {
                        width: parent.width
                        text: line.values[counted.index]
                        horizontalAlignment: Text.AlignHCenter
                        color: Theme.score
                        font.pixelSize: Theme.sizeCaption
                        font.weight: Theme.weightStrong
                    }
                }
            }
        }

        GridLayout {
            columns: line.compact ? 3 : 2
            rowSpacing: 2
            columnSpacing: 10
            Layout.preferredWidth: line.compact ? -1 : 150 * Theme.textScale
            Layout.fillWidth: line.compact
            Layout.columnSpan: line.compact ? 2 : 1

            Words {
                text: line.gained > 0
                      //: Points gained in this round
                      ? qsTr("+%1").arg(line.gained) : "–"
                color: line.gained > 0 ? Theme.callToAct : Theme.textSoft
                font.pixelSize: Theme.sizeLarge
                font.weight: Theme.weightTitle
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.NoWrap
                Layout.preferredWidth: 64 * Theme.textScale
            }

            Words {
                text: line.total
                color: Theme.score
                font.pixelSize: Theme.sizeLarge
                font.weight: Theme.weightFigure
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.NoWrap
                //: Spoken: a player's points in the match and the target
                Accessible.name: qsTr("%1 of %2 points").arg(line.total).arg(line.target)
                Layout.preferredWidth: 64 * Theme.textScale
            }

            Rectangle {
                implicitHeight: 8
                radius: 4
                color: Theme.feltDark
                border.width: Theme.highContrast ? 1 : 0
                border.color: Theme.line
                Layout.columnSpan: line.compact ? 1 : 2
                Layout.fillWidth: true

                Rectangle {
                    width: Math.max(line.total > 0 ? 8 : 0, parent.width * Math.min(1, line.total / Math.max(1, line.target)))
                    height: parent.height
                    radius: 4
                    color: line.isWinner ? Theme.callToAct : Theme.score
                }
            }
        }
    }
}
