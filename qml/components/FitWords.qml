import QtQuick
import Tableside

// Text that shrinks (down to `floor`) and wraps to stay within the box it is given.
Words {
    property real floor: Theme.sizeSmallest
    property bool breaksLongWords: true
    // A very long word may be broken, others are not: smaller letters read better
    readonly property bool hasLongWord: breaksLongWords && text.length > 14 && text.split(/[\s-]/).some(word => word.length > 14)

    wrapMode: hasLongWord ? Text.Wrap : Text.WordWrap
    fontSizeMode: Text.Fit
    minimumPixelSize: Math.ceil(Math.min(floor, font.pixelSize))
    verticalAlignment: Text.AlignVCenter
}
