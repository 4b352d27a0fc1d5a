# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Checks README.md, CONTRIBUTING.md, and the other Markdown files: what they name must exist in the source tree. These are the
# targets of links, files and folders, scripts and their options, options of the programs, presets, tests, variables of the
# environment and of CMake, and keys. All addresses of the repository must agree with HOMEPAGE_URL in CMakeLists.txt, source
# files must name their license, and CHANGELOG.md must stay short. The test `documents` runs this script with SOURCES, the root
# of the source tree.
cmake_minimum_required(VERSION 3.25)
cmake_path(ABSOLUTE_PATH SOURCES NORMALIZE)
set(folders app docs engine packaging qml resources script tests translations .ci .github)

# All files of the source tree, each on a line that begins with /.
set(tree "\n")
set(documents "")
foreach(folder IN LISTS folders)
    file(GLOB_RECURSE found RELATIVE ${SOURCES} ${SOURCES}/${folder}/*)
    list(APPEND files ${found})
endforeach()
file(GLOB found RELATIVE ${SOURCES} LIST_DIRECTORIES false ${SOURCES}/* ${SOURCES}/.*)
list(APPEND files ${found})
foreach(file IN LISTS files)
    string(APPEND tree "/${file}\n")
    if(file MATCHES "\\.md$")
        list(APPEND documents ${file})
    endif()
endforeach()

set(wrong "")
# wrong(DOCUMENT WORDS…): remembers a mistake.
macro(wrong document)
    string(APPEND wrong "\n  ${document}: ${ARGN}")
endmacro()

# read_text(FILE VARIABLE): reads a file without the characters that have a meaning in CMake's lists. The bracket before the target
# of a link becomes "@(".
function(read_text file variable)
    file(READ ${SOURCES}/${file} text)
    string(REPLACE ";" "," text "${text}")
    string(REPLACE "](" "@(" text "${text}")
    string(REPLACE "[" "{" text "${text}")
    string(REPLACE "]" "}" text "${text}")
    set(${variable} "${text}" PARENT_SCOPE)
endfunction()

# read_all(VARIABLE PATTERN…): reads all files that match the patterns into one text.
function(read_all variable)
    set(all "")
    list(TRANSFORM ARGN PREPEND ${SOURCES}/)
    file(GLOB_RECURSE found RELATIVE ${SOURCES} ${ARGN})
    foreach(file IN LISTS found)
        read_text(${file} text)
        string(APPEND all "${text}")
    endforeach()
    set(${variable} "${all}" PARENT_SCOPE)
endfunction()

# matches(VARIABLE REGEX TEXT): sets the variable to the different matches.
function(matches variable regex text)
    string(REGEX MATCHALL "${regex}" found "${text}")
    list(REMOVE_DUPLICATES found)
    set(${variable} "${found}" PARENT_SCOPE)
endfunction()

# ---- What exists ----

read_text(CMakePresets.json text)
string(REGEX MATCH "\"configurePresets\".*\"buildPresets\"" text "${text}")
matches(presets "\"name\": \"[a-z-]+\"" "${text}")
list(TRANSFORM presets REPLACE ".*\"([a-z-]+)\"$" "\\1")
list(REMOVE_ITEM presets base)

# Options that each script or program reads itself or passes on, as a text in which to search.
read_all(console_options engine/console/*.cpp)
read_all(app_options app/arguments.cpp)
read_all(gallery_options tests/end_to_end/gallery.cpp)
read_all(film_options tests/end_to_end/film.cpp)
read_all(reader_options tests/end_to_end/reader/journeys.py)
set(run_options "${app_options}${console_options}")
set(vary_options "${console_options}")
set(bench_options "\"benchmark_filter\" \"benchmark_repetitions\"") # Google Benchmark
set(test_options "\"rerun-failed\" \"output-on-failure\"") # ctest
set(common_options "\"help\" \"version\" \"yes\"")

read_all(variables script/* packaging/* app/*.cpp app/*.txt engine/*.txt engine/*.h engine/*.cpp tests/*.cpp tests/*.h tests/*.py
    tests/*CMakeLists.txt tests/*.cmake translations/*.txt resources/*.txt)
read_text(CMakeLists.txt text)
string(APPEND variables "${text}")
matches(variables "(TABLESIDE|CPACK|CMAKE|QTEST|QT)_[A-Z_]+" "${variables}")
list(APPEND variables QTEST_FUNCTION_TIMEOUT QT_QPA_PLATFORM) # of Qt

read_all(keys qml/*.qml app/*.cpp app/*.h)
read_all(sections resources/rules/contents.json resources/lessons/*.json)

# has_key(KEY TEXT VARIABLE): sets the variable to whether the text reads the key, written as in "Shift+Page Up".
function(has_key key text variable)
    string(REPLACE "Page Down" "PgDown" key "${key}")
    string(REPLACE "Page Up" "PgUp" key "${key}")
    set(forms "\"${key}\"")
    string(REGEX REPLACE "^.*[+]" "" last "${key}")
    if(NOT key MATCHES "^(Ctrl|Shift|Alt)[+].+[+]" AND (NOT key MATCHES "^Ctrl[+]" OR text MATCHES "ControlModifier"))
        list(APPEND forms "Key_${last} " "Key_${last})" "Key_${last}:" "Key_${last},")
    endif()
    if(key STREQUAL "PgUp" OR key STREQUAL "PgDown")
        string(REPLACE "Pg" "Page" last "${key}")
        list(APPEND forms "Key_${last}")
    elseif(key STREQUAL "Esc")
        list(APPEND forms "Key_Escape")
    elseif(key STREQUAL "Ctrl+Z")
        list(APPEND forms "StandardKey.Undo")
    elseif(key STREQUAL "Ctrl+Shift+Z")
        list(APPEND forms "StandardKey.Redo")
    elseif(key STREQUAL "Ctrl+V")
        list(APPEND forms "StandardKey.Paste" "QKeySequence::Paste")
    endif()
    set(${variable} FALSE PARENT_SCOPE)
    foreach(form IN LISTS forms)
        string(FIND "${text}" "${form}" at)
        if(NOT at EQUAL -1)
            set(${variable} TRUE PARENT_SCOPE)
            return()
        endif()
    endforeach()
endfunction()

# is_in_tree(PATH VARIABLE): sets the variable to whether the path, or the end of a path, is a file or folder of the tree. The
# ending of a file may be left out, so that a name can stand for a header and its source file.
function(is_in_tree path variable)
    string(REGEX REPLACE "/$" "" path "${path}")
    set(${variable} FALSE PARENT_SCOPE)
    foreach(end IN ITEMS "\n" "/" ".")
        string(FIND "${tree}" "/${path}${end}" at)
        if(NOT at EQUAL -1)
            set(${variable} TRUE PARENT_SCOPE)
            return()
        endif()
    endforeach()
endfunction()

# check_options(DOCUMENT COMMAND ARGUMENTS OPTIONS): all options among the arguments must be in the text of options.
function(check_options document command arguments options)
    matches(named "(^|[ {(])--[a-z][a-z-]*" "${arguments}")
    foreach(option IN LISTS named)
        string(REGEX REPLACE "^.*--" "" option "${option}")
        if(NOT "${options}${common_options}" MATCHES "(\"|--)${option}[^a-z-]")
            wrong(${document} "${command} has no option --${option}")
        endif()
    endforeach()
    set(wrong "${wrong}" PARENT_SCOPE)
endfunction()

# ---- What the documents say ----

set(links 0)
set(names 0)
foreach(document IN LISTS documents)
    read_text(${document} text)
    cmake_path(GET document PARENT_PATH folder)

    # In the chapters of the rules, links with `#` lead to sections and those with `cards:` to drawn cards; the tests of the rules
    # check them.
    matches(targets "@\\([^)]+\\)" "${text}")
    foreach(target IN LISTS targets)
        string(REGEX REPLACE "^@\\(([^#)]*).*" "\\1" target "${target}")
        if(target STREQUAL "" OR target MATCHES "^[a-z]+:")
            continue()
        endif()
        math(EXPR links "${links} + 1")
        if(NOT EXISTS ${SOURCES}/${folder}/${target})
            wrong(${document} "there is no ${target}")
        endif()
    endforeach()

    # Texts for players have no commands, and lists of changes may name what is gone.
    if(document MATCHES "^(CHANGELOG|docs/changes)\\.md$" OR document MATCHES "^resources/rules/[a-z][a-z]/")
        continue()
    endif()

    # Code stands between backticks or on lines that begin with four spaces. A link's words may be code, too.
    matches(code "`[^`\n]+`" "${text}")
    list(TRANSFORM code REPLACE "^`(.*)`$" "\\1")
    matches(lines "\n(    |      )[^ \n][^\n]*" "${text}")
    list(TRANSFORM lines STRIP)
    foreach(span IN LISTS code lines)
        # A command ends at a comment and at the next command.
        string(REGEX REPLACE "(  #|&&|\\|).*$" "" command "${span}")
        if(command MATCHES "^(xvfb-run |bash )?script/([a-z][a-z-]*)(.*)$")
            set(script ${CMAKE_MATCH_2})
            set(arguments "${CMAKE_MATCH_3}")
            if(EXISTS ${SOURCES}/script/${script} AND NOT IS_DIRECTORY ${SOURCES}/script/${script})
                read_text(script/${script} options)
                check_options(${document} script/${script} "${arguments}" "${options}${${script}_options}")
            endif()
        elseif(command MATCHES "(^|/)tableside-console (.*)$")
            check_options(${document} tableside-console "${CMAKE_MATCH_2}" "${console_options}")
        elseif(command MATCHES "(^|/)tableside (.*)$")
            check_options(${document} tableside "${CMAKE_MATCH_2}" "${app_options}")
        elseif(command MATCHES "(^|/)tableside_gallery (.*)$")
            check_options(${document} tableside_gallery "${CMAKE_MATCH_2}" "${gallery_options}")
        endif()

        # Files and folders. Names in capitals, as in build/PRESET, stand for others; build/ is made later.
        if(span MATCHES "^[A-Za-z0-9_./-]+$"
                AND (span MATCHES "/" OR span MATCHES "\\.(cmake|cpp|css|h|html|inc|js|json|md|py|qml|svg|ts|txt|xml|yml)$")
                AND NOT span MATCHES "^(build|film|gallery|[~.])(/|$)|^/"
                AND NOT span MATCHES "(^|/)([A-Z]+|PACKAGE\\..*)(/|$)" AND NOT span MATCHES "(^|[/_])xx([/.]|$)")
            math(EXPR names "${names} + 1")
            is_in_tree(${span} found)
            if(document MATCHES "^resources/" AND span MATCHES "^(dos|uno)/(.*)$") # sections of the rules, names of sentences
                cmake_path(GET span PARENT_PATH scene)
                string(FIND "${sections}" "\"${span}\"" at)
                string(FIND "${sections}" "\"${scene}\"" scene_at)
                if(NOT at EQUAL -1 OR NOT scene_at EQUAL -1)
                    set(found TRUE)
                endif()
            endif()
            # The first is made by script/web, the second by a person. The others are MIME types.
            if(NOT found AND NOT span MATCHES "^(files\\.json|CMakeUserPresets\\.json|application/.*)$")
                wrong(${document} "there is no ${span}")
            endif()
        endif()

        matches(tests "tst_[a-z0-9_]+" "${span}")
        foreach(test IN LISTS tests)
            string(FIND "${tree}" "/${test}" at)
            if(at EQUAL -1)
                wrong(${document} "there is no test ${test}")
            endif()
        endforeach()

        matches(named "(--preset[ =]|build/)[a-z][a-z-]*" "${span}")
        foreach(preset IN LISTS named)
            string(REGEX REPLACE "^.*[ =/]" "" preset "${preset}")
            if(NOT preset IN_LIST presets AND NOT preset MATCHES "^(web|flatpak)$") # folders that other tools make
                wrong(${document} "there is no preset ${preset}")
            endif()
        endforeach()

        matches(named "(TABLESIDE|QTEST|QT)_[A-Z_]+" "${span}")
        foreach(variable IN LISTS named)
            if(NOT variable IN_LIST variables)
                wrong(${document} "nothing reads ${variable}")
            endif()
        endforeach()
    endforeach()

    matches(scripts "(^|[^A-Za-z_/.-])script/[a-z][a-z.-]*[a-z]" "${text}")
    list(TRANSFORM scripts REPLACE "^.*script/" "script/")
    foreach(script IN LISTS scripts)
        if(NOT EXISTS ${SOURCES}/${script})
            wrong(${document} "there is no ${script}")
        endif()
    endforeach()

    matches(named "[pP]resets? `[a-z-]+`" "${text}")
    foreach(preset IN LISTS named)
        string(REGEX REPLACE "^.*`(.*)`$" "\\1" preset "${preset}")
        if(NOT preset IN_LIST presets)
            wrong(${document} "there is no preset ${preset}")
        endif()
    endforeach()

    matches(named "(Ctrl|Shift|Alt)[+][A-Z][a-z+A-Z]*|[^A-Za-z0-9]F[1-9][0-2]?[^A-Za-z0-9]" "${text}")
    list(TRANSFORM named REPLACE "^[^A-Za-z0-9]|[^A-Za-z0-9]$" "")
    foreach(key IN LISTS named)
        has_key("${key}" "${keys}" found)
        if(NOT found AND NOT key STREQUAL "Ctrl+C" AND NOT document MATCHES "^resources/sounds/") # the terminal; a note
            wrong(${document} "no page reads the key ${key}")
        endif()
    endforeach()
endforeach()

foreach(preset IN LISTS presets)
    read_text(CONTRIBUTING.md text)
    string(FIND "${text}" "| `${preset}` |" at)
    if(at EQUAL -1)
        wrong(CONTRIBUTING.md "the table of presets lacks ${preset}")
    endif()
endforeach()

# ---- Tables of keys in qml/README.md ----

# The first cell of a row has keys. The cell above it, or the same cell, names the QML file or folder that reads them. Keys that Qt
# itself reads, and ranges of digits, are passed over.
set(key_count 0)
function(check_keys cell place)
    if(EXISTS ${SOURCES}/qml/${place} AND NOT IS_DIRECTORY ${SOURCES}/qml/${place})
        read_text(qml/${place} text)
    elseif(NOT place STREQUAL "")
        read_all(text qml/${place}/*.qml)
    else()
        set(text "${keys}")
    endif()
    string(REGEX REPLACE " (or|and) " ", " cell "${cell}")
    string(REPLACE ", " ";" cell "${cell}")
    foreach(key IN LISTS cell)
        string(STRIP "${key}" key)
        if(key MATCHES "^([A-Z]|[?]|F[0-9]+|(Ctrl|Shift|Alt)[+].+|Space|Backspace|Delete|Esc|Back|Home|End|Page Up|Page Down)$")
            math(EXPR key_count "${key_count} + 1")
            has_key("${key}" "${text}" found)
            if(NOT found)
                wrong(qml/README.md "qml/${place} does not read the key ${key}")
            endif()
        endif()
    endforeach()
    set(key_count ${key_count} PARENT_SCOPE)
    set(wrong "${wrong}" PARENT_SCOPE)
endfunction()

file(STRINGS ${SOURCES}/qml/README.md lines REGEX "^\\| " ENCODING UTF-8)
set(places "")
foreach(line IN LISTS lines)
    if(line MATCHES "^\\| at every table \\(`([^`]+)`\\)")
        set(places "${CMAKE_MATCH_1}")
    elseif(line MATCHES "^\\| DOS \\(`([^`]+)`\\) \\| \\| UNO \\(`([^`]+)`\\)")
        set(places "${CMAKE_MATCH_1};${CMAKE_MATCH_2}")
    elseif(line MATCHES "^\\| elsewhere ")
        set(places "")
    elseif(places AND line MATCHES "^\\| ([^|]+) \\| ([^|]+) \\|( ([^|]+) \\|)?")
        list(GET places 0 place)
        set(other "${CMAKE_MATCH_4}")
        check_keys("${CMAKE_MATCH_1}" ${place})
        if(NOT other STREQUAL "" AND places MATCHES ";")
            list(GET places 1 place)
            check_keys("${other}" ${place})
        endif()
    endif()
endforeach()

# ---- The address of the repository ----

file(STRINGS ${SOURCES}/CMakeLists.txt address REGEX "HOMEPAGE_URL")
string(REGEX REPLACE "^.*HOMEPAGE_URL (https://[^ )]+).*$" "\\1" address "${address}")
if(NOT address MATCHES "^https://github\\.com/([^/]+)/([^/]+)$")
    wrong(CMakeLists.txt "HOMEPAGE_URL is not the address of a repository on GitHub: ${address}")
endif()
set(project "${CMAKE_MATCH_2}")
set(addresses "${address}" "https://raw.githubusercontent.com/${CMAKE_MATCH_1}/${project}"
    "https://${CMAKE_MATCH_1}.github.io/${project}")
set(with_address README.md CONTRIBUTING.md SECURITY.md CODE_OF_CONDUCT.md packaging/README.md packaging/debian/copyright
    resources/linux/io.github.tableside.Tableside.metainfo.xml .github/ISSUE_TEMPLATE/config.yml REUSE.toml)
foreach(file IN LISTS files)
    if(NOT file MATCHES "\\.(md|xml|yml|toml|desktop|cmake|in|html)$|/copyright$|CMakeLists\\.txt$" OR file STREQUAL "tests/documents.cmake")
        continue()
    endif()
    read_text(${file} text)
    matches(found "https?://[^ \n\"'<>()`{}@]*[Tt]ableside[^ \n\"'<>()`{}@]*" "${text}")
    foreach(url IN LISTS found)
        set(agrees FALSE)
        foreach(allowed IN LISTS addresses)
            string(FIND "${url}/" "${allowed}/" at)
            if(at EQUAL 0)
                set(agrees TRUE)
            endif()
        endforeach()
        if(NOT agrees)
            wrong(${file} "${url} does not agree with HOMEPAGE_URL in CMakeLists.txt")
        endif()
    endforeach()
    if(file IN_LIST with_address)
        list(REMOVE_ITEM with_address ${file})
        string(FIND "${text}" "${address}" at)
        if(at EQUAL -1)
            wrong(${file} "it lacks the address of the repository, ${address}")
        endif()
    endif()
endforeach()
foreach(file IN LISTS with_address)
    wrong(${file} "there is no such file")
endforeach()

# ---- The license in the first lines of source files ----

# script/lint checks the licenses of all files, but only with a version of REUSE that Debian 12 lacks.
foreach(file IN LISTS files)
    if(file MATCHES "\\.(cpp|h|inc|qml|js|css|py|sh|cmake|yml)$|CMakeLists\\.txt$|^script/[a-z-]+$")
        file(READ ${SOURCES}/${file} text LIMIT 300)
        if(NOT text MATCHES "SPDX-FileCopyrightText: .*SPDX-License-Identifier: ")
            wrong(${file} "its first lines lack SPDX-FileCopyrightText and SPDX-License-Identifier")
        endif()
    endif()
endforeach()

# ---- The length of CHANGELOG.md ----

file(STRINGS ${SOURCES}/CHANGELOG.md lines ENCODING UTF-8 REGEX "^(## |- |  )")
set(version "")
foreach(line IN LISTS lines)
    if(line MATCHES "^## ([0-9.]+)")
        set(version ${CMAKE_MATCH_1})
        set(count 0)
    else()
        math(EXPR count "${count} + 1")
        if(count EQUAL 16)
            wrong(CHANGELOG.md "${version} has more than fifteen lines; docs/changes.md has room for the rest")
        endif()
    endif()
endforeach()

if(NOT wrong STREQUAL "")
    message(FATAL_ERROR "Documents refer to what does not exist, or disagree:${wrong}")
endif()
if(links LESS 20 OR names LESS 100 OR key_count LESS 15)
    message(FATAL_ERROR "Only ${links} links, ${names} names of files, and ${key_count} keys were found; does this test still read "
        "all of them?")
endif()
message("${links} links, ${names} names of files, and ${key_count} keys exist")
