// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The base type of all pages of the window.
FocusScope {
    required property TableController tableController
    required property Navigator navigator
    required property PhonesPanel phonesPanel // the panel over any page through which phones join

    property list<PageNotice> notices // the page's messages, which are dismissed when the page is left
    property list<string> noticeNames // for each message, the objectName of the toast that shows it (see Toast.name)
    property bool fillsScreen: false // whether the window fills the screen while the page is open
    readonly property bool flat: width > height && height < 560 // whether the page is as low as a phone that lies on its side

    // Handles Esc and Back. Pages with open panels or selections override this and close those first
    function stepBack(): void {
        navigator.back();
    }

    // Saves texts that are not saved yet. Called before the page closes, even if the system opens a file or page while the user
    // types. Names need no code here, because their fields save them when they lose the focus
    function saveUnsaved(): void {
    }

    // Dismisses the page's messages, except those marked as lasting. Error messages are dismissed only if `failuresToo` is true.
    // `failuresToo` is false if the system has opened a file or another page, because the user may not have read the errors
    function forgetNotices(failuresToo: bool): void {
        for (const notice of Array.from(notices)) {
            if (!notice.isLasting && (failuresToo || !notice.isError))
                notice.dismiss();
        }
    }

    focus: true
    Keys.onEscapePressed: stepBack()
    Keys.onBackPressed: stepBack()
}
