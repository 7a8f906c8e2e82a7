// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "mullion",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Mullion", targets: ["Mullion"]),
        .library(name: "MullionGeometry", targets: ["MullionGeometry"]),
        .library(name: "MullionLayout", targets: ["MullionLayout"]),
        .library(name: "MullionCSS", targets: ["MullionCSS"]),
        .library(name: "MullionSolver", targets: ["MullionSolver"]),
        .library(name: "MullionText", targets: ["MullionText"]),
        .library(name: "MullionAutoLayout", targets: ["MullionAutoLayout"]),
        .library(name: "MullionStoryboards", targets: ["MullionStoryboards"]),
        .library(name: "MullionStoryboardChecks", targets: ["MullionStoryboardChecks"]),
        .library(name: "MullionStoryboardDrawing", targets: ["MullionStoryboardDrawing"]),
        .library(name: "MullionAssets", targets: ["MullionAssets"]),
        .library(name: "MullionDrawing", targets: ["MullionDrawing"]),
        .library(name: "MullionRender", targets: ["MullionRender"]),
        .library(name: "MullionCairo", targets: ["MullionCairo"]),
        .library(name: "MullionTrees", targets: ["MullionTrees"]),
        .library(name: "MullionCollection", targets: ["MullionCollection"]),
        .library(name: "MullionAnimation", targets: ["MullionAnimation"]),
        .library(name: "MullionViews", targets: ["MullionViews"]),
        .library(name: "MullionControls", targets: ["MullionControls"]),
        .library(name: "MullionConstraintViews", targets: ["MullionConstraintViews"]),
        .library(name: "MullionCollectionViews", targets: ["MullionCollectionViews"]),
        .library(name: "MullionTreeViews", targets: ["MullionTreeViews"]),
        .library(name: "MullionPreview", targets: ["MullionPreview"]),
        .library(name: "MullionC", type: .dynamic, targets: ["MullionC"]),
        .executable(name: "mullion", targets: ["MullionTool"]),
        .plugin(name: "MullionRenderPlugin", targets: ["MullionRenderPlugin"]),
        .plugin(name: "MullionCommandPlugin", targets: ["MullionCommandPlugin"]),
        .executable(name: "mullion-conformance", targets: ["mullion-conformance"]),
    ],
    traits: [
        .trait(
            name: "Cairo",
            description: "PNG, PDF and text in every script, by cairo and pangocairo, which have to be installed."),
        .trait(name: "Previews", description: "The macros #Preview, @Previewable and @Entry, by swift-syntax."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
        // Only with the trait Previews.
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0"),
    ],
    targets: [
        // The engine and its vocabulary.
        .target(name: "MullionGeometry"),
        .target(name: "MullionLayout", dependencies: ["CMullionShims", "MullionGeometry"]),
        // What Swift has no word for: the machine stack, loading ahead, and a list of memory that threads share.
        .target(name: "CMullionShims"),
        .target(name: "MullionCSS", dependencies: ["MullionGeometry", "MullionLayout"]),
        .target(name: "MullionTrees", dependencies: ["MullionGeometry"]),
        .target(name: "MullionCollection", dependencies: ["MullionGeometry"]),
        .target(name: "MullionAnimation", dependencies: ["MullionGeometry"]),

        // The constraint solver, which needs no other module.
        .target(name: "MullionSolver"),

        // Auto Layout on top of it.
        .target(name: "MullionAutoLayout", dependencies: ["MullionAnimation", "MullionGeometry", "MullionSolver"]),

        // Asset catalogs and string catalogs, for storyboards and views.
        .target(
            name: "MullionAssets", dependencies: ["MullionDrawing", "MullionGeometry", "MullionPDF", "MullionSource"]),

        // Storyboards and XIBs: their layout, their checks, their drawings.
        .target(
            name: "MullionStoryboards",
            dependencies: [
                "MullionAssets", "MullionAutoLayout", "MullionDrawing", "MullionGeometry", "MullionPDF",
                "MullionSource", "MullionText",
            ]),
        .target(
            name: "MullionStoryboardChecks",
            dependencies: ["MullionAutoLayout", "MullionGeometry", "MullionStoryboards", "MullionText"]),
        .target(
            name: "MullionStoryboardDrawing",
            dependencies: [
                "MullionAssets", "MullionAutoLayout", "MullionDrawing", "MullionGeometry", "MullionStoryboardChecks",
                "MullionStoryboards", "MullionText",
            ]),

        // Pictures in PDF files.
        .target(name: "MullionPDF", dependencies: ["MullionDrawing", "MullionGeometry", "MullionText"]),

        // Texts with positions, and JSON.
        .target(name: "MullionSource", dependencies: ["MullionDrawing", "MullionGeometry"]),

        // Pages of HTML: elements, style sheets, the cascade.
        .target(name: "MullionHTML", dependencies: ["MullionGeometry", "MullionSource"]),

        // Text, drawing, documents.
        .target(name: "MullionText", dependencies: ["MullionGeometry"]),
        .target(name: "MullionDrawing", dependencies: ["MullionGeometry"]),
        .target(name: "MullionRender", dependencies: ["MullionDrawing", "MullionGeometry"]),
        // Without the trait there is nothing in it.
        .target(
            name: "MullionCairo",
            dependencies: [
                .target(name: "CCairo", condition: .when(traits: ["Cairo"])),
                .target(name: "CFontconfig", condition: .when(traits: ["Cairo"])),
                "MullionDrawing", "MullionGeometry", "MullionRender", "MullionText",
            ]),
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
        // It is installed with cairo.
        .systemLibrary(
            name: "CFontconfig", pkgConfig: "fontconfig",
            providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
        .target(
            name: "MullionViews",
            dependencies: [
                "MullionAnimation", "MullionAssets", "MullionCollection", "MullionDrawing", "MullionGeometry",
                "MullionLayout", "MullionText",
            ]),
        // SwiftUI's controls, lists, and navigation, drawn in their first state; what SwiftUI code names besides.
        .target(
            name: "MullionControls",
            dependencies: [
                "MullionAnimation", "MullionDrawing", "MullionGeometry", "MullionLayout", "MullionText",
                "MullionViews",
            ]),
        // Constraints in views and views in constraints; collections; trees.
        .target(
            name: "MullionConstraintViews",
            dependencies: [
                "MullionAnimation", "MullionAutoLayout", "MullionDrawing", "MullionGeometry", "MullionLayout",
                "MullionText", "MullionViews",
            ]),
        .target(
            name: "MullionCollectionViews",
            dependencies: [
                "MullionCollection", "MullionDrawing", "MullionGeometry", "MullionLayout", "MullionText",
                "MullionViews",
            ]),
        .target(
            name: "MullionTreeViews",
            dependencies: [
                "MullionDrawing", "MullionGeometry", "MullionLayout", "MullionText", "MullionTrees", "MullionViews",
            ]),
        .target(
            name: "MullionDocuments",
            dependencies: [
                "MullionCSS", "MullionCollection", "MullionCollectionViews", "MullionDrawing", "MullionGeometry",
                "MullionHTML",
                "MullionLayout", "MullionSource", "MullionText", "MullionTreeViews", "MullionTrees", "MullionViews",
            ]),
        .target(
            name: "Mullion",
            dependencies: [
                "MullionAnimation", "MullionAssets", "MullionAutoLayout", "MullionCSS", "MullionCollection",
                "MullionCollectionViews",
                "MullionConstraintViews", "MullionControls", "MullionDocuments", "MullionDrawing", "MullionGeometry",
                "MullionLayout", "MullionRender", "MullionSource", "MullionText", "MullionTreeViews", "MullionTrees",
                "MullionViews",
                .target(name: "MullionCairo", condition: .when(traits: ["Cairo"])),
                .target(name: "MullionPreviewMacros", condition: .when(traits: ["Previews"])),
            ]),

        // The macros of previews; without the trait there is nothing in it.
        .macro(
            name: "MullionPreviewMacros",
            dependencies: [
                .product(
                    name: "SwiftCompilerPlugin", package: "swift-syntax", condition: .when(traits: ["Previews"])),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Previews"])),
            ]),

        // What a page that shows a document asks, and is told; no network.
        .target(
            name: "MullionPreview",
            dependencies: [
                "MullionAutoLayout", "MullionDocuments", "MullionDrawing", "MullionGeometry", "MullionLayout",
                "MullionRender", "MullionSource", "MullionStoryboardChecks", "MullionStoryboardDrawing",
                "MullionStoryboards", "MullionText", "MullionTrees", "MullionViews",
            ],
            exclude: ["Page"]),

        // The library for C: its header, and the functions behind it.
        .target(name: "CMullion"),
        .target(
            name: "MullionC",
            dependencies: [
                "CMullion", "Mullion", "MullionCSS", "MullionDocuments", "MullionGeometry", "MullionHTML",
                "MullionLayout", "MullionSolver", "MullionSource",
            ]),

        // Programs.
        .executableTarget(
            name: "MullionTool",
            dependencies: [
                "Mullion", "MullionPreview", "MullionStoryboardChecks", "MullionStoryboardDrawing",
                "MullionStoryboards",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        // Plugins of SwiftPM, which run the tool.
        .plugin(name: "MullionRenderPlugin", capability: .buildTool(), dependencies: ["MullionTool"]),
        .plugin(
            name: "MullionCommandPlugin",
            capability: .command(
                intent: .custom(verb: "mullion", description: "Draws and checks documents and storyboards."),
                permissions: [.writeToPackageDirectory(reason: "Drawings are written to files.")]),
            dependencies: ["MullionTool"]),
        .target(
            name: "MullionConformance",
            dependencies: [
                "MullionAnimation", "MullionAutoLayout", "MullionCSS", "MullionCollection", "MullionGeometry",
                "MullionStoryboards", "MullionLayout", "MullionSolver", "MullionTrees",
            ],
            path: "Tests/MullionConformance"),
        .executableTarget(
            name: "mullion-conformance", dependencies: ["MullionConformance"], path: "Tests/mullion-conformance"),

        // Examples, run by their names.
        .executableTarget(name: "example-toolkit", dependencies: ["MullionLayout"], path: "Examples/Toolkit"),
        .executableTarget(name: "example-server", dependencies: ["Mullion"], path: "Examples/Server"),
        .executableTarget(name: "example-split", dependencies: ["Mullion"], path: "Examples/Split"),
        .executableTarget(name: "example-autolayout", dependencies: ["Mullion"], path: "Examples/AutoLayout"),
        .executableTarget(name: "example-overflow", dependencies: ["Mullion"], path: "Examples/OverflowStack"),

        // Tests.
        .testTarget(
            name: "MullionTests",
            dependencies: [
                "Mullion", "MullionAutoLayout", "MullionConformance", "MullionLayout", "MullionTestSupport",
                "example-autolayout", "example-overflow", "example-server", "example-split", "example-toolkit",
            ]),
        .target(
            name: "MullionTestSupport",
            dependencies: ["MullionConformance", "MullionGeometry", "MullionLayout"],
            path: "Tests/MullionTestSupport"),
        .testTarget(name: "MullionGeometryTests", dependencies: ["MullionGeometry", "MullionTestSupport"]),
        .testTarget(
            name: "MullionLayoutTests", dependencies: ["MullionConformance", "MullionLayout", "MullionTestSupport"]),
        .testTarget(
            name: "MullionCSSTests",
            dependencies: ["MullionCSS", "MullionConformance", "MullionLayout", "MullionTestSupport"]),
        .testTarget(name: "MullionHTMLTests", dependencies: ["MullionHTML", "MullionSource"]),
        .testTarget(name: "MullionTreesTests", dependencies: ["MullionTrees", "MullionTestSupport"]),
        .testTarget(
            name: "MullionCollectionTests",
            dependencies: ["MullionCSS", "MullionCollection", "MullionLayout", "MullionTestSupport"]),
        .testTarget(name: "MullionAnimationTests", dependencies: ["MullionAnimation", "MullionTestSupport"]),
        .testTarget(
            name: "MullionSolverTests", dependencies: ["MullionConformance", "MullionSolver", "MullionTestSupport"]),
        .testTarget(
            name: "MullionAutoLayoutTests",
            dependencies: ["MullionAnimation", "MullionAutoLayout", "MullionConformance", "MullionTestSupport"]),
        .testTarget(
            name: "MullionStoryboardsTests",
            dependencies: [
                "MullionAssets", "MullionAutoLayout", "MullionConformance", "MullionDrawing", "MullionStoryboardChecks",
                "MullionStoryboardDrawing", "MullionStoryboards", "MullionTestSupport", "MullionText",
            ]),
        .testTarget(
            name: "MullionPDFTests",
            dependencies: ["MullionDrawing", "MullionPDF", "MullionRender", "MullionTestSupport", "MullionText"]),
        .testTarget(name: "MullionTextTests", dependencies: ["MullionTestSupport", "MullionText"]),
        .testTarget(name: "MullionAssetsTests", dependencies: ["MullionAssets", "MullionTestSupport"]),
        .testTarget(name: "MullionDrawingTests", dependencies: ["MullionDrawing", "MullionTestSupport"]),
        .testTarget(
            name: "MullionCairoTests",
            dependencies: ["Mullion", "MullionCairo", "MullionTestSupport"]),
        .testTarget(
            name: "MullionRenderTests", dependencies: ["MullionDrawing", "MullionRender", "MullionTestSupport"]),
        .testTarget(name: "MullionCTests", dependencies: ["CMullion", "MullionC", "MullionTestSupport"]),
        .testTarget(name: "MullionViewsTests", dependencies: ["Mullion", "MullionTestSupport"]),
        .testTarget(name: "MullionDocumentsTests", dependencies: ["Mullion", "MullionTestSupport"]),
        .testTarget(
            name: "MullionPreviewTests",
            dependencies: ["MullionPreview", "MullionStoryboards", "MullionTestSupport", "MullionText"]),
        .testTarget(
            name: "MullionToolTests",
            dependencies: [
                "MullionPreview", "MullionTestSupport", "MullionTool",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            exclude: ["Snapshots"]),
        .testTarget(name: "MullionThreadTests", dependencies: ["Mullion", "MullionTestSupport"]),
        .testTarget(name: "MullionConformanceTests", dependencies: ["MullionConformance", "MullionTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// Tests that compute little themselves are not optimized in release builds either: that would take longer than it
// saves.
let computingTests = ["Collection", "CSS", "Layout", "Solver", "Trees", "Views"].map { "Mullion\($0)Tests" }
for target in package.targets where target.type == .test && !computingTests.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

// Some test targets alone, separated by spaces, for builds in which the others would take longer than what is wanted.
if let names = Context.environment["MULLION_TEST_TARGETS"]?.split(separator: " ").map(String.init) {
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// For the fuzz targets, which edit the random trees of the tests.
if Context.environment["MULLION_FUZZING"] != nil {
    package.products.append(
        .library(name: "MullionTestSupport", targets: ["MullionConformance", "MullionTestSupport"]))
}
