// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "mullion-benchmarks",
    platforms: [.macOS(.v13)],
    traits: [.trait(name: "Cairo", description: "Measures the drawing of PNG and PDF.")],
    dependencies: [
        .package(name: "mullion", path: "..", traits: [.trait(name: "Cairo", condition: .when(traits: ["Cairo"]))]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        // What Swift cannot do: count the calls of the allocator, read the CPU clock the same way everywhere.
        .target(name: "CMeasuring"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CMeasuring",
                .product(name: "Mullion", package: "mullion", condition: .when(traits: ["Cairo"])),
                .product(name: "MullionAutoLayout", package: "mullion"),
                .product(name: "MullionCollection", package: "mullion"),
                .product(name: "MullionGeometry", package: "mullion"),
                .product(name: "MullionLayout", package: "mullion"),
                .product(name: "MullionRender", package: "mullion"),
                .product(name: "MullionSolver", package: "mullion"),
                .product(name: "MullionText", package: "mullion"),
                .product(name: "MullionTreeViews", package: "mullion"),
                .product(name: "MullionTrees", package: "mullion"),
                .product(name: "MullionViews", package: "mullion"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
