// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "gtk-berths",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "mullion", path: "../..")],
    targets: [
        .systemLibrary(
            name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
        // What GObject wants to be C: two classes.
        .target(name: "CLayoutBox", dependencies: ["CGTK"]),
        // The bridge between widgets and trees.
        .target(
            name: "GTKLayout",
            dependencies: [
                "CGTK", "CLayoutBox",
                .product(name: "MullionGeometry", package: "mullion"),
                .product(name: "MullionLayout", package: "mullion"),
                .product(name: "MullionSolver", package: "mullion"),
            ]),
        // A program written with it.
        .executableTarget(name: "berths", dependencies: ["CGTK", "GTKLayout"]),
        .testTarget(name: "GTKLayoutTests", dependencies: ["CGTK", "GTKLayout", "berths"]),
    ],
    swiftLanguageModes: [.v6]
)
