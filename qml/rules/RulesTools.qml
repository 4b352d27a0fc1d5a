// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The buttons of the rules page: back to the previous section, contents, read aloud, print, options.
RowLayout {
    id: tools

    required property RulesReader reader
    property bool contentsBeside: true
    property bool contentsOpen: false
    property bool canSpeak: false
    property bool slim: false // whether the back button is hidden to save space; the keys Alt+Left still go back
    property bool pageShown: true // whether the rules page is visible; a hidden page can't be read aloud

    signal backAsked
    signal contentsAsked
    signal optionsAsked
    signal aloudAsked
    signal printAsked

    spacing: 4

    IconButton {
        objectName: "rulesHistory"
        visible: tools.reader.canGoBack && !tools.reader.listing && !tools.slim
        iconName: "return"
        //: Button: back to the section that was read before
        text: qsTr("Back to where you were")
        onClicked: tools.backAsked()
    }

    IconButton {
        objectName: "rulesContentsButton"
        visible: !tools.contentsBeside
        iconName: tools.contentsOpen ? "book" : "log"
        text: tools.contentsOpen
              //: Button: from the contents to the page
              ? qsTr("Show page")
              : qsTr("Contents")
        onClicked: tools.contentsAsked()
    }

    IconButton {
        objectName: "rulesAloud"
        enabled: tools.canSpeak && tools.pageShown
        iconName: tools.reader.aloud.reading ? "close" : "sound-on"
        text: !tools.canSpeak
              //: Name of the button when the device has no voice for this language
              ? qsTr("Can’t read aloud: this device has no voice for this language")
              : tools.reader.aloud.reading
              //: Button
              ? qsTr("Stop reading")
              //: Button
              : qsTr("Read aloud")
        onClicked: tools.aloudAsked()
    }

    IconButton {
        objectName: "rulesPrint"
        visible: tools.reader.canSavePdf
        iconName: "print"
        //: Button: the rules of this game or its quick card, printed or as PDF
        text: qsTr("Print or save as PDF")
        onClicked: tools.printAsked()
    }

    IconButton {
        objectName: "rulesOptions"
        iconName: "letters"
        //: Button: languages and text size of the rules
        text: qsTr("Language and text size")
        onClicked: tools.optionsAsked()
    }
}
