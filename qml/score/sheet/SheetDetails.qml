// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel that edits a game's date, note, location, target score and scoring.
ColumnLayout {
    id: details

    required property ScoreGame game

    signal done

    property var draft: ({}) // the texts that were unsaved when the page was last left (see SheetPanels)
    property string note: ""
    property string location: ""
    property string target: ""
    property string day: ""
    property bool countAgainst: false

    readonly property string storedTarget: game.hasTarget ? game.target : ""
    // The terms of a game at the app's own table can't be changed afterwards
    readonly property bool hasTerms: !game.atTable

    // Fills the fields from `draft` or from the game each time the panel opens, so that texts which were canceled or undone do
    // not reappear
    function begin(): void {
        note = draft.note ?? game.note;
        location = draft.location ?? game.location;
        target = draft.target ?? storedTarget;
        day = draft.day ?? game.day;
        countAgainst = draft.countAgainst ?? game.countAgainst;
    }

    // Returns the unsaved texts by the field's name; empty if all texts are saved
    function unsaved(): var {
        return note === game.note && location === game.location && target === storedTarget && day === game.day
            && countAgainst === game.countAgainst
            ? {} : { note: note, location: location, target: target, day: day, countAgainst: countAgainst };
    }

    function save(): void {
        const stays = !hasTerms || target === "" && !game.hasTarget;
        if (game.enterDate(day) && game.setNote(note, location) && game.setCountAgainst(countAgainst)
                && (stays || game.enterTarget(target)))
            done();
    }

    spacing: Theme.space
    onVisibleChanged: {
        game?.dismissProblem(); // the error was about the previous text
        if (visible)
            begin();
    }
    onNoteChanged: game?.dismissProblem()
    onLocationChanged: game?.dismissProblem()
    onTargetChanged: game?.dismissProblem()
    onDayChanged: game?.dismissProblem()
    onCountAgainstChanged: game?.dismissProblem()

    Words {
        objectName: "detailsRules"
        //: When and by which rules a game is played. %1 a date, %2 the way of scoring and the house rules
        text: Phrases.fill(qsTr("%1 · %2"), [details.game.date, details.game.rules])
        color: Theme.textSoft
        Layout.fillWidth: true
    }

    LabeledField {
        fieldName: "detailsDay"
        //: Label of a field: the day on which a game was played
        label: qsTr("Date")
        text: details.day
        maximumLength: 40
        onEdited: text => details.day = text
        Keys.onReturnPressed: details.save()
        Keys.onEnterPressed: details.save()
    }

    LabeledField {
        fieldName: "detailsNote"
        //: Label of a field
        label: qsTr("Note")
        text: details.note
        maximumLength: 200
        onEdited: text => details.note = text
        Keys.onReturnPressed: details.save()
        Keys.onEnterPressed: details.save()
    }

    LabeledField {
        fieldName: "detailsPlace"
        //: Label of a field: where the game was played
        label: qsTr("Place")
        text: details.location
        maximumLength: 80
        onEdited: text => details.location = text
        Keys.onReturnPressed: details.save()
        Keys.onEnterPressed: details.save()
    }

    LabeledField {
        fieldName: "detailsTarget"
        visible: details.hasTerms
        //: Label of a field: the points that end the game
        label: qsTr("Target")
        text: details.target
        inputMethodHints: Qt.ImhDigitsOnly
        maximumLength: 24
        onEdited: text => details.target = text
        Keys.onReturnPressed: details.save()
        Keys.onEnterPressed: details.save()
    }

    RadioGroup {
        visible: details.hasTerms
        namePrefix: "detailsScoring"
        label: qsTr("Scoring")
        asPills: true
        pillWidth: 190 * Theme.textScale
        value: details.countAgainst
        options: [
            { value: false, name: qsTr("Winner takes all") },
            { value: true, name: qsTr("Cards count against you") }
        ]
        onPicked: value => details.countAgainst = value
    }

    AlertWords {
        objectName: "detailsOutcome"
        visible: text !== ""
        text: details.visible && details.hasTerms ? details.game.outcomeWith(details.target, details.countAgainst) : ""
    }

    WideButton {
        objectName: "detailsSave"
        kind: "primary"
        //: Button: save the fields
        text: qsTr("Save")
        onClicked: details.save()
    }

    AlertWords {
        objectName: "detailsRefused"
        visible: text !== ""
        text: details.visible ? details.game.problem : ""
        color: Theme.warning
    }
}
