import QtQuick
import Tableside

// Plain words on paper.
Words {
    color: Theme.ivoryText
    font.pixelSize: Theme.sizeReading
}
