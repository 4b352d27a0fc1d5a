import QtQuick
import Tableside

// Running text on felt or panel; wraps, is never cut. Names and notes come from files as well: nothing in them is markup.
Text {
    textFormat: Text.PlainText
    color: Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.sizeBody
    font.weight: Theme.weightBody
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
