import MullionGeometry

/// A source of sections and sizes for a layout. The layout asks while it is prepared, when items with an estimated size
/// come near the viewport, and for what an invalidation or update names.
public protocol FlowDataSource {
    /// The number of sections.
    var sectionCount: Int { get }
    /// Returns a section. Called once for each while preparing.
    ///
    /// - Precondition: The section exists.
    func section(at index: Int) -> FlowSection
    /// Returns the size of an item in points; not called for uniform sections. A side that is NaN, negative or infinite
    /// counts as 0 and becomes a ``FlowDiagnostic``.
    ///
    /// - Precondition: The item exists.
    func size(ofItemAt path: ItemPath) -> CGSize
    /// Returns the distance of an item's baseline from its top, in points; nil, the default, counts as the bottom.
    /// Called after the size if items are aligned by baselines, and clamped to the item.
    func baseline(ofItemAt path: ItemPath) -> CGFloat?
}

extension FlowDataSource {
    public func baseline(ofItemAt path: ItemPath) -> CGFloat? { nil }
}

/// A data source of sections and sizes in arrays.
public struct FlowSections: FlowDataSource, Sendable {
    /// The sections.
    public private(set) var sections: [FlowSection] = []
    private var sizes: [[CGSize]] = []

    /// Creates a data source without sections.
    public init() {}

    /// Adds a section whose items have one size or are none.
    public mutating func append(_ section: FlowSection) {
        sections.append(section)
        sizes.append([])
    }

    /// Adds a section of items of these sizes. The section's own count of items is replaced.
    public mutating func append(_ section: FlowSection, sizes: [CGSize]) {
        var section = section
        if case .estimated(_, let size) = section.items {
            section.items = .estimated(sizes.count, size: size)
        } else {
            section.items = .variable(sizes.count)
        }
        sections.append(section)
        self.sizes.append(sizes)
    }

    /// Adds a section of items of these sizes.
    public mutating func append(sizes: [CGSize]) { append(FlowSection(.variable(0)), sizes: sizes) }

    /// The number of sections.
    public var sectionCount: Int { sections.count }
    /// Returns the properties of a section.
    ///
    /// - Precondition: The section exists.
    public func section(at index: Int) -> FlowSection { sections[index] }
    /// Returns the size of an item; zero if none was given.
    ///
    /// - Precondition: The item exists.
    public func size(ofItemAt path: ItemPath) -> CGSize {
        path.item < sizes[path.section].count ? sizes[path.section][path.item] : .zero
    }
}
