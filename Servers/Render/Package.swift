// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "mullion-render-server",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "mullion-render-server", targets: ["mullion-render-server"])
    ],
    traits: [
        .trait(name: "Cairo", description: "PNG and PDF, by cairo and pangocairo, which have to be installed."),
        .default(enabledTraits: ["Cairo"]),
    ],
    dependencies: [
        .package(name: "mullion", path: "../..", traits: [.trait(name: "Cairo", condition: .when(traits: ["Cairo"]))]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.20.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.16.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
    ],
    targets: [
        // Draws one request after the other in a process of its own.
        .target(
            name: "RenderWorker",
            dependencies: [.product(name: "Mullion", package: "mullion")]),
        // Answers HTTP; hands requests to worker processes.
        .target(
            name: "RenderServer",
            dependencies: [
                "RenderWorker",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]),
        .executableTarget(
            name: "mullion-render-server",
            dependencies: [
                "RenderServer", "RenderWorker",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "RenderWorkerTests", dependencies: ["RenderWorker"]),
        .testTarget(name: "RenderServerTests", dependencies: ["RenderServer", "mullion-render-server"]),
    ]
)
