#!/bin/sh
# The compiler with its cache; without it for a precompiled header, which the cache would read in the header's place.
case " $* " in
*" c++-header "*) exec "$@" ;;
esac
CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime exec ccache "$@"
