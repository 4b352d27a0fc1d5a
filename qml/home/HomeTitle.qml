// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// The program's name and logo on the home page, and the button that leads to the phones.
RowLayout {
    id: title

    required property PhonesPanel phonesPanel
    readonly property bool narrow: width < 420 * Theme.textScale

    spacing: Theme.space

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
        wrapMode: Text.NoWrap
        verticalAlignment: Text.AlignVCenter
        Accessible.role: Accessible.Heading
        Layout.fillWidth: true
    }

    PhonesWideButton {
        id: phones
        panel: title.phonesPanel
        isShort: title.narrow
        horizontalPadding: 14
        onClicked: panel.show(phones, 0)
        Layout.fillWidth: false
    }
}
