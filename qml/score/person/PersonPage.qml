// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// One person's statistics over all finished games, both with real cards and on screen.
ScrollPage {
    id: page

    required property ScoreController scoreController
    required property RankingController ranking
    readonly property PersonPage person: scoreController.person
    readonly property string personId: person.personId

    objectName: "personPage"
    backName: "personBack"
    title: person.name
    maximumWidth: 900 * Theme.textScale
    onPersonIdChanged: identity.known = ""

    function rename(name: string): void {
        const known = scoreController.people.alike(name, [person.personId]);
        identity.ask(name.trim(), known);
        if (known === "")
            change(name, person.portrait, person.colorIndex);
    }

    function change(name: string, portrait: string, colorIndex: int): void {
        if (scoreController.people.change(person.personId, name, portrait, colorIndex))
            scoreController.openPerson(person.personId);
    }

    function stepBack(): void {
        if (!picker.close())
            navigator.back();
    }

    besideTitle: LookButton {
        id: look
        objectName: "personLook"
        player: page.person.name
        portrait: page.person.portrait
        colorIndex: page.person.colorIndex
        opened: picker.opened
        onClicked: picker.toggle()
        implicitWidth: 64
        implicitHeight: 64
    }

    LookPicker {
        id: picker
        namePrefix: "person"
        button: look
        people: page.scoreController.people
        player: page.person.name
        portrait: page.person.portrait
        colorIndex: page.person.colorIndex
        onPicked: (portrait, colorIndex) => page.change(page.person.name, portrait, colorIndex)
    }

    LabeledField {
        fieldName: "personName"
        //: Label of a field: the player's new name
        label: qsTr("Name")
        text: page.person.name
        maximumLength: 24
        onFinished: {
            // If the name is unchanged, the user only moved through the field by Tab, and notices must stay
            if (text !== page.person.name)
                page.rename(text);
            text = Qt.binding(() => page.person.name);
        }
        Layout.maximumWidth: 420
    }

    // Asks whether a new name means another person who is already in the score book. If the answer is "Same person",
    // change() shows an error that suggests the merge button
    NameQuestion {
        id: identity
        namePrefix: "personName"
        people: page.scoreController.people
        onAnswered: name => page.change(name, page.person.portrait, page.person.colorIndex)
    }

    Words {
        visible: page.person.games === 0
        text: qsTr("Statistics appear after the first finished game.")
        color: Theme.textSoft
        Layout.fillWidth: true
    }

    // Chooses between games with real cards and games on screen, which have separate numbers, charts and opponents
    RadioGroup {
        visible: page.person.hasBoth
        asPills: true
        namePrefix: "personCards"
        options: [
            //: On a player's page: statistics of games with real cards; the other choice is “On screen”
            { value: false, name: qsTr("Real cards") },
            //: On a player's page: statistics of games that were played in the app; the other choice is “Real cards”
            { value: true, name: qsTr("On screen") }
        ]
        value: page.person.atTable
        onPicked: value => page.person.atTable = value
        Layout.maximumWidth: 420 * Theme.textScale
    }

    Words {
        objectName: "personOnScreenOnly"
        visible: page.person.atTable && !page.person.hasBoth
        text: qsTr("On screen")
        color: Theme.textSoft
        font.weight: Theme.weightStrong
        Layout.fillWidth: true
    }

    GridLayout {
        columns: Math.max(1, Math.floor(width / (190 * Theme.textScale)))
        columnSpacing: Theme.space
        rowSpacing: Theme.space

        Repeater {
            model: page.person.figures

            FigureTile {
                required property figureRow modelData

                label: modelData.label
                value: modelData.value
                detail: modelData.detail
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
            }
        }
    }

    WideButton {
        objectName: "personGames"
        iconName: "log"
        //: Button on a player's page: opens the list of all games of this player
        text: qsTr("Show games")
        onClicked: {
            page.ranking.showGamesOf(page.person.personId);
            page.navigator.open(Navigator.PersonGames);
        }
    }

    Section {
        visible: page.person.games > 1
        //: Heading over a chart: the share of the games won so far, after each game
        title: qsTr("Win rate, game by game")

        RateChart {
            rates: page.person.winRates
            fromX: 1
            toX: Math.max(2, rates.length)
            stepX: Math.ceil((toX - 1) / 8)
            //: Spoken name of a chart. %1 a number
            Accessible.name: qsTr("Win rate: %1 percent so far").arg(Math.round(rates[rates.length - 1] ?? 0))
            color: Theme.playerColor(page.person.colorIndex)
            Layout.fillWidth: true
            Layout.preferredHeight: 220
        }
    }

    Section {
        visible: page.person.others.count > 0
        //: Heading: everyone this player played with in finished games
        title: qsTr("Opponents")

        Repeater {
            model: page.person.others

            Words {
                required property string name
                required property int games
                required property int won
                required property int lost

                //: One line of a player's page. %1 another player, %2 games won by this player, %3 by the other; %n games
                text: Phrases.fill(qsTr("%1: %n game(s), %2 won, %3 lost to them", "", games), [name, won, lost])
                Layout.fillWidth: true
            }
        }
    }

    PersonMerges {
        scoreController: page.scoreController
    }

    PersonRemoval {
        id: removal
        scoreController: page.scoreController
        onRemoved: page.navigator.back()
    }

    overlays: Toasts {
        bottomInset: page.frame
        onFocusLost: page.forceActiveFocus()

        Toast {
            name: "personNotice"
            text: page.scoreController.people.problem
            onDismissed: page.scoreController.people.dismissProblem()
        }
    }
}
