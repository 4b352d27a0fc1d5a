# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The packages and tools that the scripts need, and how they are installed. script/lib.sh sources this file.
# shellcheck shell=bash
# shellcheck disable=SC2154,SC2034  # variables of script/lib.sh

# The oldest versions that work. CMakeLists.txt requires them, too; script/needs/CMakeLists.txt has those of the libraries.
oldest_cmake=3.25
oldest_qt=6.4.2

# The packages of each group: for apt (Debian 12, Debian 13, and Ubuntu 24.04), dnf (Fedora), and pacman (Arch). The names for dnf
# and pacman have not been tried yet. `programs_…` has the programs of the group, to check for them on other systems.
{
    # What builds the console.
    apt_engine=(cmake ninja-build g++ nlohmann-json3-dev libcli11-dev nettle-dev)
    dnf_engine=(cmake ninja-build gcc-c++ json-devel cli11-devel nettle-devel)
    pacman_engine=(cmake ninja gcc nlohmann-json cli11 nettle)

    # What builds and runs the app.
    apt_app=(
        qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-multimedia-dev qt6-svg-dev
        qt6-websockets-dev libqrcodegencpp-dev qt6-speech-dev qt6-speech-speechd-plugin qt6-translations-l10n
        qt6-wayland qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools linguist-qt6 libqt6svg6 libqt6sql6-sqlite libgl-dev
        qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-shapes
        qml6-module-qtquick-templates qml6-module-qtquick-window qml6-module-qtqml qml6-module-qtqml-models
        qml6-module-qtqml-workerscript)
    dnf_app=(
        qt6-qtbase-devel qt6-qtdeclarative-devel qt6-qtmultimedia-devel qt6-qtsvg-devel qt6-qtspeech-devel
        qt6-qtwebsockets-devel libqrcodegencpp-devel
        qt6-qtspeech-speechd qt6-qttools-devel qt6-linguist qt6-qttranslations qt6-qtwayland mesa-libGL-devel)
    pacman_app=(
        qt6-base qt6-declarative qt6-multimedia qt6-svg qt6-speech qt6-tools qt6-translations qt6-wayland qt6-websockets
        qrcodegencpp-cmake)
    # Qt's SVG plugin is a separate package since Debian 13. Packages in `…_where_known` are installed only if apt knows them.
    apt_app_where_known=(qt6-svg-plugins)

    # What builds the tests and the benchmarks.
    apt_test_build=(libgtest-dev libbenchmark-dev qml6-module-qttest)
    dnf_test_build=(gtest-devel google-benchmark-devel)
    pacman_test_build=(gtest benchmark)
    # tst_svg_art compares nanosvg's drawings with those of Qt Svg. Debian 12 has no nanosvg.
    apt_test_build_where_known=(libnanosvg-dev)

    # What runs the journeys of a screen reader, and all tests.
    apt_reader=(xvfb matchbox-window-manager dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi)
    dnf_reader=(xorg-x11-server-Xvfb matchbox-window-manager dbus-daemon at-spi2-core python3-gobject)
    pacman_reader=(xorg-server-xvfb matchbox-window-manager dbus at-spi2-core python-gobject)
    programs_reader=(Xvfb matchbox-window-manager dbus-daemon python3)
    apt_test=(procps strace appstream desktop-file-utils shared-mime-info "${apt_reader[@]}")
    dnf_test=(procps-ng strace appstream desktop-file-utils shared-mime-info "${dnf_reader[@]}")
    pacman_test=(procps-ng strace appstream desktop-file-utils shared-mime-info "${pacman_reader[@]}")
    programs_test=(ps strace appstreamcli desktop-file-validate update-mime-database "${programs_reader[@]}")

    # What checks the sources. Debian 13 may lack these versions of clang.
    apt_style_where_known=(clang-format-14)
    apt_tidy_where_known=(clang-tidy-14)
    apt_lint=(shellcheck yamllint reuse)
    dnf_lint=(ShellCheck yamllint reuse)
    pacman_lint=(shellcheck yamllint reuse)
    programs_lint=(shellcheck yamllint reuse)

    # Clang only recommends its runtime, which contains libFuzzer and the sanitizers. What phones send is parsed with Qt.
    apt_fuzz=(clang libclang-rt-dev qt6-base-dev)
    dnf_fuzz=(clang compiler-rt qt6-qtbase-devel)
    pacman_fuzz=(clang compiler-rt qt6-base)
    programs_fuzz=(clang++)

    # What measures the start of the app and the latency of calls.
    apt_start=(xvfb pentobi)
    dnf_start=(xorg-x11-server-Xvfb pentobi)
    pacman_start=(xorg-server-xvfb pentobi)
    programs_start=(Xvfb pentobi)
    apt_latency=(pulseaudio pulseaudio-utils)
    dnf_latency=(pulseaudio pulseaudio-utils)
    pacman_latency=(pulseaudio libpulse)
    programs_latency=(pulseaudio parec)

    # The app for browsers and Debian packages are made on Debian only. Qt's and SQLite's build scripts look for a C compiler.
    apt_web=(
        cmake ninja-build gcc libc6-dev dpkg-dev gzip make perl python3 tcl emscripten librsvg2-bin nlohmann-json3-dev zopfli
        libnanosvg-dev
        qt6-base-dev qt6-base-dev-tools qt6-declarative-dev qt6-declarative-dev-tools qt6-shadertools-dev qt6-tools-dev
        qt6-tools-dev-tools qt6-l10n-tools linguist-qt6)
    apt_web_test=(chromium chromium-driver firefox-esr fonts-dejavu-core gir1.2-webkit2-4.1 pulseaudio python3-gi python3-websocket xdotool xvfb)
    apt_package=(dpkg-dev file lintian)
    programs_package=(dpkg-buildflags dpkg-deb lintian)
    apt_bare=(debootstrap)
    programs_bare=(debootstrap)
    apt_source=(git)
    dnf_source=(git)
    pacman_source=(git)
    programs_source=(git)
}

