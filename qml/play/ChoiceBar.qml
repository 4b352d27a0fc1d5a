import QtQuick
import Tableside
import Tableside.App

// The bar of DOS: with what is chosen, and above it what bonus has been earned.
TableBar {
    id: bar

    readonly property DosTable dosTable: table as DosTable

    choiceText: dosTable.choiceText
    ready: dosTable.choiceLegal
    hasButtons: choiceButtons.any
    above: badge.visible ? badge.height + badgeGap : 0

    BarButtons {
        id: choiceButtons
        table: bar.dosTable
        compact: bar.compact
    }

    BonusBadge {
        id: badge
        parent: bar // not among the buttons
        visible: text !== "" && !(bar.compact && bar.hinting)
        text: bar.dosTable.bonusText
        x: (bar.width - width) / 2
        y: bar.height - bar.pillHeight - height - bar.badgeGap
        mostWidth: bar.width
    }
}
