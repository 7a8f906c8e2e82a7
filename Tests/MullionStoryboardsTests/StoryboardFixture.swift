import Foundation
import MullionStoryboards
import MullionTestSupport

/// Documents of `Tests/Fixtures/ib`: one feature each, with frames worked by hand as their stored frames.
enum StoryboardFixture {
    /// The names of all, sorted.
    static let names = [
        "accessory-cell.storyboard", "alignment-insets.xib", "bar-guides.storyboard", "baseline.xib", "cell.xib",
        "center.xib", "collection-cell.xib", "edges.xib", "effect.xib", "hugging.xib", "image.xib", "inequality.xib",
        "large-title.storyboard", "margins.xib", "mask.xib", "multiplier.xib", "navigation.storyboard",
        "opaque-bar.storyboard", "open-length.xib", "own-margins.xib", "placeholder-constraint.xib",
        "preserved-margins.xib", "priority.xib", "ratio.xib", "resistance.xib", "safe-area.xib", "scroll-guides.xib",
        "scroll.xib", "sheet.storyboard", "simulated-bars.storyboard", "stack-column.xib", "stack-equal.xib",
        "stack-fill.xib", "stack-hidden.xib", "stack-margins.xib", "stack-proportional.xib", "stack-spacing.xib",
        "tab-bar.storyboard", "texts.xib", "value-cell.storyboard", "variation-values.xib",
        "variation.xib",
    ]

    static func bytes(_ name: String) throws -> [UInt8] { Array(try Fixture.data("ib/" + name)) }

    static func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    static func document(_ name: String) throws -> StoryboardDocument { try StoryboardDocument(bytes: try bytes(name)) }

    /// The views below a root, with their stored frames.
    static func views(below root: StoryboardView) -> [StoryboardView] {
        (root.subviews + root.contentViews).flatMap { [$0] + views(below: $0) }
    }
}
