import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// A drawing broken into pages, each of which is drawn on demand.
public struct PagedView {
    /// The sheet.
    public let format: PageFormat
    /// The content that was cut or left out, in the order of the pages.
    public let diagnostics: [ViewDiagnostic]

    private let snapshot: LayoutSnapshot
    private let painter: Painter
    private let order: PaintOrder
    private let background: Color?
    private let broken: [Int: [PaintSelection.Group]]
    private let ranges: [PageRange]
    /// The boxes of each repeated header and footer, by the first of them.
    private let headers: [Int: PaintSelection.Group]
    private let header: ((Int, Int) -> LaidOutView)?
    private let footer: ((Int, Int) -> LaidOutView)?

    /// The number of pages, at least 1.
    public var count: Int { ranges.count }

    init(
        _ view: LaidOutView, _ painter: Painter, _ snapshot: LayoutSnapshot, background: Color?, _ format: PageFormat,
        header: ((Int, Int) -> LaidOutView)?, footer: ((Int, Int) -> LaidOutView)?
    ) {
        self.format = format
        self.snapshot = snapshot
        self.painter = painter
        self.background = background
        self.header = header
        self.footer = footer
        order = PaintOrder(snapshot)
        let length = format.content.height
        let blocks = PageBlocks(snapshot, painter.appearances, order, pageLength: length)
        let breaks = PageBreaks(
            blocks.blocks, pageLength: length, contentLength: view.size.height, headerLengths: blocks.headerLengths,
            footerLengths: blocks.footerLengths, pageLimit: view.limits.pages)
        broken = blocks.broken
        headers = blocks.headers
        ranges = breaks.pages
        var diagnostics = breaks.cuts.map { cut in
            let node = snapshot.entries[cut.block.rows[0]].node
            return ViewDiagnostic(node: node, path: view.tree.path(of: node), kind: .cutAtPage(cut.page + 1))
        }
        let width = format.content.width
        if view.size.width > width + 0.5 {
            diagnostics.append(
                ViewDiagnostic(node: nil, path: "", kind: .widerThanPage(width: view.size.width, room: width)))
        }
        if breaks.isIncomplete {
            diagnostics.append(ViewDiagnostic(node: nil, path: "", kind: .omittedPages(limit: view.limits.pages)))
        }
        self.diagnostics = diagnostics
    }

    /// The pages of the texts with numbers of pages, for the next layout; nil if there are none.
    ///
    /// - Complexity: O(boxes + t (pages + depth)), t the texts with numbers.
    var numbering: PageNumbering? {
        var repeated: [Int: Int] = [:]
        for (first, group) in headers { for row in group.rows { repeated[row] = first } }
        var pages: [Int: Int] = [:]
        for (row, entry) in snapshot.entries.enumerated() {
            guard case .text(let text)? = painter.appearances[Int(entry.node.index)].paint, let numbers = text.numbers
            else { continue }
            let header = sequence(first: row) { snapshot.entries[$0].parent }.lazy.compactMap { repeated[$0] }.first
            let last = ranges.lastIndex { header != nil && $0.header == header }
            pages[numbers.index] = 1 + (last ?? page(at: entry.absoluteFrame.midY))
        }
        guard let most = pages.keys.max() else { return nil }
        return PageNumbering(count: count, pages: (0...most).map { pages[$0] ?? count })
    }

