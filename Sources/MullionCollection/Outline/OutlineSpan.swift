/// What an outline keeps about rows that follow each other.
///
/// How many rows are shown cannot be added up when a row outside is collapsed, but the rows that are hidden by the
/// fewest others stay the same ones: they are shown if that number is 0.
struct OutlineSpan: Sendable {
    /// All rows, hidden ones included.
    var count: Int32 = 0
    /// The least depth.
    var depth = Int32.max
    /// The least number of collapsed rows that one of the rows is inside of.
    var hidden: Int32 = 0
    /// The number of rows that are inside of so few.
    var shown: Int32 = 0
    /// Their length.
    var length = ExactLength.zero

    static func + (first: OutlineSpan, second: OutlineSpan) -> OutlineSpan {
        if first.count == 0 { return second }
        if second.count == 0 { return first }
        var sum = first.hidden <= second.hidden ? first : second
        sum.count = first.count &+ second.count
        sum.depth = min(first.depth, second.depth)
        guard first.hidden == second.hidden else { return sum }
        sum.shown = first.shown &+ second.shown
        sum.length = first.length + second.length
        return sum
    }

    /// The span when its rows are inside of some more collapsed rows.
    func hidden(by more: Int32) -> OutlineSpan {
        var result = self
        result.hidden &+= more
        return result
    }

    /// The rows that are shown, and their length.
    var visible: ShownRows { hidden == 0 ? ShownRows(count: Int(shown), length: length) : ShownRows() }
}

/// A number of rows that are shown, and their length.
struct ShownRows: Sendable {
    var count = 0
    var length = ExactLength.zero

    static func += (sum: inout ShownRows, more: ShownRows) {
        sum.count &+= more.count
        sum.length += more.length
    }
}

/// At most ``capacity`` rows that follow each other.
struct OutlineLeaf: Sendable {
    var rows: [StoredRow]
    /// How many collapsed rows all of them are inside of, in addition to what each of them knows.
    var hidden: Int32 = 0

    static let capacity = 128

    var span: OutlineSpan {
        var span = OutlineSpan()
        span.hidden = .max
        for row in rows {
            span.depth = min(span.depth, Int32(truncatingIfNeeded: row.depth))
            if row.hidden > span.hidden { continue }
            if row.hidden < span.hidden { (span.hidden, span.shown, span.length) = (row.hidden, 0, .zero) }
            span.shown += 1
            span.length += ExactLength(row.size.length)
        }
        span.count = Int32(rows.count)
        span.hidden = rows.isEmpty ? 0 : span.hidden &+ hidden
        return span
    }
}
