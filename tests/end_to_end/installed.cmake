# What `cmake --install` puts down starts, and what the desktop is told of it is there: run by the test `installed` with
# BUILD, the folder of the build, and PREFIX, a folder of its own.
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

file(GLOB desktop_entry ${PREFIX}/share/applications/*.desktop)
file(STRINGS ${desktop_entry} lines)
foreach(key IN ITEMS Exec Icon)
    set(line ${lines})
    list(FILTER line INCLUDE REGEX "^${key}=")
    string(REPLACE "${key}=" "" ${key} "${line}")
endforeach()
foreach(program IN ITEMS ${Exec} tableside-console)
    execute_process(COMMAND ${PREFIX}/bin/${program} --version OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()
cmake_path(GET desktop_entry STEM LAST_ONLY id)
foreach(file IN ITEMS icons/hicolor/scalable/apps/${Icon}.svg metainfo/${id}.metainfo.xml)
    if(NOT EXISTS ${PREFIX}/share/${file})
        message(FATAL_ERROR "${file} is not there")
    endif()
endforeach()
