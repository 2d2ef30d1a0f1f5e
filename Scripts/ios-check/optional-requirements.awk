# Makes the optional methods of UIKit's delegate protocols optional, as they are on Apple's systems.
#
# Linux has no optional requirements: there, such a method is a requirement with a default in an extension of the
# protocol. Whoever calls it must write `delegate?.method?(…)` on Apple's systems, and a misspelt implementation of one is no
# implementation, so the difference matters. An optional method whose types Objective-C does not know is only taken out of the
# protocol; a protocol that requires such a one stays as it is.
#
# Reads the interface twice: awk -f optional-requirements.awk FILE FILE

# The declaration alone, without attributes and access.
function declaration(line) {
    sub(/^ *(@[A-Za-z_.]+ )*(public )?/, "", line)
    return line
}

# Whether Objective-C knows all types of a method.
function is_representable(method,    type) {
    while (match(method, /(UIKit|Foundation|Swift)\.[A-Za-z.]+/)) {
        type = substr(method, RSTART, RLENGTH)
        if (!(type in known)) return 0
        method = substr(method, RSTART + RLENGTH)
    }
    return 1
}

BEGIN {
    split("Swift.Bool Swift.Int Swift.String Swift.Double Foundation.CGFloat Foundation.IndexPath", list)
    for (i in list) known[list[i]]
}

# The first reading: delegate protocols with their requirements, those with a default, and the classes.
NR == FNR && /^[^:]*public protocol [A-Za-z]+ : (Foundation\.NSObjectProtocol|UIKit\.[A-Za-z]+Delegate) \{$/ {
    match($0, /protocol [A-Za-z]+/)
    name = "UIKit." substr($0, RSTART + 9, RLENGTH - 9)
    protocols[name]
    known[name]
    scope = name
    next
}
NR == FNR && match($0, /^[^:]*(open|public) (final )?class [A-Za-z]+/) {
    split($0, words, /class /)
    match(words[2], /^[A-Za-z]+/)
    known["UIKit." substr(words[2], 1, RLENGTH)]
    next
}
NR == FNR && /^extension [A-Za-z.]+ \{$/ { extended = $2 }
NR == FNR && /^}$/ { scope = extended = "" }
NR == FNR && scope != "" && / (func|var) / { requirements[scope, declaration($0)] = $0 }
NR == FNR && extended in protocols && / func / { has_default[extended, declaration($0)] }
NR == FNR { next }
FNR == 1 {
    # What Objective-C does not know makes other protocols unknown to it that mention it.
    do {
        found = 0
        for (key in requirements) {
            name = substr(key, 1, index(key, SUBSEP) - 1)
            if (!(name in protocols) || key in has_default || is_representable(requirements[key])) continue
            delete protocols[name]
            delete known[name]
            found = 1
        }
    } while (found)
}

# The second reading. Attributes on lines of their own are kept until it is clear whether their method stays.
/^ *@available\(.*\)$/ { attributes = attributes $0 "\n"; next }
/public protocol [A-Za-z]+ : [A-Za-z.]+ \{$/ && ("UIKit." $(NF - 3)) in protocols {
    scope = "UIKit." $(NF - 3)
    $0 = "@objc " $0
}
/^extension [A-Za-z.]+ \{$/ && $2 in protocols { extended = $2 }
/^}$/ { scope = extended = "" }
scope != "" && (scope, declaration($0)) in has_default {
    if (is_representable($0)) $0 = "  @objc optional " declaration($0)
    else { attributes = ""; next }
}
extended != "" && (extended, declaration($0)) in has_default && is_representable($0) { attributes = ""; next }
{
    printf "%s", attributes
    attributes = ""
    print
}
