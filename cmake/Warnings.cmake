# Every target of ours links merlon_options: the warnings, and the sanitizers when asked for. Warnings are errors for
# those who work on it; whoever only builds it to use it has another compiler some day.
add_library(merlon_options INTERFACE)
target_compile_options(merlon_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
                       $<$<NOT:$<CONFIG:Release>>:-Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC 12 at -O3 sees overlaps in std::string that are not there (its bug 105329).
    target_compile_options(merlon_options INTERFACE -Wno-restrict)
endif()
if(MERLON_SANITIZE)
    # Under its sanitizers GCC takes an empty std::optional of a variant for one that is read.
    target_compile_options(merlon_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
    target_compile_options(merlon_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(merlon_options INTERFACE -fsanitize=address,undefined)
endif()
