// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The replay of a match: the table, on which no card can be played, the last action in words, and the controls below.
AppPage {
    id: page

    required property MatchReplay replay

    readonly property GameTable table: replay.table
    readonly property bool isUno: table.game === "uno"
    property tableInput input
    readonly property tableGeometry geometry: input.geometry

    objectName: "replayPage"
    notices: [tableController.notice]
    noticeNames: ["replayNotice"]
    Accessible.role: Accessible.Pane
    //: Spoken name of the page on which one looks at a game that was played
    Accessible.name: qsTr("Replay")

    input {
        width: Math.max(300, cloth.width)
        height: Math.max(page.flat ? 300 : 480, cloth.height)
        seatCount: page.table.seatCount
        viewerSeat: page.table.viewerSeat
        rowCount: Math.max(1, page.table.cards.rowCards)
        handCount: Math.max(1, page.table.cards.handCards)
        leftHanded: AppSettings.leftHanded
        textScale: Theme.textScale
        zoom: Theme.zoom
        pilesInMiddle: page.isUno
        flat: page.flat
    }

    function stepBack(): void {
        const unoTable = table as UnoTable;
        if (sheets.open !== "")
            sheets.open = "";
        else if (unoTable && unoTable.shownHandTitle !== "")
            unoTable.hideShownHand();
        else
            navigator.back();
    }

    function playOn(): void {
        replay.playing = false;
        if (tableController.playOn())
            navigator.replace(Navigator.Table);
    }

    Component.onCompleted: {
        replay.review();
        controls.forceActiveFocus();
    }
    Component.onDestruction: {
        if (replay)
            replay.playing = false;
    }

    Connections {
        target: page.replay
        function onMoved(): void {
            if (page.replay.playing)
                spoken.say(page.replay.stepWords);
            else
                spoken.say(page.replay.positionText(page.replay.position) + ". " + page.replay.stepWords + " "
                           + page.replay.betterWords);
        }
        function onViewChanged(): void {
            tableCards.still();
        }
    }

    SpokenWords {
        id: spoken
        objectName: "replaySpoken"
    }

    ReplayKeys {
        id: keyTable
        replay: page.replay
        isCovered: sheets.open !== ""
        onSpeedAsked: controls.cyclePace()
        onSheetAsked: name => sheets.toggle(name)
        onCloseAsked: page.stepBack()
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    Item {
        id: cloth
        x: felt.frame
        y: felt.frame
        width: (page.flat ? controls.x - 4 : parent.width - felt.frame) - felt.frame
        height: (page.flat ? parent.height - felt.frame : controls.y - 4) - felt.frame

        RoundMark {
            round: page.table.round
            target: page.table.target
            geometry: page.geometry
        }

        Loader {
            anchors.fill: parent
            Component.onCompleted: {
                if (page.isUno)
                    setSource("../table/uno/UnoMiddle.qml", { table: page.table, geometry: Qt.binding(() => page.geometry) });
            }
        }

        Piles {
            anchors.fill: parent
            table: page.table
            geometry: page.geometry
        }

        Repeater {
            model: tableCards.laidOut ? page.table.seats : null

            SeatPlaque {
                geometry: page.geometry
            }
        }

        TableCards {
            id: tableCards
            anchors.fill: parent
            enabled: false
            table: page.table
            geometry: page.geometry
        }

        SeatsAbove {
            anchors.fill: parent
            table: page.table
            geometry: page.geometry
            laidOut: tableCards.laidOut
            hasMenu: false
            onLogAsked: sheets.toggle("log")
        }

        // UNO only: the hand that was shown when a Wild Draw Four was challenged. It is visible only if the viewer saw it during
        // the game, and hidden at the next step
        Loader { // a Loader with a size would stretch the hand
            Component.onCompleted: {
                if (page.isUno)
                    setSource("../table/uno/ShownHand.qml", { table: page.table, light: Qt.binding(() => page.geometry.rowRect) });
            }
        }

        // The last action in words. Below it is a better play, if the review found one
        Panel {
            id: stepPanel

            readonly property rect bar: page.geometry.barRect
            readonly property rect hand: page.geometry.handRect
            readonly property bool whole: page.geometry.strip || page.geometry.flat // whether the panel is as wide as the bar
            readonly property real availableHeight: page.flat ? 76 : bar.height + page.geometry.badgeHeight - 12

            x: whole ? bar.x : hand.x // avoids the viewer's seat, which is at the edge in wide windows
            y: bar.y + bar.height - height
            width: whole ? bar.width : hand.width
            height: Math.max(bar.height, words.height + 12)
            radius: Theme.radiusLarge
            border.color: better.visible ? Theme.callToAct : Theme.line
            border.width: better.visible ? 2 : Theme.lineWidth

            Column {
                id: words
                x: 16
                y: (parent.height - height) / 2
                width: parent.width - 32
                spacing: 2

                FitWords {
                    objectName: "replayWords"
                    width: parent.width
                    height: Math.min(implicitHeight, better.visible ? stepPanel.availableHeight * 0.36
                                                                    : stepPanel.bar.height - 12)
                    text: page.replay.stepWords !== "" ? page.replay.stepWords
                          //: In a replay, before the first card
                          : qsTr("The beginning of the game")
                    font.pixelSize: better.visible ? Theme.sizeSmall : Theme.sizeBody
                    horizontalAlignment: Text.AlignHCenter
                }

                FitWords {
                    id: better
                    objectName: "replayBetter"
                    visible: text !== ""
                    width: parent.width
                    height: Math.min(implicitHeight, stepPanel.availableHeight * 0.6)
                    text: page.replay.betterWords
                    color: Theme.callToAct
                    font.pixelSize: Theme.sizeSmall
                    horizontalAlignment: Text.AlignHCenter
                }

                Note {
                    visible: text !== "" && !better.visible && words.width > 400
                    width: parent.width
                    text: page.replay.reviewWords
                    font.pixelSize: Theme.sizeCaption
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
            }
        }
    }

    ReplayControls {
        id: controls
        readonly property real edge: felt.frame + 4 // the distance from the edges of the page

        x: parent.width - edge - width
        y: parent.height - edge - height
        upright: page.flat
        width: page.flat ? 4 * Theme.touchTarget + 32 : parent.width - 2 * edge
        height: page.flat ? parent.height - 2 * edge : implicitHeight
        replay: page.replay
        onViewAsked: sheets.toggle("view")
        onPlayOnAsked: page.playOn()
    }

    Item {
        id: sheets

        property string open: ""

        anchors.fill: parent

        function toggle(name: string): void {
            open = open === name ? "" : name;
        }

        SideSheet {
            name: "log"
            geometry: page.geometry
            frame: felt.frame
            visible: sheets.open === "log"
            bottomEdge: page.flat ? page.geometry.height : page.geometry.barRect.y
            //: Title of the log of the game
            title: qsTr("Log")
            onAboutToHide: if (sheets.open === "log")
                sheets.open = ""

            LogPanel {
                anchors.fill: parent
                table: page.table
            }
        }

        SideSheet {
            name: "keys"
            geometry: page.geometry
            frame: felt.frame
            visible: sheets.open === "keys"
            //: Title of the list of keys
            title: qsTr("Keys")
            onAboutToHide: if (sheets.open === "keys")
                sheets.open = ""

            KeyHelp {
                anchors.fill: parent
                keys: keyTable.listed
            }
        }

        SideSheet {
            name: "view"
            geometry: page.geometry
            frame: felt.frame
            visible: sheets.open === "view"
            //: Title of the choice whose cards are shown in a replay
            title: qsTr("Whose cards?")
            onAboutToHide: if (sheets.open === "view")
                sheets.open = ""

            ReplayView {
                anchors.fill: parent
                replay: page.replay
            }
        }
    }

    MomentBanner {
        anchors.fill: parent
        table: page.table
        geometry: page.geometry
        frame: felt.frame
    }

    Toasts {
        noticesOf: page
        bottomInset: felt.frame + controls.height
        onFocusLost: page.forceActiveFocus()
    }
}
