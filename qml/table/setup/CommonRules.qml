pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The house rules that every game has: grace time and scoring; and the way back to the printed ones.
ColumnLayout {
    id: common

    required property MatchSetup setup
    required property string graceLabel

    spacing: Theme.spaceLarge

    SliderRow {
        sliderName: "setupGrace"
        label: common.graceLabel
        //: Value of the grace time; %1 is a number such as 1.5
        valueText: qsTr("%1 s").arg(common.setup.graceSeconds.toLocaleString(Qt.locale(), "f", 1))
        from: 0
        to: 5
        stepSize: 0.5
        value: common.setup.graceSeconds
        onMoved: value => common.setup.graceSeconds = value
        Layout.fillWidth: true
    }

    RadioGroup {
        namePrefix: "setupScoring"
        label: qsTr("At the end of a round …")
        value: common.setup.countAgainst
        options: [
            { value: false, name: qsTr("… the winner scores what the others still hold."), description: qsTr("As printed. The highest total wins.") },
            { value: true, name: qsTr("… everybody scores what they still hold."), description: qsTr("The lowest total wins.") }
        ]
        onPicked: value => common.setup.countAgainst = value
        Layout.fillWidth: true
    }

    TableButton {
        objectName: "setupDefaults"
        kind: "secondary"
        //: Button: target, scoring and house rules as the printed rules have them
        text: qsTr("Everything as printed")
        onClicked: common.setup.resetToPrinted()
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
    }
}
