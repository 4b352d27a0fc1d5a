import QtQuick
import QtQuick.Window
import Tableside

// One of our drawn icons, by name. Decoration only: whoever shows it says it in words too.
Image {
    property string name: ""
    property real size: Theme.sizeLarge
    readonly property int pixels: Math.ceil(size * Screen.devicePixelRatio)

    width: size
    height: size
    sourceSize.width: pixels
    sourceSize.height: pixels
    asynchronous: false
    source: name === "" ? "" : "qrc:/tableside/icons/" + name + ".svg"
}
