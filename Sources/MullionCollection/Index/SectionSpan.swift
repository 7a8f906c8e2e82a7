/// What sums over sections are taken of.
struct SectionSpan: AdditiveArithmetic, Sendable {
    /// The length along the scrolling axis.
    var length = ExactLength.zero
    /// Headers, items, footers and decorations.
    var elements = 0
    var items = 0
    var headers: Int32 = 0
    var footers: Int32 = 0

    static let zero = SectionSpan()

    static func + (first: SectionSpan, second: SectionSpan) -> SectionSpan {
        SectionSpan(
            length: first.length + second.length, elements: first.elements &+ second.elements,
            items: first.items &+ second.items, headers: first.headers &+ second.headers,
            footers: first.footers &+ second.footers)
    }

    static func - (first: SectionSpan, second: SectionSpan) -> SectionSpan {
        SectionSpan(
            length: first.length - second.length, elements: first.elements &- second.elements,
            items: first.items &- second.items, headers: first.headers &- second.headers,
            footers: first.footers &- second.footers)
    }
}

/// What sums over the leaves of a section's lines are taken of.
struct LineSpan: AdditiveArithmetic, Sendable {
    var items: Int32 = 0
    /// The lines that begin in the leaf.
    var lines: Int32 = 0
    /// The thickness of these lines with the spacing after each.
    var length = ExactLength.zero

    static let zero = LineSpan()

    static func + (first: LineSpan, second: LineSpan) -> LineSpan {
        LineSpan(
            items: first.items &+ second.items, lines: first.lines &+ second.lines, length: first.length + second.length
        )
    }

    static func - (first: LineSpan, second: LineSpan) -> LineSpan {
        LineSpan(
            items: first.items &- second.items, lines: first.lines &- second.lines, length: first.length - second.length
        )
    }
}
