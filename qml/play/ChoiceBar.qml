import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The bar above the hand: what to do now, or what the choice would be, with the buttons for it.
Item {
    id: bar

    required property DosTable table
    property bool compact: false
    property real badgeHeight: 30

    // A refusal is shown until the next choice, or as long as it takes to read it
    readonly property bool refusing: table.refusal !== "" && reading.running

    Connections {
        target: bar.table
        function onRefused(): void {
            reading.restart();
        }
    }

    Timer {
        id: reading
        interval: Theme.pulse * 3
    }
    // Not asked of the buttons: what lies in something hidden never calls itself visible
    readonly property bool offersButtons: table.hasChoice || table.canDraw || table.canSkipBonus || table.canEnd

    Rectangle {
        id: badge
        visible: bar.table.bonusText !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: pill.top
        anchors.bottomMargin: 6
        width: Math.min(parent.width, badgeWords.implicitWidth + 58)
        height: badgeWords.height + 8
        radius: height / 2
        color: Theme.panel
        border.width: 1.5
        border.color: Theme.callToAct

        Icon {
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            name: "cards"
            size: 18
        }

        Words {
            id: badgeWords
            x: 40
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, bar.width - 56)
            text: bar.table.bonusText
            color: Theme.callToAct
            font.pixelSize: Theme.sizeSmall
            font.weight: Theme.weightTitle
        }
    }

    Panel {
        id: pill
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: bar.compact ? parent.width : Math.min(parent.width, content.implicitWidth + 28)
        height: bar.compact ? content.implicitHeight + 14
                            : Math.max(Theme.touchTarget + 12, content.implicitHeight + 12)
        radius: bar.compact ? Theme.radiusLarge : Math.min(height / 2, 30)
        border.color: bar.refusing ? Theme.warning : bar.table.hasChoice && bar.table.choiceLegal ? Theme.callToAct : Theme.line
        border.width: bar.refusing || bar.table.hasChoice ? 2 : Theme.lineWidth

        GridLayout {
            id: content
            anchors.fill: parent
            anchors.leftMargin: bar.compact ? 12 : 22
            anchors.rightMargin: bar.compact ? 12 : 6
            anchors.topMargin: 6
            anchors.bottomMargin: 6
            columns: bar.compact ? 1 : 3
            columnSpacing: Theme.space
            rowSpacing: 4

            RowLayout {
                spacing: Theme.spaceSmall
                Layout.fillWidth: true

                Icon {
                    visible: bar.refusing
                    name: "info"
                    Layout.preferredWidth: size
                    Layout.preferredHeight: size
                }

                Words {
                    id: words
                    objectName: "tableWords"
                    text: bar.refusing ? bar.table.refusal : bar.table.hasChoice ? bar.table.choiceText : bar.table.instruction
                    color: bar.refusing ? Theme.warning : Theme.text
                    font.weight: bar.refusing || bar.table.hasChoice ? Theme.weightStrong : Theme.weightBody
                    font.pixelSize: bar.compact && text.length > 60 ? Theme.sizeSmall : Theme.sizeBody
                    topPadding: 4
                    bottomPadding: 4
                    horizontalAlignment: bar.compact && !bar.refusing ? Text.AlignHCenter : Text.AlignLeft
                    Accessible.role: Accessible.AlertMessage
                    Layout.fillWidth: true
                    Layout.rightMargin: !bar.compact && !buttons.visible ? 16 : 0
                }
            }

            RowLayout {
                id: buttons
                visible: bar.offersButtons
                spacing: Theme.spaceSmall
                Layout.alignment: bar.compact ? Qt.AlignHCenter : Qt.AlignRight

                TableButton {
                    id: confirm
                    objectName: "tableConfirm"
                    visible: bar.table.hasChoice && bar.table.choiceLegal
                    kind: "primary"
                    text: bar.table.choiceVerb
                    onClicked: bar.table.confirm()
                }

                IconButton {
                    id: clear
                    objectName: "tableClear"
                    visible: bar.table.hasChoice
                    iconName: "close"
                    //: Button: put the chosen cards back
                    text: qsTr("Clear the choice")
                    onClicked: bar.table.clearChoice()
                }

                TableButton {
                    id: draw
                    objectName: "tableDraw"
                    visible: bar.table.canDraw && !bar.table.hasChoice
                    iconName: "cards"
                    //: Button: draw one card
                    text: qsTr("Draw")
                    onClicked: bar.table.draw()
                }

                TableButton {
                    id: skip
                    objectName: "tableSkipBonus"
                    visible: bar.table.canSkipBonus && !bar.table.hasChoice
                    //: Button: lay no bonus card
                    text: qsTr("Skip the bonus")
                    onClicked: bar.table.skipBonus()
                }

                TableButton {
                    id: end
                    objectName: "tableEndTurn"
                    visible: bar.table.canEnd && !bar.table.hasChoice
                    kind: "primary"
                    //: Button: end the turn after one or more matches
                    text: qsTr("End turn")
                    onClicked: bar.table.endTurn()
                }
            }
        }
    }
}
