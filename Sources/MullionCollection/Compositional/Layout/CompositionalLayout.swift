import MullionGeometry

/// Sections of groups of items, by the rules of UIKit's compositional layout, of which only those near a viewport are
/// ever looked at.
///
/// ```
/// let item = LayoutItem(layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
/// let group = LayoutGroup.vertical(
///     layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitems: [item])
/// var layout = CompositionalLayout(section: LayoutSection(group: group), viewport: viewport)
/// layout.prepare(itemCounts: [1_000_000])
/// layout.measure { path, size in … }                          // sizes of what is visible
/// for item in layout.visibleElements() { … }                  // values
/// layout.viewport.bounds.origin.y = 1_000                     // scrolling
/// ```
///
/// A value: a copy is a snapshot that stays as it was. A section comes from a function of its number and the
/// environment, which is asked again when the size of the viewport, its insets or the traits change.
///
/// Coordinates are in points from the beginning of the content; the origin of the viewport's bounds is the content
/// offset. Everything is laid out from left to right.
///
/// - Complexity: with n items in s sections, preparing O(s) if no size is estimated, otherwise O(n); a query O(log n +
///   log s + groups and elements found); a measured size O(log n + log s); inserting and removing items O(log n + log
///   s) if their number is a multiple of that of the items of a group or no size is estimated, otherwise O(n). Memory:
///   nothing per item without estimated sizes, otherwise less than a byte per item, and in a part of the content in
///   which something is measured 16 for an item and 8 for a group.
///
/// Source: Apple's documentation and headers of UIKit (iOS 13 to 16), and where these are silent an open
/// reimplementation. <doc:CompositionalRules> has the rules and where each is from.
public struct CompositionalLayout: Sendable {
    /// Returns a section. Called while preparing, and when the environment changes.
    public typealias SectionProvider = @Sendable (_ section: Int, _ environment: LayoutEnvironment) -> LayoutSection

    /// The settings of the whole layout. Setting them arranges everything again.
    public var configuration: CompositionalConfiguration { didSet { arrangeAll() } }

    /// The traits for the environment of sections. Setting other ones arranges everything again.
    public var traits = LayoutEnvironment.Traits() { didSet { if traits != oldValue { arrangeAll() } } }

    /// The visible part. Moving it costs nothing; another size, or other insets across the scrolling axis, arrange
    /// everything again with the known sizes. Numbers are repaired as ``FlowViewport`` describes.
    public var viewport: FlowViewport {
        didSet {
            viewport = viewport.repaired
            if container(of: viewport) != container(of: oldValue) { arrangeAll() }
        }
    }

    let sectionProvider: SectionProvider
    var sections: [CompositionalSection] = []
    var spans = PrefixTree<SectionSpan>()
    /// The elements at the boundary of the layout.
    var boundary = BoundaryItems()
    /// How far, at most, something reaches beyond its section along the scrolling axis.
    var overhang: CGFloat = 0
    var repairs: [CompositionalDiagnostic] = []
    var tracking: AnchorTracking?

    /// How many items, and groups inside of it, a group may hold.
    public static let itemLimit = 4_096
    /// How deep groups may be nested.
    public static let nestingLimit = 32

    /// Creates a layout of which all sections are alike.
    public init(
        section: LayoutSection, configuration: CompositionalConfiguration = CompositionalConfiguration(),
        viewport: FlowViewport = FlowViewport()
    ) { self.init(configuration: configuration, viewport: viewport) { _, _ in section } }

    /// Creates a layout of sections that depend on their number and the environment.
    public init(
        configuration: CompositionalConfiguration = CompositionalConfiguration(),
        viewport: FlowViewport = FlowViewport(), sectionProvider: @escaping SectionProvider
    ) {
        self.configuration = configuration
        self.viewport = viewport.repaired
        self.sectionProvider = sectionProvider
    }

    /// The number of sections.
    public var sectionCount: Int { sections.count }
    /// The number of items in all sections.
    public var itemCount: Int { spans.total.items }
    /// Returns the number of items in a section. O(1).
    ///
    /// - Precondition: The section exists.
    public func itemCount(inSection section: Int) -> Int { sections[section].run.count }
    /// Returns how many items a whole group of a section holds; 0 if the group is empty. O(1).
    ///
    /// - Precondition: The section exists.
    public func itemsPerGroup(inSection section: Int) -> Int {
        sections[section].run.isHollow ? 0 : sections[section].run.itemsPerGroup
    }
    /// Returns whether sizes of items of a section are estimated, so that measured sizes count. O(1).
    ///
    /// - Precondition: The section exists.
    public func usesEstimates(inSection section: Int) -> Bool { sections[section].run.plan.dependsOnItems }
    /// Returns whether an item exists.
    public func contains(_ path: ItemPath) -> Bool {
        sections.indices.contains(path.section) && path.item >= 0 && path.item < sections[path.section].run.count
    }

