import QtQuick
import QtQuick.Layouts
import Tableside

// The first place: the game by what is in its box, the match that waits, the way to the rest.
Place {
    id: home

    readonly property bool wide: width > height && width >= 800

    objectName: "homePlace"
    Component.onCompleted: (playroom.hasUnfinishedMatch ? waiting.primary : play).forceActiveFocus(Qt.OtherFocusReason)

    Felt {
        id: felt
        anchors.fill: parent
    }

    Scroller {
        id: scroller
        anchors.fill: parent
        anchors.margins: felt.frame
        maximumWidth: home.wide ? Math.max(1000, Math.min(1500, width * 0.84)) : 560

        GridLayout {
            id: page
            width: parent.width
            columns: home.wide ? 2 : 1
            columnSpacing: 40
            rowSpacing: Theme.spaceLarge

            RowLayout {
                spacing: Theme.space
                Layout.columnSpan: page.columns
                Layout.fillWidth: true

                Image {
                    source: "qrc:/tableside/icon/tableside.svg"
                    sourceSize.width: 112
                    sourceSize.height: 112
                    Layout.preferredWidth: 56
                    Layout.preferredHeight: 56
                }

                Words {
                    //: The name of the program; not translated
                    text: qsTr("Tableside")
                    font.pixelSize: Theme.sizeHeadline
                    font.weight: Theme.weightFigure
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 18
                    verticalAlignment: Text.AlignVCenter
                    Accessible.role: Accessible.Heading
                    Layout.fillWidth: true
                }
            }

            Notice {
                text: home.playroom.notice
                closeName: "homeNoticeClose"
                onDismissed: home.playroom.dismissNotice()
                Layout.columnSpan: page.columns
                Layout.fillWidth: true
            }

            GameBox {
                Layout.fillWidth: true
                Layout.preferredWidth: home.wide ? page.width * 0.55 : -1
                Layout.preferredHeight: home.wide ? Math.max(320, scroller.height * 0.68) : Math.max(180, Math.min(440, scroller.height * 0.36, width * 0.62))
            }

            ColumnLayout {
                spacing: Theme.space
                Layout.fillWidth: true
                Layout.preferredWidth: home.wide ? 400 * Theme.textScale : -1
                Layout.maximumWidth: home.wide ? 460 * Theme.textScale : -1
                Layout.alignment: Qt.AlignVCenter

                ContinueCard {
                    id: waiting
                    visible: home.playroom.hasUnfinishedMatch
                    title: home.playroom.unfinishedTitle
                    detail: home.playroom.unfinishedDetail
                    onContinueAsked: home.asked("resumed")
                    onPutAway: home.playroom.discardUnfinished()
                    Layout.fillWidth: true
                }

                Words {
                    visible: !waiting.visible
                    //: One line on the first page under the drawn cards
                    text: qsTr("The game of sums: match a card in the middle by one of yours, or by two that add up to it. Two cards left? Call it!")
                    font.pixelSize: Theme.sizeLarge
                    Layout.fillWidth: true
                    Layout.bottomMargin: 4
                }

                TableButton {
                    id: play
                    objectName: "homePlayDos"
                    kind: home.playroom.hasUnfinishedMatch ? "secondary" : "primary"
                    textSize: Theme.sizeLarge
                    verticalPadding: 14
                    //: Button: set up a new match of the card game DOS
                    text: qsTr("Play DOS")
                    onClicked: home.asked("setup")
                    Layout.fillWidth: true
                }

                GridLayout {
                    columns: width < 300 * Theme.textScale ? 1 : 2
                    columnSpacing: Theme.space
                    rowSpacing: Theme.spaceSmall
                    Layout.fillWidth: true

                    TableButton {
                        objectName: "homeSettings"
                        iconName: "settings"
                        horizontalPadding: 12
                        //: Button: to the settings
                        text: qsTr("Settings")
                        onClicked: home.asked("settings")
                        Layout.fillWidth: true
                    }

                    TableButton {
                        objectName: "homeAbout"
                        iconName: "info"
                        horizontalPadding: 12
                        //: Button: what this program is
                        text: qsTr("About")
                        onClicked: home.asked("about")
                        Layout.fillWidth: true
                    }
                }

                Words {
                    //: Small note on the first page
                    text: qsTr("Does your box have two discard piles? Then it is the second edition of DOS, another game; here the first is played, with the row in the middle.")
                    color: Theme.textSoft
                    font.pixelSize: Theme.sizeSmall
                    Layout.topMargin: 4
                    Layout.fillWidth: true
                }
            }
        }
    }
}
