import MullionCollection
import MullionGeometry
import MullionViews

/// Items in lines, in sections with headers and footers, of which only those that can be seen become nodes.
///
/// ```swift
/// ScrollView(offset: .at(y: 120_000)) {
///     FlowCollection(configuration) {
///         CollectionSection(0..<1_000_000, sizes: .uniform(CGSize(width: 90, height: 90))) { number in
///             Text("\(number)")
///         }
///     }
/// }
/// ```
///
/// Inside of a `ScrollView` along its axis the collection makes the views of what lies in the window, and of what
/// lies at most ``visibleMargin`` points before or behind it, so that shadows reach in. Elsewhere it is as long as its
/// content and makes everything, but no more than ``elementLimit`` elements: a `ViewDiagnostic` tells how many are
/// left out.
///
/// Across its axis it takes the length it is proposed, 10 points where that is unspecified. Frames are those that
/// `CollectionFlowLayout` gives for the same configuration, but for decorations, which it does not have. Headers are
/// drawn in front of items; one that pins covers what is below it only by a background of its own.
///
/// In a `ViewHost` an item keeps its nodes for as long as it is seen, by the identity of its element.
/// `ViewHost.scroll(to:of:)` makes only what comes into the window.
public struct FlowCollection: View {
    public typealias Body = Never

    /// How far outside of the window elements are made, in points along the scrolling axis.
    public static let visibleMargin: CGFloat = 64
    /// The most elements that are made at once.
    public static let elementLimit = 10_000

    let configuration: FlowConfiguration
    let sections: [CollectionSection]

    /// A collection of sections.
    ///
    /// - Parameters:
    ///   - configuration: How lines and headers are arranged. Lengths of headers and footers are those of the sections.
    ///   - sections: The sections.
    public init(
        _ configuration: FlowConfiguration = FlowConfiguration(), @CollectionBuilder sections: () -> [CollectionSection]
    ) {
        var configuration = configuration
        configuration.decorations = []
        self.configuration = configuration
        self.sections = sections()
    }
}

extension FlowCollection: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let elements = LazyElements(self, lowering.measurer, lowering.environment)
        let node = lowering.deferred(elements.content(frames: []), NodeAppearance(kind: "flowCollection")) { known in
            CollectionContent(elements, after: known as? CollectionContent)
        }
        lowering.add(node)
    }
}
