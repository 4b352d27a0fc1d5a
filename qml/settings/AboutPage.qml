import QtQuick
import QtQuick.Layouts
import Tableside

// What this is, who may use it how, and whose letters it is set in.
AppPage {
    id: place

    objectName: "aboutPage"
    Component.onCompleted: forceActiveFocus()

    component Paragraph: Words {
        Layout.fillWidth: true
        lineHeight: 1.2
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    Scroller {
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: header.title
        anchors.fill: parent
        anchors.margins: felt.frame
        maximumWidth: 640 * Theme.textScale

        ColumnLayout {
            width: parent.width
            spacing: Theme.spaceLarge

            PageHeader {
                id: header
                backName: "aboutBack"
                //: Title of the page about the program
                title: qsTr("About Tableside")
                onBack: place.navigator.back()
                Layout.fillWidth: true
            }

            Section {
                Layout.fillWidth: true

                Paragraph {
                    text: qsTr("A table for the card games DOS and UNO when there are no cards at hand, against opponents who play, forget and catch you as people do. And when there are cards: a score book, a call button, and the rules of both games in six languages.")
                }

                Paragraph {
                    text: qsTr("It works without a network and without an account. Nothing leaves this device. The other players see only what you would see in their place.")
                }

                Paragraph {
                    text: qsTr("Tableside is not made or endorsed by the maker of the games. “DOS” and “UNO” only name the games that are played; card art, sounds and wording are our own.")
                }
            }

            Section {
                //: Heading on the page about the program
                title: qsTr("Free software")
                Layout.fillWidth: true

                Paragraph {
                    text: qsTr("You may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.")
                }

                Paragraph {
                    //: %1: version number of the program
                    text: qsTr("Version %1").arg(Qt.application.version)
                    visible: Qt.application.version !== ""
                    color: Theme.textSoft
                }
            }

            Section {
                //: Heading on the page about the program
                title: qsTr("Made with")
                Layout.fillWidth: true

                Paragraph {
                    text: qsTr("The typeface is Manrope, under the SIL Open Font License. The window is drawn with Qt, under the GNU Lesser General Public License.")
                }
            }
        }
    }
}
