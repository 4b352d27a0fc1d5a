import QtQuick
import Tableside

// A label for the source of an answer (the printed rules, the table's choice, or this app), or for its game. The color only
// supports the words.
Rectangle {
    id: chip

    property string kind: "" // "printed", "house", "open", "game"
    property string text: ""
    property bool told: false // whether screen readers get the label from the item that contains it

    visible: kind !== ""
    implicitWidth: Math.ceil(natural.advanceWidth) + (kind === "game" ? 16 : 24)
    implicitHeight: words.implicitHeight + 8
    radius: kind === "game" ? Theme.radiusSmall : height / 2
    color: kind === "printed" ? Theme.green.field : kind === "house" ? Theme.blue.field
         : kind === "game" ? Theme.ivoryText : Theme.back

    // The implicit width of the words can't be used, because it changes with their width in Qt 6.4
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
