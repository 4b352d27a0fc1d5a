import QtQuick

// Somebody on one leg, arms up; sways with what the still-meter has seen.
Image {
    id: figure

    property real wobble: 0 // 0 stands, 1 falls

    source: "qrc:/tableside/table/pose.svg"
    sourceSize.width: Math.ceil(width)
    sourceSize.height: Math.ceil(height)
    fillMode: Image.PreserveAspectFit
    asynchronous: false
    transformOrigin: Item.Bottom
    rotation: wobble * 24
}
