import QtQuick
import Tableside
import Tableside.App

// A short message in the stack of messages (Toasts.qml). A success fades by itself unless it has the focus or the pointer; a
// failure stays until it is dismissed.
FocusScope {
    id: toast

    property PageNotice notice: null
    property string text: notice?.text ?? ""
    property bool isError: notice?.isError ?? true
    property bool stays: isError // whether the toast stays until it is closed
    property bool speaks: true // whether the toast announces its text itself
    property bool canUndo: notice?.canUndo ?? false
    property bool hasFolder: notice?.hasFolder ?? false
    //: Button in a short message: what was done is taken back
    property string undoText: qsTr("Undo")
    property string name: "" // the prefix of the buttons' objectNames: <name>Close, <name>Undo, <name>Folder
    // The milliseconds until a success fades: enough to read the text and to reach the buttons
    property int staysMs: 4000 + 60 * text.length + (canUndo || hasFolder ? 3000 : 0)
    readonly property bool shown: text !== "" && !closed
    readonly property bool isAttended: activeFocus || isPointedAt
    // Whether the pointer was moved over the toast; a pointer that was there when the toast appeared does not count
    property bool isPointedAt: false
    readonly property bool fades: visible && !stays && !isAttended

    signal dismissed
    signal undoAsked
    signal focusLeft // emitted when the toast closes while it has the focus
    signal broughtBack // emitted after Undo if the toast has the focus; the restored content can get the focus again

    property bool closed: false // whether the user has closed the toast; needed where the owner of the text can't clear the text

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
        Theme.later(speak); // deferred, so that all changes during one event are announced once
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
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape // otherwise Esc would leave the page
    Keys.onEscapePressed: dismiss()

    Connections {
        target: toast.notice
        function onTold(): void {
            toast.tell(); // announces the text again, even if the words are the same as before
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

        // A mouse pointer that was at this point when the toast appeared, for example after pressing Save, does not keep the
        // toast from fading
        HoverHandler {
            property real metX: 0 // where the pointer was first detected over the toast
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

        // Keeps a finger on the toast from pressing items below
        MouseArea {
            anchors.fill: parent
        }

        Icon {
            id: sign
            x: 14
            y: flow.y + (close.height - height) / 2
            name: toast.isError ? "info" : "check"
        }

        // The words, and the buttons below or beside them
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
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere // a file's path is one long word
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
