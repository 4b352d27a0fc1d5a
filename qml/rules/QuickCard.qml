// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The quick card: a summary of a game's rules on one screen, in one or two columns. The text is as large as fits.
Item {
    id: card

    required property RulesPage page
    property bool active: true
    property int spokenSentence: -1
    property alias blocks: blocks
    readonly property int columns: width >= 540 ? 2 : 1
    readonly property real columnWidth: (width - (columns - 1) * 36) / columns
    property real size: Theme.sizeReading
    property real contentHeight: 0

    signal followed(target: string)

    implicitHeight: contentHeight

    // Sets the largest text size with which the card fits on the screen. If even the smallest does not fit, the card uses the
    // normal size and the page scrolls
    function fit(available: real): void {
        for (size = Math.floor(Theme.sizeLarge); size >= Theme.sizeCaption; size -= 1) {
            place();
            if (contentHeight <= available)
                return;
        }
        size = Theme.sizeReading;
        place();
    }

    // Returns whether the second column may begin at block `index`. A list must stay together with the text above it. No column
    // may begin or end with a single item of a list
    function mayBreakBefore(all: var, index: int): bool {
        return !all[index].isItem || (index > 1 && all[index - 1].isItem && all[index - 2].isItem
                                      && all[index + 1]?.isItem === true);
    }

    // Places the blocks. If there are two columns, starts the second one at the block for which the heights of the columns differ
    // least
    function place(): void {
        const all = Array.from({ length: blocks.count }, (_, index) => blocks.itemAt(index) as PageBlock);
        const heightOf = list => list.reduce((sum, block) => sum + block.implicitHeight + size * 0.3, 0);
        all.forEach((block, index) => block.opens = index === 0);
        let first = all.length;
        contentHeight = heightOf(all);
        for (let index = 1; columns > 1 && index < all.length; ++index) {
            const higher = Math.max(heightOf(all.slice(0, index)), heightOf(all.slice(index)));
            if (higher >= contentHeight || !mayBreakBefore(all, index))
                continue;
            first = index;
            contentHeight = higher;
        }
        all.forEach((block, index) => {
            block.opens = index === 0 || index === first;
            block.x = index < first ? 0 : columnWidth + 36;
            block.y = heightOf(all.slice(index < first ? 0 : first, index));
        });
    }

    Repeater {
        id: blocks
        model: card.active ? card.page.blocks : null

        PageBlock {
            objectName: "quickBlock" + index
            width: card.columnWidth
            textSize: card.size
            lineSpacing: 104
            spokenSentence: card.spokenSentence
            letters: card.page.colorLetters
            onFollowed: target => card.followed(target)
        }
    }
}
