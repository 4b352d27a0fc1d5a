import QtQuick
import Tableside
import Tableside.App

// Warns at the call booth that calls make no sound.
AlertWords {
    id: warning

    required property CallBooth booth

    objectName: "boothWarning"
    visible: text !== ""
    text: booth.silence
    color: Theme.warning
    font.weight: Theme.weightStrong
    horizontalAlignment: Text.AlignHCenter
}
