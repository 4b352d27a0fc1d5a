// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtTest
import Tableside

// Tests that small items are fully visible: the letter below a color's shape, the track of a slider, long words in a RadioGroup,
// and the falling figure of PoseFigure.
Item {
    id: room
    width: 700
    height: 500

    ColorSign {
        id: sign
        width: 90
        height: 90
        colorCode: "g"
    }

    SliderRow {
        id: slider
        y: 100
        width: 300
        sliderName: "slider"
        from: 0
        to: 1
        value: 0.5
    }

    RadioGroup {
        id: choice
        y: 200
        width: 600
        asPills: true
        pillWidth: 90
        options: [{ value: 0, name: "Järjestelmän mukainen kieli" }, { value: 1, name: "English" }, { value: 2, name: "Suomi" }]
    }

    PoseFigure {
        id: pose
        x: 300
        y: 300
        width: 72
        height: 83
        wobble: 1
    }

    TestCase {
        name: "SmallSigns"
        when: windowShown

        // The figure is 0.7 times as wide as its picture. It must not cover the words beside it.
        function test_theFallingFigureStaysInsideItsItem(): void {
            const picture = findChild(pose, "poseFigure");
            verify(picture.rotation > 20);
            for (const corner of [[0.15, 0], [0.85, 0], [0.15, 1], [0.85, 1]]) {
                const at = picture.mapToItem(pose, corner[0] * picture.width, corner[1] * picture.height);
                verify(at.x > -0.5 && at.x < pose.width + 0.5, "at " + at.x);
                verify(at.y > -0.5 && at.y < pose.height + 0.5, "at " + at.y);
            }
        }

        function all(item: Item, is: var, found: var): var {
            for (let i = 0; i < item.children.length; ++i) {
                if (is(item.children[i]))
                    found.push(item.children[i]);
                all(item.children[i], is, found);
            }
            return found;
        }

        function test_letterBelowTheShape(): void {
            const shape = findChild(sign, "colorShape");
            const letter = findChild(sign, "colorLetter");
            verify(letter.visible);
            for (const color of ["r", "b", "g", "y"]) {
                sign.colorCode = color;
                verify(letter.y >= shape.y + shape.height - 1, color);
                verify(letter.y + letter.height <= sign.height, color);
                verify(letter.contentWidth <= sign.width, color);
            }
            sign.showsLetter = false;
            fuzzyCompare(shape.x, (sign.width - shape.width) / 2, 0.5);
            sign.showsLetter = true;
        }

        function test_theTrackHasAnOutline(): void {
            const track = findChild(slider, "slider").background;
            verify(!Theme.highContrast);
            verify(track.border.width >= 1);
            verify(Qt.colorEqual(track.border.color, Theme.line));
        }

        function test_longWordsAreNotShrunk(): void {
            const words = all(choice, item => item.fontSizeMode === Text.HorizontalFit && item.text !== "", []);
            compare(words.length, 3);
            for (const one of words) {
                verify(one.contentWidth <= one.width);
                compare(one.fontInfo.pixelSize, Math.floor(Theme.sizeBody));
            }
            compare(choice.columns, 2);
        }
    }
}
