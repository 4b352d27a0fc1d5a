import QtQuick
import Tableside

// Plain text in the colors of paper.
Words {
    color: Theme.ivoryText
    font.pixelSize: Theme.sizeReading
}
