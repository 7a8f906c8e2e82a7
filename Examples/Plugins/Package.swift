// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "greeting",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "mullion", path: "../..")],
    targets: [
        .executableTarget(
            name: "greeting",
            plugins: [.plugin(name: "MullionRenderPlugin", package: "mullion")])
    ]
)
