# A second build is served from the compiler cache, and links with the faster linker, where the machine has them.
find_program(MERLON_CCACHE ccache)
if(MERLON_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${PROJECT_SOURCE_DIR}/cmake/launch.sh)
endif()
find_program(MERLON_MOLD mold)
if(MERLON_MOLD)
    add_link_options(-fuse-ld=mold)
endif()
# No file of a build names the folder that it was made in.
add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.)

# What waits for a hand, or runs once, needs less of the optimiser than what judges: a fifth of the time that it takes to
# compile. `tests/bench/run` says what painting costs.
function(merlon_compile_lightly target)
    target_compile_options(${target} PRIVATE $<$<NOT:$<CONFIG:Debug>>:-O1>)
endfunction()
