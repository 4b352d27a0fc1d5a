// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma Singleton

import QtQuick
import Tableside.App

// The colors, text sizes, spacing and animation times of the whole app. Main.qml binds the writable properties at the top to the
// settings and to the window's size.
QtObject {
    id: theme

    property real userTextScale: 1
    property real zoom: 1 // the factor by which items grow in large windows (see Main.qml)
    property real speed: 1
    property bool reducedMotion: false
    property bool highContrast: false
    property bool colorLetters: true
    property string feltName: "green" // "green", "plum" or "night"; high contrast has a felt of its own
    property string cardBack: "back" // the code of a card that is face down; high contrast has a back of its own

    readonly property real textScale: userTextScale * zoom // the factor for text sizes, and for items that must fit text

    // Colors of the table
    readonly property color wood: highContrast ? "#2a1408" : "#5f3c25"
    readonly property color woodLine: highContrast ? "#ffffff" : "#744c30"
    readonly property FeltColors feltColors: highContrast ? contrastFelt : feltOf(feltName)
    readonly property color felt: feltColors.felt
    readonly property color feltDark: feltColors.dark
    readonly property color panel: feltColors.panel
    readonly property color panelRaised: feltColors.raised
    readonly property color line: feltColors.line
    readonly property color backdrop: highContrast ? "#000000" : "#2a1810"

    // Colors of text, buttons and the focus ring
    readonly property color text: highContrast ? "#ffffff" : "#fdf4e0"
    readonly property color textSoft: highContrast ? "#ffffff" : "#dbe5d9"
    readonly property color score: highContrast ? "#ffe08a" : "#e9c98a"
    readonly property color warning: highContrast ? "#ffc0a8" : "#ffb39a"
    readonly property color calm: line // the color of messages about a success
    readonly property color callToAct: highContrast ? "#ffe000" : "#ffcf5c"
    readonly property color callToActText: highContrast ? "#000000" : "#3a2a06"
    readonly property color callToActPressed: highContrast ? "#ffffff" : "#eab53c"
    readonly property color callButton: highContrast ? "#a80018" : "#ae1324"
    readonly property color callButtonPressed: highContrast ? "#7c0010" : "#8a0d1c"
    readonly property color callButtonText: "#fffaf0"
    readonly property color focus: highContrast ? "#ffff00" : "#ffe7a8"

    readonly property color cursor: highContrast ? "#00ffff" : "#8fd8ff" // the color of the ring around the focused card
    // Colors of paper: rules pages and score sheets
    readonly property color ivory: highContrast ? "#ffffff" : "#fbf6ea"
    readonly property color ivoryShade: highContrast ? "#ffffff" : "#efe6d2"
    readonly property color ivoryText: highContrast ? "#000000" : "#2b2116"
    readonly property color ivoryTextSoft: highContrast ? "#000000" : "#685a48"
    readonly property color ivoryLine: highContrast ? "#000000" : "#d9cbb0"
    readonly property color ivoryLink: highContrast ? "#0000a0" : "#8a3b24"
    readonly property color ivoryYes: highContrast ? "#000000" : "#1f6b3c"
    readonly property color ivoryNo: highContrast ? "#000000" : "#a3231a"
    readonly property color ivoryMark: highContrast ? "#ffff00" : "#ffe3a1" // the background of the sentence that is read aloud

    // Colors of cards. Measured contrasts are in resources/README.md
    readonly property color ink: highContrast ? "#ffffff" : "#fffaf0"
    readonly property color inkDark: highContrast ? "#000000" : "#2b2208"
    readonly property color back: "#8a3b24"
    readonly property CardColors red: CardColors {
        name: "red"
        field: theme.highContrast ? "#a00018" : "#ae1324"
        figure: theme.ink
        //: The initial of "red" in the corner of a red card: one capital letter
        letter: qsTr("R", "initial of red")
    }
    readonly property CardColors blue: CardColors {
        name: "blue"
        field: theme.highContrast ? "#002f9c" : "#1a4691"
        figure: theme.ink
        //: The initial of "blue" in the corner of a blue card: one capital letter
        letter: qsTr("B", "initial of blue")
    }
    readonly property CardColors green: CardColors {
        name: "green"
        field: theme.highContrast ? "#007043" : "#0f7b46"
        figure: theme.ink
        //: The initial of "green" in the corner of a green card: one capital letter
        letter: qsTr("G", "initial of green")
    }
    readonly property CardColors yellow: CardColors {
        name: "yellow"
        field: theme.highContrast ? "#ffd21f" : "#f2b01e"
        figure: theme.inkDark
        //: The initial of "yellow" in the corner of a yellow card: one capital letter
        letter: qsTr("Y", "initial of yellow")
    }
    readonly property CardColors wild: CardColors {
        name: "wild"
        field: theme.highContrast ? "#000000" : "#2b2f3a"
        figure: theme.ink
    }

    readonly property FeltColors greenFelt: FeltColors {
        art: "felt"
        felt: "#125751"
        dark: "#082c2e"
        panel: "#0a2628"
        raised: "#10393a"
        line: "#6aab9f"
    }
    readonly property FeltColors plumFelt: FeltColors {
        art: "felt-plum"
        felt: "#4c2b50"
        dark: "#241129"
        panel: "#22112a"
        raised: "#3a2142"
        line: "#b391b8"
    }
    readonly property FeltColors nightFelt: FeltColors {
        art: "felt-night"
        felt: "#234171"
        dark: "#0f1f3d"
        panel: "#0d1b36"
        raised: "#1a305a"
        line: "#86a8d6"
    }
    readonly property FeltColors contrastFelt: FeltColors {
        art: ""
        felt: "#00302c"
        dark: "#001a18"
        panel: "#001210"
        raised: "#002824"
        line: "#ffffff"
    }

    // Players' colors: ten that also differ in lightness (after Okabe and Ito, https://jfly.uni-koeln.de/color/). Each color has
    // its own shape (PlayerShape)
    readonly property list<color> playerColors: ["#e69f00", "#56b4e9", "#19a67c", "#f0e442", "#4d8fd6", "#e8703a", "#d68ab5",
        "#c9c2b4", "#9bcf5c", "#b79cf0"]

    // Text sizes
    readonly property string family: "Manrope" // loaded by app/settings/bundled_font.cpp
    readonly property real sizeSmallest: 11 * textScale // the smallest size to which text is shrunk
    readonly property int smallestPixels: Math.ceil(sizeSmallest)
    readonly property real sizeCaption: 13 * textScale
    readonly property real sizeSmall: 15 * textScale
    readonly property real sizeBody: 17 * textScale
    readonly property real sizeReading: 18 * textScale
    readonly property real sizeLarge: 20 * textScale
    readonly property real sizeTitle: 26 * textScale
    readonly property real sizeHeadline: 36 * textScale
    readonly property int weightBody: Font.Normal
    readonly property int weightStrong: Font.DemiBold
    readonly property int weightTitle: Font.Bold
    readonly property int weightFigure: Font.ExtraBold

    // Spacing, in pixels
    readonly property int spaceTiny: Math.round(4 * zoom)
    readonly property int spaceSmall: Math.round(8 * zoom)
    readonly property int space: Math.round(12 * zoom)
    readonly property int spaceLarge: Math.round(20 * zoom)
    readonly property int radiusSmall: 6
    readonly property int radius: 12
    readonly property int radiusLarge: 20
    readonly property int touchTarget: Math.round(44 * zoom)
    readonly property int lineWidth: highContrast ? 2 : 1
    readonly property int focusWidth: 3
    readonly property real cardRatio: 1.4
    readonly property int cardWidth: 126

    // Durations in milliseconds at normal speed. duration() below adapts them to the speed setting and to reduced motion. The
    // first three come from app/table/session/durations.h, with which the table shows events one after the other
    readonly property int quick: Durations.quick
    readonly property int flight: Durations.flight
    readonly property int slow: Durations.slow
    readonly property int flash: slow * 2.6 // how long a call is shown, in milliseconds
    readonly property int pulse: 1600
    // How often an item that waits for a press pulses. After that it glows without pulsing, so that the window is not redrawn
    // endlessly
    readonly property int breaths: 6
    readonly property int easing: Easing.OutCubic

    function duration(ms: real): int {
        return reducedMotion ? 0 : Math.round(ms / Math.max(0.1, speed));
    }

    // Calls a function after the current event, and only once if this was requested several times. This function exists because
    // the linter of Qt 6.4 does not recognize Qt.callLater as a function
    function later(what: var, argument: var): void {
        Qt.callLater(what, argument); // qmllint disable
    }

    // Returns the colors of a card. `initial` is the first letter of its card code: r, b, g or y for a colored card, any other
    // letter for a wild card
    function card(initial: string): CardColors {
        switch (initial) {
        case "r":
            return red;
        case "b":
            return blue;
        case "g":
            return green;
        case "y":
            return yellow;
        default:
            return wild;
        }
    }

    function feltOf(name: string): FeltColors {
        return name === "plum" ? plumFelt : name === "night" ? nightFelt : greenFelt;
    }

    function playerColor(index: int): color {
        return playerColors[Math.max(0, index) % playerColors.length];
    }

    function cardArt(name: string): string {
        return "qrc:/tableside/cards/" + (highContrast ? "high-contrast/" : "") + name + ".svg";
    }
}
