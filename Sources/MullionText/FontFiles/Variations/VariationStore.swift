/// Numbers that vary with the coordinates of a font: an item variation store, as `HVAR`, `MVAR`, and `GDEF` contain it.
///
/// Each set of the store names regions of the coordinates and lists rows with an amount for each of them. The change of
/// a number is the sum of the amounts of its row, each weighted by how much of its region applies.
///
/// The weights of all regions are computed once for the coordinates. Rows are read when they are needed; a table of n
/// bytes has at most n amounts, so that reading each row once takes O(n).
struct VariationStore {
    private struct Subset {
        var table: FontTable
        var rowCount: Int
        var wordCount: Int
        var areLong: Bool
        var regions: [Int]
        var rowSize: Int
        var start: Int
    }

    private var weights: [Double] = []
    private var subsets: [Subset?] = []
    private let table: FontTable

    /// Reads the regions and the beginnings of the sets.
    ///
    /// - Parameter coordinates: One for each axis of the font.
    init(_ table: FontTable, _ coordinates: [Int]) throws(FontFileError) {
        self.table = table
        guard try table.u16(0) == 1 else { throw table.malformed }
        let list = try table.at(try table.u32(2))
        let (axisCount, regionCount) = (try list.u16(0), try list.u16(2))
        guard axisCount == coordinates.count else { throw list.malformed }
        // The last region is inside the table.
        if regionCount > 0 { _ = try list.at(4 + regionCount * axisCount * 6) }
        weights.reserveCapacity(regionCount)
        for region in 0..<regionCount {
            var weight = 1.0
            for axis in 0..<axisCount {
                let offset = 4 + (region * axisCount + axis) * 6
                weight *= VariationRegion.weight(
                    coordinates[axis], start: try list.i16(offset), peak: try list.i16(offset + 2),
                    end: try list.i16(offset + 4))
            }
            weights.append(weight)
        }
        for index in 0..<(try table.u16(6)) { subsets.append(try subset(try table.u32(8 + index * 4))) }
    }

    private func subset(_ offset: Int) throws(FontFileError) -> Subset? {
        guard offset > 0 else { return nil }
        let data = try table.at(offset)
        let (rowCount, packed, count) = (try data.u16(0), try data.u16(2), try data.u16(4))
        let (wordCount, areLong) = (packed & 0x7FFF, packed & 0x8000 != 0)
        guard wordCount <= count else { throw data.malformed }
        var regions: [Int] = []
        for index in 0..<count {
            let region = try data.u16(6 + index * 2)
            guard region < weights.count else { throw data.malformed }
            regions.append(region)
        }
        let size = areLong ? wordCount * 4 + (count - wordCount) * 2 : wordCount * 2 + (count - wordCount)
        let start = 6 + count * 2
        _ = try data.at(start + rowCount * size)
        return Subset(
            table: data, rowCount: rowCount, wordCount: wordCount, areLong: areLong, regions: regions, rowSize: size,
            start: start)
    }

    /// Returns how much of each region of a set applies; empty for a set that the store does not have.
    func weights(ofSet outer: Int) -> [Double] {
        guard subsets.indices.contains(outer), let subset = subsets[outer] else { return [] }
        return subset.regions.map { weights[$0] }
    }

    /// Returns the change of a number; 0 for a row that the store does not have.
    ///
    /// - Complexity: O(regions of the set).
    func change(_ outer: Int, _ inner: Int) throws(FontFileError) -> Double {
        guard subsets.indices.contains(outer), let subset = subsets[outer], inner < subset.rowCount else { return 0 }
        var offset = subset.start + inner * subset.rowSize
        var sum = 0.0
        for (index, region) in subset.regions.enumerated() {
            let isWide = index < subset.wordCount
            let amount: Int
            switch (subset.areLong, isWide) {
            case (true, true):
                amount = Int(Int32(truncatingIfNeeded: try subset.table.u32(offset)))
                offset += 4
            case (true, false), (false, true):
                amount = try subset.table.i16(offset)
                offset += 2
            case (false, false):
                amount = Int(Int8(truncatingIfNeeded: try subset.table.u8(offset)))
                offset += 1
            }
            sum += Double(amount) * weights[region]
        }
        return sum
    }
}

/// A region of an axis: from a start over a peak to an end.
enum VariationRegion {
    /// Returns how much of a region applies to a coordinate: 1 at its peak, 0 outside.
    static func weight(_ coordinate: Int, start: Int, peak: Int, end: Int) -> Double {
        // Regions without a direction count as those that do not vary.
        if start > peak || peak > end || start < 0 && end > 0 && peak != 0 || peak == 0 { return 1 }
        if coordinate == peak { return 1 }
        if coordinate <= start || coordinate >= end { return 0 }
        return coordinate < peak
            ? Double(coordinate - start) / Double(peak - start) : Double(end - coordinate) / Double(end - peak)
    }
}

/// The changes of advance widths of a font at some coordinates, from its `HVAR` table.
struct AdvanceVariations {
    private let store: VariationStore
    private let table: FontTable
    /// The map from glyphs to rows: its beginning, its format, and its number of entries; nil where each glyph has its
    /// row.
    private var map: (start: Int, format: Int, count: Int)?
    private var known: [Int: Int] = [:]

    init(_ table: FontTable, _ coordinates: [Int]) throws(FontFileError) {
        self.table = table
        store = try VariationStore(try table.at(try table.u32(4)), coordinates)
        let offset = try table.u32(8)
        guard offset > 0 else { return }
        let isLong = try table.u8(offset) == 1
        map = (
            offset + (isLong ? 6 : 4), try table.u8(offset + 1),
            isLong ? try table.u32(offset + 2) : try table.u16(offset + 2)
        )
    }

    /// Returns the change of the advance of a glyph, in whole font units.
    mutating func change(of glyph: Int) throws(FontFileError) -> Int {
        var (outer, inner) = (0, glyph)
        if let map, map.count > 0 {
            // The last entry is that of all glyphs after it.
            let entry = min(glyph, map.count - 1)
            let (size, innerBits) = ((map.format >> 4 & 3) + 1, (map.format & 15) + 1)
            var number = 0
            for byte in 0..<size { number = number << 8 | (try table.u8(map.start + entry * size + byte)) }
            (outer, inner) = (number >> innerBits, number & (1 << innerBits - 1))
        }
        // Glyphs may share a row, which is then read once.
        let key = outer << 32 | inner
        if let change = known[key] { return change }
        let change = Int(max(-65_536, min(65_536, try store.change(outer, inner))).rounded())
        known[key] = change
        return change
    }
}

/// The changes of line metrics at some coordinates, from an `MVAR` table.
struct MetricVariations {
    private let store: VariationStore
    private var rows: [String: (outer: Int, inner: Int)] = [:]

    init(_ table: FontTable, _ coordinates: [Int]) throws(FontFileError) {
        let (size, count, offset) = (try table.u16(6), try table.u16(8), try table.u16(10))
        store = try VariationStore(try table.at(offset), coordinates)
        guard size >= 8 || count == 0 else { throw table.malformed }
        for record in 0..<count {
            let start = 12 + record * size
            rows[try table.tag(start)] = (try table.u16(start + 4), try table.u16(start + 6))
        }
    }

    /// Returns the change of a metric in whole font units; 0 for one that does not vary.
    func change(of tag: String) -> Int {
        guard let row = rows[tag], let change = try? store.change(row.outer, row.inner) else { return 0 }
        return Int(max(-65_536, min(65_536, change)).rounded())
    }
}
