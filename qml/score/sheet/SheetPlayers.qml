// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel that changes the players of a game in progress: it adds new players, removes players, or lets removed players rejoin.
ColumnLayout {
    id: players

    required property ScoreGame game
    required property ScoreController scoreController

    property var draft: ({}) // the texts that were unsaved when the page was last left (see SheetPanels)
    property string newcomer: draft.newcomer ?? ""
    property string beginsWith: draft.beginsWith ?? "zero"
    property string sitsAfter: draft.sitsAfter ?? ""
    // The position of a new player: after the player who was chosen in the list. If none was chosen, or the chosen player has
    // left, it is after the last player
    readonly property string after: Array.from(game.gaps).find(gap => gap.value === sitsAfter)?.value ?? Array.from(game.gaps).pop()?.value ?? ""

    // Returns the unsaved input by the field's name; empty if no name was typed
    function unsaved(): var {
        return newcomer === "" ? {} : { newcomer: newcomer, beginsWith: beginsWith, sitsAfter: sitsAfter };
    }

    function add(): void {
        const known = scoreController.alike(newcomer);
        if (newcomer.trim() === "")
            return;
        if (known !== "")
            identity.ask(newcomer.trim(), known);
        else
            join(newcomer);
    }

    function join(name: string): void {
        const points = beginsWith === "lowest" ? game.lowestTotal : beginsWith === "average" ? game.averageTotal : 0;
        if (scoreController.join(name, points, after)) {
            newcomer = "";
            sitsAfter = "";
        }
    }

    spacing: Theme.space
    onVisibleChanged: game?.dismissProblem()
    onNewcomerChanged: {
        identity.known = "";
        game?.dismissProblem();
    }

    Repeater {
        model: players.game.seats

        GridLayout {
            id: row

            // Beside the button a name needs some space; on a small screen the button is below the name
            readonly property bool isNarrow: width < 300 * Theme.textScale

            required property int seat
            required property string name
            required property string portrait
            required property int colorIndex
            required property bool present

            columns: isNarrow ? 2 : 3
            columnSpacing: Theme.space
            rowSpacing: 2

            PlayerFace {
                name: row.name
                portrait: row.portrait
                colorIndex: row.colorIndex
                implicitWidth: 40
            }

            NameWords {
                text: row.name
                wrapMode: Text.NoWrap
                Layout.fillWidth: true
            }

            TableButton {
                objectName: "playersLeave" + row.seat
                horizontalPadding: row.width < 360 ? 12 : 20
                //: Buttons beside a player: remove from the game, or let rejoin
                text: row.present ? qsTr("Remove") : qsTr("Rejoin")
                //: Spoken names of the buttons. %1 a player
                Accessible.name: row.present ? qsTr("Remove %1").arg(row.name) : qsTr("Rejoin: %1").arg(row.name)
                Layout.columnSpan: row.isNarrow ? 2 : 1
                Layout.alignment: Qt.AlignRight
                onClicked: row.present ? players.game.leave(row.seat) : players.game.comeBack(row.seat)
            }
        }
    }

    LabeledField {
        fieldName: "playersNew"
        //: Label of a field: the name of a player who joins late
        label: qsTr("New player")
        text: players.newcomer
        maximumLength: 24
        //: In the empty field for a name
        placeholder: qsTr("Name")
        onEdited: text => players.newcomer = text
        Keys.onReturnPressed: players.add()
        Keys.onEnterPressed: players.add()
    }

    RadioGroup {
        namePrefix: "playersBegin"
        //: Label: the starting points of a player who joins late
        label: qsTr("Starts with")
        value: players.beginsWith
        options: [
            { value: "zero", name: qsTr("%n point(s)", "", 0) },
            //: Starting points of a player who joins late. %n points
            { value: "lowest", name: qsTr("lowest total: %n", "", players.game.lowestTotal) },
            //: Starting points of a player who joins late. %n points
            { value: "average", name: qsTr("average: %n", "", players.game.averageTotal) }
        ]
        onPicked: value => players.beginsWith = value
    }

    RadioGroup {
        namePrefix: "playersBetween"
        asPills: true
        //: Label: the neighbors of a player who joins late
        label: qsTr("Sits between")
        value: players.after
        options: players.game.gaps
        onPicked: value => players.sitsAfter = value
    }

    WideButton {
        objectName: "playersJoin"
        kind: "primary"
        enabled: players.newcomer.trim() !== ""
        //: Button: add the player whose name was typed
        text: qsTr("Add player")
        onClicked: players.add()
    }

    NameQuestion {
        id: identity
        namePrefix: "playersNew"
        people: players.scoreController.people
        onAnswered: name => players.join(name)
    }

    AlertWords {
        objectName: "playersRefused"
        visible: text !== ""
        text: players.visible ? players.game.problem : ""
        color: Theme.warning
    }
}
