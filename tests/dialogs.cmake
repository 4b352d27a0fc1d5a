# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Checks that no code in app/ runs an event loop of its own. While such a loop waits for a dialog, a request from another program
# may destroy the page whose function is waiting. openModally() opens dialogs instead, and callbacks receive their results.
# The test `dialogs` runs this script with SOURCES, the root of the source tree.
file(GLOB_RECURSE files ${SOURCES}/app/*.cpp ${SOURCES}/app/*.h)

set(wrong "")
set(dialogs 0)
foreach(file IN LISTS files)
    file(READ ${file} text)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${SOURCES} OUTPUT_VARIABLE name)
    foreach(forbidden IN ITEMS
            "get(OpenFileName|OpenFileNames|OpenFileUrl|OpenFileUrls|SaveFileName|SaveFileUrl|ExistingDirectory|ExistingDirectoryUrl|OpenFileContent) *[(]"
            "QMessageBox::(information|question|warning|critical|about|aboutQt) *[(]"
            "QInputDialog::get[A-Z]" "QColorDialog::getColor" "QFontDialog::getFont"
            "QEventLoop" "processEvents" "QDrag[^A-Za-z]")
        if(text MATCHES "${forbidden}")
            string(APPEND wrong "\n${name}: ${CMAKE_MATCH_0}")
        endif()
    endforeach()
    if(text MATCHES "Q[A-Za-z]*(Dialog|MessageBox|Menu|Wizard|ProgressDialog)>")
        math(EXPR dialogs "${dialogs} + 1")
        if(text MATCHES "(\\.|->)exec *[(]")
            string(APPEND wrong "\n${name}: ${CMAKE_MATCH_0}) of a dialog")
        endif()
    endif()
endforeach()

if(NOT wrong STREQUAL "")
    message(FATAL_ERROR "These calls wait in an event loop of their own; see app/system/modal_dialog.h:${wrong}")
endif()
if(dialogs LESS 4)
    message(FATAL_ERROR "Only ${dialogs} files with dialogs were found; does this test still read all of them?")
endif()
