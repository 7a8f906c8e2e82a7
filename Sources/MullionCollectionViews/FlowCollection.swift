import MullionCollection
import MullionGeometry
import MullionViews

/// Items in lines, in sections with headers and footers, of which only the visible ones become nodes.
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
/// Inside a `ScrollView` along its axis, the collection makes the views in the viewport, and those at most
/// ``visibleMargin`` points before or behind it, so that shadows reach in. Elsewhere it is as long as its content and
/// makes everything, but at most ``elementLimit`` elements, or those of the environment's `limits`: a `ViewDiagnostic`
/// reports the number omitted.
///
/// Across its axis it fills its proposal, or has 10 points if that is unspecified. Frames are those of
/// `CollectionFlowLayout` for the same configuration, without decorations. Headers are drawn in front of items; a
/// pinned one needs a background to cover what is below it.
///
/// In a `ViewHost`, an item keeps its nodes as long as it is visible, by the identity of its element.
/// `ViewHost.scroll(to:of:)` makes only the items that enter the viewport.
nonisolated public struct FlowCollection: View, PrimitiveView {
    /// The distance from the viewport within which elements are made, in points along the scrolling axis.
    public static let visibleMargin: CGFloat = 64
    /// The maximum number of elements made at once.
    public static let elementLimit = Limits.default.collectionItems

    let configuration: FlowConfiguration
    let sections: [CollectionSection]

    /// Creates a collection of sections.
    ///
    /// - Parameters:
    ///   - configuration: The arrangement of lines and headers. Lengths of headers and footers are those of the
    ///     sections.
    ///   - sections: The sections.
    /// - Complexity: O(1); the first layout is O(n) in the items of sections whose sizes are measured or given by a
    ///   function.
    public init(
        _ configuration: FlowConfiguration = FlowConfiguration(), @CollectionBuilder sections: () -> [CollectionSection]
    ) {
        var configuration = configuration
        configuration.decorations = []
        self.configuration = configuration
        self.sections = sections()
    }

    package func lower(into lowering: inout Lowering) {
        FlowCollectionElements(self, lowering.measurer, lowering.environment)
            .lower(named: "flowCollection", into: &lowering)
    }
}
