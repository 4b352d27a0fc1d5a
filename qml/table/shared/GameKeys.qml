pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The letters that every table knows. Space calls whatever is open; the rest works while the table itself is in reach.
Item {
    id: keys

    required property TablePage page

    readonly property GameTable table: page.table
    readonly property bool playing: page.playing
    property bool figures: true // go to a card

    LetterKey {
        sequence: "Space"
        enabled: keys.table.guide !== null || !keys.table.roundOver && !keys.table.matchOver // at the count it presses what has the focus
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
    Repeater {
        model: 10

        Item {
            id: figure

            required property int index

            LetterKey {
                sequence: String(figure.index)
                enabled: keys.playing && keys.figures
                onActivated: keys.page.cards.ways.focusFigure(figure.index)
            }
        }
    }
    LetterKey {
        sequences: ["Esc", "Back"]
        onActivated: keys.page.stepBack()
    }
}
