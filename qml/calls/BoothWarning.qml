import QtQuick
import Tableside
import Tableside.App

// What the table must know while it calls: that nothing will be heard.
Words {
    id: warning

    required property CallBooth booth

    objectName: "boothWarning"
    visible: text !== ""
    text: booth.silence
    color: Theme.warning
    font.weight: Theme.weightStrong
    horizontalAlignment: Text.AlignHCenter
    Accessible.role: Accessible.AlertMessage
}
