import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The bar above the hand: what to do now, why something was refused, what is chosen or what a hint proposes; the buttons of
// the game that lie in it, and those that every table has. It grows upwards.
Item {
    id: bar

    required property GameTable table
    property bool compact: false
    property bool leftHanded: false
    property real badgeHeight: 30  // of the place above the bar that it may grow into
    property real above: badgeGap  // what lies on it, with the gap between them
    property string choiceText: "" // what has been chosen so far, in words
    property bool ready: false     // and it can be played
    property bool hasButtons: false
    default property alias buttons: slot.data

    signal ruleAsked(rule: string)

    readonly property int badgeGap: 6
    readonly property alias pillHeight: pill.height
    readonly property alias hinting: words.hinting
    // Found out a frame later: what a layout measures must not change what is in it while it measures
    property bool hintFits: false
    // What it needs beyond its own height and that place
    readonly property real growth: Math.max(0, pill.height + above - height - badgeHeight - badgeGap)
    readonly property real besides: !compact && table.hint.allowed ? Theme.touchTarget + 10 : 0

    onWidthChanged: measuring.restart()

    Timer {
        id: measuring
        interval: 0
        running: true
        onTriggered: bar.hintFits = slot.implicitWidth + Theme.touchTarget + 40 <= bar.width
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
                    : words.hinting || bar.table.hasChoice && bar.ready ? Theme.callToAct : Theme.line
        border.width: words.strong ? 2 : Theme.lineWidth

        GridLayout {
            id: content
            anchors.fill: parent
            anchors.leftMargin: bar.compact ? 12 : 22
            anchors.rightMargin: bar.compact ? 12 : 6
            anchors.topMargin: 6
            anchors.bottomMargin: 6
            columns: bar.compact ? 1 : 2
            columnSpacing: Theme.space
            rowSpacing: 4

            BarWords {
                id: words
                table: bar.table
                compact: bar.compact
                choiceText: bar.choiceText
                Layout.fillWidth: true
                Layout.rightMargin: !bar.compact && !bar.hasButtons && !words.refusing ? 16 : 0
            }

            RowLayout {
                visible: bar.compact || bar.hasButtons || words.refusing
                spacing: Theme.spaceSmall
                layoutDirection: bar.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
                Layout.fillWidth: bar.compact

                Item {
                    visible: bar.compact
                    Layout.fillWidth: true
                }

                TableButton {
                    objectName: "tableWhy"
                    visible: words.refusing && bar.table.refusalRule !== ""
                    horizontalPadding: bar.compact ? 14 : 20
                    //: Button beside the reason why something was refused: opens the rule
                    text: qsTr("Why?")
                    //: Spoken name of the button "Why?"
                    Accessible.name: qsTr("Why? Opens the rule")
                    onClicked: bar.ruleAsked(bar.table.refusalRule)
                }

                RowLayout {
                    id: slot
                    visible: bar.hasButtons
                    onImplicitWidthChanged: measuring.restart()
                }

                Item {
                    visible: bar.compact
                    Layout.fillWidth: true
                }

                HintButton {
                    // With "Why?" there is no room for it, nor beside two long words
                    visible: bar.compact && hint.allowed && !words.refusing && bar.hintFits
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
