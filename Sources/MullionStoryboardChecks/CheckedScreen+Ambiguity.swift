import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

// Ambiguity: positions and sizes that constraints do not determine.
//
// Interface Builder compares layouts of live views. A document has only their stored frames, so three things are tried
// that it does not store. Stored lengths that only the absence of constraints preserves are left out. Texts that are
// stretched or compressed have the sizes of their texts, because the stored lengths of two labels between fixed edges
// add up exactly, so that nothing looks open. And views of custom classes have no intrinsic size, which Interface
// Builder knows of designable classes alone.
extension CheckedScreen {
    /// The most work that questions about the ambiguity of one screen may take: seconds, for thousands of views of
    /// which each follows from the others.
    private static let ambiguityLimit = 100_000_000

    /// The shortest range, in points, that is an ambiguity: stored lengths are rounded to half a point, and texts of
    /// two views differ by more.
    private static let shortestRange = 1.01

    /// Finds ambiguous views: those that Interface Builder marked, those that the stored lengths leave open, and those
    /// that are open because a text is stretched, and those that Interface Builder marks because it does not lay them
    /// out; as notes, those that are open unless a class has an intrinsic size.
    ///
    /// - Parameter isReported: Whether they are issues; otherwise, they are only marked as uncertain.
    mutating func findAmbiguity(_ isReported: Bool, _ found: inout IssueList) {
        let layout = StoryboardLayout(screen.root, in: openSurroundings)
        var search = AmbiguitySearch(severity: isReported ? .warning : nil)
        find(in: layout, &search, &found)
        if isReported, search.omitted == 0, !hasConflict {
            if let surroundings = naturalSurroundings {
                search.isNatural = true
                find(in: StoryboardLayout(screen.root, in: surroundings), &search, &found)
            }
            if let surroundings = classlessSurroundings {
                search.severity = .note
                search.isNatural = false
                search.isClassless = true
                find(in: StoryboardLayout(screen.root, in: surroundings), &search, &found)
            }
        }
        doubt(search.doubtful)
        guard isReported else { return }
        for row in rows where row.source.attributes.isYes("ambiguous") { reportMarked(row, layout, &found) }
        findUnloaded(except: search.doubtful, &found)
        guard search.omitted > 0 else { return }
        found.add(
            .layout(
                "constraints connect too many views; \(search.omitted) of \(rows.count - 1) were not checked for "
                    + "ambiguity"),
            screen.root.view.object, screen.root.view.position)
    }

    /// Finds the ambiguous views of a layout.
    private func find(in layout: StoryboardLayout, _ search: inout AmbiguitySearch, _ found: inout IssueList) {
        // Views in a view that is open along the same axes are ambiguous with it.
        var openAround = [Axis.Set](repeating: [], count: rows.count)
        // A stack view decides what becomes of the views that it hides.
        var isLeftOut = [Bool](repeating: false, count: rows.count)
        for index in rows.indices.dropFirst() {
            let row = rows[index]
            let stack = row.parent.flatMap { rows[$0].view as? StackView }
            isLeftOut[index] = row.parent.map { isLeftOut[$0] } ?? false || row.isHidden && stack != nil
            openAround[index] = row.parent.map { openAround[$0] } ?? []
            guard openAround[index] != [.horizontal, .vertical], !isLeftOut[index], let id = row.source.id,
                let view = layout.views[id]
            else { continue }
            guard view.ambiguityWork < Self.ambiguityLimit else {
                search.omitted += 1
                continue
            }
            if let scroll = view as? LayoutScrollView, row.source.hasConstrainedContent {
                let lengths = scroll.ambiguousContentLengths(beyond: Self.shortestRange)
                if !lengths.isEmpty {
                    openAround[index].formUnion(lengths.axes)
                    if let severity = search.severity, row.source.attributes["verifyAmbiguity"] == nil {
                        found.add(.ambiguousContentSize(lengths), row.source.object, row.source.position, severity)
                    }
                    search.doubt(rows.indices.filter { rows[$0].parent == index })
                }
            }
            // A stack view decides between arranged views with equal priorities.
            var known = openAround[index]
            if search.isNatural, let stack { known.insert(stack.axis == .horizontal ? .horizontal : .vertical) }
            let attributes = view.ambiguousAttributes(beyond: Self.shortestRange).filter {
                !known.contains($0.axes) && (search.isClassless || !row.source.mayHaveOwn($0))
            }
            guard !attributes.isEmpty else { continue }
            openAround[index].formUnion(attributes.axes)
            search.doubt([index])
            let reported = row.source.verified(attributes)
            guard let severity = search.severity, !reported.isEmpty, !row.source.attributes.isYes("ambiguous") else {
                continue
            }
            found.add(.ambiguous(reported), row.source.object, row.source.position, severity)
        }
    }

