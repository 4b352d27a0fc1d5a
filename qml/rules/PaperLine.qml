import QtQuick
import Tableside

// Plain text on the paper of a rules page.
Words {
    color: Theme.ivoryText
    font.pixelSize: Theme.sizeReading
}
