import QtQuick
import Tableside
import Tableside.App

// What the table must know while it calls: that nothing will be heard, or that the calls are not on the disk.
Words {
    id: warning

    required property CallBooth booth

    objectName: "boothWarning"
    visible: text !== ""
    text: booth.silence + (booth.silence !== "" && booth.log.problem !== "" ? "\n" : "") + booth.log.problem
    color: Theme.warning
    font.weight: Theme.weightStrong
    horizontalAlignment: Text.AlignHCenter
    Accessible.role: Accessible.AlertMessage
}
