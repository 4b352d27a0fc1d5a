# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Checks that all placeholders of a text are filled at once: text.arg(a).arg(b) mistakes a name such as "%2" for a placeholder.
# C++ must use text.arg(a, b), QML must use Phrases.fill(text, [a, b]). The script also finds sentences that are joined with ": "
# instead of having a placeholder. The test `placeholders` runs it with SOURCES, the root of the source tree.
file(GLOB_RECURSE files ${SOURCES}/app/*.cpp ${SOURCES}/app/*.h ${SOURCES}/qml/*.qml)

set(wrong "")
set(filled 0)
foreach(file IN LISTS files)
    file(READ ${file} text)
    if(NOT text MATCHES "[.]arg[(]|[+] *tr[(]")
        continue()
    endif()
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${SOURCES} OUTPUT_VARIABLE name)
    string(REGEX MATCHALL "[(]\": \"[)] [+] [A-Za-z:]*tr[(]\"[^\"]*" joined "${text}")
    foreach(sentence IN LISTS joined)
        string(APPEND wrong "\n${name}: a sentence is joined with \": \"${sentence}")
    endforeach()

    # Removes strings, comments, and parentheses with their contents, from the inside out. Then a chain reads ".arg .arg".
    string(REGEX REPLACE "'\\\\?[\"']'" "" text "${text}")
    string(REGEX REPLACE "\"([^\"\\\\\n]|\\\\.)*\"" "" text "${text}")
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX MATCHALL "[.]arg[(]" found "${text}")
    list(LENGTH found count)
    math(EXPR filled "${filled} + ${count}")
    set(before "")
    while(NOT text STREQUAL before)
        set(before "${text}")
        string(REGEX REPLACE "[(][^()]*[)]" "" text "${text}")
        string(REGEX MATCHALL "[^\n]*[.]arg[ \n]*[.]arg" chains "${text}")
        foreach(chain IN LISTS chains)
            string(STRIP "${chain}" chain)
            string(APPEND wrong "\n${name}: placeholders are filled one after the other: ${chain}")
        endforeach()
        string(REGEX REPLACE "[.]arg[ \n]*[.]arg" "" text "${text}")
    endwhile()
endforeach()

if(NOT wrong STREQUAL "")
    message(FATAL_ERROR "A name can break these texts:${wrong}")
endif()
if(filled LESS 200)
    message(FATAL_ERROR "Only ${filled} filled texts were found; does this test still read all of them?")
endif()