# Prints what --help says about packages.
help_packages() {
    cat <<'TEXT'
Missing packages are installed first, after a question (Debian 12 and 13, Ubuntu 24.04; with sudo if you are not root). There
is no question with --yes as the first argument, with CI set, or without a terminal. On Fedora and Arch, the script prints the
command that installs them; on other systems, what is missing.
TEXT
}

# Reads os-release (TABLESIDE_OS_RELEASE names another file) into the variables of the caller: `system`, the name to show; `id` and
# `release`; `installer`: apt, dnf, pacman, or nothing if the system is unknown.
read_system() {
    local file=${TABLESIDE_OS_RELEASE:-/etc/os-release} like='' word
    system="$(uname -s)" id='' release='' installer=''
    [[ -r $file ]] || return 0
    IFS='|' read -r id release like system < <(
        # shellcheck disable=SC1090
        . "$file"
        printf '%s|%s|%s|%s\n' "${ID:-}" "${VERSION_ID:-}" "${ID_LIKE:-}" "${PRETTY_NAME:-${NAME:-${ID:-this system}}}"
    )
    for word in $id $like; do
        case $word in
        debian | ubuntu) installer=apt ;;
        fedora) installer=dnf ;;
        arch) installer=pacman ;;
        *) continue ;;
        esac
        break
    done
}

# Returns whether the packages of an apt system are too old. The lists of packages of a new system may be empty, so releases are
# checked by number, and relatives of Debian and Ubuntu by the version of CMake.
is_too_old() {
    local cmake
    case $id in
    debian) [[ -n $release ]] && ((${release%%.*} < 12)) ;;
    ubuntu) [[ -n $release ]] && ((10#${release/./} < 2404)) ;;
    *)
        cmake="$(apt-cache policy cmake 2>/dev/null | sed -n 's/^ *Candidate: *\([0-9].*\)/\1/p')"
        [[ -n $cmake ]] && ! is_version "$cmake" "$oldest_cmake"
        ;;
    esac
}

# is_version VERSION OLDEST: returns whether the version is at least the oldest one.
is_version() {
    [[ "$(printf '%s\n' "$2" "$1" | sort -V | head -n 1)" == "$2" ]]
}

# list_of PREFIX GROUP…: prints the members of the arrays PREFIX_GROUP, one per line. Missing arrays are empty.
list_of() {
    local prefix=$1 group item
    shift
    for group in "$@"; do
        local -n list="${prefix}_${group}"
        for item in "${list[@]}"; do
            printf '%s\n' "$item"
        done
    done
}

