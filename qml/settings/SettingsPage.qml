// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The settings of this device: language, motion, sound, accessibility, data.
ScrollPage {
    id: page

    required property UserData userData
    required property DataKeeper dataKeeper

    objectName: "settingsPage"
    backName: "settingsBack"
    //: Title of the page
    title: qsTr("Settings")
    notices: [userData.notice, dataKeeper.notice]
    noticeNames: ["dataNotice", "backupNotice"]
    isCovered: job.opened || restoring.opened
    footHeight: toasts.covered

    Section {
        //: Heading in the settings
        title: qsTr("Language")

        RadioGroup {
            namePrefix: "settingsLanguage"
            asPills: true
            pillWidth: 136 * Theme.textScale
            value: AppSettings.language
            //: Setting: use the system's language
            options: [{ value: "", name: qsTr("System language") }, ...AppSettings.languages]
            onPicked: value => AppSettings.language = value
        }
    }

    Section {
        //: Heading in the settings
        title: qsTr("Motion and sound")

        SpeedSlider {
            sliderName: "settingsSpeed"
        }

        Toggle {
            objectName: "settingsReducedMotion"
            text: qsTr("Reduced motion")
            //: Explains the setting
            description: qsTr("Cards appear in place. Nothing flies or pulses.")
            checked: AppSettings.reducedMotion
            onToggled: AppSettings.reducedMotion = checked
        }

        Toggle {
            objectName: "settingsTalk"
            //: Setting: the animals that play say something now and then
            text: qsTr("Table talk")
            //: Explains the setting
            description: qsTr("Now and then, computer players say something.")
            checked: AppSettings.tableTalk
            onToggled: AppSettings.tableTalk = checked
        }

        Toggle {
            objectName: "settingsSpokenTalk"
            visible: AppSettings.tableTalk
            //: Setting
            text: qsTr("Read table talk aloud")
            //: Explains the setting; "it" is what the computer players say
            description: qsTr("Screen readers read it, too.")
            checked: AppSettings.spokenTalk
            onToggled: AppSettings.spokenTalk = checked
        }

        Toggle {
            objectName: "settingsSound"
            text: qsTr("Sound")
            checked: AppSettings.soundOn
            onToggled: AppSettings.soundOn = checked
        }

        SliderRow {
            sliderName: "settingsVolume"
            enabled: AppSettings.soundOn
            opacity: enabled ? 1 : 0.5
            //: Setting: how loud
            label: qsTr("Volume")
            //: Value of the volume setting; %1 is a number
            valueText: qsTr("%1%").arg(Math.round(AppSettings.soundVolume * 100))
            from: 0
            to: 1
            stepSize: 0.1
            value: AppSettings.soundVolume
            onMoved: value => AppSettings.soundVolume = value
        }

        SliderRow {
            sliderName: "settingsMomentVolume"
            enabled: AppSettings.soundOn
            opacity: enabled ? 1 : 0.5
            //: Setting: how loud the sounds are when something happens to somebody, in relation to the other sounds
            label: qsTr("Effects")
            valueText: qsTr("%1%").arg(Math.round(AppSettings.momentVolume * 100))
            from: 0
            to: 1
            stepSize: 0.1
            value: AppSettings.momentVolume
            onMoved: value => AppSettings.momentVolume = value
        }
    }

    Section {
        //: Heading in the settings
        title: qsTr("Accessibility")

        TextSizeGroup {
            namePrefix: "settingsTextSize"
            pillWidth: 150 * Theme.textScale
        }

        Toggle {
            objectName: "settingsReferee"
            //: Setting: Tableside doesn't watch whether you move while you pose in UNO
            text: qsTr("Judge my own poses")
            description: qsTr("While you pose in UNO, Tableside doesn’t watch. You say when you moved.")
            checked: AppSettings.refereeMyself
            onToggled: AppSettings.refereeMyself = checked
        }

        Toggle {
            objectName: "settingsLetters"
            //: Setting
            text: qsTr("Letters on cards")
            //: Explains the setting
            description: qsTr("Shows the color’s first letter in the corner of each card, beside its shape.")
            checked: AppSettings.colorLetters
            onToggled: AppSettings.colorLetters = checked
        }

        Toggle {
            objectName: "settingsHighContrast"
            //: Setting
            text: qsTr("High contrast")
            checked: AppSettings.highContrast
            onToggled: AppSettings.highContrast = checked
        }

        Toggle {
            objectName: "settingsLeftHanded"
            //: Setting
            text: qsTr("Left-handed")
            //: Explains the setting
            description: qsTr("Puts the call button on the left, under your thumb.")
            checked: AppSettings.leftHanded
            onToggled: AppSettings.leftHanded = checked
        }
    }

    TableLookSection {}

    BackupsSection {
        dataKeeper: page.dataKeeper
    }

    DataSection {
        tableController: page.tableController
        userData: page.userData
        onShifted: item => page.scroller.reveal(item)
    }

    overlays: [
        JobPanel {
            id: job
            job: page.userData.job
            name: "dataJob"
        },
        JobPanel {
            id: restoring
            job: page.dataKeeper.job
            name: "backupJob"
        },
        Toasts {
            id: toasts
            noticesOf: page
            dialogs: [job, restoring]
            bottomInset: page.frame
            onFocusLost: page.scroller.forceActiveFocus()

            Toast {
                name: "settingsProblem"
                text: AppSettings.problem
            }

            Toast {
                name: "dataProblem"
                text: page.userData.problem
            }
        }
    ]
}
