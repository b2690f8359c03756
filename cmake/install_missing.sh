# Sourced by ./run and ./check: installs the Debian packages that are missing, as root or through sudo. Says what it does,
# and asks the network for nothing when all is there.

merlon_packages=(
    g++ cmake ninja-build ccache mold clang-format python3
    qt6-base-dev libqt6svg6-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n libgl1-mesa-dev
    libyaml-cpp-dev libexpected-dev libpng-dev libisal-dev libsodium-dev libzip-dev liblemon-dev libbenchmark-dev fonts-dejavu-core
)

install_missing() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    echo "Installing: ${missing[*]}"
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "These packages are missing and there is no sudo; install them as root." >&2; return 1; }
        root=(sudo)
    fi
    "${root[@]}" apt-get update -q && DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -q -y --no-install-recommends "${missing[@]}"
}
