import QtQuick
import Tableside

// One of the app's icons, by name. The icon is only decoration: the item that shows it also has words with the same meaning.
Image {
    property string name: ""
    property real size: Theme.sizeLarge

    width: size
    height: size
    sourceSize.width: Math.ceil(size) // the height follows from the width; Qt multiplies both by the screen's pixel ratio
    asynchronous: false
    source: name === "" ? "" : "qrc:/tableside/icons/" + name + ".svg"
}
