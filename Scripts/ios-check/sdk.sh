# Makes what Swift code is checked against as code for Apple's platforms, from nothing but the open-source toolchain and
# this package. Source it after lib/environment.sh.
#
# An SDK here is two folders of compiled module interfaces for one platform. The base:
#   - the toolchain's own modules, whose interfaces carry Apple's availability also on Linux, compiled anew;
#   - small stand-ins, by hand, for the modules below UIKit (StandIns/).
# And on top of it UIKit and SwiftUI: the interfaces of this package's Linux modules, so that there is one source of truth.

stand_ins_folder=Scripts/ios-check/StandIns
cache=.build/check-ios
toolchain_modules="Swift _Concurrency SwiftOnoneSupport _RegexParser _StringProcessing Observation Synchronization Testing"
stand_in_modules="ObjectiveC CoreGraphics Foundation"
own_modules="UIKit SwiftUI"
# An SDK is made for each of these; compiled modules bear the platform's name.
platforms="arm64-apple-ios arm64-apple-ios-simulator arm64-apple-ios-macabi arm64-apple-tvos arm64-apple-xros"
# The version that SDKs are compiled for: a new one, so that the compiler does not miss what the system's runtime has today.
sdk_version=26.0

source Scripts/ios-check/interfaces.sh

find_toolchain() {
    require_swift
    local root
    root=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
    frontend=$root/bin/swift-frontend
    resources=$root/lib/swift
    [ -x "$frontend" ] || fail "there is no $frontend; install a toolchain from https://www.swift.org/install/"
}

digest() { sha256sum | cut -c 1-16; }

base_key() {
    { "$frontend" -version 2>&1 && find Scripts/ios-check -type f -not -path '*/Fixtures/*' -exec sha256sum {} + | sort; } | digest
}

own_key() {
    {
        base_key
        pkg-config --modversion libadwaita-1
        find Sources/Linux/{CAdwaita,GLibSupport,UIKit,SwiftUI} -type f -exec sha256sum {} + | sort
    } | digest
}

# The target triple that a platform's SDK is compiled for; the version stands before what marks a simulator or Mac Catalyst.
triple_of() { # platform
    case $1 in
    *-simulator | *-macabi) echo "${1%-*}$sdk_version-${1##*-}" ;;
    *) echo "$1$sdk_version" ;;
    esac
}

# The flags by which the compiler finds a platform's SDK, one a line.
sdk_flags() { # platform
    printf '%s\n' -sdk "$stand_ins_folder" -resource-dir "$resources" -plugin-path "$resources/host/plugins" \
        -I "$base/$1" -I "$own/$1" -I "$stand_ins_folder" -I "$resources/shims" -module-cache-path "$base/$1/cache" \
        -disable-target-os-checking
}

# Compiles the interface on standard input.
compile_interface() { # folder platform module flags...
    local folder=$1/$2 platform=$2 module=$3 flags
    local text=$folder/text/$module.swiftinterface
    shift 3
    mkdir -p "$folder/text" "$folder/$module.swiftmodule"
    cat >"$text"
    mapfile -t flags < <(sdk_flags "$platform")
    "$frontend" -compile-module-from-interface "$text" -module-name "$module" -diagnostic-style llvm \
        -target "$(triple_of "$platform")" "${flags[@]}" "$@" \
        -o "$folder/$module.swiftmodule/$platform.swiftmodule" 2>"$text.log" || {
        grep --max-count 10 'error:' "$text.log" >&2
        fail "the interface of $module does not compile for $platform, see $text.log;" \
            "what is missing of Foundation belongs into $stand_ins_folder"
    }
}

make_base() { # platform
    local module triple flags
    triple=$(triple_of "$1")
    for module in $toolchain_modules; do
        case $module in
        Swift | _Concurrency | SwiftOnoneSupport) flags=(-parse-stdlib) ;;
        *) flags=() ;;
        esac
        toolchain_interface "$module" "$triple" | compile_interface "$base" "$1" "$module" "${flags[@]}"
    done
    for module in $stand_in_modules; do
        stand_in_interface "$module" "$triple" | compile_interface "$base" "$1" "$module"
    done
}

# Writes the interfaces of the Linux modules to $own/linux.
emit_own_interfaces() {
    local folder=$own/linux module c_flags=() flag sources
    mkdir -p "$folder"
    for flag in $(pkg-config --cflags libadwaita-1); do c_flags+=(-Xcc "$flag"); done
    for module in GLibSupport $own_modules; do
        mapfile -t sources < <(find "Sources/Linux/$module" -name '*.swift' | sort)
        "$frontend" -emit-module "${sources[@]}" -module-name "$module" -package-name package -swift-version 6 \
            -parse-as-library -enable-library-evolution -experimental-skip-all-function-bodies -suppress-warnings \
            "${c_flags[@]}" -I Sources/Linux/CAdwaita -I "$folder" -module-cache-path "$cache/linux" \
            -plugin-path "$resources/host/plugins" -emit-module-interface-path "$folder/$module.swiftinterface" \
            -o "$folder/$module.swiftmodule" || fail "Sources/Linux/$module does not compile"
    done
    for module in $own_modules; do
        ! grep -nwE 'GLibSupport|CAdwaita' "$folder/$module.swiftinterface" >&2 ||
            fail "the public interface of $module shows what Apple's does not have, see above"
    done
}

make_own() { # platform
    local module
    for module in $own_modules; do
        own_interface "$own/linux/$module.swiftinterface" "$(triple_of "$1")" |
            compile_interface "$own" "$1" "$module"
    done
}

# Runs a function for every platform: first alone for the first one, so that faults are reported once.
for_each_platform() { # function
    local platform process processes=()
    "$1" "${platforms%% *}"
    for platform in ${platforms#* }; do
        "$1" "$platform" &
        processes+=($!)
    done
    for process in "${processes[@]}"; do wait "$process" || exit 1; done
}

# Makes the SDKs that are not in the cache, and sets `base` and `own` to their folders.
make_sdks() {
    find_toolchain
    mkdir -p "$cache"
    exec 9>"$cache/lock"
    flock 9
    base=$cache/base-$(base_key)
    own=$cache/own-$(own_key)
    if [ ! -e "$base/done" ]; then
        rm -rf "$cache"/base-*
        for_each_platform make_base
        touch "$base/done"
    fi
    if [ ! -e "$own/done" ]; then
        rm -rf "$cache"/own-*
        emit_own_interfaces
        for_each_platform make_own
        touch "$own/done"
    fi
    flock --unlock 9
}
