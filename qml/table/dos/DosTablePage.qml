import QtQuick
import Tableside

// The table of DOS: its bar and its keys.
TablePage {
    id: place

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
