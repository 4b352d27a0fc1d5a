pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// One person's statistics over all finished games, both with real cards and on screen.
ScorePage {
    id: place

    readonly property PersonPage person: scoreController.person
    readonly property string personId: person.personId

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

    objectName: "personPage"
    Component.onCompleted: forceActiveFocus()
    onPersonIdChanged: identity.known = ""

    function stepBack(): void {
        if (!picker.close())
            navigator.back();
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    Scroller {
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: place.person.name
        anchors.fill: parent
        anchors.margins: felt.frame
        maximumWidth: 900 * Theme.textScale

        ColumnLayout {
            width: parent.width
            spacing: Theme.spaceLarge

            RowLayout {
                spacing: Theme.space
                Layout.fillWidth: true

                PageHeader {
                    backName: "personBack"
                    title: place.person.name
                    onBack: place.navigator.back()
                    Layout.fillWidth: true
                }

                LookButton {
                    id: look
                    objectName: "personLook"
                    player: place.person.name
                    portrait: place.person.portrait
                    colorIndex: place.person.colorIndex
                    opened: picker.opened
                    onClicked: picker.toggle()
                    implicitWidth: 64
                    implicitHeight: 64
                }
            }

            LookPicker {
                id: picker
                namePrefix: "person"
                button: look
                people: place.scoreController.people
                player: place.person.name
                portrait: place.person.portrait
                colorIndex: place.person.colorIndex
                onPicked: (portrait, colorIndex) => place.change(place.person.name, portrait, colorIndex)
                Layout.fillWidth: true
            }

            LabeledField {
                fieldName: "personName"
                //: Label of a field: the player's new name
                label: qsTr("Name")
                text: place.person.name
                maximumLength: 24
                onFinished: {
                    // If the name is unchanged, the user only moved through the field by Tab, and notices must stay
                    if (text !== place.person.name)
                        place.rename(text);
                    text = Qt.binding(() => place.person.name);
                }
                Layout.fillWidth: true
                Layout.maximumWidth: 420
            }

            // Asks whether a new name means another person who is already in the score book. If the answer is "Same person",
            // change() shows an error that suggests the merge button
            NameQuestion {
                id: identity
                namePrefix: "personName"
                people: place.scoreController.people
                onAnswered: name => place.change(name, place.person.portrait, place.person.colorIndex)
                Layout.fillWidth: true
            }

            Words {
                visible: place.person.games === 0
                text: qsTr("Statistics appear after the first finished game.")
                color: Theme.textSoft
                Layout.fillWidth: true
            }

            // Chooses between games with real cards and games on screen, which have separate numbers, charts and opponents
            RadioGroup {
                visible: place.person.hasBoth
                asPills: true
                namePrefix: "personCards"
                options: [
                    //: On a player's page: statistics of games with real cards; the other choice is “On screen”
                    { value: false, name: qsTr("Real cards") },
                    //: On a player's page: statistics of games that were played in the app; the other choice is “Real cards”
                    { value: true, name: qsTr("On screen") }
                ]
                value: place.person.atTable
                onPicked: value => place.person.atTable = value
                Layout.fillWidth: true
                Layout.maximumWidth: 420 * Theme.textScale
            }

            Words {
                objectName: "personOnScreenOnly"
                visible: place.person.atTable && !place.person.hasBoth
                text: qsTr("On screen")
                color: Theme.textSoft
                font.weight: Theme.weightStrong
                Layout.fillWidth: true
            }

            GridLayout {
                columns: Math.max(1, Math.floor(width / (190 * Theme.textScale)))
                columnSpacing: Theme.space
                rowSpacing: Theme.space
                Layout.fillWidth: true

                Repeater {
                    model: place.person.figures

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

            Section {
                visible: place.person.games > 1
                //: Heading over a chart: the share of the games won so far, after each game
                title: qsTr("Win rate, game by game")
                Layout.fillWidth: true

                WinRateChart {
                    rates: place.person.winRates
                    color: Theme.playerColor(place.person.colorIndex)
                    Layout.fillWidth: true
                    Layout.preferredHeight: 220
                }
            }

            Section {
                visible: place.person.others.count > 0
                //: Heading: everyone this player played with in finished games
                title: qsTr("Opponents")
                Layout.fillWidth: true

                Repeater {
                    model: place.person.others

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
                scoreController: place.scoreController
                Layout.fillWidth: true
            }
        }
    }

    Toasts {
        bottomInset: felt.frame
        onFocusLost: place.forceActiveFocus()

        Toast {
            name: "personNotice"
            text: place.scoreController.people.problem
            onDismissed: place.scoreController.people.dismissProblem()
        }
    }
}
