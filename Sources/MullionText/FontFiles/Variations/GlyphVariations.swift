import MullionGeometry

/// The changes of the points of glyphs at some coordinates, from a `gvar` table.
///
/// A glyph has tuples, each with a region of the coordinates and a change of some or all of its points. Points without
/// a change of their own move with their neighbors on the contour.
///
/// 1. Weight each tuple by its region; leave out those that do not apply.
/// 2. Read its points and their changes.
/// 3. Interpolate the changes of other points of simple glyphs, contour by contour.
/// 4. Add all, weighted.
///
/// A small table could describe endless work, by tuples that all name all points: the sum of points over the tuples of
/// a glyph is limited.
struct GlyphVariations: Sendable {
    /// The points of a glyph in the default instance.
    struct Points {
        var xs: [Double]
        var ys: [Double]
        /// The last point of each contour; empty for a composed glyph, whose points are its parts.
        var ends: [Int]
    }

    /// The changes of points, as many as the glyph has, and then four: the origin, the advance, and two of columns.
    struct Changes: Equatable {
        var xs: [Double]
        var ys: [Double]

        /// The change of the advance width.
        var advance: Double { xs.count < 4 ? 0 : xs[xs.count - 3] - xs[xs.count - 4] }
    }

    /// What is left of the work that is allowed for a glyph or a font.
    struct Budget {
        var points: Int

        /// Enough for any glyph, with its parts.
        static let glyph = Budget(points: 8 << 20)
        /// Enough for the advances of a font without an `HVAR` table.
        static let font = Budget(points: 128 << 20)
    }

    private let table: FontTable
    private let coordinates: [Int]
    private let glyphCount: Int
    private let sharedTuples: Int
    private let sharedCount: Int
    private let dataStart: Int
    private let hasLongOffsets: Bool

    init(_ table: FontTable, _ coordinates: [Int]) throws(FontFileError) {
        self.table = table
        self.coordinates = coordinates
        guard try table.u16(0) == 1, try table.u16(4) == coordinates.count else { throw table.malformed }
        sharedCount = try table.u16(6)
        sharedTuples = try table.u32(8)
        glyphCount = try table.u16(12)
        hasLongOffsets = try table.u16(14) & 1 != 0
        dataStart = try table.u32(16)
        _ = try table.at(sharedTuples + sharedCount * coordinates.count * 2)
    }

    /// Returns the changes of a glyph's points; nil if it does not change.
    ///
    /// - Complexity: O(tuples · points).
    func changes(
        of glyph: Int, _ points: Points, _ budget: inout Budget
    ) throws(FontFileError) -> Changes? {
        guard glyph < glyphCount else { return nil }
        let start = hasLongOffsets ? try table.u32(20 + glyph * 4) : 2 * (try table.u16(20 + glyph * 2))
        let end = hasLongOffsets ? try table.u32(24 + glyph * 4) : 2 * (try table.u16(22 + glyph * 2))
        guard start < end else { return nil }
        let data = try table.at(dataStart + start)
        let packed = try data.u16(0)
        var reader = PackedReader(table: data, offset: try data.u16(2))
        let count = points.xs.count + 4
        let shared = packed & 0x8000 != 0 ? try reader.points(limit: count) : nil
        var changes = Changes(
            xs: [Double](repeating: 0, count: count), ys: [Double](repeating: 0, count: count))
        var header = 4
        var isChanged = false
        for _ in 0..<(packed & 0x0FFF) {
            let (size, flags) = (try data.u16(header), try data.u16(header + 2))
            header += 4
            let weight = try weight(data, &header, flags)
            let next = reader.offset + size
            if weight != 0 {
                let numbers = flags & 0x2000 != 0 ? try reader.points(limit: count) : shared ?? .all
                // A list may name points twice.
                budget.points -= count + numbers.count
                guard budget.points >= 0 else { throw table.malformed }
                try add(&reader, numbers, weight, points, to: &changes)
                isChanged = true
            }
            reader.offset = next
        }
        return isChanged ? changes : nil
    }

    // MARK: - 1. Regions

    private func weight(_ data: FontTable, _ header: inout Int, _ flags: Int) throws(FontFileError) -> Double {
        let count = coordinates.count
        var peaks: (table: FontTable, offset: Int) = (table, sharedTuples + (flags & 0x0FFF) * count * 2)
        if flags & 0x8000 != 0 {
            peaks = (data, header)
            header += count * 2
        } else if flags & 0x0FFF >= sharedCount {
            throw table.malformed
        }
        let bounds = header
        if flags & 0x4000 != 0 { header += count * 4 }
        var weight = 1.0
        for axis in 0..<count {
            let peak = try peaks.table.i16(peaks.offset + axis * 2)
            let (start, end) =
                flags & 0x4000 != 0
                ? (try data.i16(bounds + axis * 2), try data.i16(bounds + (count + axis) * 2))
                : (min(peak, 0), max(peak, 0))
            weight *= VariationRegion.weight(coordinates[axis], start: start, peak: peak, end: end)
        }
        return weight
    }

