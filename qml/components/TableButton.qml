import QtQuick
import QtQuick.Layouts
import Tableside

// The pill. kind: "primary" is the one thing to do, "secondary" stands on felt, "quiet" has no ground.
Pressable {
    id: button

    property string kind: "secondary"
    property string iconName: ""
    property real textSize: Theme.sizeBody
    property bool shrinks: false // for the few that stand in a fixed space: one line, smaller letters

    readonly property bool isPrimary: kind === "primary"

    implicitWidth: Math.max(implicitHeight, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touchTarget, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: 20
    verticalPadding: 7
    opacity: enabled ? 1 : 0.45

    contentItem: RowLayout {
        spacing: Theme.spaceSmall

        Item {
            Layout.fillWidth: true
        }

        Icon {
            visible: button.iconName !== ""
            name: button.iconName
            Layout.preferredWidth: size
            Layout.preferredHeight: size
        }

        Text {
            visible: text !== ""
            text: button.text
            textFormat: Text.PlainText
            color: button.isPrimary ? Theme.callToActText : Theme.text
            font.family: Theme.family
            font.pixelSize: button.textSize
            font.weight: button.isPrimary ? Theme.weightTitle : Theme.weightStrong
            wrapMode: button.shrinks ? Text.NoWrap : Text.WordWrap
            fontSizeMode: button.shrinks ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Math.ceil(Theme.sizeSmallest)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Layout.fillWidth: true
            Layout.maximumWidth: Math.ceil(implicitWidth)
        }

        Item {
            Layout.fillWidth: true
        }
    }

    background: Rectangle {
        radius: Math.min(height / 2, Theme.touchTarget * 0.6)
        color: button.isPrimary ? (button.down ? Theme.callToActPressed : Theme.callToAct)
             : button.kind === "quiet" && !button.down ? "transparent"
             : button.down || button.hovered ? Theme.panelRaised : Theme.panel
        border.width: button.kind === "secondary" ? Theme.lineWidth : 0
        border.color: Theme.line

        FocusRing {
            visible: button.visualFocus
            radius: parent.radius + gap + Theme.focusWidth
        }
    }
}
