// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// Scrolls a rules page to one of these targets: an example, the sentence that is read aloud, or the position at which the user
// left the page.
Item {
    id: aim

    required property RulesReader reader
    required property Scroller scroller
    required property Repeater blocks // the blocks of the rules page or of the quick card (a summary on one screen)
    property string soughtExample: ""
    property real soughtPlace: 0

    function lastBlock(fits: var): PageBlock {
        let last = null;
        for (let index = 0; index < blocks.count; ++index) {
            const block = blocks.itemAt(index) as PageBlock;
            if (block && fits(block))
                last = block;
        }
        return last;
    }

    function topOf(block: PageBlock): real {
        (block.parent as Column)?.forceLayout();
        return block.mapToItem(scroller.contentItem, 0, block.above).y;
    }

    function scrollTo(y: real): void {
        scroller.contentY = Math.max(0, Math.min(scroller.contentHeight - scroller.height, y));
    }

    function showExample(): void {
        const block = lastBlock(block => block.example?.exampleId === soughtExample);
        if (block)
            scrollTo(topOf(block) - 8);
    }

    // Scrolls to the sentence that is read aloud. If the sentence describes the cards above it (an example or a figure), the
    // cards are scrolled into view, too, if both fit
    function showSentence(): void {
        const sentence = reader.aloud.sentence;
        const block = lastBlock(block => block.passage.firstSentence <= sentence);
        if (sentence === 0)
            scroller.contentY = 0;
        if (sentence <= 0 || !block?.words)
            return;
        const top = topOf(block);
        const place = block.words.placeOf(sentence);
        const begin = block.words.mapToItem(scroller.contentItem, 0, place.y).y;
        const bottom = begin + place.height;
        scroller.revealSpan(block.isText ? begin : Math.max(top, bottom - scroller.height + 40), bottom);
    }

    function show(): void {
        if (soughtExample !== "")
            showExample();
        else
            scrollTo(soughtPlace * scroller.contentHeight);
    }

    function showAgain(): void {
        if (sought.running)
            show();
    }

    function seek(example: string, place: real): void {
        soughtExample = example;
        soughtPlace = place;
        show();
        sought.restart();
    }

    Connections {
        target: aim.reader
        function onMoved(): void {
            sought.stop();
        }
        function onExampleShown(id: string): void {
            aim.seek(id, 0);
        }
        function onReturned(place: real): void {
            aim.seek("", place);
        }
    }

    // While this timer runs, the page scrolls to its target again and again, because items still move until the layout is final
    Timer {
        id: sought
        interval: 300
    }

    Connections {
        target: aim.scroller
        function onContentHeightChanged(): void {
            if (sought.running)
                Theme.later(aim.showAgain);
        }
        function onContentYChanged(): void {
            if (aim.scroller.contentHeight > 0)
                aim.reader.setPlace(aim.scroller.contentY / aim.scroller.contentHeight);
        }
    }

    Connections {
        target: aim.reader.aloud
        function onChanged(): void {
            Theme.later(aim.showSentence); // deferred until the example shows the step of this sentence
        }
    }
}
