import MullionAutoLayout
import MullionGeometry
import MullionStoryboards
import MullionText

// Ambiguity: positions and sizes that constraints do not determine.
//
// Interface Builder compares layouts of live views. A document has only their stored frames, so two things are tried
// that it does not store. Stored lengths that only the absence of constraints preserves are left out. And texts are a
// little smaller, or larger where they are compressed: the stored lengths of two labels between fixed edges add up
// exactly, although only one of them has the size of its text, so that nothing looks open.
extension CheckedScreen {
    /// The most work that questions about the ambiguity of one screen may take: seconds, for thousands of views of
    /// which each follows from the others.
    private static let ambiguityLimit = 100_000_000

    /// The shortest range, in points, that is an ambiguity: stored lengths are rounded to half a point, and texts of
    /// two views differ by more.
    private static let shortestRange = 1.01

    /// Finds ambiguous views: those that Interface Builder marked, those that the stored lengths leave open, and as
    /// notes those that are open if texts differ a little.
    ///
    /// - Parameter isReported: Whether they are issues; otherwise, they are only marked as uncertain.
    mutating func findAmbiguity(_ isReported: Bool, _ found: inout IssueList) {
        let layout = StoryboardLayout(screen.root, in: openSurroundings)
        var doubtful: Set<Int> = []
        var omitted = find(in: layout, isReported ? .warning : nil, &doubtful, &found)
        if isReported, omitted == 0, !hasConflict, let surroundings = perturbedSurroundings {
            omitted = find(in: StoryboardLayout(screen.root, in: surroundings), .note, &doubtful, &found)
        }
        doubt(doubtful)
        guard isReported else { return }
        for row in rows where row.source.attributes.isYes("ambiguous") { reportMarked(row, layout, &found) }
        guard omitted > 0 else { return }
        found.add(
            .layout(
                "constraints connect too many views; \(omitted) of \(rows.count - 1) were not checked for ambiguity"),
            screen.root.view.object, screen.root.view.position)
    }

    /// Finds the ambiguous views of a layout.
    ///
    /// - Parameter severity: nil to report none.
    /// - Returns: The number of views that were not checked, because that would take too much time.
    private func find(
        in layout: StoryboardLayout, _ severity: StoryboardIssue.Severity?, _ doubtful: inout Set<Int>,
        _ found: inout IssueList
    ) -> Int {
        var omitted = 0
        // Views in a view that is open along the same axes are ambiguous with it.
        var openAround = [Axis.Set](repeating: [], count: rows.count)
        for index in rows.indices.dropFirst() {
            let row = rows[index]
            openAround[index] = row.parent.map { openAround[$0] } ?? []
            guard openAround[index] != [.horizontal, .vertical], !row.isHidden, let id = row.source.id,
                let view = layout.views[id]
            else { continue }
            guard view.ambiguityWork < Self.ambiguityLimit else {
                omitted += 1
                continue
            }
            if let scroll = view as? LayoutScrollView, row.source.hasConstrainedContent {
                let lengths = scroll.ambiguousContentLengths(beyond: Self.shortestRange)
                if !lengths.isEmpty {
                    openAround[index].formUnion(lengths.axes)
                    if let severity, row.source.attributes["verifyAmbiguity"] == nil {
                        found.add(.ambiguousContentSize(lengths), row.source.object, row.source.position, severity)
                    }
                    doubtful.formUnion(rows.indices.filter { rows[$0].parent == index })
                }
            }
            let around = openAround[index]
            let attributes = view.ambiguousAttributes(beyond: Self.shortestRange)
                .filter { !around.contains($0.axes) && !row.source.mayHaveOwn($0) }
            guard !attributes.isEmpty else { continue }
            openAround[index].formUnion(attributes.axes)
            doubtful.insert(index)
            let reported = row.source.verified(attributes)
            guard let severity, !reported.isEmpty, !row.source.attributes.isYes("ambiguous") else { continue }
            found.add(.ambiguous(reported), row.source.object, row.source.position, severity)
        }
        return omitted
    }

    /// Reports a view that Interface Builder marked as ambiguous when it saved the document.
    private func reportMarked(_ row: Row, _ layout: StoryboardLayout, _ found: inout IssueList) {
        let view = row.source.id.flatMap { layout.views[$0] }
        let isCheap = view.map { $0.ambiguityWork < Self.ambiguityLimit } ?? false
        let attributes = isCheap ? view?.ambiguousAttributes(beyond: 0) ?? [] : []
        if attributes.isEmpty, isCheap, row.source.hasConstrainedContent, let scroll = view as? LayoutScrollView,
            case let lengths = scroll.ambiguousContentLengths(beyond: 0), !lengths.isEmpty
        {
            return found.add(.ambiguousContentSize(lengths), row.source.object, row.source.position)
        }
        found.add(.ambiguous(attributes), row.source.object, row.source.position)
    }