    /// Finds the views in a static cell that extends below the visible part of its table: Interface Builder does not
    /// lay them out, and marks them. In a section that it has not saved yet, they are notes: it marks them next time.
    private func findUnloaded(except known: Set<Int>, _ found: inout IssueList) {
        guard document.marksUnloadedCells, let cell = screen.root.cell, let id = cell.id,
            document.cellsBelowTables.contains(id)
        else { return }
        let severity: StoryboardIssue.Severity = document.cellsOfUnsavedSections.contains(id) ? .note : .warning
        for index in rows.indices.dropFirst() where !known.contains(index) && !rows[index].isHidden {
            let row = rows[index]
            guard !row.source.attributes.isYes("ambiguous") else { continue }
            found.add(.unloaded, row.source.object, row.source.position, severity)
        }
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

    /// The surroundings without stored lengths, in which custom classes have no intrinsic size; nil without such
    /// classes.
    private var classlessSurroundings: StoryboardSurroundings? {
        var surroundings = openSurroundings
        var count = 0
        for row in rows.dropFirst() where row.source.hasClassSize && !row.source.hasPlaceholderSize {
            guard let id = row.source.id, !row.source.setsContentPriorities, !row.source.isPlacedByMask else {
                continue
            }
            surroundings.contentSizes[id] = nil
            count += 1
        }
        return count > 0 ? surroundings : nil
    }

    /// The surroundings without stored lengths, in which stretched and compressed texts have the sizes of their texts;
    /// nil if all have them already.
    private var naturalSurroundings: StoryboardSurroundings? {
        var surroundings = openSurroundings
        var count = 0
        for row in rows.dropFirst() {
            guard let id = row.source.id, surroundings.texts[id] == nil, !row.isHidden,
                let size = surroundings.contentSizes[id]?.natural(
                    for: row.source, row.attributes, measurer: setting.measurer)
            else { continue }
            surroundings.contentSizes[id] = size
            count += 1
        }
        return count > 0 ? surroundings : nil
    }
}

/// What a search for ambiguous views tries, and what it has found.
private struct AmbiguitySearch {
    /// The severity of what is found; nil to report nothing.
    var severity: StoryboardIssue.Severity?
    /// Whether texts have the sizes of their texts.
    var isNatural = false
    /// Whether custom classes have no intrinsic size.
    var isClassless = false
    /// The rows of views whose frames are uncertain.
    private(set) var doubtful: Set<Int> = []
    /// The number of views that were not checked, because that would take too much time.
    var omitted = 0

    init(severity: StoryboardIssue.Severity?) { self.severity = severity }

    /// Marks rows as uncertain, unless the reason is only that a class may have an intrinsic size.
    mutating func doubt(_ rows: some Sequence<Int>) { if !isClassless { doubtful.formUnion(rows) } }
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

    /// Whether the author set priorities of the content, which only views with an intrinsic size have.
    fileprivate var setsContentPriorities: Bool {
        ["HuggingPriority", "CompressionResistancePriority"].contains { name in
            attributes["horizontal" + name] != nil || attributes["vertical" + name] != nil
        }
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