    /// The size of everything: across the scrolling axis, the viewport's length less its content insets; along it, that
    /// of all sections and what is at the boundary of the layout.
    public var contentSize: CGSize { axes.size(SectionSize(cross: dimension, main: exactLength.value)) }

    /// What sections depend on.
    public var environment: LayoutEnvironment {
        LayoutEnvironment(container: container(of: viewport), traits: traits)
    }

    var axes: FlowAxes { FlowAxes(scrolls: configuration.scrollDirection) }
    var dimension: CGFloat { axes.cross(environment.container.effectiveContentSize) }
    private var sectionSpacing: CGFloat { configuration.interSectionSpacing.asLength }

    private var exactLength: ExactLength {
        let gaps = sections.isEmpty ? ExactLength.zero : ExactLength(sectionSpacing)
        return ExactLength(boundary.before) + spans.total.length - gaps + ExactLength(boundary.after)
    }

    private func container(of viewport: FlowViewport) -> LayoutEnvironment.Container {
        var insets = viewport.contentInset
        if axes.isVertical { (insets.top, insets.bottom) = (0, 0) } else { (insets.leading, insets.trailing) = (0, 0) }
        return LayoutEnvironment.Container(contentSize: viewport.bounds.size, contentInsets: insets)
    }
}

/// Preparing.
extension CompositionalLayout {
    /// Arranges sections of so many items, none of which is measured. The content offset stays.
    ///
    /// - Complexity: O(s), and O(n) for the items of sections that have estimated sizes.
    public mutating func prepare(itemCounts: [Int]) {
        var left = Int(Int32.max)
        repairs = []
        sections = itemCounts.enumerated().map { index, count in
            let valid = min(max(0, count), left)
            if valid != count { report(.count(count, section: index)) }
            left -= valid
            return makeSection(index, count: valid)
        }
        prepareBoundary()
        addUp()
    }

    /// Returns up to so many diagnostics: those of the layout, then those of each section.
    public func diagnostics(limit: Int = 100) -> [CompositionalDiagnostic] {
        var result = Array(repairs.prefix(max(0, limit)))
        for section in sections where result.count < limit {
            result += section.diagnostics.prefix(limit - result.count)
        }
        return result
    }

    mutating func report(_ diagnostic: CompositionalDiagnostic) {
        if repairs.count < 1_000 { repairs.append(diagnostic) }
    }

    func makeSection(_ index: Int, count: Int, from old: CompositionalSection? = nil) -> CompositionalSection {
        CompositionalSection(
            sectionProvider(index, environment), index: index, count: count, environment: environment, axes: axes,
            keeping: old)
    }

    /// Asks for sections again and arranges them, with the known sizes.
    mutating func arrangeAll(from first: Int = 0) {
        for index in first..<max(first, sections.count) {
            sections[index] = makeSection(index, count: sections[index].run.count, from: sections[index])
        }
        if first == 0 {
            repairs.removeAll { if case .metric = $0 { true } else { false } }
            prepareBoundary()
        }
        addUp()
    }

    private mutating func prepareBoundary() {
        let spacing = configuration.interSectionSpacing
        if spacing.asLength != spacing { report(.metric("inter-section spacing", spacing, section: -1)) }
        arrangeBoundary()
        for diagnostic in boundary.diagnostics(of: configuration.boundarySupplementaryItems, section: -1) {
            report(diagnostic)
        }
    }

    /// Computes the sizes at the boundary, with those that are measured.
    mutating func arrangeBoundary() {
        boundary = BoundaryItems(
            configuration.boundarySupplementaryItems, in: environment.container.effectiveContentSize, axes: axes,
            measured: boundary.measured)
    }

    /// Computes the sums over sections.
    mutating func addUp() {
        overhang = 0
        for section in sections { overhang = max(overhang, section.overhang) }
        spans = PrefixTree(sections.map { $0.span(spacing: sectionSpacing) })
    }

    /// Brings the sums up to date after one section has changed.
    mutating func update(section: Int) {
        overhang = max(overhang, sections[section].overhang)
        spans[section] = sections[section].span(spacing: sectionSpacing)
    }

    /// Where a section is. O(log s).
    func place(ofSection section: Int) -> CompositionalPlace {
        place(ofSection: section, from: spans.prefix(section).length)
    }

    /// The same where it is known how long all sections before are together. O(1).
    func place(ofSection section: Int, from before: ExactLength) -> CompositionalPlace {
        let start = ExactLength(boundary.before) + before
        let end = start + spans[section].length - ExactLength(sectionSpacing)
        return CompositionalPlace(
            start: start.value, end: end.value,
            itemsStart: start + ExactLength(sections[section].boundary.before)
                + ExactLength(sections[section].mainInset.before))
    }
}

/// Where the parts of a section begin along the scrolling axis.
struct CompositionalPlace {
    var start: CGFloat
    var end: CGFloat
    var itemsStart: ExactLength
}
