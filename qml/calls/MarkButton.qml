import QtQuick
import QtQuick.Templates as T
import Tableside

// "I have two": pressed in while it holds.
T.Button {
    id: mark

    property string words: ""

    implicitWidth: Math.max(Theme.touchTarget, implicitContentWidth + 28)
    implicitHeight: Theme.touchTarget
    focusPolicy: Qt.StrongFocus

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) clicked(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) clicked(); }

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.focusable: true
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()

    contentItem: FitWords {
        text: mark.words
        color: mark.checked ? Theme.callToActText : Theme.text
        font.weight: Theme.weightTitle
        floor: 9
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: height / 2
        color: mark.checked ? Theme.callToAct : mark.down ? Theme.panelRaised : Theme.feltDark
        border.width: 2
        border.color: mark.checked ? Theme.callToActText : Theme.line

        FocusRing {
            visible: mark.visualFocus
            radius: height / 2
        }
    }
}
