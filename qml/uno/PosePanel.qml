import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// While the viewer poses for a Wild Dumb Fu: the figure, what to do, and the still-meter. A table that does not watch
// has a button instead: "I moved".
Panel {
    id: pose

    required property UnoTable table
    required property TableGeometry geometry
    property bool paused: false // an open sheet: then nobody watches
    property real barGrowth: 0

    readonly property bool compact: geometry.compact
    // Beside the piles where there is room, else above the bar
    readonly property bool beside: !geometry.strip && geometry.width >= 900

    readonly property bool watching: table.mustHoldStill && !AppSettings.refereeMyself && !paused
    readonly property string words: table.myTurn
        //: To a player who poses and is in turn
        ? qsTr("You are posing. Play your turn, then hold still until it comes round again.")
        : AppSettings.refereeMyself
        //: To a player who poses and judges for themselves
        ? qsTr("You are posing. Hold still until your turn!")
        //: To a player who poses and is watched by the table
        : qsTr("Hold still! Who moves draws four.")

    objectName: "posePanel"
    visible: table.posing
    width: beside ? Math.min(270, geometry.drawRect.x - 2 * geometry.margin)
                  : Math.min(geometry.width - 2 * geometry.margin, 560)
    height: content.implicitHeight + 16
    x: beside ? geometry.margin : (geometry.width - width) / 2
    y: beside ? geometry.lightMiddle - height / 2
              : geometry.barRect.y - barGrowth - Math.max(8, geometry.badgeHeight - 22) - height
    border.width: 2
    border.color: watching ? Theme.callToAct : Theme.line

    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    StillMeter {
        id: meter
        item: pose
        watching: pose.watching
        onMoved: pose.table.reportMove()
    }

    RowLayout {
        id: content
        anchors.fill: parent
        anchors.margins: 8
        spacing: Theme.space

        PoseFigure {
            wobble: meter.level
            Layout.preferredWidth: pose.compact ? 44 : 72
            Layout.preferredHeight: width * 1.15
        }

        ColumnLayout {
            spacing: 6
            Layout.fillWidth: true

            Words {
                text: pose.words
                font.weight: Theme.weightStrong
                font.pixelSize: pose.compact ? Theme.sizeSmall : Theme.sizeBody
                Layout.fillWidth: true
            }

            LevelMeter {
                objectName: "stillMeter"
                visible: pose.watching
                //: Spoken name of the meter that shows how much a posing player moves
                name: qsTr("Movement")
                level: meter.level
                fill: level < 0.6 ? Theme.line : Theme.warning
                Layout.fillWidth: true
            }

            TableButton {
                objectName: "poseMoved"
                visible: AppSettings.refereeMyself && pose.table.mustHoldStill
                //: Button: a posing player admits that they moved
                text: qsTr("I moved")
                onClicked: pose.table.reportMove()
            }
        }
    }
}
