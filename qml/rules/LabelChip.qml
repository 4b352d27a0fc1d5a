import QtQuick
import Tableside

// A label for the source of an answer (the printed rules, the table's choice, or this app), or for its game. The words say the
// same as the color.
Rectangle {
    id: chip

    property string kind: "" // "printed", "house" or "open" for the source of an answer, "game" for a game; empty hides the label
    property string text: ""
    property bool told: false // whether the item around the label includes the text in its accessible name

    visible: kind !== ""
    implicitWidth: Math.ceil(natural.advanceWidth) + (kind === "game" ? 16 : 24)
    implicitHeight: words.implicitHeight + 8
    radius: kind === "game" ? Theme.radiusSmall : height / 2
    color: kind === "printed" ? Theme.green.field : kind === "house" ? Theme.blue.field
         : kind === "game" ? Theme.ivoryText : Theme.back

    // The label measures its text here, because the implicit width of the words changes with their width in Qt 6.4
    TextMetrics {
        id: natural
        font: words.font
        text: chip.text
    }

    Text {
        id: words
        anchors.centerIn: parent
        width: chip.width - 16
        text: chip.text
        textFormat: Text.PlainText
        color: Theme.ink
        font.family: Theme.family
        font.pixelSize: Theme.sizeCaption
        font.weight: Theme.weightTitle
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: chip.text
        Accessible.ignored: chip.told
    }
}
