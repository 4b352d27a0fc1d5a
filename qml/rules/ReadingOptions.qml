// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside
import Tableside.App

// The options of the rules pages: languages, text size, contrast. A tap outside the panel closes it.
T.Popup {
    id: options

    required property RulesReader reader
    property bool canSpeak: true
    property real sheetMargin: 8

    x: parent.width - width - sheetMargin
    y: sheetMargin
    width: Math.min(400 * Theme.textScale, parent.width - 2 * sheetMargin)
    height: parent.height - 2 * sheetMargin
    padding: 10
    focus: true
    dim: true
    closePolicy: T.Popup.NoAutoClose // the page closes this popup; with the default, Qt would block the window's shortcuts

    onOpened: closing.forceActiveFocus(Qt.PopupFocusReason)

    T.Overlay.modeless: Item {
        MouseArea {
            anchors.fill: parent
            onClicked: options.close()
        }
    }

    background: Panel {}

    ColumnLayout {
        anchors.fill: parent
        objectName: "readingOptions"
        spacing: 4
        Accessible.role: Accessible.Dialog
        Accessible.name: heading.text

        RowLayout {
            Layout.leftMargin: 10

            Heading {
                id: heading
                //: Title of the panel with languages and text size of the rules
                text: qsTr("Language and text size")
            }

            IconButton {
                id: closing
                objectName: "readingClose"
                framed: false
                iconName: "close"
                text: qsTr("Close")
                onClicked: options.close()
            }
        }

        Scroller {
            sideMargin: 10
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                width: parent.width
                spacing: Theme.spaceLarge

                RadioGroup {
                    namePrefix: "readingLanguage"
                    //: Setting: the language of the rules
                    label: qsTr("Rules language")
                    asPills: true
                    pillWidth: 136 * Theme.textScale
                    value: options.reader.language
                    options: options.reader.languages
                    onPicked: value => options.reader.language = value
                }

                RadioGroup {
                    namePrefix: "readingBeside"
                    //: Setting: a second language of the rules, shown beside the first
                    label: qsTr("Second language")
                    asPills: true
                    pillWidth: 136 * Theme.textScale
                    value: options.reader.secondLanguage
                    //: No second language
                    options: [{ value: "", name: qsTr("None") },
                        ...Array.from(options.reader.languages).filter(language => language.value !== options.reader.language)]
                    onPicked: value => options.reader.secondLanguage = value
                }

                TextSizeGroup {
                    namePrefix: "readingTextSize"
                }

                Toggle {
                    objectName: "readingHighContrast"
                    //: Setting
                    text: qsTr("High contrast")
                    checked: AppSettings.highContrast
                    onToggled: AppSettings.highContrast = checked
                }

                Note {
                    visible: !options.canSpeak
                    //: In the panel with languages and text size, when the device has no voice for the language of the rules
                    text: qsTr("Can’t read aloud: this device has no voice for this language.")
                }

                Note {
                    //: Keys of the rules reader; the names of the keys stand in quotation marks or are the keys' own
                    text: qsTr("Keyboard: type to search, then Down and Enter to choose. On a page, Left and Right turn pages, Tab moves to the next link, Backspace goes back, Ctrl+F searches, Esc closes the rules.")
                }
            }
        }
    }
}
