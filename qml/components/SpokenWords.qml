import QtQuick
import Tableside.App

// Says something to whoever uses a screen reader, wherever the focus is: say(words).
SpokenNotice {
    width: 1
    height: 1

    Accessible.role: Accessible.Notification
    Accessible.name: words
}
