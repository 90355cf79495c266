# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by ./run and ./test: the one place that knows which Debian packages Xuanka needs and how it is built.

run_packages=(g++ pkg-config cmake ninja-build qt6-base-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
  qt6-translations-l10n libgl-dev libegl-dev libvulkan-dev libxkbcommon-dev libqcustomplot-dev libqcustomplot2.1-qt6
  libqt6sql6-sqlite qt6-svg-dev libqt6svg6 libexpected-dev nlohmann-json3-dev libqpdf-dev libfmt-dev libcli11-dev
  libyaml-cpp-dev libxlsxwriter-dev libsqlite3-dev fonts-wqy-microhei fonts-dejavu-core python3 ccache mold)
test_packages=(poppler-utils qpdf)

missing_packages() {
  local package
  for package in "$@"; do
    dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || printf '%s\n' "$package"
  done
}

install_missing() {
  local missing as_root=()
  mapfile -t missing < <(missing_packages "$@")
  [ "${#missing[@]}" -gt 0 ] || return 0
  command -v apt-get >/dev/null || { echo "xuanka: needs apt-get to install: ${missing[*]}" >&2; exit 1; }
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "xuanka: run as root, or install: ${missing[*]}" >&2; exit 1; }
    as_root=(sudo)
  fi
  echo "xuanka: installing ${missing[*]}" >&2
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

configure() {
  [ -f build-release/CMakeCache.txt ] || cmake --preset release >&2
}

# Changes only when a source, resource or build file does: a second ./run need not ask ninja.
source_stamp() {
  find CMakeLists.txt CMakePresets.json app db ui resources .ci/setup.sh -type f -printf '%p %T@ %s\n' | LC_ALL=C sort | cksum
}

xuanka_setup_run() {
  local stamp
  stamp=$(source_stamp)
  [ -x build-release/bin/xuanka ] && [ "$(cat build-release/run.stamp 2>/dev/null)" = "$stamp" ] && return 0
  install_missing "${run_packages[@]}"
  configure
  cmake --build build-release --target xuanka >&2
  printf '%s\n' "$stamp" > build-release/run.stamp
}

xuanka_setup_test() {
  install_missing "${run_packages[@]}" "${test_packages[@]}"
  configure
  cmake --build build-release
}

has_display() {
  [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]
}

exec_xuanka() {
  if [ "$#" -eq 0 ] && ! has_display; then
    local pdf="$PWD/xuanka-sample-proposal.pdf"
    echo "xuanka: no display here; writing the sample proposal to $pdf"
    exec build-release/bin/xuanka report --sample --file "$pdf"
  fi
  exec build-release/bin/xuanka "$@"
}
