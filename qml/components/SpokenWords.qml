import QtQuick
import Tableside
import Tableside.App

// Announces texts to screen readers, wherever the focus is: each text passed to say(), and each new value of `says`.
SpokenNotice {
    id: spoken

    property string says: ""

    width: 1
    height: 1

    function tell(): void {
        if (visible && says !== "")
            say(says);
    }

    onSaysChanged: Theme.later(tell) // deferred, so that all changes during one event are announced once
    onVisibleChanged: Theme.later(tell)

    SpokenLines {}
}
