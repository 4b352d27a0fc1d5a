import QtQuick
import Tableside

// One of our drawn icons, by name. Decoration only: whoever shows it says it in words too.
Image {
    property string name: ""
    property real size: Theme.sizeLarge

    width: size
    height: size
    sourceSize.width: Math.ceil(size) // the height comes from it; Qt multiplies both by the pixel ratio of the screen
    asynchronous: false
    source: name === "" ? "" : "qrc:/tableside/icons/" + name + ".svg"
}
