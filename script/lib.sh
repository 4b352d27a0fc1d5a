# Shared by the scripts of this folder; sourced, never run.
# shellcheck shell=bash

root="$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)"
name="script/$(basename "$(readlink -f "$0")")"

# Debian 12 and Ubuntu 24.04 names.
# shellcheck disable=SC2034  # used by name in need_packages
packages_engine=(cmake ninja-build g++ nlohmann-json3-dev libcli11-dev libssl-dev libgtest-dev libbenchmark-dev)
# shellcheck disable=SC2034
packages_app=(
    qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-multimedia-dev qt6-svg-dev qt6-charts-dev
    qt6-speech-dev qt6-speech-speechd-plugin qt6-translations-l10n
    qt6-wayland qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools linguist-qt6 libqt6svg6 libqt6sql6-sqlite libgl-dev
    qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-shapes
    qml6-module-qtquick-templates qml6-module-qtquick-window qml6-module-qtcharts qml6-module-qtqml qml6-module-qtqml-models
    qml6-module-qtqml-workerscript qml6-module-qttest)
# shellcheck disable=SC2034
packages_test=(dbus-daemon procps)
# shellcheck disable=SC2034
packages_latency=(pulseaudio pulseaudio-utils)

say() { printf '%s: %s\n' "$name" "$*" >&2; }

die() {
    say "$*"
    exit 1
}

# need_packages WHY GROUP…: installs what is missing of the groups; runs nothing else when all is there.
need_packages() {
    local why=$1 group
    shift
    local -a wanted=() missing=()
    for group in "$@"; do
        local -n list="packages_$group"
        wanted+=("${list[@]}")
    done
    if ! command -v dpkg-query >/dev/null; then
        say "not a Debian or Ubuntu system: packages are not checked; $why needs what Debian calls ${wanted[*]}"
        return
    fi
    mapfile -t missing < <(missing_of "${wanted[@]}")
    if ((${#missing[@]})); then
        install_packages "$why" "${missing[@]}"
    fi
}

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

install_packages() {
    local why=$1
    shift
    local -a as_root=(env DEBIAN_FRONTEND=noninteractive)
    command -v apt-get >/dev/null || die "$why needs these packages, and there is no apt-get to install them: $*"
    if ((EUID != 0)); then
        command -v sudo >/dev/null || die "$why needs these packages, and there is no sudo here." \
            "As root, run: apt-get install $*"
        if [[ -t 2 ]]; then as_root=(sudo "${as_root[@]}"); else as_root=(sudo -n "${as_root[@]}"); fi
    fi
    say "$why needs packages that are missing; installing them with apt-get: $*"
    # A stale mirror is no reason to stop: what counts is whether the packages can be installed.
    "${as_root[@]}" apt-get -q update >&2 </dev/null || say "apt-get update failed; trying with the lists that are here"
    "${as_root[@]}" apt-get -q -y -o Dpkg::Use-Pty=0 install --no-install-recommends "$@" >&2 </dev/null ||
        die "the packages could not be installed: apt-get's (or sudo's) reason is above; is the network up?" \
            "To do it by hand, as root: apt-get install $*"
}

# configure_and_build PRESET [TARGET…]: everything is built when no target is named. Talks on standard error only
# and reads nothing, so that a program started afterwards has both to itself.
configure_and_build() {
    local preset=$1 launcher dir="$root/build/$1"
    shift
    launcher="$(command -v ccache || true)"
    local -a targets=()
    (($#)) && targets=(--target "$@")
    (
        cd "$root" || exit
        # Ninja itself configures again when a CMake file changed, but knows nothing of presets and launchers.
        local stamp="$dir/.configured"
        if [[ ! -f $dir/build.ninja || CMakePresets.json -nt $stamp || "$(cat "$stamp" 2>/dev/null)" != "$launcher" ]]
        then
            say "configuring build/$preset"
            cmake --preset "$preset" --log-level=NOTICE -DCMAKE_CXX_COMPILER_LAUNCHER="$launcher"
            printf '%s' "$launcher" >"$stamp"
        fi
        say "building ${*:-everything} in build/$preset"
        cmake --build "$dir" --parallel "$(nproc)" "${targets[@]}"
    ) >&2 </dev/null
}

# in_isolation COMMAND…: runs it without display, sound server or session, drawn in software, in plain English, with
# settings and data in a folder of its own that is removed afterwards.
in_isolation() (
    isolated="$(mktemp -d "${TMPDIR:-/tmp}/tableside.XXXXXX")" || exit
    trap 'rm -rf "$isolated"' EXIT
    mkdir -m 700 "$isolated"/{config,data,cache,state,runtime}
    unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS PULSE_SERVER LANGUAGE
    unset QT_QPA_PLATFORMTHEME QT_QUICK_CONTROLS_STYLE QT_STYLE_OVERRIDE QT_SCALE_FACTOR QT_SCREEN_SCALE_FACTORS
    export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8
    export XDG_CONFIG_HOME="$isolated/config" XDG_DATA_HOME="$isolated/data" XDG_CACHE_HOME="$isolated/cache"
    export XDG_STATE_HOME="$isolated/state" XDG_RUNTIME_DIR="$isolated/runtime"
    "$@"
)
