import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The camera as a second pair of eyes: it rings when its picture moves more than the slider allows. Not there without a
// camera.
Panel {
    id: panel

    required property PoseReferee referee

    visible: camera.available
    implicitHeight: content.implicitHeight + 24

    CameraWatch {
        id: camera
        watching: panel.visible && wanted.checked && panel.referee.anybodyHeld
        onMoved: panel.referee.ring()
    }

    Connections {
        target: panel.referee
        function onStruck(): void {
            camera.settle();
        }
    }

    ColumnLayout {
        id: content
        anchors.fill: parent
        anchors.margins: 12

        Toggle {
            id: wanted
            objectName: "cameraWatch"
            //: Switch at the referee of poses
            text: qsTr("Let the camera watch")
            //: Explains the switch
            description: qsTr("It rings when somebody before it moves. Pictures are compared on this device and not kept.")
            Layout.fillWidth: true
        }

        Notice {
            text: camera.problem
            Layout.fillWidth: true
        }

        SliderRow {
            visible: wanted.checked
            sliderName: "cameraSensitivity"
            //: How little movement the camera notices
            label: qsTr("Sensitivity")
            //: %1 a number of percent
            valueText: qsTr("%1 %").arg(Math.round(camera.sensitivity * 100))
            from: 0
            to: 1
            stepSize: 0.05
            value: camera.sensitivity
            onMoved: value => camera.sensitivity = value
            Layout.fillWidth: true
        }

        LevelMeter {
            visible: camera.watching && camera.problem === ""
            //: Spoken name of the meter that shows how much the camera sees move
            name: qsTr("Movement")
            level: camera.level
            fill: level < 0.6 ? Theme.line : Theme.warning
            Layout.fillWidth: true
        }
    }
}
