// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tableside

// The stack of messages about results of actions, over the lower edge of a page; it moves no item of the page. While a dialog is
// open, messages appear below the dialog, or after it closes if there is no space. This item must be the last child of its page.
// Every page shows requests of phones, too. F6 moves the focus here from anywhere; when the messages disappear, the focus returns to the item that had it before.
Item {
    id: toasts

    property AppPage noticesOf: null // the page whose notices are shown, beside the messages that are declared as children
    property AppPage pageBelow: noticesOf // the page over which the messages are shown
    default property alias content: column.data
    property real bottomInset: 0 // the height of the page's lower buttons, which messages must not cover
    property real leftInset: 0
    property real rightInset: 0
    property real topInset: -1 // if -1, messages are at the lower edge; otherwise their distance from the upper edge
    // Messages at the lower edge move up if they would cover the focused item; this is their distance from the upper edge then,
    // or -1 if messages never move up
    property real topWhenInTheWay: -1
    property int quarterTurns: 0 // the rotation of the page, in clockwise quarter turns
    property list<PanelOver> dialogs // the page's dialogs; messages do not cover an open one
    property bool heldBack: false // whether messages stay hidden, as they also do while a dialog leaves no space

    readonly property PhonesPanel phonesPanel: pageBelow?.phonesPanel ?? null
    readonly property PanelOver dialog: (phonesPanel?.visible ? phonesPanel
                                         : Array.from(dialogs).find(panel => panel.visible) ?? null) as PanelOver
    readonly property real belowDialog: dialog ? (height - dialog.panelHeight) / 2 : 0 // the free height below the dialog
    readonly property bool waits: heldBack || dialog !== null && column.implicitHeight + 8 > belowDialog
    readonly property Item overlay: T.Overlay.overlay
    readonly property bool sideways: quarterTurns % 2 === 1
    readonly property real availableWidth: width - leftInset - rightInset
    // The height of the page's lower part that messages cover at the moment
    readonly property real covered: column.visible && column.height > 0 ? column.height + 20 : 0
    property Item cameFrom: null
    property bool inTheWay: false
    readonly property real fromTop: topInset >= 0 ? topInset : inTheWay ? topWhenInTheWay : -1

    function first(): Toast {
        return Array.from(column.children).find(child => child instanceof Toast && child.shown) as Toast;
    }

    function has(item: Item): bool {
        for (let around = item; around; around = around.parent) {
            if (around === column)
                return true;
        }
        return false;
    }

    function goBack(): void {
        if (cameFrom?.visible && cameFrom.enabled)
            cameFrom.forceActiveFocus(Qt.TabFocusReason);
        else
            focusLost();
    }

    // Moves the messages up if they would cover the focused item, such as a text field or a button that is pressed repeatedly.
    // Called when the focus or a size changes, not during scrolling
    function stepAside(): void {
        const item = topWhenInTheWay >= 0 && cameFrom?.visible ? cameFrom : null;
        inTheWay = item !== null && column.height > 0
            && item.mapToItem(toasts, 0, item.height).y > height - bottomInset - column.height - 24
            && item.mapToItem(toasts, 0, 0).y < height - bottomInset;
    }

    signal focusLost // emitted when the previously focused item is gone, or when restored content should get the focus

    // This is not a popup, because the Tab key does not enter popups
    parent: overlay
    anchors.centerIn: parent
    width: (sideways ? overlay?.height : overlay?.width) ?? 0
    height: (sideways ? overlay?.width : overlay?.height) ?? 0
    rotation: quarterTurns * 90
    z: 10
    onWidthChanged: Theme.later(stepAside)
    onHeightChanged: Theme.later(stepAside)

    Connections {
        target: toasts.Window.window
        function onActiveFocusItemChanged(): void {
            const item = toasts.Window.activeFocusItem;
            if (item && !toasts.has(item) && item.activeFocusOnTab) {
                toasts.cameFrom = item;
                Theme.later(toasts.stepAside); // deferred until the page has scrolled to the focused item
            }
        }
    }

    Shortcut {
        sequences: ["F6"]
        enabled: toasts.visible
        onActivated: toasts.first()?.takeFocus()
    }

    Column {
        id: column
        x: toasts.leftInset + (toasts.availableWidth - width) / 2
        visible: !toasts.waits
        y: toasts.dialog ? parent.height - (toasts.belowDialog + height) / 2
           : toasts.fromTop >= 0 ? toasts.fromTop : parent.height - height - toasts.bottomInset - 12
        width: Math.min(toasts.availableWidth - 24, 560 * Theme.textScale)
        spacing: Theme.spaceSmall
        onHeightChanged: toasts.stepAside()

        Repeater {
            model: toasts.noticesOf?.notices.length ?? 0

            Toast {
                required property int index

                name: toasts.noticesOf.noticeNames[index]
                notice: toasts.noticesOf.notices[index]
            }
        }

        // A question that somebody at the table must answer. The phones' panel shows it itself
        Toast {
            readonly property var asking: toasts.phonesPanel?.visible ? null : toasts.phonesPanel?.asking ?? null

            name: "phoneAsks"
            isError: false
            stays: true
            signName: "phone"
            text: !asking ? ""
                //: In a short message. %1 a player who has a phone already
                : qsTr("Another phone wants to play for %1.").arg(asking.name)
            //: Button: lets another phone play for somebody
            actionText: qsTr("Allow")
            actionIcon: "check"
            //: Button: does not let another phone play for somebody
            declineText: qsTr("Not now")
            onActionAsked: {
                const hadFocus = activeFocus;
                toasts.phonesPanel.phones.allow(asking.phoneId);
                if (hadFocus)
                    focusLeft();
            }
            onDismissed: if (asking)
                toasts.phonesPanel.phones.refuse(asking.phoneId)
        }

        Component.onCompleted: {
            for (const child of Array.from(children)) {
                if (child instanceof Toast) {
                    child.focusLeft.connect(toasts.goBack);
                    child.restored.connect(toasts.focusLost);
                }
            }
        }
    }
}
