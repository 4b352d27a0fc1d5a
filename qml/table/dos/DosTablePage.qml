import QtQuick
import Tableside
import Tableside.App

// The table page of DOS: adds the DOS bar and keys to TablePage.
TablePage {
    id: place

    ground: LaySlot {
        table: place.table as DosTable
        geometry: place.geometry
        ways: place.cards.ways
    }

    bar: dosBar
    barPlace: DosBar {
        id: dosBar
        table: place.table
        geometry: place.geometry
        onRuleAsked: rule => place.openRules(rule)
    }

    DosKeys {
        page: place
    }
}
