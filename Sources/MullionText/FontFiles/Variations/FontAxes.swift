import MullionGeometry

/// The axes of a variable font, from its `fvar` table, and how values on them become coordinates, by its `avar` table.
///
/// Coordinates are normalized: the smallest value of an axis is -1, its default 0, the largest 1, in 16,384ths.
struct FontAxes: Sendable {
    /// An axis of a variable font, such as that of the weight.
    struct Axis: Sendable {
        var tag: String
        var minimum: Double
        var standard: Double
        var maximum: Double
        /// The pairs of the `avar` table: a coordinate and what it becomes; empty where it stays the same.
        fileprivate(set) var map: [(from: Int, to: Int)] = []
    }

    /// The coordinate of the largest value of an axis.
    static let one = 16_384
    /// The maximum number of axes, which no font reaches.
    private static let limit = 64

    private(set) var axes: [Axis] = []

    /// Reads the axes; nil for a font without any.
    init?(_ tables: FontTables) throws(FontFileError) {
        guard tables.has("fvar") else { return nil }
        let table = try tables.table("fvar")
        let (count, size) = (try table.u16(8), try table.u16(10))
        guard count <= Self.limit, size >= 20 else { throw table.malformed }
        guard count > 0 else { return nil }
        let records = try table.at(try table.u16(4))
        for index in 0..<count {
            let start = index * size
            let values = (
                try Self.fixed(records, start + 4), try Self.fixed(records, start + 8),
                try Self.fixed(records, start + 12)
            )
            guard values.0 <= values.1, values.1 <= values.2 else { throw records.malformed }
            axes.append(
                Axis(tag: try records.tag(start), minimum: values.0, standard: values.1, maximum: values.2))
        }
        if tables.has("avar") { try readMaps(try tables.table("avar")) }
    }

    private mutating func readMaps(_ table: FontTable) throws(FontFileError) {
        // Version 2 adds a store of variations after the same maps.
        guard try 1...2 ~= table.u16(0), try table.u16(6) == axes.count else { throw table.malformed }
        var offset = 8
        for axis in axes.indices {
            let count = try table.u16(offset)
            offset += 2
            var map: [(from: Int, to: Int)] = []
            for _ in 0..<count {
                let pair = (from: try table.i16(offset), to: try table.i16(offset + 2))
                guard pair.from >= map.last?.from ?? -Self.one else { throw table.malformed }
                map.append(pair)
                offset += 4
            }
            axes[axis].map = map
        }
    }

    private static func fixed(_ table: FontTable, _ offset: Int) throws(FontFileError) -> Double {
        Double(Int32(truncatingIfNeeded: try table.u32(offset))) / 65_536
    }

    /// Returns the axis of a tag; nil if the font does not vary in it.
    func axis(_ tag: String) -> Axis? { axes.first { $0.tag == tag } }

    /// Returns the coordinates of values by the tags of their axes; empty for those of the default.
    ///
    /// Worked example: a weight of 550 on an axis from 100 over 400 to 900 is 150 / 500 of the way, 4,915.
    func coordinates(of values: [String: Double]) -> [Int] {
        let coordinates = axes.map { axis in values[axis.tag].map(axis.coordinate(of:)) ?? 0 }
        return coordinates.contains { $0 != 0 } ? coordinates : []
    }

    /// Returns the values on the axes that fit a font best.
    ///
    /// Slanted letters are on the axis `ital`, or else on `slnt`, where CSS slants by 14 degrees. The optical size is
    /// that of the font in points.
    func values(for font: Font) -> [String: Double] {
        var values: [String: Double] = [:]
        if axis("wght") != nil { values["wght"] = Double(font.weight.rawValue) }
        if axis("wdth") != nil { values["wdth"] = Double(font.width) }
        if axis("opsz") != nil { values["opsz"] = Double(font.size) }
        if font.isItalic {
            if axis("ital") != nil { values["ital"] = 1 } else if axis("slnt") != nil { values["slnt"] = -14 }
        }
        return values
    }

    /// Whether letters can be slanted.
    var hasSlant: Bool { (axis("ital")?.maximum ?? 0) > 0 || (axis("slnt")?.minimum ?? 0) < 0 }

    /// The weights that the font has, in the numbers of CSS; nil if it varies in other properties alone.
    var weights: ClosedRange<Double>? { axis("wght").map { $0.minimum...$0.maximum } }
}

extension FontAxes.Axis {
    /// Returns the coordinate of a value, which is limited to the axis.
    func coordinate(of value: Double) -> Int {
        let value = min(max(value.isNaN ? standard : value, minimum), maximum)
        let one = Double(FontAxes.one)
        let part =
            value < standard
            ? -(standard - value) / (standard - minimum)
            : value > standard ? (value - standard) / (maximum - standard) : 0
        return mapped(Int((part * one).rounded()))
    }

    /// Returns a coordinate after the map of the axis, between whose pairs it is interpolated.
    private func mapped(_ coordinate: Int) -> Int {
        guard let first = map.first, let last = map.last else { return coordinate }
        let one = FontAxes.one
        func limited(_ number: Int) -> Int { min(max(number, -one), one) }
        if coordinate <= first.from { return limited(coordinate - first.from + first.to) }
        if coordinate >= last.from { return limited(coordinate - last.from + last.to) }
        let end = map.firstIndex { $0.from > coordinate } ?? map.count - 1
        let (left, right) = (map[end - 1], map[end])
        let part = Double(coordinate - left.from) / Double(right.from - left.from)
        return limited(Int((Double(left.to) + part * Double(right.to - left.to)).rounded()))
    }
}