    /// Returns the page on which a height of the content is.
    private func page(at height: CGFloat) -> Int {
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].end > height { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the display list of a page, in the coordinates of the sheet.
    ///
    /// - Complexity: O(boxes on the page + b log n), b the broken boxes on it, n their contents.
    /// - Precondition: The page exists; the first is 0.
    public func displayList(ofPage number: Int) -> DisplayList {
        let range = ranges[number]
        let content = format.content
        var list = DisplayList()
        if let background { list.fill(Path(CGRect(origin: .zero, size: format.size)), with: background) }
        let top = content.minY + range.headerLength
        draw(
            number, from: range.start, length: range.end - range.start, at: top, .range(range.start, range.end),
            into: &list)
        if let header = range.header {
            let group = headers[header]!
            draw(
                number, from: group.start, length: group.end - group.start, at: content.minY, .path(path(to: header)),
                into: &list)
        }
        if let footer = range.footer {
            let length = range.footerLength
            draw(
                number, from: headers[footer]!.end - length, length: length, at: top + range.end - range.start,
                .path(path(to: footer)), into: &list)
        }
        let margins = [(header, CGFloat(0)...content.minY), (footer, content.maxY...format.size.height)]
        for (line, margin) in margins {
            guard let view = line?(number + 1, count) else { continue }
            let shift = CGAffineTransform(
                translationX: content.midX - view.size.width / 2,
                y: (margin.lowerBound + margin.upperBound - view.size.height) / 2)
            list.withTransform(shift) { $0.append(contentsOf: view.displayList) }
        }
        return list
    }

    /// Returns the boxes around a repeated header or footer, each with the one that is drawn in it.
    private func path(to first: Int) -> [Int: [Int]] {
        var path: [Int: [Int]] = [:]
        for row in sequence(first: first, next: { snapshot.entries[$0].parent }) {
            if let parent = snapshot.entries[row].parent { path[parent] = row == first ? headers[first]!.rows : [row] }
        }
        return path
    }

    /// Draws a range of the content at a height of the sheet.
    private func draw(
        _ number: Int, from start: CGFloat, length: CGFloat, at top: CGFloat, _ shown: PaintSelection.Shown,
        into list: inout DisplayList
    ) {
        guard length > 0 else { return }
        var painter = painter
        painter.page = (number + 1, count)
        painter.draw(snapshot, order, PaintSelection(broken: broken, shown: shown))
        // Whole pixels stay whole.
        let shift = ((top - start) * painter.scale).rounded() / painter.scale
        list.withClip(Path(CGRect(x: 0, y: top, width: format.size.width, height: length))) { list in
            list.withTransform(CGAffineTransform(translationX: format.content.minX, y: shift)) {
                $0.append(contentsOf: painter.list)
            }
        }
    }
}

extension ViewRenderer {
    /// Lays out the view for the width of a sheet and breaks it into pages, where `{page}` and `{pages}` in its texts
    /// are the number of the page and the number of pages.
    ///
    /// A text is measured with the number of its page, for which the view is laid out up to four times. A text in a
    /// repeated header has one frame on all pages: its room is that of the largest number.
    ///
    /// - Complexity: O(n log n), n the nodes.
    public func pages(_ format: PageFormat) -> PagedView {
        PageNumbering.settled { numbering in
            let drawing = layout(
                in: ProposedViewSize(width: format.content.width, height: nil), numbering: numbering)
            return (drawing, drawing.pages(format))
        }.pages
    }
}

extension LaidOutView {
    /// Breaks the drawing into pages.
    ///
    /// Breaks are where no box crosses, between lines, items, rows, and sections. Content that fits on a page stays
    /// together; higher content is broken inside, or, where boxes cross everywhere, cut, which is a ``ViewDiagnostic``.
    /// Headers of a `FlowCollection` and of a ``Table`` are repeated where their section or table continues, and
    /// footers of a table where it goes on. Lay out the view for the width of `format.content` and no height.
    ///
    /// - Complexity: O(n log n), n the nodes.
    public func pages(_ format: PageFormat) -> PagedView { pages(format, header: nil, footer: nil) }

    /// Breaks the drawing into pages, with a footer in the middle of each lower margin.
    ///
    /// - Parameters:
    ///   - measurer: Measures the text of the footer.
    ///   - footer: Returns the footer of a page, for its number from 1 and the number of pages.
    public func pages<Footer: View>(
        _ format: PageFormat, measurer: any TextMeasurer = MetricsTextMeasurer(),
        @ViewBuilder footer: @escaping (_ page: Int, _ count: Int) -> Footer
    ) -> PagedView {
        pages(format, header: nil, footer: Self.line(format, measurer, footer))
    }

    /// Breaks the drawing into pages, with a header in the middle of each upper margin and a footer in the middle of
    /// each lower one.
    ///
    /// - Parameters:
    ///   - measurer: Measures the text of header and footer.
    ///   - header: Returns the header of a page, for its number from 1 and the number of pages.
    ///   - footer: Returns the footer of a page.
    public func pages<Header: View, Footer: View>(
        _ format: PageFormat, measurer: any TextMeasurer = MetricsTextMeasurer(),
        @ViewBuilder header: @escaping (_ page: Int, _ count: Int) -> Header,
        @ViewBuilder footer: @escaping (_ page: Int, _ count: Int) -> Footer
    ) -> PagedView {
        pages(format, header: Self.line(format, measurer, header), footer: Self.line(format, measurer, footer))
    }

    private static func line<Content: View>(
        _ format: PageFormat, _ measurer: any TextMeasurer, _ content: @escaping (Int, Int) -> Content
    ) -> (Int, Int) -> LaidOutView {
        { page, count in
            var renderer = ViewRenderer(content(page, count))
            renderer.measurer = measurer
            return renderer.layout(in: ProposedViewSize(width: format.content.width, height: nil))
        }
    }
}
