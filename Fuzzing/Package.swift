// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "mullion-fuzzing",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "mullion", path: "..")],
    targets: [
        .target(
            name: "Targets",
            dependencies: [
                .product(name: "Mullion", package: "mullion"),
                .product(name: "MullionSolver", package: "mullion"),
                .product(name: "MullionStoryboardDrawing", package: "mullion"),
                .product(name: "MullionTestSupport", package: "mullion"),
            ]),
        .target(name: "CHeap"),
        .executableTarget(name: "Fuzzing", dependencies: ["Targets"]),
        .executableTarget(name: "Replay", dependencies: ["Targets"]),
        .executableTarget(
            name: "Soak", dependencies: ["CHeap", "Targets", .product(name: "MullionCollection", package: "mullion")]),
    ],
    swiftLanguageModes: [.v6]
)
