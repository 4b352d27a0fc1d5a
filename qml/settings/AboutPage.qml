// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// About the program: purpose, license, font and framework.
ScrollPage {
    id: about
    objectName: "aboutPage"
    backName: "aboutBack"
    //: Title of the page about the program
    title: qsTr("About Tableside")

    component Paragraph: Words {
        Layout.fillWidth: true
        lineHeight: 1.2
    }

    Section {
        Paragraph {
            text: qsTr("No cards with you? Play DOS and UNO here, against opponents who play, forget, and catch you just like people. Got the cards? Tableside has a score book, call buttons, and the rules of both games in six languages.")
        }

        Paragraph {
            text: about.phonesPanel.phones.available
                //: About the program, where phones can join
                ? qsTr("Tableside works offline, with no account. Nothing leaves your home: only while you let phones join does Tableside talk on your own network. Computer players see only what you would see in their seats.")
                : qsTr("Tableside works offline, with no account. Nothing leaves this device. Computer players see only what you would see in their seats.")
        }

        Paragraph {
            text: qsTr("Tableside isn’t made or endorsed by the maker of these games. “DOS” and “UNO” only say which games you can play; the card art, sounds, and texts are our own.")
        }
    }

    Section {
        //: Heading on the page about the program
        title: qsTr("Free software")

        Paragraph {
            text: qsTr("You can use, study, share, and change Tableside under the GNU General Public License, version 3 or later. It comes with no warranty.")
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

        Paragraph {
            text: qsTr("The font is Manrope, under the SIL Open Font License. The app is built with Qt, under the GNU Lesser General Public License.")
        }
    }
}
