import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The settings of this device: language, motion, sound, accessibility, data.
AppPage {
    id: place

    required property UserData userData
    required property DataKeeper dataKeeper

    objectName: "settingsPage"
    notices: [userData.notice, dataKeeper.notice]
    Component.onCompleted: forceActiveFocus()

    Felt {
        id: felt
        anchors.fill: parent
    }

    Scroller {
        id: scroller
        enabled: !job.opened && !restoring.opened
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: header.title
        anchors.fill: parent
        anchors.margins: felt.frame
        anchors.bottomMargin: felt.frame + toasts.covered
        maximumWidth: 640 * Theme.textScale

        ColumnLayout {
            width: parent.width
            spacing: Theme.spaceLarge

            PageHeader {
                id: header
                backName: "settingsBack"
                //: Title of the page
                title: qsTr("Settings")
                onBack: place.navigator.back()
                Layout.fillWidth: true
            }

            Section {
                //: Heading in the settings
                title: qsTr("Language")
                Layout.fillWidth: true

                RadioGroup {
                    namePrefix: "settingsLanguage"
                    asPills: true
                    pillWidth: 136 * Theme.textScale
                    value: AppSettings.language
                    //: Setting: use the system's language
                    options: [{ value: "", name: qsTr("System language") }, ...AppSettings.languages]
                    onPicked: value => AppSettings.language = value
                    Layout.fillWidth: true
                }
            }

            Section {
                //: Heading in the settings
                title: qsTr("Motion and sound")
                Layout.fillWidth: true

                SpeedSlider {
                    sliderName: "settingsSpeed"
                    Layout.fillWidth: true
                }

                Toggle {
                    objectName: "settingsReducedMotion"
                    text: qsTr("Reduced motion")
                    //: Explains the setting
                    description: qsTr("Cards appear in place. Nothing flies or pulses.")
                    checked: AppSettings.reducedMotion
                    onToggled: AppSettings.reducedMotion = checked
                    Layout.fillWidth: true
                }

                Toggle {
                    objectName: "settingsSound"
                    text: qsTr("Sound")
                    checked: AppSettings.soundOn
                    onToggled: AppSettings.soundOn = checked
                    Layout.fillWidth: true
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
                    Layout.fillWidth: true
                }
            }

            Section {
                //: Heading in the settings
                title: qsTr("Accessibility")
                Layout.fillWidth: true

                TextSizeGroup {
                    namePrefix: "settingsTextSize"
                    pillWidth: 150 * Theme.textScale
                    Layout.fillWidth: true
                }

                Toggle {
                    objectName: "settingsReferee"
                    //: Setting: Tableside doesn't watch whether you move while you pose in UNO
                    text: qsTr("Judge my own poses")
                    description: qsTr("While you pose in UNO, Tableside doesn’t watch. You say when you moved.")
                    checked: AppSettings.refereeMyself
                    onToggled: AppSettings.refereeMyself = checked
                    Layout.fillWidth: true
                }

                Toggle {
                    objectName: "settingsLetters"
                    //: Setting
                    text: qsTr("Letters on cards")
                    //: Explains the setting
                    description: qsTr("Shows the color’s first letter in the corner of each card, beside its shape.")
                    checked: AppSettings.colorLetters
                    onToggled: AppSettings.colorLetters = checked
                    Layout.fillWidth: true
                }

                Toggle {
                    objectName: "settingsHighContrast"
                    //: Setting
                    text: qsTr("High contrast")
                    checked: AppSettings.highContrast
                    onToggled: AppSettings.highContrast = checked
                    Layout.fillWidth: true
                }

                Toggle {
                    objectName: "settingsLeftHanded"
                    //: Setting
                    text: qsTr("Left-handed")
                    //: Explains the setting
                    description: qsTr("Puts the call button on the left, under your thumb.")
                    checked: AppSettings.leftHanded
                    onToggled: AppSettings.leftHanded = checked
                    Layout.fillWidth: true
                }
            }

            BackupsSection {
                dataKeeper: place.dataKeeper
                Layout.fillWidth: true
            }

            DataSection {
                tableController: place.tableController
                userData: place.userData
                onShifted: item => scroller.reveal(item)
                Layout.fillWidth: true
            }
        }
    }

    JobPanel {
        id: job
        job: place.userData.job
        name: "dataJob"
    }

    JobPanel {
        id: restoring
        job: place.dataKeeper.job
        name: "backupJob"
    }

    Toasts {
        id: toasts
        dialogs: [job]
        bottomInset: felt.frame
        onFocusLost: scroller.forceActiveFocus()

        Toast {
            name: "settingsProblem"
            text: AppSettings.problem
        }

        Toast {
            name: "dataProblem"
            text: place.userData.problem
        }

        Toast {
            name: "dataNotice"
            notice: place.userData.notice
        }

        Toast {
            name: "backupNotice"
            notice: place.dataKeeper.notice
        }
    }
}
