# Rewrites textual module interfaces so that they compile for another platform than the one they were made on.

# Sets the target in an interface's flags, leaves out function bodies, and drops the check of availability inside the
# interface itself: the attributes of its declarations stay, and are what clients are checked by.
retarget() { # triple
    sed -e "1,6s/-target [^ ]*/-target $1 -disable-availability-checking -experimental-skip-all-function-bodies/" \
        -e '1,6s/ -disable-objc-interop//g' -e '1,6s/ -package-name [^ ]*//' -e '1,6s/ -O / -Onone /'
}

# An interface of the toolchain. @backDeployed asks for bodies that interfaces leave out; the function added to Swift's is
# there on Apple's systems only, and the compiler wants it for Objective-C methods.
toolchain_interface() { # module triple
    local text=$resources/linux/$1.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface
    [ -e "$text" ] || fail "the toolchain has no textual interface of $1: $text"
    retarget "$2" <"$text" |
        sed -e '/^import Glibc$/d' -e '/^ *@backDeployed([^)]*)$/d' -e 's/@backDeployed([^)]*) //'
    [ "$1" != Swift ] || echo 'public func _bridgeAnyObjectToAny(_ object: Swift.AnyObject?) -> Any'
}

# A stand-in: its text, below the head that makes it an interface.
stand_in_interface() { # module triple
    local flags="-target $2 -enable-library-evolution -swift-version 6 -disable-objc-attr-requires-foundation-module"
    [ "$1" != ObjectiveC ] || flags="$flags -import-underlying-module"
    {
        echo '// swift-interface-format-version: 1.0'
        echo "// swift-compiler-version: $("$frontend" -version 2>/dev/null | head -n 1)"
        echo "// swift-module-flags: $flags -module-name $1"
        cat "$stand_ins_folder/$1.swiftinterface"
    } | retarget "$2"
}

# An interface of our own, emitted on Linux. The deinit printed for a subclass of a class with an isolated one does not
# compile, and clients need none. On Apple's systems Foundation is one module.
own_interface() { # text triple
    awk -f Scripts/ios-check/optional-requirements.awk "$1" "$1" | retarget "$2" |
        sed -e '/^ *\(@[A-Za-z_.]* \|isolated \)*deinit$/d' -e 's/\bFoundation\(Essentials\|Internationalization\)\./Foundation./g' |
        case $2 in
        *-tvos*) name_tvos ;;
        *) cat ;;
        esac
}

# Gives tvOS the number of iOS wherever a declaration says nothing about tvOS, as is the rule in UIKit and SwiftUI.
# For visionOS the compiler does that itself, by the version map of StandIns/SDKSettings.json.
name_tvos() {
    awk '
        function flush(    i, line) {
            for (i = 1; i <= count; i++) {
                line = block[i]
                if (!named && line ~ /@available\(iOS, /) {
                    print line
                    sub(/\(iOS/, "(tvOS", line)
                } else if (!named && match(line, /iOS [0-9.]+/)) {
                    line = substr(line, 1, RSTART + RLENGTH - 1) ", tv" substr(line, RSTART + 1)
                }
                print line
            }
            count = named = 0
        }
        /^ *@available\(/ { block[++count] = $0; named = named || /tvOS/; next }
        { flush(); print }
        END { flush() }
    '
}
