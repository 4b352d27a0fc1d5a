import QtQuick
import QtQuick.Layouts
import Tableside

// A player to be pressed, with a word or number beside the name.
Pressable {
    id: button

    property string name: ""
    property string portrait: ""
    property int colour: 0
    property string value: ""
    property string note: ""
    property bool current: false
    property bool crowned: false
    property real markSize: 40
    property real textSize: Theme.sizeBody
    property real ringGap: 3 // between the button and the mark of the focus
    property bool compact: false // the name in one line, in smaller letters if it is long

    implicitWidth: contentItem.implicitWidth + 24
    implicitHeight: Math.max(Theme.touchTarget, contentItem.implicitHeight + 12)

    contentItem: Item {
        implicitWidth: children[0].implicitWidth
        implicitHeight: children[0].implicitHeight

        RowLayout {
            x: 10
            width: parent.width - 20
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceSmall

            PlayerMark {
                name: button.name
                portrait: button.portrait
                colour: button.colour
                crowned: button.crowned
                implicitWidth: button.markSize
            }

            ColumnLayout {
                spacing: 0
                Layout.fillWidth: true

                Words {
                    text: button.name
                    font.pixelSize: button.textSize
                    wrapMode: button.compact ? Text.NoWrap : Text.Wrap
                    fontSizeMode: button.compact ? Text.HorizontalFit : Text.FixedSize
                    minimumPixelSize: 9
                    font.weight: Theme.weightStrong
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                Words {
                    visible: text !== ""
                    text: button.note
                    color: Theme.textSoft
                    font.pixelSize: Theme.sizeCaption
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }
            }

            Words {
                visible: text !== ""
                text: button.value
                color: Theme.score
                font.pixelSize: Theme.sizeLarge
                font.weight: Theme.weightFigure
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: button.current || button.down || button.hovered ? Theme.panelRaised : Theme.feltDark
        border.width: button.current ? 2 : Theme.lineWidth
        border.color: button.current ? Theme.callToAct : Theme.panelRaised

        FocusRing {
            visible: button.visualFocus
            gap: button.ringGap
        }
    }
}
