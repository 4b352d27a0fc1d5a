pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// A round button with a drawn icon; `text` is its name for screen readers, and shown where the mouse or a finger rests on it.
Pressable {
    id: button

    property string iconName: ""
    property bool framed: true
    property bool labeled: false // with its name below, where it is given the width
    property bool held: false

    implicitWidth: Theme.touchTarget
    implicitHeight: Theme.touchTarget + (labeled ? label.implicitHeight + 2 : 0)
    opacity: enabled ? 1 : 0.45

    onPressAndHold: held = true // and so it does nothing when it is let go of
    onPressedChanged: if (!pressed)
        held = false

    Loader {
        active: !button.labeled && (button.held || button.hovered && !button.pressed)
        sourceComponent: ButtonTip {
            parent: button
            visible: true
            delay: button.held ? 0 : 700
            text: button.text
        }
    }

    Words {
        id: label
        visible: button.labeled
        y: Theme.touchTarget + 2
        width: button.width
        text: button.labeled ? button.text : ""
        font.pixelSize: Theme.sizeCaption
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true // the button says it
    }

    contentItem: Item {
        Icon {
            x: (parent.width - width) / 2
            y: ((button.labeled ? Theme.touchTarget : parent.height) - height) / 2
            name: button.iconName
            size: 22 * Theme.zoom
        }
    }

    background: Item {
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: button.labeled ? height : parent.width
            height: button.labeled ? Theme.touchTarget : parent.height
            radius: height / 2
            color: button.down || button.hovered ? Theme.panelRaised : button.framed ? Theme.panel : "transparent"
            border.width: button.checked ? 3 : button.framed ? Theme.lineWidth : 0
            border.color: button.checked ? Theme.callToAct : Theme.line

            FocusRing {
                visible: button.visualFocus
                radius: width / 2
            }
        }
    }
}
