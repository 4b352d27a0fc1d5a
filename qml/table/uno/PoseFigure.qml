import QtQuick

// A figure on one leg with its arms up, for poses after a Wild Dumb Fu. It sways with the movement that PoseMonitor measures,
// around its middle, and is small enough to stay within this item at any angle, because words are beside it.
Item {
    id: place

    property real wobble: 0 // the movement: 0 stands upright, 1 is about to fall

    readonly property real most: 24 // the largest rotation in degrees
    // The size of the picture at which the rotated figure fits. The figure is 0.7 times as wide as the picture, and the picture
    // is 1.15 times as high as wide
    readonly property real sine: Math.sin(most * Math.PI / 180)
    readonly property real cosine: Math.cos(most * Math.PI / 180)
    readonly property real size: Math.min(width / (0.7 * cosine + 1.15 * sine), height / (0.7 * sine + 1.15 * cosine))

    Image {
        objectName: "poseFigure"
        anchors.centerIn: parent
        width: place.size
        height: place.size * 1.15
        source: "qrc:/tableside/table/pose.svg"
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(height)
        fillMode: Image.PreserveAspectFit
        asynchronous: false
        rotation: place.wobble * place.most
    }
}
