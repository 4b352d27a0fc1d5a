import QtQuick
import Tableside
import Tableside.App

// Says something to whoever uses a screen reader, wherever the focus is: say(words), or by itself whatever `says` becomes.
SpokenNotice {
    id: spoken

    property string says: ""

    width: 1
    height: 1

    function tell(): void {
        if (visible && says !== "")
            say(says);
    }

    onSaysChanged: Theme.later(tell) // once for all that changes at one time
    onVisibleChanged: Theme.later(tell)

    SpokenLines {}
}
