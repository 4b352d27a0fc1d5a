import QtQuick
import Tableside
import Tableside.App

// The bar above the hand in DOS: shows the selected cards, and above the bar badges for earned bonus cards and for penalty cards
// still to be drawn.
TableBar {
    id: bar

    readonly property DosTable dosTable: table as DosTable

    choiceText: dosTable.choiceText
    ready: dosTable.choiceLegal
    hasButtons: choiceButtons.any && !telling
    badged: badges.any

    DosButtons {
        id: choiceButtons
        table: bar.dosTable
        compact: bar.compact
    }

    Row {
        id: badges

        readonly property bool both: bonus.text !== "" && penalty.text !== ""
        readonly property bool any: (bonus.text !== "" || penalty.text !== "") && !(bar.compact && bar.hinting)
        readonly property real mostWidth: both ? (bar.width - spacing) / 2 : bar.width

        parent: bar // otherwise the badges would be among the buttons in the bar
        visible: any && !bar.whole
        spacing: Theme.spaceSmall
        x: (bar.width - width) / 2
        y: bar.height - bar.pillHeight - height - bar.badgeGap

        BarBadge {
            id: bonus
            text: bar.dosTable.bonusText
            mostWidth: badges.mostWidth
        }

        // The badge is shown until the penalty cards are drawn
        BarBadge {
            id: penalty
            objectName: "penaltyBadge"
            text: bar.dosTable.penaltyText
            tone: Theme.warning
            mostWidth: badges.mostWidth
        }
    }
}
