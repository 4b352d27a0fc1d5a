import QtQuick
import Tableside
import Tableside.App

// The bar of UNO.
TableBar {
    id: bar

    readonly property UnoTable unoTable: table as UnoTable

    //: While the colour wheel of a wild card is open
    choiceText: qsTr("Name a color for the wild card.")
    hasButtons: unoButtons.any

    UnoButtons {
        id: unoButtons
        table: bar.unoTable
        compact: bar.compact
    }
}
