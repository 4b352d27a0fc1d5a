pragma ComponentBehavior: Bound

import QtQuick
import Tableside.App

// The lines of a SpokenNotice.
Repeater {
    model: 3

    SpokenLine {
        Accessible.role: Accessible.Notification
        Accessible.name: words
    }
}
