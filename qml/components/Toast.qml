// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// One short message among the page's messages (Toasts.qml). A success message disappears by itself, unless it has the focus or
// the pointer is over it. An error message stays until the user closes it.
FocusScope {
    id: toast

    property PageNotice notice: null
    property string text: notice?.text ?? ""
    property bool isError: notice?.isError ?? true
    property bool stays: isError // whether the toast stays until it is closed
    property bool speaks: true // whether this item announces its text to screen readers
    readonly property bool canUndo: notice?.canUndo ?? false
    property bool hasFolder: notice?.hasFolder ?? false
    property string signName: isError ? "info" : "check" // the icon before the text
    property string actionText: "" // the text of a button that leads somewhere; empty for none
    property string actionIcon: "forward"
    property string declineText: "" // the text of a button that answers a question with no, as closing does; empty for none
    property string name: "" // the prefix of the buttons' objectNames: <name>Close, <name>Undo, <name>Folder, <name>Action
    // <name>Decline
    // The milliseconds until a success message disappears: enough time to read the text and to press a button
    property int staysMs: 4000 + 60 * text.length + (canUndo || hasFolder || actionText !== "" ? 3000 : 0)
    readonly property bool shown: text !== "" && !closed
    readonly property bool isInUse: activeFocus || isPointedAt
    // Whether the pointer has moved over this message. A pointer that was already there when the message appeared does not count
    property bool isPointedAt: false
    readonly property bool fades: visible && !stays && !isInUse

    signal actionAsked // emitted when the button with actionText is pressed
    signal dismissed
    signal focusLeft // emitted when the message closes while the focus is in it
    signal restored // emitted after Undo if the focus is in this message, so that the restored content can get the focus

    property bool closed: false // whether the user closed this message; some owners of the text can't clear it

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
        if (hadFocus)
            restored();
    }

    function takeFocus(): void {
        (undo.visible ? undo : folder.visible ? folder : action.visible ? action : close).forceActiveFocus(Qt.ShortcutFocusReason);
    }

    function speak(): void {
        if (shown && speaks)
            spoken.say(text);
    }

    function show(): void {
        closed = false;
        leaving.stop();
        card.opacity = 1;
        Theme.later(speak); // deferred, so that several changes in one event are announced once
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
    onTextChanged: show()
    onFadesChanged: waitToFade()
    onShownChanged: isPointedAt = false
    Component.onCompleted: {
        Theme.later(speak);
        waitToFade();
    }
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape // keeps Esc from closing the page
    Keys.onEscapePressed: dismiss()

    Connections {
        target: toast.notice
        function onChanged(): void {
            toast.show(); // announces the text again, even if it did not change
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

    onIsInUseChanged: if (isInUse) {
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

        // A pointer that was already here when the message appeared, for example after the user pressed Save, does not keep the
        // message visible
        HoverHandler {
            property real metX: 0 // the x at which the pointer was first detected
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

        // Keeps a press on the message from reaching the items below it
        MouseArea {
            anchors.fill: parent
        }

        Icon {
            id: sign
            x: 14
            y: flow.y + (close.height - height) / 2
            name: toast.signName
        }

        // The text, and the buttons below or beside it
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
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere // a file's path may be one long word
                Accessible.ignored: true
            }

            TableButton {
                id: undo
                objectName: toast.name + "Undo"
                visible: toast.canUndo
                kind: "quiet"
                iconName: "undo"
                horizontalPadding: 12
                //: Button in a short message: what was done is taken back
                text: toast.notice?.undoText || qsTr("Undo")
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

            // The answers stay together, beside the text or below it
            Flow {
                visible: toast.actionText !== ""
                width: Math.min(flow.width, action.width + (decline.visible ? spacing + decline.width : 0))
                spacing: Theme.spaceTiny

                TableButton {
                    id: action
                    objectName: toast.name + "Action"
                    visible: toast.actionText !== ""
                    kind: "quiet"
                    iconName: toast.actionIcon
                    horizontalPadding: 12
                    text: toast.actionText
                    onClicked: toast.actionAsked()
                }

                TableButton {
                    id: decline
                    objectName: toast.name + "Decline"
                    visible: toast.declineText !== ""
                    kind: "quiet"
                    horizontalPadding: 12
                    text: toast.declineText
                    onClicked: toast.dismiss()
                }
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
