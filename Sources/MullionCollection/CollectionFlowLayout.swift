import MullionGeometry

/// Items in lines, in sections with headers and footers, of which only those near a viewport are ever looked at.
///
/// ```
/// var layout = CollectionFlowLayout(viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 320, height: 480)))
/// layout.prepare(from: source)
/// layout.contentSize
/// layout.viewport.bounds.origin.y = 1_000                    // scrolling
/// for attributes in layout.visibleElements() { … }           // values
/// layout.resizeItem(at: path, to: size)                      // breaks a few lines again
/// ```
///
/// A value: a copy is a snapshot that stays as it was. What changes with the lines is prepared: where lines begin, and
/// sums of their lengths. What changes with the viewport is not: frames of pinned and stretched headers are computed
/// on demand, from the sums and the viewport, so scrolling prepares nothing.
///
/// Coordinates are in points from the beginning of the content; the origin of the viewport's bounds is the content
/// offset. Everything is laid out from left to right.
///
/// - Complexity: with n items in s sections, preparing O(n + s), of uniform sections O(1) each; a query O(log n + log s
///   + answer); a new size, an insertion or a removal O(log n + log s + items of the lines that change), at times O(n /
///   100) for making room; inserting or removing sections O(s). Memory: a section about 270 bytes, an item of a
///   variable section 28.
///
/// Source: the rules of UIKit's flow layout as far as public evidence has them, and those of AKPFlowLayout (2016) for
/// global headers.
public struct CollectionFlowLayout: Sendable {
    /// The settings of the whole layout. Setting it arranges everything again with the known sizes; sections keep the
    /// values they got from an earlier configuration, so prepare again where they should follow.
    public var configuration: FlowConfiguration { didSet { arrangeAll() } }

    /// The visible part. Moving it costs nothing; a new length across the scrolling axis arranges everything again
    /// with the known sizes. Numbers are repaired as ``FlowViewport`` describes.
    public var viewport: FlowViewport {
        didSet {
            viewport = viewport.repaired
            rememberStretch()
            if viewport.bounds.size != oldValue.bounds.size || viewport.contentInset != oldValue.contentInset,
                dimension != dimension(of: oldValue)
            {
                arrangeAll()
            }
        }
    }

    /// The stretch factor that the rules of AKPFlowLayout show beyond the maximum: the last one that was not beyond it.
    package var rememberedStretchFactor: CGFloat = 0

    /// What was repaired since the last preparation, the first 1,000. See ``diagnostics(limit:)``.
    var repairs: [FlowDiagnostic] = []
    /// The work done so far.
    package internal(set) var statistics = FlowStatistics()

    /// The anchor while edits are being made.
    var tracking: AnchorTracking?

    var sections: [SectionRecord] = []
    var spans = PrefixTree<SectionSpan>()

    /// How far searches look beyond a range, in points: more than the rounding of positions can amount to.
    static let slack: CGFloat = 0.01

    /// Creates a layout without sections.
    public init(configuration: FlowConfiguration = FlowConfiguration(), viewport: FlowViewport = FlowViewport()) {
        self.configuration = configuration
        self.viewport = viewport.repaired
    }

    /// The number of sections.
    public var sectionCount: Int { sections.count }
    /// The number of items in all sections.
    public var itemCount: Int { spans.total.items }
    /// Returns the number of items in a section. O(1).
    ///
    /// - Precondition: The section exists.
    public func itemCount(inSection section: Int) -> Int { sections[section].content.count }

    /// The size of everything: across the scrolling axis, the viewport's length less its content insets; along it, that
    /// of all sections.
    public var contentSize: CGSize { axes.size(SectionSize(cross: dimension, main: spans.total.length.value)) }

    var axes: FlowAxes { FlowAxes(scrolls: configuration.scrollDirection) }

    /// The length of headers, and of lines with their section's insets.
    var dimension: CGFloat { dimension(of: viewport) }

    private func dimension(of viewport: FlowViewport) -> CGFloat {
        let insets = axes.crossInsets(viewport.contentInset)
        return max(0, axes.cross(viewport.bounds.size) - insets.before - insets.after)
    }

    /// The rule for the lines of a section.
    func rule(ofSection section: Int) -> LineRule { rule(of: sections[section]) }

    /// Vertical lines have no baseline.
    private var crossAlignment: LineCrossAlignment {
        configuration.crossAlignment == .baseline && !axes.isVertical ? .start : configuration.crossAlignment
    }

    func rule(of record: SectionRecord) -> LineRule {
        LineRule(
            available: dimension - record.crossInset.before - record.crossInset.after,
            spacing: record.interitemSpacing, lineSpacing: record.lineSpacing, alignment: configuration.lineAlignment,
            lastAlignment: configuration.lastLineAlignment, crossAlignment: crossAlignment,
            tolerance: configuration.fitTolerance, isList: record.isList)
    }

    /// Where the parts of a section are. O(log s).
    func place(ofSection section: Int) -> SectionPlace { place(ofSection: section, from: spans.prefix(section).length) }

    /// The same where it is known how long all sections before are together. O(1).
    func place(ofSection section: Int, from start: ExactLength) -> SectionPlace {
        let (header, footer) = (sections[section].headerLength, sections[section].footerLength)
        let inset = sections[section].mainInset
        let itemsStart = start + ExactLength(header) + ExactLength(inset.before)
        let end = start + spans[section].length
        let footerStart = end - ExactLength(footer)
        return SectionPlace(
            start: start.value, itemsStart: itemsStart.value, itemsEnd: (footerStart - ExactLength(inset.after)).value,
            footerStart: footerStart.value, end: end.value, exactItemsStart: itemsStart)
    }

    /// Breaks all lines again with the known sizes.
    mutating func arrangeAll() {
        for index in sections.indices { arrangeSection(index) }
        addUp()
    }

    /// Breaks the lines of a section again; sums are still to be brought up to date.
    mutating func arrangeSection(_ index: Int) {
        let rule = rule(ofSection: index)
        sections[index].fitColumns(to: rule)
        statistics.arrangedItems += sections[index].content.arrangeAll(by: rule)
        statistics.arrangedSections += 1
    }

    /// Computes the sums over sections.
    mutating func addUp() {
        let decorations = configuration.decorations.count
        spans = PrefixTree(sections.map { $0.span(by: rule(of: $0), decorations: decorations) })
    }

    /// Brings the sums up to date after one section has changed.
    mutating func update(section: Int) {
        spans[section] = sections[section].span(
            by: rule(ofSection: section), decorations: configuration.decorations.count)
    }
}

/// The work that a layout has done since it was created, for tests that nothing else is computed.
package struct FlowStatistics: Equatable, Sendable {
    /// How often a layout was prepared.
    package var preparations = 0
    /// The number of sizes requested from the data source.
    package var askedSizes = 0
    /// How often all items of a section were arranged.
    package var arrangedSections = 0
    /// How many items were looked at to break lines.
    package var arrangedItems = 0
}