# need_packages WHY GROUP…: installs the packages of the groups that are missing, or ends the script with what to do. WHY is the
# subject of the messages.
need_packages() {
    local why=$1 system id release installer
    shift
    groups_needed=("$@")
    read_system
    case $installer in
    apt)
        if ! command -v apt-get >/dev/null; then
            need_tools "$why" "$system has no apt-get" "$@"
        elif is_too_old; then
            need_tools "$why" "$system has packages that are too old: use Debian 12, Ubuntu 24.04, or newer" "$@"
        else
            need_apt_packages "$why" "$@"
        fi
        ;;
    dnf | pacman) need_tools "$why" "$system installs packages with $installer, which this script leaves to you" "$@" ;;
    *) need_tools "$why" "$system is not a system whose packages the scripts know" "$@" ;;
    esac
}

# Prints the command that installs the missing packages of the groups with dnf or pacman.
named_packages() {
    local -a wanted missing
    mapfile -t wanted < <(list_of "$installer" "$@")
    missing=("${wanted[@]}")
    if [[ $installer == dnf ]] && command -v rpm >/dev/null; then
        mapfile -t missing < <(for package in "${wanted[@]}"; do
            rpm -q --whatprovides "$package" >/dev/null 2>&1 || echo "$package"
        done)
    elif command -v pacman >/dev/null; then
        mapfile -t missing < <(pacman -T "${wanted[@]}")
    fi
    ((${#missing[@]})) || return 0
    case $installer in
    dnf) echo "dnf install ${missing[*]}" ;;
    pacman) echo "pacman -S --needed ${missing[*]}" ;;
    esac
}

# need_tools WHY REASON GROUP…: for systems without apt. Ends the script with a list of what is missing, by name and version, and for
# dnf and pacman with a command. Nobody has tried these names of packages, so what CMake finds decides whether something is missing.
# A check that has passed is not repeated.
need_tools() {
    local why=$1 reason=$2 stamp missing command
    shift 2
    stamp="$root/build/.has-$(IFS=-; echo "$*")"
    [[ ! -f $stamp ]] || return 0
    missing="$(missing_tools "$@")"
    if [[ -n $missing ]]; then
        say "$reason. $why needs the following, which is missing or too old:"
        printf '%s\n' "$missing" >&2
        command="$(named_packages "$@")"
        if [[ -n $command ]]; then
            say "as root, run this, then $name again:"
            printf '  %s\n' "$command" >&2
        else
            say "install it, then run $name again. CMake finds what is in other folders by CMAKE_PREFIX_PATH."
        fi
        exit 1
    fi
    mkdir -p "$root/build"
    touch "$stamp"
}

# missing_tools GROUP…: prints a line for each missing or outdated program and library that the groups need.
missing_tools() {
    local found program check
    if ! command -v cmake >/dev/null; then
        echo "  CMake $oldest_cmake or newer"
    else
        found="$(cmake --version | sed -n 's/^cmake version //p')"
        is_version "$found" "$oldest_cmake" || echo "  CMake $oldest_cmake or newer (this is $found)"
    fi
    if ! command -v ninja >/dev/null; then echo "  Ninja"; fi
    if ! command -v "${CXX:-c++}" >/dev/null; then
        echo "  a C++20 compiler: GCC 12, Clang 14, or newer"
    elif ! has_new_compiler; then
        echo "  a C++20 compiler: GCC 12, Clang 14, or newer (this is $("${CXX:-c++}" --version | head -n 1))"
    fi
    while read -r program; do
        if ! command -v "$program" >/dev/null; then echo "  the program $program"; fi
    done < <(list_of programs "$@" | sort -u)
    # CMake looks for the libraries, as it does for the build.
    if command -v cmake >/dev/null && command -v "${CXX:-c++}" >/dev/null; then
        check="$(mktemp -d)"
        cmake -S "$root/script/needs" -B "$check" -DNEEDED="$(IFS=';'; echo "$*")" -DOLDEST_QT="$oldest_qt" -DMISSING="$check/missing" \
            >"$check/log" 2>&1 || sed -n '/^CMake Error/,/^$/s/^/  /p' "$check/log"
        if [[ -f $check/missing ]]; then cat "$check/missing"; fi
        rm -rf "$check"
    else
        echo "  perhaps libraries, too: they can be checked only with CMake and a compiler"
    fi
}

has_new_compiler() {
    "${CXX:-c++}" -std=c++20 -fsyntax-only -x c++ - >/dev/null 2>&1 <<'CODE'
#include <concepts>
#include <span>
#if defined(__clang__) ? __clang_major__ < 14 : __GNUC__ < 12
#error too old
#endif
CODE
}

# need_apt_packages WHY GROUP…: installs the packages of the groups that are missing.
need_apt_packages() {
    local why=$1 asked=''
    shift
    local -a wanted=() where_known=() missing=() as_root=()
    mapfile -t wanted < <(list_of apt "$@")
    mapfile -t where_known < <(list_of apt "${@/%/_where_known}")
    mapfile -t missing < <(missing_of "${wanted[@]}")
    if ((${#missing[@]})); then
        ask_to_install "$why" "${missing[@]}"
        # A failed update is not fatal, because the packages may be installable with the present lists.
        "${as_root[@]}" apt-get -qq update >&2 </dev/null ||
            say "apt-get update failed; trying with the present lists"
    fi
    mapfile -t where_known < <(known_of "${where_known[@]}")
    mapfile -t missing < <(missing_of "${wanted[@]}" "${where_known[@]}")
    if ((${#missing[@]})); then
        ask_to_install "$why" "${missing[@]}"
        install_packages "$why" "${missing[@]}"
    fi
}

# Prints the packages that are not installed.
missing_of() {
    local package
    local -A installed=()
    (($#)) || return 0
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

# ask_to_install WHY PACKAGE…: asks once whether packages may be installed, unless nobody is there to answer or the answer is known,
# and sets as_root to a command prefix that runs a command with root's permissions. Otherwise it ends the script.
ask_to_install() {
    local why=$1 answer
    shift
    [[ -z $asked ]] || return 0
    asked=yes
    as_root=(env DEBIAN_FRONTEND=noninteractive)
    if ((EUID != 0)); then
        command -v sudo >/dev/null || die "$why needs $# packages, and there is no sudo to install them." \
            "As root, run: apt-get install $*"
        if [[ -t 0 && -t 2 ]]; then as_root=(sudo "${as_root[@]}"); else as_root=(sudo -n "${as_root[@]}"); fi
    fi
    if [[ -z ${TABLESIDE_YES:-} && -z ${CI:-} && -t 0 && -t 2 ]]; then
        say "$why needs $# packages that are missing: $*"
        read -r -p "Install them with apt-get? [Y/n] " answer || answer=n
        [[ $answer =~ ^([Yy]([Ee][Ss])?)?$ ]] || die "nothing was installed. As root, run: apt-get install $*"
    fi
    "${as_root[@]}" true >&2 ||
        die "sudo did not allow it (its reason is above). As root, run: apt-get install $*"
}

# install_packages WHY PACKAGE…: installs the packages, and explains a failure.
install_packages() {
    local why=$1 log reason
    shift
    say "$why needs $# packages that are missing; installing them with apt-get: $*"
    log="$(mktemp)"
    # apt reports its progress on descriptor 3. The inner shell opens it, because sudo would close it.
    # shellcheck disable=SC2016
    if ! "${as_root[@]}" sh -c 'exec apt-get -q -y -o APT::Status-Fd=3 -o Dpkg::Use-Pty=0 \
        install --no-install-recommends "$@" 3>&1' sh "$@" 2>&1 </dev/null | tee "$log" | show installing read_apt >&2; then
        reason="$(reason_of_apt "$log")"
        rm -f "$log"
        die "the packages could not be installed, and apt-get's messages are above. $reason" \
            "To do it by hand, as root: apt-get install $*"
    fi
    rm -f "$log"
}

# reason_of_apt LOG: prints a sentence about why apt-get failed and what to do.
reason_of_apt() {
    if grep -qE 'Could not (resolve|connect)|Temporary failure|unreachable|Connection (failed|refused|timed out)' "$1"; then
        echo "There seems to be no network: connect to it, and run $name again."
    elif grep -q 'Could not get lock' "$1"; then
        echo "Another program is installing packages: wait until it is done, and run $name again."
    elif grep -qE "enough free space|No space left" "$1"; then
        echo "The disk is full: make room, and run $name again."
    elif grep -qE 'Unable to locate package|no installation candidate' "$1"; then
        echo "The sources of this system lack some of them: run apt-get update as root, and see /etc/apt."
    fi
}
