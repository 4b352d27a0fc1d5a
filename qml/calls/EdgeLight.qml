// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A light along the edge of the table that shines briefly at each call and each sound of the pose referee, for people who can't
// hear the sound. The light covers no text.
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

    // With reduced motion, the light lasts equally long, but its brightness is constant
    NumberAnimation {
        id: life
        target: light
        property: "age"
        from: 0
        to: 1
        duration: Theme.flash
    }
}
