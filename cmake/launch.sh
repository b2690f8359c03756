#!/bin/sh
# The compiler with its cache, which serves a clone wherever it lies: paths below it count from where the compiler runs.
clone=${0%/cmake/launch.sh}
CCACHE_BASEDIR=$clone CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1 CCACHE_SLOPPINESS=time_macros \
    exec ccache "$@"
