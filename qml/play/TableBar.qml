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
    readonly property int compactMargin: 12
    readonly property alias pillHeight: pill.height
    readonly property alias hinting: words.hinting
    // Found out a frame later: what a layout measures must not change what is in it while it measures
    property bool hintFits: false
    // What it needs beyond its own height and that place
    readonly property real growth: Math.max(0, pill.height + above - height - badgeHeight - badgeGap)
    // Not after a refusal, when words and buttons need the room, nor beside two long words
    readonly property bool lampBelow: compact && table.hint.allowed && !words.refusing && hintFits
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

        // Wide: words, "Why?" and buttons side by side. Compact: the buttons below, and "Why?" too if words need the width.
        GridLayout {
            id: content

            readonly property bool whyBeside: !bar.compact
                                              || why.implicitWidth + 10 * Theme.sizeBody <= bar.width - 2 * bar.compactMargin

            anchors.fill: parent
            anchors.leftMargin: bar.compact ? bar.compactMargin : 22
            anchors.rightMargin: bar.compact ? bar.compactMargin : 6
            anchors.topMargin: 6
            anchors.bottomMargin: 6
            columnSpacing: bar.compact ? Theme.spaceSmall : Theme.space
            rowSpacing: 4

            BarWords {
                id: words
                table: bar.table
                compact: bar.compact
                choiceText: bar.choiceText
                Layout.fillWidth: true
                Layout.rightMargin: !bar.compact && !bar.hasButtons && !words.refusing ? 16 : 0
                Layout.row: 0
                Layout.column: 0
                Layout.columnSpan: content.whyBeside ? 1 : 2
            }

            TableButton {
                id: why
                objectName: "tableWhy"
                visible: words.refusing && bar.table.refusalRule !== ""
                horizontalPadding: bar.compact ? 14 : 20
                //: Button beside the reason why something was refused: opens the rule
                text: qsTr("Why?")
                //: Spoken name of the button "Why?"
                Accessible.name: qsTr("Why? Opens the rule")
                onClicked: bar.ruleAsked(bar.table.refusalRule)
                Layout.alignment: Qt.AlignCenter
                Layout.row: content.whyBeside ? 0 : 1
                Layout.column: content.whyBeside ? 1 : 0
                Layout.columnSpan: content.whyBeside ? 1 : 2
            }

            RowLayout {
                visible: bar.hasButtons || bar.lampBelow
                spacing: Theme.spaceSmall
                layoutDirection: bar.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
                Layout.fillWidth: bar.compact
                Layout.minimumWidth: bar.compact ? 0 : implicitWidth
                Layout.row: bar.compact ? 2 : 0
                Layout.column: bar.compact ? 0 : 2
                Layout.columnSpan: bar.compact ? 2 : 1

                Item {
                    visible: bar.compact
                    Layout.fillWidth: true
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
                    visible: bar.lampBelow
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
