// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// A button, and what it unfolds: what people can try if a phone can't open the page, such as another address of this device.
Column {
    id: trouble

    required property PhoneHub phones
    readonly property alias unfolded: button.unfolded

    spacing: Theme.spaceTiny

    UnfoldButton {
        id: button
        objectName: "phonesTrouble"
        //: Button: unfolds what to do if a phone can't join
        text: qsTr("A phone can’t open the page?")
        width: Math.min(implicitWidth, trouble.width)
    }

    Note {
        visible: button.unfolded
        //: What to do if a phone can't join
        text: qsTr("Check that the phone is on the same Wi-Fi as this device. Guest networks often keep devices apart, and so may a firewall.")
        x: 8
        width: trouble.width - 16
        bottomPadding: 4

        SpokenWords {
            says: parent.visible ? (parent as Note).text : ""
        }
    }

    RadioGroup {
        visible: button.unfolded && trouble.phones.addresses.length > 1
        namePrefix: "phonesAddress"
        //: Label: which of several network addresses of this device phones use
        label: qsTr("Or try another address")
        options: Array.from(trouble.phones.addresses, address => ({ value: address, name: address }))
        value: trouble.phones.address
        onPicked: value => {
            if (value !== trouble.phones.address)
                trouble.phones.startOn(value);
        }
        x: 8
        width: trouble.width - 16
    }
}
