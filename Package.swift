// swift-tools-version: 6.0
import PackageDescription

/// What every target that shows user interface needs: nothing on Apple platforms, this package's own modules on Linux.
var userInterface: [Target.Dependency] = []
/// Test targets additionally need the main thread served by GLib while Swift Testing runs.
var testSupport: [Target.Dependency] = []
/// The test targets to build, with commas between their names; without it, all. `Scripts/test` builds some again with a sanitizer.
let chosenTests = Context.environment["UIKITTABVIEW_TESTS"]?.split(separator: ",").map(String.init)
var linuxProducts: [Product] = []
var linuxTargets: [Target] = []

#if os(Linux)
    userInterface = ["UIKit", "SwiftUI"]
    testSupport = ["MainLoopTestSupport"]
    linuxProducts = [
        .library(name: "MainLoopTestSupport", targets: ["MainLoopTestSupport"])
    ]
    linuxTargets = [
        .systemLibrary(
            name: "CAdwaita",
            path: "Sources/Linux/CAdwaita",
            pkgConfig: "libadwaita-1",
            providers: [.apt(["libgtk-4-dev", "libadwaita-1-dev"])]
        ),
        .target(name: "GLibSupport", dependencies: ["CAdwaita"], path: "Sources/Linux/GLibSupport"),
        .target(name: "_Testing_UIKit", path: "Sources/Linux/_Testing_UIKit"),
        .target(
            name: "UIKit",
            dependencies: ["GLibSupport", "CAdwaita", "_Testing_UIKit"],
            path: "Sources/Linux/UIKit",
            resources: [.copy("Symbols")]
        ),
        .target(
            name: "SwiftUI",
            dependencies: ["UIKit", "GLibSupport"],
            path: "Sources/Linux/SwiftUI",
            exclude: ["Graph/Nodes.md"]
        ),
        .target(
            name: "MainLoopTestSupport",
            dependencies: ["GLibSupport"],
            path: "Sources/Linux/MainLoopTestSupport"
        ),
        .target(name: "CHeap", path: "Benchmarks/CHeap"),
        .executableTarget(
            name: "BareLibadwaita",
            dependencies: ["CHeap", "CAdwaita"],
            path: "Benchmarks/BareLibadwaita"
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["UIKitTabView", "SwiftUI", "UIKit", "GLibSupport", "CAdwaita", "CHeap"],
            path: "Benchmarks/Benchmarks"
        ),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "GLibSupport"] + testSupport),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"] + testSupport),
        .testTarget(
            name: "WindowTests",
            dependencies: ["UIKitTabView", "SwiftUI", "UIKit", "GLibSupport", "CAdwaita"] + testSupport
        ),
    ]
#endif

let package = Package(
    name: "UIKitTabView",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    products: [.library(name: "UIKitTabView", targets: ["UIKitTabView"])] + linuxProducts,
    targets: (linuxTargets + [
        .target(name: "UIKitTabView", dependencies: userInterface),
        .executableTarget(name: "Gallery", dependencies: ["UIKitTabView"], path: "Examples/Gallery"),
        .testTarget(name: "UIKitTabViewTests", dependencies: ["UIKitTabView"] + userInterface + testSupport),
    ]).filter { $0.type != .test || chosenTests?.contains($0.name) != false },
    swiftLanguageModes: [.v6]
)
