// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A light along the edge of the table that shines briefly at each call, for people who can't hear the call's sound. It covers no
// text.
Rectangle {
    id: light

    required property real thickness
    property real age: 1

    function flash(tint: color): void {
        border.color = tint;
        life.restart();
    }

    objectName: "callEdge"
    visible: age < 1
    color: "transparent"
    border.width: thickness
    opacity: Theme.reducedMotion ? 1 : 1 - age * age
    Accessible.ignored: true

    // The light lasts as long with reduced motion, but its brightness is constant then
    NumberAnimation {
        id: life
        target: light
        property: "age"
        from: 0
        to: 1
        duration: Theme.flash
    }
}