    /// The surroundings without stored lengths, except for those of custom classes, which may have an intrinsic size.
    private var openSurroundings: StoryboardSurroundings {
        var surroundings = screen.surroundings.withoutKeptLengths
        for row in rows.dropFirst() where row.source.hasClassSize && !row.source.hasPlaceholderSize {
            let isArranged = row.parent.map { rows[$0].source.kind == "stackView" } ?? false
            guard let id = row.source.id, let frame = row.source.frame, isArranged || !row.source.isPlacedByMask else {
                continue
            }
            surroundings.contentSizes[id] = StoryboardContentSize(
                width: .kept(frame.width), height: .kept(frame.height))
        }
        return surroundings
    }

    /// The surroundings without stored lengths, and with texts whose sizes differ a little from the stored ones; nil
    /// without texts.
    private var perturbedSurroundings: StoryboardSurroundings? {
        var surroundings = openSurroundings
        var count = 0
        // A root that sizes itself has the height of its texts.
        let isTall = !isSelfSizing
        for row in rows.dropFirst() {
            guard let id = row.source.id, surroundings.texts[id] == nil, !row.isHidden,
                let size = surroundings.contentSizes[id]?.perturbed(
                    row.source, row.attributes, isTall: isTall, measurer: setting.measurer)
            else { continue }
            surroundings.contentSizes[id] = size
            count += 1
        }
        return count > 0 ? surroundings : nil
    }
}

extension StoryboardContentSize {
    /// Returns a size that is a little smaller, or larger along an axis where a text is compressed.
    ///
    /// - Parameter isTall: Whether the height differs as well.
    /// - Returns: nil for a view without a text on one line.
    fileprivate func perturbed(
        _ view: StoryboardView, _ attributes: StoryboardAttributes, isTall: Bool, measurer: any TextMeasurer
    ) -> StoryboardContentSize? {
        guard ["label", "button"].contains(view.kind), let text = view.texts["text"] ?? view.texts["normalTitle"] else {
            return nil
        }
        var size = self
        let font = view.font ?? .usual(for: view.kind)
        if case .intrinsic(let stored)? = width {
            let needed = StoryboardTextContent(text, font, measurer: measurer).width
            let isWrapping = attributes["numberOfLines"].map { $0 != "1" } ?? false
            let isCompressed = !isWrapping && needed > 1.15 * stored + 4
            size.width = .intrinsic(isCompressed ? stored * 1.06 + 2 : max(0, stored * 0.94 - 2))
        }
        if isTall, case .intrinsic(let stored)? = height {
            size.height = .intrinsic(max(0, stored * 0.94 - 2))
        }
        return size
    }
}

extension StoryboardView {
    /// Returns the ambiguous attributes that the view's setting reports: all, only the position, or none.
    fileprivate func verified(_ attributes: [LayoutConstraint.Attribute]) -> [LayoutConstraint.Attribute] {
        switch self.attributes["verifyAmbiguity"] {
        case "off": []
        case "ignoreSizes": attributes.filter { $0 == .left || $0 == .top }
        default: attributes
        }
    }

    /// Whether a scroll view's content has the size that constraints give it.
    fileprivate var hasConstrainedContent: Bool {
        kind == "scrollView" && subviews.contains { !$0.isPlacedByMask }
    }

    /// Whether the document gives the view an intrinsic size.
    fileprivate var hasPlaceholderSize: Bool {
        attributes["placeholderIntrinsicWidth"] != nil || attributes["placeholderIntrinsicHeight"] != nil
    }

    /// Returns whether the class of the view can determine an attribute: a custom class can have an intrinsic size.
    fileprivate func mayHaveOwn(_ attribute: LayoutConstraint.Attribute) -> Bool {
        customClass != nil && (attribute == .width || attribute == .height)
    }
}

extension LayoutConstraint.Attribute {
    fileprivate var axes: Axis.Set { axis == .horizontal ? .horizontal : .vertical }
}

extension [LayoutConstraint.Attribute] {
    fileprivate var axes: Axis.Set { reduce(into: Axis.Set()) { $0.formUnion($1.axes) } }
}
