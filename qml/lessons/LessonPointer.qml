// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// Rings around the items that the lesson wants the user to press. Each ring follows its item. If the last input was a key, the
// first of these items also gets the focus.
Item {
    id: pointer

    required property Item within // the page on which the items are searched
    required property LessonCoach coach // null at a table without a lesson

    property real breath: 0

    enabled: false
    Accessible.ignored: true

    function look(): void {
        tracker.look();
    }

    function takeFocus(): void {
        const reason = input.focusReason();
        if (reason === Qt.TabFocusReason && visible && (coach?.targets.length ?? 0) > 0)
            tracker.giveFocus(reason);
    }

    LastInput {
        id: input
        item: pointer
    }

    ItemTracker {
        id: tracker
        anchors.fill: parent
        within: pointer.within
        following: pointer.visible && pointer.coach !== null
        names: pointer.coach?.targets ?? []
        onNamesChanged: {
            look();
            if (!Theme.reducedMotion)
                breathing.restart();
            Theme.later(pointer.takeFocus);
        }
    }

    onWidthChanged: Theme.later(look)
    onHeightChanged: Theme.later(look)

    SequentialAnimation {
        id: breathing
        running: pointer.visible && pointer.coach !== null && !Theme.reducedMotion
        loops: Theme.breaths
        onStopped: pointer.breath = 0

        NumberAnimation { target: pointer; property: "breath"; from: 0; to: 1; duration: Theme.pulse / 2; easing.type: Easing.InOutSine }
        NumberAnimation { target: pointer; property: "breath"; from: 1; to: 0; duration: Theme.pulse / 2; easing.type: Easing.InOutSine }
    }

    Repeater {
        model: tracker.places.length

        Rectangle {
            required property int index
            readonly property rect place: tracker.places[index] ?? Qt.rect(0, 0, 0, 0)
            readonly property real gap: 3 + 4 * pointer.breath
            readonly property bool isRound: Math.abs(place.width - place.height) < 2 || place.width > place.height * 1.3 && place.height < 2 * Theme.touchTarget

            x: place.x - gap - border.width
            y: place.y - gap - border.width
            width: place.width + 2 * (gap + border.width)
            height: place.height + 2 * (gap + border.width)
            radius: isRound ? height / 2 : Theme.radius
            color: "transparent"
            border.width: 4
            border.color: Theme.callToAct
            opacity: 1 - 0.35 * pointer.breath

            // A dark edge keeps the ring visible on cards and yellow buttons
            Rectangle {
                anchors.fill: parent
                anchors.margins: -2
                radius: parent.radius + 2
                color: "transparent"
                border.width: 2
                border.color: Theme.feltDark
                opacity: 0.7
            }
        }
    }
}
