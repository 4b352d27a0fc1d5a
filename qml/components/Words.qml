import QtQuick
import Tableside

// Running text on felt or panel; wraps, is never cut.
Text {
    color: Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.sizeBody
    font.weight: Theme.weightBody
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
