import QtQuick
import Tableside

// Text that shrinks (down to the font size `floor`) and wraps to fit its box.
Words {
    property real floor: Theme.sizeSmallest
    property bool breaksLongWords: true
    // Whether a word is so long that it may be broken. Shorter words shrink instead, because small letters are easier to read
    // than broken words
    readonly property bool hasLongWord: breaksLongWords && text.length > 14 && text.split(/[\s-]/).some(word => word.length > 14)

    wrapMode: hasLongWord ? Text.Wrap : Text.WordWrap
    fontSizeMode: Text.Fit
    minimumPixelSize: Math.ceil(Math.min(floor, font.pixelSize))
    verticalAlignment: Text.AlignVCenter
}
