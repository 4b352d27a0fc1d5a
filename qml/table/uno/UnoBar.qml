import QtQuick
import Tableside
import Tableside.App

// The bar above the hand in UNO.
TableBar {
    id: bar

    readonly property UnoTable unoTable: table as UnoTable

    choiceText: table.guide ? table.guide.words : unoTable.choiceText
    hasButtons: unoButtons.any && !telling
    property bool posed: false // whether the pose panel (Wild Dumb Fu) is above the bar
    badged: posed || stakes.visible

    UnoButtons {
        id: unoButtons
        table: bar.unoTable
        compact: bar.compact
    }

    // The badge with the cards at stake in a challenge, while the player may challenge
    BarBadge {
        id: stakes
        objectName: "challengeStakes"
        parent: bar // otherwise the badge would be among the buttons in the bar
        visible: text !== "" && !bar.posed && !bar.whole && !(bar.compact && bar.hinting)
        text: bar.unoTable.challengeStakes
        colorCode: bar.unoTable.colorBefore
        mostWidth: bar.width
        x: (bar.width - width) / 2
        y: bar.height - bar.pillHeight - height - bar.badgeGap
    }
}
