# Reading the headers of Qt, of the standard library and of our rooms takes longer than what is in a source, so sources of
# a target are compiled some twenty together, as one text, and what moc makes of its headers with the first of them. Where
# a source goes follows from its name: when another comes or goes it stays, until there are twenty more or fewer. Two
# sources of a group cannot have helpers of the same name; the preset asan compiles each source apart, and finds one
# that does not include what it names. A room.cpp, which instantiates all that a system has, takes as long as the others
# of its target together and is compiled beside them.
option(MERLON_TOGETHER "Compile several sources of a target together" ON)

# `root` is a folder of the target's includes below which its sources lie: no text names the clone, so that the compiler's
# cache serves all of them.
function(merlon_together target root)
    if(NOT MERLON_TOGETHER)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(FILTER sources EXCLUDE REGEX "room\\.cpp$")
    list(LENGTH sources count)
    set(shapes ${sources}) # first: a Shape stands before what uses it
    list(FILTER shapes INCLUDE REGEX "shapes\\.cpp$")
    list(FILTER sources EXCLUDE REGEX "shapes\\.cpp$")
    list(PREPEND sources ${shapes})
    math(EXPR last "(${count} + 19) / 20 - 1")
    foreach(group RANGE ${last})
        set(text_${group} "")
    endforeach()
    get_target_property(has_moc ${target} AUTOMOC)
    if(has_moc)
        set(mocs ${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp)
        set_source_files_properties(${mocs} PROPERTIES HEADER_FILE_ONLY ON)
        file(RELATIVE_PATH path ${PROJECT_BINARY_DIR} ${mocs})
        set(text_0 "#include \"${path}\"\n")
        target_include_directories(${target} PRIVATE ${PROJECT_BINARY_DIR})
    endif()
    foreach(source IN LISTS sources)
        get_filename_component(source ${source} ABSOLUTE)
        get_filename_component(name ${source} NAME)
        string(MD5 hash ${name})
        string(SUBSTRING ${hash} 0 6 hash)
        math(EXPR group "0x${hash} % (${last} + 1)")
        file(RELATIVE_PATH path ${root} ${source})
        string(APPEND text_${group} "#include \"${path}\"\n")
        set_source_files_properties(${source} PROPERTIES HEADER_FILE_ONLY ON)
    endforeach()
    foreach(group RANGE ${last})
        set(together ${PROJECT_BINARY_DIR}/together/${target}_${group}.cpp)
        file(CONFIGURE OUTPUT ${together} CONTENT "${text_${group}}" @ONLY)
        target_sources(${target} PRIVATE ${together})
    endforeach()
    # GCC warns of a struct with a member from an unnamed namespace wherever it is not in the file that is compiled.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()
