import QtQuick
import Tableside
import Tableside.App

// The keyboard shortcuts of every table. Space makes calls during the whole game; most other keys do not work while a panel
// covers the table.
Item {
    id: keys

    required property TablePage page

    readonly property GameTable table: page.table
    readonly property bool playing: page.playing
    property bool figures: true // whether a digit key focuses the next card with that number

    LetterKey {
        sequence: "Space"
        // Disabled in the result of a round and in panels, where Space presses the focused button
        enabled: !keys.page.sheets.coversTable && (keys.table.guide !== null || !keys.table.roundOver && !keys.table.matchOver)
        onActivated: keys.page.space()
    }
    LetterKey {
        sequence: "Shift+Space"
        enabled: !keys.table.roundOver && !keys.table.matchOver
        onActivated: keys.table.call()
    }
    LetterKey {
        sequence: "D"
        enabled: keys.playing
        onActivated: keys.table.draw()
    }
    LetterKey {
        sequence: "H"
        enabled: keys.playing
        onActivated: keys.table.hint.toggle()
    }
    LetterKey {
        sequence: "G"
        enabled: keys.playing
        onActivated: keys.table.playHint()
    }
    LetterKey {
        sequences: ["U", "Backspace", "Ctrl+Z"]
        enabled: keys.playing
        onActivated: keys.table.takeBack()
    }
    LetterKey {
        sequence: "F"
        enabled: keys.playing
        onActivated: keys.page.bar.toggleHurry()
    }
    LetterKey {
        sequence: "C"
        onActivated: keys.table.catchFirst()
    }
    LetterKey {
        sequence: "L"
        onActivated: keys.page.openLog()
    }
    LetterKey {
        sequence: "R"
        onActivated: keys.page.openRules(keys.table.refusalRule)
    }
    LetterKey {
        sequences: ["F1", "?"]
        onActivated: keys.page.toggle(TableSheets.Keys)
    }
    LetterKey {
        sequence: "N"
        enabled: keys.playing && keys.table.guide !== null
        onActivated: keys.table.guide.next()
    }
    DigitKeys {
        enabled: keys.playing && keys.figures
        onDigitPressed: digit => keys.page.cards.ways.focusFigure(digit)
    }
    LetterKey {
        sequences: ["Esc", "Back"]
        onActivated: keys.page.stepBack()
    }
}
