import QtQuick
import Tableside

// Where an answer comes from: the printed rules, the table's choice, or us; or of which game it is. The words say it,
// the color helps.
Rectangle {
    id: chip

    property string kind: "" // "printed", "house", "open", "game"
    property string text: ""
    property bool told: false // to a screen reader, by what it belongs to

    visible: kind !== ""
    implicitWidth: Math.ceil(natural.advanceWidth) + (kind === "game" ? 16 : 24)
    implicitHeight: words.implicitHeight + 8
    radius: kind === "game" ? Theme.radiusSmall : height / 2
    color: kind === "printed" ? Theme.green.field : kind === "house" ? Theme.blue.field
         : kind === "game" ? Theme.ivoryText : Theme.back

    // Not the implicit width of the words, which changes with their width in Qt 6.4
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
