import QtQuick
import Tableside
import Tableside.App

// Warns at the call booth that calls make no sound.
Words {
    id: warning

    required property CallBooth booth

    objectName: "boothWarning"
    Accessible.role: Accessible.AlertMessage // the page announces the text once
    visible: text !== ""
    text: booth.silence
    color: Theme.warning
    font.weight: Theme.weightStrong
    horizontalAlignment: Text.AlignHCenter
}
