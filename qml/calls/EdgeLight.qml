import QtQuick
import Tableside

// Shows a call to people who can't hear its sound: the edge of the table lights up for a moment, and covers no words.
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

    // Reduced motion does not shorten this animation; the light is then constant for the same time
    NumberAnimation {
        id: life
        target: light
        property: "age"
        from: 0
        to: 1
        duration: Theme.flash
    }
}
