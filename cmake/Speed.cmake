# A second build is served from the compiler cache, and links with the faster linker, where the machine has them.
find_program(MERLON_CCACHE ccache)
if(MERLON_CCACHE)
    # The cache takes what uses a precompiled header only when it need not watch the header's time.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${MERLON_CCACHE})
endif()
find_program(MERLON_MOLD mold)
if(MERLON_MOLD)
    add_link_options(-fuse-ld=mold)
endif()
