import QtQuick
import Tableside
import Tableside.App

// A short message in a slot of Toasts.qml. A success fades by itself unless it has the focus or the pointer; a failure
// stays until it is dismissed.
FocusScope {
    id: toast

    property PageNotice notice: null
    property string text: notice?.text ?? ""
    property bool isError: notice?.isError ?? true
    property bool stays: isError // until it is closed
    property bool speaks: true // nobody else says it
    property bool canUndo: notice?.canUndo ?? false
    property bool hasFolder: notice?.hasFolder ?? false
    //: Button in a short message: what was done is taken back
    property string undoText: qsTr("Undo")
    property string name: "" // of its buttons: nameClose, nameUndo, nameFolder
    // Long enough to read it, and to reach its buttons
    property int staysMs: 4000 + 60 * text.length + (canUndo || hasFolder ? 3000 : 0)
    readonly property bool shown: text !== "" && !closed
    readonly property bool isAttended: activeFocus || isPointedAt
    property bool isPointedAt: false // the pointer was moved onto it, not only where it appeared
    readonly property bool fades: visible && !stays && !isAttended

    signal dismissed
    signal undoAsked
    signal focusLeft // what had it is gone
    signal broughtBack // the same, and the page has something again

    property bool closed: false // whoever said it has no word for that

    function dismiss(): void {
        const hadFocus = activeFocus;
        closed = true;
        notice?.dismiss();
        dismissed();
        if (hadFocus)
            focusLeft();
    }

    function takeBack(): void {
        const hadFocus = activeFocus;
        notice?.undo();
        undoAsked();
        if (hadFocus)
            broughtBack();
    }

    function attend(): void {
        (undo.visible ? undo : folder.visible ? folder : close).forceActiveFocus(Qt.ShortcutFocusReason);
    }

    function speak(): void {
        if (shown && speaks)
            spoken.say(text);
    }

    function tell(): void {
        closed = false;
        leaving.stop();
        card.opacity = 1;
        Theme.later(speak); // once for all that is told at one time
        waitToFade();
    }

    function waitToFade(): void {
        if (fades)
            fading.restart();
        else
            fading.stop();
    }

    objectName: name
    visible: shown
    width: parent?.width ?? 0
    implicitHeight: card.implicitHeight
    onTextChanged: tell()
    onFadesChanged: waitToFade()
    onShownChanged: isPointedAt = false
    Component.onCompleted: {
        Theme.later(speak);
        waitToFade();
    }
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape // else it would lead home
    Keys.onEscapePressed: dismiss()

    Connections {
        target: toast.notice
        function onTold(): void {
            toast.tell(); // also when it is the same again
        }
    }

    SpokenWords {
        id: spoken
        objectName: toast.name + "Spoken"
    }

    Timer {
        id: fading
        interval: toast.staysMs
        onTriggered: leaving.start()
    }

    NumberAnimation {
        id: leaving
        target: card
        property: "opacity"
        to: 0
        duration: Theme.duration(Theme.slow)
        onFinished: if (card.opacity === 0)
            toast.dismiss()
    }

    onIsAttendedChanged: if (isAttended) {
        leaving.stop();
        card.opacity = 1;
    }

    Rectangle {
        id: card

        width: parent.width
        implicitHeight: flow.implicitHeight + 2 * flow.y
        radius: Theme.radius
        color: Theme.panelRaised
        border.width: toast.isError ? 2 : Theme.lineWidth
        border.color: toast.isError ? Theme.warning : Theme.calm

        Accessible.role: Accessible.AlertMessage
        Accessible.name: toast.text

        // A mouse that lay there when the toast appeared, as after pressing Save, does not hold it
        HoverHandler {
            property real metX: 0 // where the pointer first was over the toast
            property real metY: 0

            onHoveredChanged: {
                metX = point.scenePosition.x;
                metY = point.scenePosition.y;
                toast.isPointedAt = false;
            }
            onPointChanged: {
                if (hovered && Math.abs(point.scenePosition.x - metX) + Math.abs(point.scenePosition.y - metY) > 20)
                    toast.isPointedAt = true;
            }
        }

        // A finger on it does not press what lies below
        MouseArea {
            anchors.fill: parent
        }

        Icon {
            id: sign
            x: 14
            y: flow.y + (close.height - height) / 2
            name: toast.isError ? "info" : "check"
        }

        // Words, and below or beside them what can be done
        Flow {
            id: flow
            x: sign.x + sign.width + Theme.spaceSmall
            y: 6
            width: close.x - x - Theme.spaceTiny
            spacing: Theme.spaceTiny

            Words {
                text: toast.text
                width: Math.min(implicitWidth, flow.width)
                height: Math.max(implicitHeight, close.height)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere // the path of a file is one long word
                Accessible.ignored: true
            }

            TableButton {
                id: undo
                objectName: toast.name + "Undo"
                visible: toast.canUndo
                kind: "quiet"
                iconName: "undo"
                horizontalPadding: 12
                text: toast.undoText
                onClicked: toast.takeBack()
            }

            TableButton {
                id: folder
                objectName: toast.name + "Folder"
                visible: toast.hasFolder
                kind: "quiet"
                iconName: "forward"
                horizontalPadding: 12
                //: Button: in the system's file manager
                text: qsTr("Open folder")
                onClicked: toast.notice?.openFolder()
            }
        }

        IconButton {
            id: close
            objectName: toast.name + "Close"
            x: parent.width - width - 6
            y: flow.y
            framed: false
            iconName: "close"
            //: Button: closes a notice after reading it
            text: qsTr("Dismiss")
            onClicked: toast.dismiss()
        }
    }
}
