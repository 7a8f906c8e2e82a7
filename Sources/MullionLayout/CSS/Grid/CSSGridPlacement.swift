import MullionGeometry

/// Where items go in a grid (css-grid-2 §8). Lines count from 0, the start of the explicit grid; implicit tracks before
/// it have negative numbers.
struct CSSGridSpan: BitwiseCopyable {
    var start: Int = 0
    var end: Int = 1
    /// Whether the lines are given; otherwise only the number of tracks is.
    var isDefinite = false

    var count: Int { end - start }

    /// One track, wherever.
    init() {}

    /// Reads two line properties (§8.3, §8.4).
    init(_ first: CSSGridLine, _ last: CSSGridLine, _ axis: CSSExplicitAxis) {
        let start = Self.line(first, axis, "-start")
        let end = Self.line(last, axis, "-end")
        switch (start, end) {
        case (.line(let a), .line(let b)):
            (self.start, self.end) = a < b ? (a, b) : b < a ? (b, a) : (a, a + 1)
            isDefinite = true
        case (.line(let a), .span(let n)): (self.start, self.end, isDefinite) = (a, a + n, true)
        case (.span(let n), .line(let b)): (self.start, self.end, isDefinite) = (b - n, b, true)
        case (.line(let a), .auto): (self.start, self.end, isDefinite) = (a, a + 1, true)
        case (.auto, .line(let b)): (self.start, self.end, isDefinite) = (b - 1, b, true)
        // Of two spans the first counts.
        case (.span(let n), _), (.auto, .span(let n)): (self.start, self.end) = (0, n)
        case (.auto, .auto): (self.start, self.end) = (0, 1)
        }
        clamp()
    }

    /// Keeps the span within the largest grid (§6.6.1): cut off, or moved into the last track.
    private mutating func clamp() {
        let limit = CSSExplicitAxis.lineLimit
        if !isDefinite {
            end = Swift.min(end, limit)
            return
        }
        start = Swift.min(Swift.max(start, -limit), limit - 1)
        end = Swift.min(Swift.max(end, start + 1), limit)
    }

    /// Keeps the span within a subgrid, which has no implicit tracks along an axis that it takes: it ends with the last
    /// track, and outside of the subgrid it is moved into the nearest track (css-grid-2 §9).
    mutating func keepInside(_ count: Int) {
        start = Swift.min(Swift.max(start, 0), count - 1)
        end = Swift.min(Swift.max(end, start + 1), count)
    }

    private enum Line {
        case auto
        case line(Int)
        case span(Int)
    }

    private static func line(_ line: CSSGridLine, _ axis: CSSExplicitAxis, _ suffix: String) -> Line {
        let count = axis.tracks.count
        switch line {
        case .auto, .line(0), .named(_, 0): return .auto
        case .line(let number):
            let number = Swift.min(Swift.max(number, -1_000_000_000), 1_000_000_000)
            return .line(number > 0 ? number - 1 : count + 1 + number)
        case .span(let number): return .span(Swift.min(Swift.max(1, number), 2 * CSSExplicitAxis.lineLimit))
        case .named(let name, let number):
            let lines = axis.names[name] ?? (number == 1 ? axis.names[name + suffix] : nil) ?? []
            let clamped = Swift.min(Swift.max(number, -100_000), 100_000)
            // Lines of the implicit grid have every name.
            if clamped > 0 {
                return .line(clamped <= lines.count ? lines[clamped - 1] : count + clamped - lines.count)
            }
            return .line(-clamped <= lines.count ? lines[lines.count + clamped] : clamped + lines.count)
        case .spanNamed(_, let number): return .span(Swift.min(Swift.max(1, number), CSSExplicitAxis.lineLimit))
        }
    }
}

/// The cells that are taken, by rows of the flow; a few very long items apart.
struct CSSGridOccupancy {
    private struct Interval {
        var start: Int
        var end: Int
    }

    /// What is taken in one row; neighbors in the order of placing are one interval.
    private struct Row {
        var intervals: [Interval] = []

        mutating func take(_ minor: Range<Int>) {
            if let last = intervals.last, last.end == minor.lowerBound {
                intervals[intervals.count - 1].end = minor.upperBound
            } else {
                intervals.append(Interval(start: minor.lowerBound, end: minor.upperBound))
            }
        }
    }

    private struct Area {
        var major: Range<Int>
        var minor: Range<Int>
    }

    private var rows: [Int: Row] = [:]
    private var large: [Area] = []

    mutating func take(_ major: Range<Int>, _ minor: Range<Int>) {
        if major.count > 64 {
            large.append(Area(major: major, minor: minor))
            return
        }
        for row in major {
            rows[row, default: Row()].take(minor)
        }
    }

    /// The end of something taken in an area; nil: it is free.
    func obstacle(_ major: Range<Int>, _ minor: Range<Int>) -> Int? {
        var end: Int?
        for area in large where area.major.overlaps(major) && area.minor.overlaps(minor) {
            end = Swift.max(end ?? 0, area.minor.upperBound)
        }
        guard !rows.isEmpty else { return end }
        if major.count > 64, rows.count < major.count {
            for (row, intervals) in rows where major.contains(row) { look(intervals.intervals, minor, &end) }
        } else {
            for row in major { if let own = rows[row] { look(own.intervals, minor, &end) } }
        }
        return end
    }

