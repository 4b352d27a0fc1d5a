pragma ComponentBehavior: Bound

import QtQuick
import Tableside.App

// The hidden items through which a SpokenNotice announces its texts to screen readers, in turn.
Repeater {
    model: 3

    SpokenLine {
        Accessible.role: Accessible.Notification
        Accessible.name: words
    }
}
