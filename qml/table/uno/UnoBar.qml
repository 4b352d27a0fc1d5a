import QtQuick
import Tableside
import Tableside.App

// The bar of UNO.
TableBar {
    id: bar

    readonly property UnoTable unoTable: table as UnoTable

    choiceText: table.guide ? table.guide.words : unoTable.choiceText
    hasButtons: unoButtons.any && !telling
    property bool posed: false // the still-meter lies above it
    badged: posed || stakes.visible

    UnoButtons {
        id: unoButtons
        table: bar.unoTable
        compact: bar.compact
    }

    // Of a challenge, while one may decide
    BarBadge {
        id: stakes
        objectName: "challengeStakes"
        parent: bar // not among the buttons
        visible: text !== "" && !bar.posed && !bar.whole && !(bar.compact && bar.hinting)
        text: bar.unoTable.challengeStakes
        colorCode: bar.unoTable.colorBefore
        mostWidth: bar.width
        x: (bar.width - width) / 2
        y: bar.height - bar.pillHeight - height - bar.badgeGap
    }
}
