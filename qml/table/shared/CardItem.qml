import QtQuick
import Tableside
import Tableside.App

// What the model says of one card, and where on the cloth that is. TableCard adds the picture and the input.
Item {
    id: spot

    required property GameTable table
    required property TableGeometry geometry
    required property int cardId
    required property string code
    required property int zone
    required property int seat
    required property int position
    required property int zoneCount
    required property int rowIndex
    required property bool faceUp
    required property bool playable
    required property bool selected
    required property bool matched
    required property bool hinted
    required property string name

    readonly property bool isMine: zone === CardsModel.Hand && seat === table.viewerSeat
    readonly property bool isRow: zone === CardsModel.Row
    readonly property var placed: geometry.place(zone, seat, position, zoneCount, rowIndex)
}
