# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Functions shared by the scripts of this folder. Source it, don't run it.
# shellcheck shell=bash

# This check comes first. Bash reads a script command by command, so an older one has not met the newer syntax below yet.
if ((BASH_VERSINFO[0] < 5)); then
    printf '%s needs Bash 5 or newer, but this is Bash %s. Install a newer one (on macOS: brew install bash) and run\n' \
        "$0" "$BASH_VERSION" >&2
    printf '  bash %s\n' "$0" >&2
    exit 1
fi

root="$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)"
name="script/$(basename "$(readlink -f "$0")")"
verbose=${TABLESIDE_VERBOSE:-} # not empty: show everything that the tools print
groups_needed=()               # the arguments of the last need_packages

# --yes as the first argument of any script: packages are installed without a question, also by scripts that this one calls.
# The file is sourced without arguments, so `shift` removes the argument of the script.
if [[ ${1:-} == --yes ]]; then
    export TABLESIDE_YES=yes
    shift
fi

# shellcheck source=script/packages.sh
source "$root/script/packages.sh"

say() { printf '%s: %s\n' "$name" "$*" >&2; }

die() {
    say "$*"
    exit 1
}

# Prints the version of Tableside.
version() {
    sed -n 's/^project(Tableside VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt"
}

# show WHAT READER: reads a tool's output from standard input and shows its progress instead, or both with --verbose. READER is
# called with each line. It sets `percent` if the line contains the progress, and prints important lines with `tell`.
show() {
    local what=$1 reader=$2 line percent told=-1
    while IFS= read -r line || [[ -n $line ]]; do
        percent=''
        if [[ -n $verbose ]]; then printf '%s\n' "$line"; fi
        "$reader" "$line"
        if [[ -n $verbose || -z $percent || $percent -le $told ]]; then continue; fi
        if [[ -t 2 ]]; then
            printf '\r\e[K%s: %s, %d %%' "$name" "$what" "$percent" >&2
            told=$percent
        elif ((told < 0 || percent / 20 > told / 20)); then
            say "$what, $percent %"
            told=$percent
        fi
    done
    clear_line
}

clear_line() {
    if [[ -t 2 && -z $verbose ]]; then printf '\r\e[K' >&2; fi
}

# tell LINE…: prints lines to standard output, above the progress.
tell() {
    if [[ -z $verbose ]]; then
        clear_line
        printf '%s\n' "$@"
    fi
}

read_apt() {
    if [[ $1 =~ ^dlstatus:[^:]*:([0-9]+) ]]; then
        percent=$((BASH_REMATCH[1] / 2))
    elif [[ $1 =~ ^pmstatus:[^:]*:([0-9]+) ]]; then
        percent=$((50 + BASH_REMATCH[1] / 2))
    elif [[ $1 == [EW]:* || $1 == dpkg:* || $1 == sudo:* ]]; then
        tell "$1"
    fi
}

# For a step that fails, Ninja prints "FAILED: OUTPUT…", the command line, and the command's output. If Ninja runs CMake
# again, CMake's output comes first.
read_ninja() {
    if [[ $1 =~ ^@\ *([0-9]+)% ]]; then
        percent=${BASH_REMATCH[1]}
        is_failing=''
    elif [[ $1 == "ninja: error:"* || $1 == "CMake Error"* ]]; then
        tell "$1"
        is_failing=words
    elif [[ $1 == FAILED:* ]]; then
        is_failing='command'
    elif [[ -n ${is_failing:-} ]]; then
        [[ $is_failing == command ]] || tell "$1"
        is_failing=words
    fi
}

# configure_and_build PRESET [TARGET…]: without a target, builds everything. It writes only to standard error and reads
# nothing, so that a program started afterwards has standard input and output to itself.
configure_and_build() {
    local preset=$1 dir="$root/build/$1" launcher
    shift
    launcher="$(command -v ccache || true)"
    (
        cd "$root" || exit
        # Ninja configures again when a CMake file changes, but does not know presets and launchers.
        stamp="$dir/.configured"
        if [[ ! -f $dir/build.ninja || CMakePresets.json -nt $stamp || "$(cat "$stamp" 2>/dev/null)" != "$launcher" ]]
        then
            say "configuring build/$preset"
            cmake --preset "$preset" --log-level=NOTICE -DCMAKE_CXX_COMPILER_LAUNCHER="$launcher" |
                { if [[ -n $verbose ]]; then cat; else cat >/dev/null; fi; } || explain_configuring
            printf '%s' "$launcher" >"$stamp"
        fi
    ) >&2 </dev/null
    run_ninja "$dir" "building build/$preset" "$@" || die "the build failed; the reasons are above"
}

# Ends the script after CMake has failed, with a list of what is missing or too old, such as another version of Qt.
explain_configuring() {
    local missing
    missing="$(missing_tools "${groups_needed[@]}")"
    [[ -n $missing ]] || die "CMake could not configure the build; its reasons are above"
    say "CMake could not configure the build; its messages are above. Missing or too old:"
    printf '%s\n' "$missing" >&2
    say "install it, then run $name again. CMake finds what is in other folders by CMAKE_PREFIX_PATH."
    exit 1
}

# run_ninja FOLDER WHAT [TARGET…]: builds the targets in a build folder and shows the progress of WHAT.
run_ninja() {
    local dir=$1 what=$2
    shift 2
    NINJA_STATUS='@%p %f/%t: ' ninja -C "$dir" "$@" 2>&1 </dev/null | show "$what" read_ninja >&2
}

# in_isolation COMMAND…: runs a command without display, sound server, and session, in English, with software rendering. Settings,
# data, and documents are in a temporary folder, in memory if possible, because the stores wait for the disk after each action.
in_isolation() (
    isolated="$(mktemp -d "$(fast_folder)/tableside.XXXXXX")" || exit
    trap 'rm -rf "$isolated"' EXIT
    mkdir -m 700 "$isolated"/{config,data,cache,state,runtime,tmp}
    unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS PULSE_SERVER LANGUAGE
    unset QT_QPA_PLATFORMTHEME QT_QUICK_CONTROLS_STYLE QT_STYLE_OVERRIDE QT_SCALE_FACTOR QT_SCREEN_SCALE_FACTORS
    export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8 TMPDIR="$isolated/tmp"
    export XDG_CONFIG_HOME="$isolated/config" XDG_DATA_HOME="$isolated/data" XDG_CACHE_HOME="$isolated/cache"
    export XDG_STATE_HOME="$isolated/state" XDG_RUNTIME_DIR="$isolated/runtime"
    printf 'XDG_DOCUMENTS_DIR="%s"\n' "$isolated/documents" >"$XDG_CONFIG_HOME/user-dirs.dirs"
    "$@"
)

# Prints the folder for temporary files: a folder in memory if it allows starting programs, since tests start programs there.
fast_folder() {
    local probe
    if [[ -z ${TMPDIR:-} ]] && probe="$(mktemp /dev/shm/tableside.XXXXXX 2>/dev/null)"; then
        printf '#!/bin/sh\n' >"$probe"
        chmod +x "$probe"
        if "$probe" 2>/dev/null; then TMPDIR=/dev/shm; fi
        rm -f "$probe"
    fi
    echo "${TMPDIR:-/tmp}"
}
