// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "terminal-mail",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "mullion", path: "../..")],
    targets: [
        // A small toolkit: widgets, a window that lays them out, a terminal that shows the window.
        .target(
            name: "TerminalKit",
            dependencies: [
                .product(name: "MullionDrawing", package: "mullion"),
                .product(name: "MullionGeometry", package: "mullion"),
                .product(name: "MullionLayout", package: "mullion"),
                .product(name: "MullionRender", package: "mullion"),
            ]),
        // A program written with it.
        .executableTarget(name: "mail", dependencies: ["TerminalKit"]),
        .testTarget(name: "MailTests", dependencies: ["TerminalKit", "mail"]),
    ],
    swiftLanguageModes: [.v6]
)
