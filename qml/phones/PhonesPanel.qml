// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel over any page through which phones join: the QR code and its address, who has joined, and Stop. The first time it
// says what letting phones in means, and waits for a press; later it lets them in when it opens.
PanelOver {
    id: panel

    required property PhoneHub phones
    property Item opener: null // the item that gets the focus back

    //: Spoken name of a button. %1 the number of phones that have joined
    readonly property string buttonName: phones.running ? qsTr("Phones, %1 joined").arg(phones.phoneCount) : title
    // The first of the phones that ask to play for somebody who has a phone already; null for none
    property var asking: null

    // Whether the QR code has an address that this device no longer has
    readonly property bool moved: phones.running && phones.problem !== ""

    signal focusLost // emitted when the panel has closed and the opener is gone

    // Opens the panel over a page that is rotated by `turns` clockwise quarter turns
    function show(from: Item, turns: int): void {
        opener = from;
        quarterTurns = turns;
        if (AppSettings.phonesExplained && !phones.running)
            phones.start();
        phones.checkAddress();
        open();
    }

    function start(): void {
        AppSettings.phonesExplained = true;
        phones.start();
        if (phones.running)
            takeFocus(); // the button that was pressed is gone
    }

    function stop(): void {
        phones.stop();
        begin.forceActiveFocus(Qt.TabFocusReason);
    }

    //: Title of the panel through which people join with their phones, and the button that opens it
    title: qsTr("Phones")
    closeName: "phonesClose"
    widest: phones.running ? 800 : 560
    onClosed: {
        if (opener?.visible && opener.enabled)
            opener.forceActiveFocus(Qt.PopupFocusReason);
        else
            focusLost();
    }

    Instantiator {
        id: rows
        model: panel.phones.phones
        delegate: QtObject {
            required property int phoneId
            required property string name
            required property bool asking
        }
    }

    Connections {
        target: panel.phones
        function onPhonesChanged(): void {
            let first = null;
            for (let row = rows.count - 1; row >= 0; --row) {
                const phone = rows.objectAt(row);
                if (phone.asking)
                    first = { phoneId: phone.phoneId, name: phone.name };
            }
            panel.asking = first;
        }
    }

    SpokenWords {
        objectName: "phonesSpoken"
        //: Spoken when phones can join. %1 an address
        says: panel.opened && panel.phones.running && !panel.moved ? qsTr("Phones can join now. Scan the code, or open %1.").arg(panel.phones.page) : ""
    }

    Scroller {
        id: scroller

        readonly property bool wide: width >= 600 * Theme.textScale
        readonly property real half: (width - 2 * sideMargin - Theme.spaceLarge) / 2

        property Item unfolded: null // what a button below the list has unfolded last

        sideMargin: 12 // leaves space for the scroll bar beside the content
        maximumWidth: 2000
        onContentHeightChanged: if (unfolded)
            reveal(unfolded)
        Layout.fillWidth: true
        Layout.preferredHeight: contentHeight
        Layout.fillHeight: true

        // Items are positioned by bindings. Nested layouts of wrapping texts keep outdated heights in Qt 6.4
        Item {
            width: parent.width
            implicitHeight: panel.phones.running ? Math.max(entrance.height, people.y + people.height) : off.height

            Column {
                id: off
                visible: !panel.phones.running
                width: parent.width
                spacing: Theme.space

                Words {
                    //: What phones at the table are good for
                    text: qsTr("Everyone holds their cards on their own phone. There’s nothing to install.")
                    width: parent.width
                }

                Words {
                    objectName: "phonesExplained"
                    visible: panel.phones.problem === ""
                    //: Said before the program opens a connection to phones for the first time
                    text: qsTr("If you go on, Tableside talks to phones on your own network until you press “Stop”.")
                    width: parent.width
                }

                AlertWords {
                    objectName: "phonesProblem"
                    visible: text !== ""
                    text: panel.phones.problem
                    color: Theme.warning
                    font.weight: Theme.weightStrong
                    width: parent.width
                }

                TableButton {
                    id: begin
                    objectName: "phonesStart"
                    kind: "primary"
                    //: Button: tries once more to let phones join
                    text: panel.phones.problem !== "" ? qsTr("Try again")
                        //: Button: from now on, people can join with their phones
                        : qsTr("Let phones join")
                    onClicked: panel.start()
                    width: parent.width
                }
            }

            Column {
                id: entrance
                visible: panel.phones.running
                width: scroller.wide ? scroller.half : parent.width
                spacing: Theme.space

                AlertWords {
                    objectName: "phonesMoved"
                    visible: panel.moved
                    text: panel.moved ? panel.phones.problem : ""
                    color: Theme.warning
                    font.weight: Theme.weightStrong
                    width: parent.width
                }

                TableButton {
                    objectName: "phonesAgain"
                    visible: panel.moved
                    kind: "primary"
                    //: Button: makes a new QR code after the device's address has changed
                    text: qsTr("Start again")
                    onClicked: panel.start()
                    width: parent.width
                }

                PhoneCode {
                    visible: !panel.moved
                    objectName: "phonesCode"
                    size: panel.phones.codeSize
                    modules: panel.phones.codeModules
                    // The whole code must be visible at once, or no phone can read it
                    mostWidth: Math.max(164, Math.min(entrance.width, 340 * Theme.zoom, panel.along - 2 * panel.margins - 2 * scroller.sideMargin - 84))
                    radius: Theme.radiusSmall
                    anchors.horizontalCenter: entrance.horizontalCenter
                    //: Spoken name of the QR code
                    Accessible.name: qsTr("QR code with the address for phones")
                }

                Item {
                    visible: !panel.moved
                    width: parent.width
                    implicitHeight: Math.max(address.implicitHeight, copy.height)

                    FitWords {
                        id: address
                        objectName: "phonesAddress"
                        text: panel.phones.page
                        color: Theme.score
                        font.pixelSize: Theme.sizeLarge
                        font.weight: Theme.weightStrong
                        wrapMode: Text.NoWrap
                        fontSizeMode: Text.HorizontalFit
                        horizontalAlignment: Text.AlignHCenter
                        x: copy.width
                        width: parent.width - 2 * copy.width
                        height: copy.height
                    }

                    CopyButton {
                        id: copy
                        objectName: "phonesCopy"
                        framed: false
                        copied: panel.phones.link
                        //: Button: the address for phones, with its secret
                        text: qsTr("Copy the whole address")
                        x: parent.width - width
                        onClicked: said.say(done)

                        //: Spoken after the press of a button
                        readonly property string done: qsTr("Copied")

                        SpokenWords {
                            id: said
                        }
                    }
                }
            }

            Column {
                id: people
                visible: panel.phones.running
                x: scroller.wide ? scroller.half + Theme.spaceLarge : 0
                y: scroller.wide ? 0 : entrance.height + Theme.spaceLarge
                width: scroller.wide ? scroller.half : parent.width
                spacing: Theme.space

                Words {
                    objectName: "phonesHelp"
                    visible: !panel.moved
                    text: panel.phones.phoneCount === 0
                          //: While no phone has joined
                          ? qsTr("Scan the code with your phone’s camera. Your phone must be on the same Wi-Fi. There’s nothing to install.")
                          //: While some phones have joined
                          : qsTr("More phones? Scan the code with the camera, on the same Wi-Fi.")
                    font.pixelSize: panel.phones.phoneCount === 0 ? Theme.sizeLarge : Theme.sizeBody
                    bottomPadding: 4
                    width: parent.width
                }

                Repeater {
                    model: panel.phones.phones

                    PhoneListRow {
                        phones: panel.phones
                        onRemoved: stopping.forceActiveFocus(Qt.TabFocusReason)
                        width: people.width
                    }
                }

                TableButton {
                    id: stopping
                    objectName: "phonesStop"
                    //: Button: phones can't join any more, and all are disconnected
                    text: qsTr("Stop")
                    //: Spoken name of the button "Stop" below the list of phones
                    Accessible.name: qsTr("Stop: disconnect all phones")
                    onClicked: panel.stop()
                    width: parent.width
                }

                Column {
                    width: parent.width

                    PhoneTrouble {
                        id: trouble
                        phones: panel.phones
                        onUnfoldedChanged: scroller.unfolded = unfolded ? trouble : null
                        width: parent.width
                    }

                    PhoneSafety {
                        id: safety
                        onUnfoldedChanged: scroller.unfolded = unfolded ? safety : null
                        width: parent.width
                    }
                }
            }
        }
    }
}
