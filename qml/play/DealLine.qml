import QtQuick
import Tableside
import Tableside.App

// After the match: what decided the deal, and what was shown of it before; anybody can check that they belong together.
Words {
    required property GameTable table

    objectName: "resultDeal"
    visible: table.matchOver
    //: Under the totals of a match. %1 the deal number, %2 its seal: what "printf 'dos 2 42' | sha256sum" prints
    text: qsTr("Deal number %1 · seal %2").arg(table.dealNumber).arg(table.dealSeal)
    color: Theme.textSoft
    font.pixelSize: Theme.sizeCaption
    wrapMode: Text.Wrap
    horizontalAlignment: Text.AlignHCenter
}