    private func look(_ intervals: [Interval], _ minor: Range<Int>, _ end: inout Int?) {
        for interval in intervals where interval.start < minor.upperBound && interval.end > minor.lowerBound {
            end = end.map { Swift.max($0, interval.end) } ?? interval.end
        }
    }

    /// The start of the first free part of a row at or behind `start`.
    func firstFree(_ major: Range<Int>, from start: Int, count: Int) -> Int {
        var start = start
        while let end = obstacle(major, start..<start + count) { start = end }
        return start
    }

}

/// Automatic placement (§8.5): items with both lines; then those locked to a row of the flow; then the rest with a
/// cursor.
struct CSSGridPlacer {
    /// Spans along the flow's rows (major) and within them (minor).
    var majors: [CSSGridSpan]
    var minors: [CSSGridSpan]
    var explicitMinor: Int
    var explicitMajor: Int
    var isDense: Bool
    /// Whether the rows are those of a subgrid, which do not become longer; and the tracks in front of them that lines
    /// have named. The browser places items in so many more tracks, and moves them into the last one afterwards.
    var keepsMinor = false
    var namedBefore = 0

    /// The tracks that an item without a row needs, and where in a row.
    private struct Size: Hashable {
        var major: Int
        var minor: Int
        var start: Int?

        init(major: Int, minor: CSSGridSpan) {
            self.major = major
            self.minor = minor.count
            start = minor.isDefinite ? minor.start : nil
        }
    }

    /// Gives every item both spans.
    mutating func run() {
        var taken = CSSGridOccupancy()
        var (low, high) = (-namedBefore, explicitMinor + namedBefore)
        var lowMajor = 0
        for i in majors.indices {
            if minors[i].isDefinite {
                low = Swift.min(low, minors[i].start)
                high = Swift.max(high, minors[i].end)
            }
            if majors[i].isDefinite { lowMajor = Swift.min(lowMajor, majors[i].start) }
            if minors[i].isDefinite, majors[i].isDefinite { take(i, &taken) }
        }
        for i in minors.indices where !minors[i].isDefinite { high = Swift.max(high, low + minors[i].count) }
        var cursors: [Int: Int] = [:]
        for i in majors.indices where majors[i].isDefinite && !minors[i].isDefinite {
            let rows = majors[i].start..<majors[i].end
            let from = isDense ? low : cursors[rows.lowerBound] ?? low
            var start = taken.firstFree(rows, from: from, count: minors[i].count)
            // One item may go behind the row, the next begins again.
            if keepsMinor, start > explicitMinor { start = low }
            Self.set(&minors[i], start)
            if !keepsMinor { high = Swift.max(high, minors[i].end) }
            take(i, &taken)
            cursors[rows.lowerBound] = minors[i].end
        }
        var (row, column) = (lowMajor, low)
        var found: [Size: (row: Int, column: Int)] = [:]
        for i in majors.indices where !majors[i].isDefinite {
            // What did not fit an item of a size fits none of that size later on.
            let size = Size(major: majors[i].count, minor: minors[i])
            if isDense { (row, column) = found[size] ?? (lowMajor, low) }
            placeFree(i, &row, &column, low, high, taken)
            if isDense { found[size] = (majors[i].start, minors[i].start) }
            take(i, &taken)
        }
    }

    /// Places an item without a row at or behind the cursor.
    private mutating func placeFree(
        _ i: Int, _ row: inout Int, _ column: inout Int, _ low: Int, _ high: Int, _ taken: CSSGridOccupancy
    ) {
        let rows = majors[i].count
        let limit = CSSExplicitAxis.lineLimit
        if minors[i].isDefinite {
            let columns = minors[i].start..<minors[i].end
            if columns.lowerBound < column { row += 1 }
            column = columns.lowerBound
            while row < limit - 1, taken.obstacle(row..<row + rows, columns) != nil { row += 1 }
        } else {
            let count = minors[i].count
            while true {
                let start = taken.firstFree(row..<row + rows, from: column, count: count)
                if start + count <= high || row >= limit - 1 {
                    column = start + count <= high ? start : low
                    break
                }
                row += 1
                column = low
            }
            Self.set(&minors[i], column)
            column = minors[i].end
        }
        Self.set(&majors[i], Swift.min(row, limit - 1))
    }

    private static func set(_ span: inout CSSGridSpan, _ start: Int) {
        span.end = Swift.min(start + span.count, CSSExplicitAxis.lineLimit)
        span.start = Swift.min(start, CSSExplicitAxis.lineLimit - 1)
        span.end = Swift.max(span.end, span.start + 1)
        span.isDefinite = true
    }

    private func take(_ i: Int, _ taken: inout CSSGridOccupancy) {
        taken.take(majors[i].start..<majors[i].end, minors[i].start..<minors[i].end)
    }
}
