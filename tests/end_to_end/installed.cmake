# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The test `installed`: checks that the installed programs start, that the files for the desktop are installed, and that manual
# pages and shell completions contain the options in --help. Arguments: BUILD, the build folder; PREFIX, a folder to install into.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
set(share ${PREFIX}/share)

file(GLOB desktop_entry ${share}/applications/*.desktop)
cmake_path(GET desktop_entry STEM LAST_ONLY id)
file(STRINGS ${desktop_entry} lines REGEX "^(Exec|Icon)=" ENCODING UTF-8)
foreach(line IN LISTS lines)
    if(line MATCHES "^Icon=(.*)$")
        set(icon ${CMAKE_MATCH_1})
    elseif(NOT line MATCHES "^Exec=tableside ")
        message(FATAL_ERROR "the desktop entry starts another program: ${line}")
    endif()
endforeach()
foreach(program IN ITEMS tableside tableside-console)
    execute_process(COMMAND ${PREFIX}/bin/${program} --version OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()

set(files metainfo/${id}.metainfo.xml mime/packages/${id}.xml
    icons/hicolor/scalable/apps/${icon}.svg icons/hicolor/scalable/mimetypes/${id}.record.svg)
foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
    list(APPEND files icons/hicolor/${size}x${size}/apps/${icon}.png icons/hicolor/${size}x${size}/mimetypes/${id}.record.png)
endforeach()
foreach(file IN LISTS files)
    if(NOT EXISTS ${share}/${file})
        message(FATAL_ERROR "${file} is not installed")
    endif()
endforeach()

# page_of(PROGRAM) sets text to the program's manual page with plain hyphens.
function(page_of program)
    file(GLOB page ${share}/man/man6/${program}.6 ${share}/man/man6/${program}.6.gz)
    execute_process(COMMAND gzip -dcf ${page} OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
    string(REPLACE "\\-" "-" text "${text}")
    string(REPLACE "\\:" "" text "${text}")
    set(text "${text}" PARENT_SCOPE)
endfunction()

# options_in(TEXT) sets options to the long options in TEXT.
function(options_in text)
    string(REGEX MATCHALL "--[a-z][a-z-]+" options "${text}")
    list(REMOVE_DUPLICATES options)
    list(SORT options)
    set(options "${options}" PARENT_SCOPE)
endfunction()

# has_all(WHAT TEXT OPTION…) fails if TEXT lacks one of the options; WHAT names the text in the message.
function(has_all what text)
    foreach(option IN LISTS ARGN)
        string(FIND "${text}" "${option}" at)
        if(at LESS 0)
            message(SEND_ERROR "${what} lacks ${option}")
        endif()
    endforeach()
endfunction()

execute_process(COMMAND ${PREFIX}/bin/tableside --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
page_of(tableside)
options_in("${help}")
list(REMOVE_ITEM options --help-all)
has_all("tableside(6)" "${text}" ${options})

file(GLOB zsh ${share}/zsh/*/_tableside-console)
file(READ ${zsh} zsh_text)
set(bash ${share}/bash-completion/completions/tableside-console)
file(READ ${bash} bash_text)
set(fish ${share}/fish/vendor_completions.d/tableside-console.fish)
file(READ ${fish} fish_text)
page_of(tableside-console)
set(commands play score simulate replay verify-deal legal explain)
foreach(command IN LISTS commands)
    execute_process(COMMAND ${PREFIX}/bin/tableside-console ${command} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE "\n\n[^ ].*" "" table "${help}") # remove the text below the options, which may contain other options
    options_in("${help}")
    has_all("tableside-console(6)" "${text}" ${command} ${options})
    options_in("${table}")
    has_all("bash's completion" "${bash_text}" ${command} ${options})
    has_all("zsh's completion" "${zsh_text}" ${command} ${options})
    list(TRANSFORM options REPLACE "^--" "-l ")
    has_all("fish's completion" "${fish_text}" ${command} ${options})
endforeach()

# Each installed shell must accept the syntax of its completion file.
foreach(shell IN ITEMS bash zsh fish)
    find_program(found_${shell} ${shell})
    if(found_${shell})
        execute_process(COMMAND ${found_${shell}} -n ${${shell}} COMMAND_ERROR_IS_FATAL ANY)
    endif()
endforeach()

# completes(WORDS EXPECTED) checks what bash offers for the last of the words.
function(completes words expected)
    execute_process(COMMAND bash -c "compopt() { :; }; source ${bash}; COMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
        _tableside_console; echo \${COMPREPLY[*]}" OUTPUT_VARIABLE offered OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT offered STREQUAL expected)
        message(SEND_ERROR "bash completes ${words} with \"${offered}\" instead of \"${expected}\"")
    endif()
endfunction()
if(found_bash)
    completes("tableside-console s" "score simulate")
    completes("tableside-console play --ga" "--game")
    completes("tableside-console play --game ''" "dos uno")
    completes("tableside-console simulate --players easy,h" "easy,hard")
    completes("tableside-console play --rules jumpIn" "jumpIn=")
    completes("tableside-console play --seed ''" "")
endif()
