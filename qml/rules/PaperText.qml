// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A passage of the rules. Tab moves the focus from link to link, and Enter opens the link. The sentence that is read aloud is
// highlighted.
Item {
    id: words

    required property passage passage
    readonly property string plain: passage.plain
    property alias spokenSentence: letters.spokenSentence
    property alias lineSpacing: letters.lineSpacing
    property alias link: letters.link
    property alias largeLetters: letters.largeLetters
    property alias color: edit.color
    property alias font: edit.font
    property alias horizontalAlignment: edit.horizontalAlignment
    // The text of the link that was focused when the Tab key entered the passage, for screen readers
    property string entered: ""

    signal followed(target: string)

    function follow(index: int): void {
        const target = letters.linkTarget(index);
        if (target !== "")
            followed(target);
    }

    // Selects the link at `index` and announces it. The focus stays on the whole passage, so screen readers would not notice the
    // change by themselves
    function stepTo(index: int): void {
        link = index;
        spoken.say(letters.linkWords(index));
    }

    // Returns the area of a sentence; if the sentence is not in this passage, returns the area of the whole passage
    function placeOf(sentence: int): rect {
        const begin = edit.positionToRectangle(letters.beginOf(sentence));
        const end = edit.positionToRectangle(letters.endOf(sentence));
        return Qt.rect(0, begin.y, width, end.y + end.height - begin.y);
    }

    implicitWidth: edit.implicitWidth
    implicitHeight: edit.implicitHeight
    activeFocusOnTab: letters.linkCount > 0
    Component.onCompleted: letters.fill()
    onActiveFocusChanged: {
        if (!activeFocus)
            link = -1;
        else if (link < 0)
            link = entry.backwards ? letters.linkCount - 1 : 0;
        entered = activeFocus ? letters.linkWords(link) : "";
    }

    Keys.onTabPressed: event => {
        event.accepted = link + 1 < letters.linkCount;
        if (event.accepted)
            stepTo(link + 1);
    }
    Keys.onBacktabPressed: event => {
        event.accepted = link > 0;
        if (event.accepted)
            stepTo(link - 1);
    }
    Keys.onReturnPressed: follow(link)
    Keys.onEnterPressed: follow(link)

    Accessible.role: letters.linkCount > 0 ? Accessible.Link : Accessible.StaticText
    Accessible.name: plain
    Accessible.description: entered
    Accessible.focusable: letters.linkCount > 0
    Accessible.onPressAction: follow(Math.max(0, link))

    TextEdit {
        id: edit
        width: words.width
        readOnly: true
        activeFocusOnPress: false
        selectByMouse: false
        textFormat: TextEdit.RichText
        wrapMode: TextEdit.Wrap
        color: Theme.ivoryText
        font.family: Theme.family
        font.pixelSize: Theme.sizeReading
        onLinkActivated: link => words.followed(link.slice(1))
        Accessible.ignored: true

        HoverHandler {
            cursorShape: edit.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
    }

    PassageText {
        id: letters
        document: edit.textDocument
        passage: words.passage
        lineSpacing: 112 // percent of the font's line height, which is 1.37 times the font size
        largeSize: edit.font.pixelSize * 1.5
        largeWeight: Theme.weightFigure
        linkColor: Theme.ivoryLink
        spokenColor: Theme.ivoryMark
        focusColor: Theme.ivory
        focusBackground: Theme.ivoryText
    }

    FocusEntry {
        id: entry
        item: words
    }

    SpokenWords {
        id: spoken
        objectName: "linkSpoken"
        visible: letters.linkCount > 1
    }
}
