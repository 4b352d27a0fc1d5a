# Functions shared by the scripts of this folder. Source it, don't run it.
# shellcheck shell=bash

root="$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)"
name="script/$(basename "$(readlink -f "$0")")"
verbose=${TABLESIDE_VERBOSE:-} # not empty: show everything that the tools print

# Names of the packages in Debian 12, Debian 13, and Ubuntu 24.04.
# shellcheck disable=SC2034  # used by name in need_packages
packages_engine=(cmake ninja-build g++ nlohmann-json3-dev libcli11-dev nettle-dev libgtest-dev libbenchmark-dev)
# shellcheck disable=SC2034
packages_app=(
    qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-multimedia-dev qt6-svg-dev
    qt6-speech-dev qt6-speech-speechd-plugin qt6-translations-l10n
    qt6-wayland qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools linguist-qt6 libqt6svg6 libqt6sql6-sqlite libgl-dev
    qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-shapes
    qml6-module-qtquick-templates qml6-module-qtquick-window qml6-module-qtqml qml6-module-qtqml-models
    qml6-module-qtqml-workerscript qml6-module-qttest)
# Packages that are installed only if apt knows them. Qt's SVG plugin is a separate package since Debian 13, which may lack the
# following two.
# shellcheck disable=SC2034
packages_app_where_known=(qt6-svg-plugins)
# shellcheck disable=SC2034
packages_style_where_known=(clang-format-14)
# shellcheck disable=SC2034
packages_tidy_where_known=(clang-tidy-14)
# Clang only recommends its runtime, which contains libFuzzer and the sanitizers.
# shellcheck disable=SC2034
packages_fuzz=(clang libclang-rt-dev)
# shellcheck disable=SC2034
packages_start=(xvfb pentobi)
# shellcheck disable=SC2034
packages_reader=(xvfb matchbox-window-manager dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi)
# shellcheck disable=SC2034
packages_test=(procps strace appstream desktop-file-utils shared-mime-info "${packages_reader[@]}")
# tst_svg_art compares nanosvg's drawings with those of Qt Svg. Debian 12 has no nanosvg.
# shellcheck disable=SC2034
packages_test_where_known=(libnanosvg-dev)
# shellcheck disable=SC2034
packages_web=(
    cmake ninja-build dpkg-dev gzip make perl python3 tcl emscripten librsvg2-bin nlohmann-json3-dev libnanosvg-dev
    qt6-base-dev qt6-base-dev-tools qt6-declarative-dev qt6-declarative-dev-tools qt6-shadertools-dev qt6-tools-dev
    qt6-tools-dev-tools qt6-l10n-tools linguist-qt6)
# shellcheck disable=SC2034
packages_web_test=(chromium chromium-driver fonts-dejavu-core python3-selenium)
# shellcheck disable=SC2034
packages_source=(git)
# shellcheck disable=SC2034
packages_package=(dpkg-dev file lintian)
# shellcheck disable=SC2034
packages_bare=(debootstrap)
# shellcheck disable=SC2034
packages_latency=(pulseaudio pulseaudio-utils)

say() { printf '%s: %s\n' "$name" "$*" >&2; }

die() {
    say "$*"
    exit 1
}

# Prints the version of Tableside.
version() {
    sed -n 's/^project(Tableside VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt"
}

# need_packages WHY GROUP…: installs the packages of the groups that are missing.
need_packages() {
    local why=$1 group
    shift
    local -a wanted=() where_known=() missing=() as_root=()
    for group in "$@"; do
        local -n list="packages_$group" list_where_known="packages_${group}_where_known"
        wanted+=("${list[@]}")
        where_known+=("${list_where_known[@]}")
    done
    if ! command -v dpkg-query >/dev/null; then
        say "not a Debian or Ubuntu system: packages are not checked; $why needs the packages that Debian calls ${wanted[*]}"
        return
    fi
    mapfile -t missing < <(missing_of "${wanted[@]}")
    if ((${#missing[@]})); then
        find_root "$why" "${missing[@]}"
        # A failed update is not fatal, because the packages may be installable with the present lists.
        "${as_root[@]}" apt-get -qq update >&2 </dev/null ||
            say "apt-get update failed; trying with the present lists"
    fi
    mapfile -t where_known < <(known_of "${where_known[@]}")
    mapfile -t missing < <(missing_of "${wanted[@]}" "${where_known[@]}")
    if ((${#missing[@]})); then
        find_root "$why" "${missing[@]}"
        install_packages "$why" "${missing[@]}"
    fi
}

# Prints the packages that are not installed.
missing_of() {
    local package
    local -A installed=()
    while read -r package; do
        installed[$package]=1
    done < <(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null | sed -n 's/ installed$//p')
    for package in "$@"; do
        [[ -n ${installed[$package]:-} ]] || echo "$package"
    done
}

# Prints the packages that apt knows.
known_of() {
    local package
    for package in "$@"; do
        if apt-cache show "$package" >/dev/null 2>&1; then echo "$package"; fi
    done
}

# find_root WHY PACKAGE…: sets as_root to a command prefix that runs a command with root's permissions, or ends the script.
find_root() {
    local why=$1
    shift
    command -v apt-get >/dev/null || die "$why needs these packages, and there is no apt-get to install them: $*"
    as_root=(env DEBIAN_FRONTEND=noninteractive)
    ((EUID != 0)) || return 0
    command -v sudo >/dev/null || die "$why needs these packages, and there is no sudo here." \
        "As root, run: apt-get install $*"
    if [[ -t 2 ]]; then as_root=(sudo "${as_root[@]}"); else as_root=(sudo -n "${as_root[@]}"); fi
}

install_packages() {
    local why=$1
    shift
    say "$why needs $# packages that are missing; installing them with apt-get: $*"
    # apt reports its progress on descriptor 3. The inner shell opens it, because sudo would close it.
    # shellcheck disable=SC2016
    "${as_root[@]}" sh -c 'exec apt-get -q -y -o APT::Status-Fd=3 -o Dpkg::Use-Pty=0 \
        install --no-install-recommends "$@" 3>&1' sh "$@" 2>&1 </dev/null | show installing read_apt >&2 ||
        die "the packages could not be installed: apt-get's (or sudo's) reason is above; is the network up?" \
            "To do it by hand, as root: apt-get install $*"
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
        is_failing=command
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
                { if [[ -n $verbose ]]; then cat; else cat >/dev/null; fi; }
            printf '%s' "$launcher" >"$stamp"
        fi
    ) >&2 </dev/null
    run_ninja "$dir" "building build/$preset" "$@" || die "the build failed; the reasons are above"
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
