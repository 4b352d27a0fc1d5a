// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtTest
import Tableside

// Tests the source, size, and position of the picture that a CardImage requests. tests/app/cards tests how it is drawn.
Item {
    id: room
    width: 300
    height: 420

    CardImage {
        id: card
        width: 126
        height: width * Theme.cardRatio
        code: "r7"
    }

    TestCase {
        name: "CardImage"
        when: windowShown

        readonly property Image picture: findChild(card, "cardPicture")

        function init(): void {
            card.width = 126;
            card.code = "r7";
            Theme.highContrast = false;
        }

        function cleanup(): void {
            Theme.highContrast = false;
        }

        function shown(): string {
            return picture.source.toString();
        }

        function test_loadsItsPicture_data(): var {
            return ["r7", "y#", "b#", "dos", "r+2", "y+2", "brev", "yrev", "gskip", "yskip", "wild", "wild+4", "wildfu", ""]
                .map(code => ({ tag: code === "" ? "back" : code, code: code }));
        }

        function test_loadsItsPicture(data: var): void {
            failOnWarning(/.?/); // an unknown card causes a warning
            card.code = data.code;
            for (const highContrast of [false, true]) {
                Theme.highContrast = highContrast;
                compare(picture.status, Image.Ready, shown());
                verify(shown().includes(encodeURIComponent(data.tag)), shown());
                compare(shown().includes("highContrast"), highContrast);
            }
        }

        // The picture has a margin around the card for shadow and outline. The card itself covers the item, and one pixel of it
        // is one pixel of the screen.
        function test_alignsWithPixels_data(): var {
            return [{ tag: "table", width: 126 }, { tag: "small", width: 34 }, { tag: "between two pixels", width: 63.4 }];
        }

        function test_alignsWithPixels(data: var): void {
            card.width = data.width;
            const margin = -picture.x;
            verify(margin >= 0.06 * data.width && margin < 0.06 * data.width + 2, String(margin));
            compare(picture.y, picture.x);
            fuzzyCompare(picture.width, data.width + 2 * margin, 1);
            fuzzyCompare(picture.height, data.width * Theme.cardRatio + 2 * margin, 1);
            compare(picture.width, picture.implicitWidth);
            compare(margin, Math.round(margin));
        }

        function test_aTurnedCardHasMorePixels(): void {
            const width = picture.width;
            card.turned = true;
            fuzzyCompare(picture.implicitWidth, 1.25 * width, 2);
            fuzzyCompare(picture.width, width, 2);
            card.turned = false;
            compare(picture.width, width);
        }

        function test_lettersCanBeSwitchedOff(): void {
            card.showLetter = true;
            verify(shown().includes("letter=R"), shown());
            card.showLetter = false;
            verify(!shown().includes("letter=R"), shown());
            card.showLetter = true;
            card.letters = ["Pu", "Si", "Ve", "Ke"];
            verify(shown().includes("letter=Pu"), shown());
            card.letters = [];
        }

        function test_theBackRevealsNoCard(): void {
            card.code = "";
            compare(shown(), "image://cards/back?letter=&shadow");
            card.code = "r7";
            card.faceUp = false;
            compare(shown(), "image://cards/back?letter=&shadow");
            card.faceUp = true;
        }

        function test_outlines(): void {
            card.highlighted = true;
            verify(shown().includes("outline=playable"), shown());
            card.selected = true;
            verify(shown().includes("outline=selected"), shown());
            card.highlighted = false;
            card.selected = false;
            verify(!shown().includes("outline"), shown());
        }
    }
}
