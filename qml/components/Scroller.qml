// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Templates as T
import Tableside

// An area that scrolls vertically and shows a scroll bar. When an item in the area gets the focus, the area scrolls so that the
// item is visible.
Flickable {
    id: scroller

    property real maximumWidth: 720
    property real footInset: 0 // the height of the items that cover the lower edge; the content can scroll up by this height more
    property real sideMargin: width < 480 ? 12 : 24
    property color thumbColor: Theme.textSoft
    default property alias content: holder.data

    contentWidth: width
    contentHeight: holder.y * 2 + holder.implicitHeight + footInset
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    flickableDirection: Flickable.VerticalFlick
    interactive: contentHeight > height

    function reveal(item: Item): void {
        const top = item.mapToItem(contentItem, 0, 0).y;
        revealSpan(top, top + item.height);
    }

    function revealSpan(top: real, bottom: real): void {
        if (top < contentY + 12)
            contentY = Math.max(0, top - 24);
        else if (bottom > contentY + height - 12)
            contentY = Math.min(Math.max(0, contentHeight - height), bottom - height + 24);
    }

    function scrollBy(pixels: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + pixels));
    }

    Keys.onPressed: event => {
        const step = { [Qt.Key_Down]: 60, [Qt.Key_Up]: -60, [Qt.Key_PageDown]: height * 0.8,
                       [Qt.Key_PageUp]: -height * 0.8 }[event.key];
        if (step === undefined)
            return;
        scrollBy(step);
        event.accepted = true;
    }

    Connections {
        target: scroller.Window.window
        function onActiveFocusItemChanged(): void {
            const item = scroller.Window.activeFocusItem;
            for (let up = item; up; up = up.parent) {
                if (up === holder)
                    scroller.reveal(item);
            }
        }
    }

    Item {
        id: holder
        x: (scroller.width - width) / 2
        y: scroller.sideMargin
        width: Math.min(scroller.maximumWidth, scroller.width - 2 * scroller.sideMargin)
        implicitHeight: children.length > 0 ? children[0].implicitHeight : 0
    }

    // Shown when the area itself, and no item in it, has the focus, if Tab can focus the area
    FocusRing {
        parent: scroller
        visible: scroller.activeFocus && scroller.activeFocusOnTab
        gap: -6
    }

    T.ScrollBar.vertical: T.ScrollBar {
        visible: size < 1
        implicitWidth: 5 + leftPadding + rightPadding
        padding: 3
        minimumSize: 0.08
        Accessible.ignored: true // screen readers scroll the area itself, not this bar

        contentItem: Rectangle {
            implicitWidth: 5
            radius: 2.5
            color: scroller.thumbColor
            opacity: 0.6
        }
    }
}
