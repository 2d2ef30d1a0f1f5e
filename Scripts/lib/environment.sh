# Shared by the scripts beside this folder. Source it; it changes to the package's root.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

fail() {
    echo "error: $*" >&2
    exit 1
}

# Packages to build, to show a window without a screen, and to drive it as a person would.
build_packages=(libgtk-4-dev libadwaita-1-dev pkg-config)
look_packages=(adwaita-icon-theme fonts-dejavu-core fonts-cantarell)
headless_packages=(xvfb xauth)
tour_packages=(dbus at-spi2-core gir1.2-atspi-2.0 python3-gi xdotool imagemagick)
browser_packages=(libgtk-4-bin)

# Installs what is missing of the named packages, and says so first.
require_packages() {
    local missing=() package
    for package in "$@"; do
        dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
            missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    command -v apt-get >/dev/null || fail "these packages are missing and there is no apt-get: ${missing[*]}"
    echo "Installing missing packages: ${missing[*]}"
    local run=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "run as root, or install these first: ${missing[*]}"
        run=(sudo)
    fi
    "${run[@]}" apt-get update -qq || fail "apt-get update failed; the packages ${missing[*]} are needed"
    "${run[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o Dpkg::Use-Pty=0 --no-install-recommends "${missing[@]}" >/dev/null ||
        fail "apt-get could not install: ${missing[*]}"
}

require_swift() {
    command -v swift >/dev/null || fail "no Swift toolchain on PATH; install Swift 6.2 or newer from https://www.swift.org/install/"
}

# GTK draws in software and the same way on every machine; what it criticises ends the program.
export_window_environment() {
    export GDK_BACKEND=x11 GSK_RENDERER=cairo GDK_DEBUG=gl-disable G_DEBUG=fatal-criticals
    export LIBGL_ALWAYS_SOFTWARE=1 NO_AT_BRIDGE=0
}

# Runs a Python file of Scripts/driver, with arguments, on a display and a session bus that nothing else uses.
# Debian's own Python, since only that one sees Debian's modules.
drive() {
    export_window_environment
    PYTHONDONTWRITEBYTECODE=1 Scripts/lib/own-display /usr/bin/python3 "Scripts/driver/$1" "${@:2}"
}
