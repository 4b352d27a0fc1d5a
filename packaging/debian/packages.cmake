# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The two Debian packages that script/package makes with CPack. `tableside-console` needs no Qt and can be installed by itself;
# `tableside` depends on it and has the app, so that no file is in both and both can be installed at once.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tableside)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each package has its own
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Tableside authors <tableside@users.noreply.github.com>")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL app console)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${PROJECT_HOMEPAGE_URL})
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON) # finds shared libraries, but neither QML modules nor plugins
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_DEBIAN_CONSOLE_PACKAGE_NAME tableside-console)
set(CPACK_DEBIAN_CONSOLE_DESCRIPTION "play, score, and check DOS and UNO in the terminal
Play the card games DOS and UNO against the computer in the terminal, print
score books, let players and programs of your own play many games, and check
the records of games against the rules.
.
This package needs no window system. The app is in the package tableside.")

set(CPACK_DEBIAN_APP_PACKAGE_NAME tableside)
set(CPACK_DEBIAN_APP_DESCRIPTION "play DOS and UNO, keep score, settle arguments
Play the card games DOS and UNO against the computer and with everyone at the
table, keep score with real cards, and settle arguments: who called first, who
goes next, and what the rules say, in six languages.
.
Everything works by touch, mouse, or keyboard alone, and with a screen reader.
Phones can join as hands and call buttons. Tableside works offline, with no
account, and nothing leaves your home: it talks on your own network only while
you let phones join.
.
Tableside isn't made or endorsed by the maker of these games.")
# The QML modules that qml/ imports, and the plugins that Qt loads at run time: SQLite and SVG. The SVG plugin is a separate
# package since Qt 6.5.
set(needed
    "tableside-console (= ${PROJECT_VERSION})"
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-layouts qml6-module-qtquick-shapes
    qml6-module-qtquick-templates qml6-module-qtquick-window
    libqt6sql6-sqlite
    "qt6-svg-plugins | libqt6svg6 (<< 6.5)")
list(JOIN needed ", " CPACK_DEBIAN_APP_PACKAGE_DEPENDS)
# Packages for reading aloud, for translated dialogs of the system, and for Wayland.
set(CPACK_DEBIAN_APP_PACKAGE_RECOMMENDS
    "qt6-speech-speechd-plugin, speech-dispatcher, qt6-translations-l10n, qt6-wayland")

# The changelog and copyright file that Debian requires, installed only by these packages. The changelog summarizes CHANGELOG.md.
execute_process(COMMAND date --utc --rfc-email --date "${released} 12:00" OUTPUT_VARIABLE rfc_date
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
set(doc ${CMAKE_INSTALL_DATADIR}/doc)
foreach(component IN ITEMS app console)
    string(TOUPPER ${component} key)
    set(package ${CPACK_DEBIAN_${key}_PACKAGE_NAME})
    configure_file(debian/changelog.in ${made}/${package}.changelog @ONLY)
    execute_process(COMMAND ${GZIP_PROGRAM} -9n INPUT_FILE ${made}/${package}.changelog OUTPUT_FILE ${made}/${package}.changelog.gz
        COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${made}/${package}.changelog.gz DESTINATION ${doc}/${package} RENAME changelog.gz
        COMPONENT ${component} EXCLUDE_FROM_ALL)
    install(FILES debian/copyright DESTINATION ${doc}/${package} COMPONENT ${component} EXCLUDE_FROM_ALL)
    if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/debian/${package}.lintian-overrides)
        install(FILES debian/${package}.lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides
            RENAME ${package} COMPONENT ${component} EXCLUDE_FROM_ALL)
    endif()
endforeach()
include(CPack)