    // MARK: - 2 to 4. Points

    private func add(
        _ reader: inout PackedReader, _ numbers: PackedReader.Points, _ weight: Double, _ points: Points,
        to changes: inout Changes
    ) throws(FontFileError) {
        let count = changes.xs.count
        switch numbers {
        case .all:
            let xs = try reader.numbers(count)
            let ys = try reader.numbers(count)
            for index in 0..<count {
                changes.xs[index] += Double(xs[index]) * weight
                changes.ys[index] += Double(ys[index]) * weight
            }
        case .some(let list):
            let xs = try reader.numbers(list.count)
            let ys = try reader.numbers(list.count)
            var (dx, dy) = ([Double](repeating: 0, count: count), [Double](repeating: 0, count: count))
            var isSet = [Bool](repeating: false, count: count)
            for (index, point) in list.enumerated() {
                (dx[point], dy[point], isSet[point]) = (Double(xs[index]), Double(ys[index]), true)
            }
            var first = 0
            for end in points.ends {
                Self.interpolate(&dx, points.xs, isSet, first...end)
                Self.interpolate(&dy, points.ys, isSet, first...end)
                first = end + 1
            }
            for index in 0..<count {
                changes.xs[index] += dx[index] * weight
                changes.ys[index] += dy[index] * weight
            }
        }
    }

    /// Moves the points of a contour between those that have a change.
    ///
    /// A point between its two neighbors is moved in proportion; one outside of both as the nearer one.
    static func interpolate(
        _ changes: inout [Double], _ positions: [Double], _ isSet: [Bool], _ contour: ClosedRange<Int>
    ) {
        let given = contour.filter { isSet[$0] }
        guard let firstGiven = given.first, given.count < contour.count else { return }
        if given.count == 1 {
            for index in contour { changes[index] = changes[firstGiven] }
            return
        }
        for (position, left) in given.enumerated() {
            let right = given[(position + 1) % given.count]
            var index = left
            while true {
                index = index == contour.upperBound ? contour.lowerBound : index + 1
                if index == right { break }
                changes[index] = moved(
                    positions[index], (positions[left], changes[left]), (positions[right], changes[right]))
            }
        }
    }

    private static func moved(
        _ position: Double, _ a: (position: Double, change: Double), _ b: (position: Double, change: Double)
    ) -> Double {
        if a.position == b.position { return a.change == b.change ? a.change : 0 }
        let (low, high) = a.position < b.position ? (a, b) : (b, a)
        if position <= low.position { return low.change }
        if position >= high.position { return high.change }
        return low.change + (high.change - low.change) * (position - low.position) / (high.position - low.position)
    }
}

/// Reads packed numbers of points and packed changes.
struct PackedReader {
    enum Points {
        case all
        case some([Int])

        /// The number of listed points.
        var count: Int { if case .some(let list) = self { list.count } else { 0 } }
    }

    let table: FontTable
    var offset: Int

    private mutating func byte() throws(FontFileError) -> Int {
        defer { offset += 1 }
        return try table.u8(offset)
    }

    private mutating func word() throws(FontFileError) -> Int {
        defer { offset += 2 }
        return try table.u16(offset)
    }

    /// Reads numbers of points below a limit.
    mutating func points(limit: Int) throws(FontFileError) -> Points {
        var count = try byte()
        if count == 0 { return .all }
        if count & 0x80 != 0 { count = (count & 0x7F) << 8 | (try byte()) }
        var numbers: [Int] = []
        var point = 0
        while numbers.count < count {
            let control = try byte()
            for _ in 0...(control & 0x7F) where numbers.count < count {
                point += control & 0x80 != 0 ? try word() : try byte()
                guard point < limit else { throw table.malformed }
                numbers.append(point)
            }
        }
        return .some(numbers)
    }

    /// Reads changes.
    mutating func numbers(_ count: Int) throws(FontFileError) -> [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(min(count, 65_536))
        while numbers.count < count {
            let control = try byte()
            for _ in 0...(control & 0x3F) where numbers.count < count {
                switch control & 0xC0 {
                case 0x80: numbers.append(0)
                case 0x40: numbers.append(Int(Int16(truncatingIfNeeded: try word())))
                case 0xC0: numbers.append(Int(Int32(truncatingIfNeeded: try word() << 16 | word())))
                default: numbers.append(Int(Int8(truncatingIfNeeded: try byte())))
                }
            }
        }
        return numbers
    }
}
