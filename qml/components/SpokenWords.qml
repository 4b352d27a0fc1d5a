import QtQuick
import Tableside
import Tableside.App

// Announces words to screen readers, wherever the focus is: those passed to say(), and each new value of `says`.
SpokenNotice {
    id: spoken

    property string says: ""

    width: 1
    height: 1

    function tell(): void {
        if (visible && says !== "")
            say(says);
    }

    onSaysChanged: Theme.later(tell) // once for all changes of the same event
    onVisibleChanged: Theme.later(tell)

    SpokenLines {}
}
