// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel with actions for one player of the score sheet: make the player the dealer, remove or rejoin, rename, and open the
// player's page.
ColumnLayout {
    id: card

    required property ScoreGame game
    required property ScoreController scoreController
    required property SheetView view

    signal done

    property var draft: ({}) // the name that was unsaved when the page was last left (see SheetPanels)
    property scoreSeatRow player
    property string name: ""
    property string problem: ""
    readonly property bool plays: game.stage === ScoreGame.Playing

    // Updates the shown player after a change of the game. If undo has removed the player from the game, the panel closes
    function read(): void {
        player = game.seatRow(view.seat);
        name = draft.name ?? player.name;
        problem = "";
        identity.known = "";
        if (visible && player.name === "")
            done();
    }

    // Returns the unsaved name as an object with one field; returns an empty object if the name is unchanged
    function unsaved(): var {
        return name === player.name ? {} : { name: name };
    }

    // Closes the panel if the action succeeded. If it failed, the panel stays open and shows the reason
    function finish(isDone: bool): void {
        if (isDone)
            done();
    }

    function rename(): void {
        const known = scoreController.alike(name);
        identity.ask(name.trim(), known);
        if (known === "")
            renameTo(name);
    }

    function renameTo(newName: string): void {
        if (scoreController.rename(view.seat, newName))
            done();
        else
            //: Below the name field. %1 a name
            problem = qsTr("The name %1 is taken. Choose another.").arg(newName.trim());
    }

    spacing: Theme.spaceSmall
    onVisibleChanged: {
        game?.dismissProblem();
        if (visible)
            read();
    }

    Connections {
        target: card.game
        enabled: card.visible
        function onStandingChanged(): void {
            card.read();
        }
    }

    RowLayout {
        spacing: Theme.space
        Layout.bottomMargin: Theme.spaceSmall

        PlayerFace {
            name: card.player.name
            portrait: card.player.portrait
            colorIndex: card.player.colorIndex
            crowned: card.player.isLeader || card.player.isWinner
            implicitWidth: 72 * Theme.textScale
            Layout.margins: 4
        }

        ColumnLayout {
            spacing: 0

            FitWords {
                objectName: "playerName"
                text: card.player.name
                font.pixelSize: Theme.sizeTitle
                font.weight: Theme.weightTitle
                Accessible.role: Accessible.Heading
                Layout.preferredHeight: 40 * Theme.textScale
                Layout.fillWidth: true
            }

            Words {
                objectName: "playerStanding"
                text: !card.player.present
                      //: In the panel of a player who left. %n points
                      ? qsTr("left with %n point(s)", "", card.player.total)
                      : card.player.isTied
                      //: In the panel of a player whose rank others share. %n points, %1 the rank
                      ? qsTr("%n point(s), rank %1, tied", "", card.player.total).arg(card.player.rank)
                      : card.player.rank > 0
                      //: In the panel of a player. %n points, %1 the rank
                      ? qsTr("%n point(s), rank %1", "", card.player.total).arg(card.player.rank)
                      : qsTr("%n point(s)", "", card.player.total)
                color: Theme.score
                Layout.fillWidth: true
            }
        }
    }

    WideButton {
        objectName: "playerDeals"
        visible: card.plays && card.player.present
        enabled: !card.player.isDealer
        iconName: "dealer"
        text: card.player.isDealer
              //: In the panel of a player, instead of the button “Make dealer”
              ? qsTr("Deals this round")
              //: Button: this player deals the current round, out of turn
              : qsTr("Make dealer")
        onClicked: card.finish(card.game.setDealer(card.view.seat))
    }

    WideButton {
        objectName: "playerLeaves"
        visible: card.plays
        iconName: card.player.present ? "out" : "return"
        //: Buttons of a player: remove from the game, or let rejoin
        text: card.player.present ? qsTr("Remove from game") : qsTr("Rejoin")
        onClicked: card.finish(card.player.present ? card.game.leave(card.view.seat) : card.game.comeBack(card.view.seat))
    }

    WideButton {
        objectName: "playerPage"
        visible: card.player.isInBook
        iconName: "person"
        //: Button: the page of a player, with all games
        text: qsTr("Player page")
        onClicked: card.view.personAsked(card.view.seat)
    }

    GridLayout {
        // Only players who are in the score book can be renamed. After the end of a game nobody can, because the sheet must show
        // the names of that time
        visible: card.player.isInBook && card.game.stage !== ScoreGame.Ended
        columns: width < 360 * Theme.textScale ? 1 : 2
        columnSpacing: Theme.spaceSmall
        rowSpacing: Theme.spaceSmall
        Layout.topMargin: Theme.spaceSmall

        LabeledField {
            fieldName: "playerNewName"
            //: Label of a field: the player's new name
            label: qsTr("Name")
            problem: card.problem
            text: card.name
            maximumLength: 24
            onEdited: text => {
                card.name = text;
                card.problem = "";
                identity.known = "";
            }
            Keys.onReturnPressed: rename.clicked()
            Keys.onEnterPressed: rename.clicked()
        }

        TableButton {
            id: rename
            objectName: "playerRename"
            enabled: card.name.trim() !== "" && card.name !== card.player.name
            //: Button: change the player's name
            text: qsTr("Rename")
            onClicked: if (enabled)
                card.rename()
            Layout.alignment: Qt.AlignBottom
            Layout.fillWidth: parent.columns === 1
        }
    }

    NameQuestion {
        id: identity
        namePrefix: "playerNewName"
        people: card.scoreController.people
        onAnswered: name => card.renameTo(name)
    }

    AlertWords {
        objectName: "playerRefused"
        visible: text !== ""
        text: card.visible ? card.game.problem : ""
        color: Theme.warning
        font.weight: Theme.weightStrong
    }
}
