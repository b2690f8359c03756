# A room is a folder with a target of its own: merlon_hex of core/hex, merlon_castle_moves of core/castle/moves. It sees
# the headers of the rooms that it links and no others: each has an include folder of its own in the build tree, with
# nothing in it but a link to the room.
function(merlon_room folder)
    cmake_parse_arguments(ROOM "" "" "LINKS;PRIVATELY" ${ARGN})
    string(REGEX REPLACE "^[^/]*/(.*)$" "\\1" name ${folder}) # core, or app
    string(REPLACE "/" "_" name ${name})
    set(target merlon_${name})
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp ${PROJECT_SOURCE_DIR}/${folder}/*.h)
    add_library(${target} STATIC ${sources})
    merlon_room_headers(${target} ${folder})
    target_link_libraries(${target} PUBLIC merlon_options ${ROOM_LINKS} PRIVATE ${ROOM_PRIVATELY})
    merlon_together(${target} ${PROJECT_SOURCE_DIR})
    if(folder MATCHES "^core/")
        set_property(GLOBAL APPEND PROPERTY MERLON_CORE ${target})
    endif()
endfunction()

function(merlon_room_headers target folder)
    set(door ${PROJECT_BINARY_DIR}/rooms/${target})
    get_filename_component(above ${door}/${folder} DIRECTORY)
    if(IS_SYMLINK ${above}) # a folder that was a room itself in an older build
        file(REMOVE ${above})
    endif()
    file(MAKE_DIRECTORY ${above})
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${folder} ${door}/${folder} SYMBOLIC)
    target_include_directories(${target} PUBLIC ${door})
endfunction()
