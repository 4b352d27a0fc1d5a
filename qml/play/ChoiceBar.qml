import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The bar above the hand: what to do now, what the choice would be or what a hint proposes, with the buttons for it.
// It grows upwards; `growth` is what it needs beyond its own height and that of the badge.
Item {
    id: bar

    required property DosTable table
    property bool compact: false
    property bool leftHanded: false
    property real badgeHeight: 30

    readonly property real growth: Math.max(0, pill.height + (badge.visible ? badge.height + 6 : 0) - height - badgeHeight - 6)
    readonly property real besides: !compact && table.hint.allowed ? Theme.touchTarget + 10 : 0

    Rectangle {
        id: badge
        visible: bar.table.bonusText !== "" && !(bar.compact && words.hinting)
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
        width: bar.compact ? parent.width : Math.min(parent.width - 2 * bar.besides, content.implicitWidth + 28)
        height: bar.compact ? content.implicitHeight + 14
                            : Math.max(Theme.touchTarget + 12, content.implicitHeight + 12)
        radius: bar.compact ? Theme.radiusLarge : Math.min(height / 2, 30)
        border.color: words.refusing ? Theme.warning
                    : words.hinting || bar.table.hasChoice && bar.table.choiceLegal ? Theme.callToAct : Theme.line
        border.width: words.strong ? 2 : Theme.lineWidth

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

            BarWords {
                id: words
                table: bar.table
                compact: bar.compact
                Layout.fillWidth: true
                Layout.rightMargin: !bar.compact && !buttons.any ? 16 : 0
            }

            RowLayout {
                visible: bar.compact || buttons.any
                spacing: Theme.spaceSmall
                layoutDirection: bar.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
                Layout.fillWidth: bar.compact

                Item {
                    visible: bar.compact
                    Layout.fillWidth: true
                }

                BarButtons {
                    id: buttons
                    table: bar.table
                }

                Item {
                    visible: bar.compact
                    Layout.fillWidth: true
                }

                HintButton {
                    visible: bar.compact && hint.allowed
                    hint: bar.table.hint
                }
            }
        }
    }

    HintButton {
        visible: !bar.compact && hint.allowed
        hint: bar.table.hint
        x: bar.leftHanded ? 0 : bar.width - width
        y: bar.height - height - 6
    }
}
