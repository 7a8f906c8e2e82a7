import MullionGeometry

/// The outlines in a `glyf` table: simple glyphs, and those composed of others.
///
/// A glyph of a damaged font may be composed of itself or of very many parts, so depth, parts, and points are limited.
struct TrueTypeOutlines: Sendable {
    private let glyf: FontTable
    private let loca: FontTable
    private let hasLongOffsets: Bool
    let glyphCount: Int
    /// The changes of points in an instance of a variable font; nil for none.
    private let variations: GlyphVariations?

    private static let depthLimit = 8
    private static let partLimit = 256
    private static let pointLimit = 65_536

    init(glyf: FontTable, loca: FontTable, hasLongOffsets: Bool, glyphCount: Int) {
        self.glyf = glyf
        self.loca = loca
        self.hasLongOffsets = hasLongOffsets
        self.glyphCount = glyphCount
        variations = nil
    }

    /// - Parameter coordinates: Those of an instance of a variable font; empty for the default.
    init(_ tables: FontTables, glyphCount: Int, _ coordinates: [Int] = []) throws(FontFileError) {
        variations =
            coordinates.isEmpty || !tables.has("gvar")
            ? nil : try GlyphVariations(tables.table("gvar"), coordinates)
        glyf = try tables.table("glyf")
        loca = try tables.table("loca")
        hasLongOffsets = try tables.table("head").i16(50) != 0
        self.glyphCount = glyphCount
    }

    func outline(of glyph: Int) throws(FontFileError) -> GlyphOutline {
        var limits = Limits(parts: Self.partLimit)
        return try outline(of: glyph, depth: 0, &limits)
    }

    /// Returns the change of the advance width of a glyph in an instance, in whole units.
    func advanceChange(of glyph: Int, _ budget: inout GlyphVariations.Budget) throws(FontFileError) -> Int {
        guard let variations else { return 0 }
        var points = GlyphVariations.Points(xs: [], ys: [], ends: [])
        if let table = try table(of: glyph) {
            let contourCount = try table.i16(0)
            points = contourCount > 0 ? try positions(table, contourCount).points : try partPositions(table)
        }
        let change = try variations.changes(of: glyph, points, &budget)?.advance ?? 0
        return Int(max(-65_536, min(65_536, change)).rounded())
    }

    /// What is left of the work that is allowed for a glyph.
    private struct Limits {
        var parts: Int
        var budget = GlyphVariations.Budget.glyph
    }

    /// Returns the description of a glyph; nil for an empty one.
    private func table(of glyph: Int) throws(FontFileError) -> FontTable? {
        let start = hasLongOffsets ? try loca.u32(glyph * 4) : 2 * (try loca.u16(glyph * 2))
        let end = hasLongOffsets ? try loca.u32(glyph * 4 + 4) : 2 * (try loca.u16(glyph * 2 + 2))
        guard start <= end else { throw loca.malformed }
        return start < end ? try glyf.at(start) : nil
    }

    private func outline(of glyph: Int, depth: Int, _ limits: inout Limits) throws(FontFileError) -> GlyphOutline {
        limits.parts -= 1
        guard depth < Self.depthLimit, limits.parts >= 0, 0..<glyphCount ~= glyph else { throw glyf.malformed }
        guard let table = try table(of: glyph) else { return GlyphOutline() }
        let contourCount = try table.i16(0)
        if contourCount >= 0 { return try simple(table, glyph, contourCount, &limits) }
        return try composite(table, glyph, depth, &limits)
    }

    // MARK: - Simple glyphs

    private struct Point {
        var position: CGPoint
        var isOnCurve: Bool
    }

    private func simple(
        _ table: FontTable, _ glyph: Int, _ contourCount: Int, _ limits: inout Limits
    ) throws(FontFileError) -> GlyphOutline {
        guard contourCount > 0 else { return GlyphOutline() }
        var (points, flags) = try positions(table, contourCount)
        if let changes = try variations?.changes(of: glyph, points, &limits.budget) {
            for index in points.xs.indices {
                points.xs[index] += changes.xs[index]
                points.ys[index] += changes.ys[index]
            }
        }
        var outline = GlyphOutline()
        var first = 0
        for last in points.ends {
            let contour = (first..<(last + 1)).map { index in
                Point(position: CGPoint(x: points.xs[index], y: points.ys[index]), isOnCurve: flags[index] & 1 != 0)
            }
            Self.add(contour, to: &outline)
            first = last + 1
        }
        return outline
    }

    /// Returns the points of a glyph in the default instance, and their flags.
    private func positions(
        _ table: FontTable, _ contourCount: Int
    ) throws(FontFileError) -> (points: GlyphVariations.Points, flags: [Int]) {
        let pointCount = try table.u16(10 + 2 * (contourCount - 1)) + 1
        guard pointCount <= Self.pointLimit else { throw table.malformed }
        var offset = 10 + 2 * contourCount
        offset += 2 + (try table.u16(offset))
        var flags: [Int] = []
        flags.reserveCapacity(pointCount)
        while flags.count < pointCount {
            let flag = try table.u8(offset)
            offset += 1
            flags.append(flag)
            guard flag & 8 != 0 else { continue }
            let count = try table.u8(offset)
            offset += 1
            for _ in 0..<min(count, pointCount - flags.count) { flags.append(flag) }
        }
        let xs = try coordinates(table, flags, &offset, isShort: 2, isSame: 16)
        let ys = try coordinates(table, flags, &offset, isShort: 4, isSame: 32)
        var ends: [Int] = []
        for contour in 0..<contourCount {
            let last = try table.u16(10 + 2 * contour)
            let first = (ends.last ?? -1) + 1
            guard last >= first || last + 1 == first, last < pointCount else { throw table.malformed }
            ends.append(last)
        }
        return (GlyphVariations.Points(xs: xs.map(Double.init), ys: ys.map(Double.init), ends: ends), flags)
    }

    private func coordinates(
        _ table: FontTable, _ flags: [Int], _ offset: inout Int, isShort: Int, isSame: Int
    ) throws(FontFileError) -> [Int] {
        var value = 0
        var values: [Int] = []
        values.reserveCapacity(flags.count)
        for flag in flags {
            if flag & isShort != 0 {
                let step = try table.u8(offset)
                offset += 1
                value += flag & isSame != 0 ? step : -step
            } else if flag & isSame == 0 {
                value += try table.i16(offset)
                offset += 2
            }
            values.append(value)
        }
        return values
    }

    /// Adds a contour. Between two points off the curve lies one on it, in the middle.
    private static func add(_ points: [Point], to outline: inout GlyphOutline) {
        guard points.count > 1 else { return }
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let firstOn = points.firstIndex(where: \.isOnCurve)
        let start = firstOn.map { points[$0].position } ?? middle(points[0].position, points[points.count - 1].position)
        outline.elements.append(.move(start))
        var control: CGPoint?
        let offset = firstOn.map { $0 + 1 } ?? 0
        for step in 0..<(points.count - (firstOn == nil ? 0 : 1)) {
            let point = points[(offset + step) % points.count]
            switch (control, point.isOnCurve) {
            case (nil, true): outline.elements.append(.line(point.position))
            case (nil, false): control = point.position
            case (let known?, true):
                outline.elements.append(.quadCurve(to: point.position, control: known))
                control = nil
            case (let known?, false):
                outline.elements.append(.quadCurve(to: middle(known, point.position), control: known))
                control = point.position
            }
        }
        if let control { outline.elements.append(.quadCurve(to: start, control: control)) }
        outline.elements.append(.close)
    }

    // MARK: - Composite glyphs

    /// A part of a composed glyph.
    private struct Part {
        var glyph: Int
        var transform: CGAffineTransform
        /// Whether it is moved by the distances of its transform.
        var isMoved: Bool
    }

    private func composite(
        _ table: FontTable, _ glyph: Int, _ depth: Int, _ limits: inout Limits
    ) throws(FontFileError) -> GlyphOutline {
        var outline = GlyphOutline()
        var parts = try parts(table)
        if let changes = try variations?.changes(of: glyph, Self.positions(parts), &limits.budget) {
            for index in parts.indices where parts[index].isMoved {
                parts[index].transform.tx += changes.xs[index]
                parts[index].transform.ty += changes.ys[index]
            }
        }
        for part in parts {
            outline.append(try self.outline(of: part.glyph, depth: depth + 1, &limits), part.transform)
            guard outline.elements.count <= Self.pointLimit else { throw table.malformed }
        }
        return outline
    }

    /// Returns the points of a composed glyph: one for each part.
    private func partPositions(_ table: FontTable) throws(FontFileError) -> GlyphVariations.Points {
        guard try table.i16(0) < 0 else { return GlyphVariations.Points(xs: [], ys: [], ends: []) }
        return Self.positions(try parts(table))
    }

    private static func positions(_ parts: [Part]) -> GlyphVariations.Points {
        GlyphVariations.Points(
            xs: parts.map { Double($0.transform.tx) }, ys: parts.map { Double($0.transform.ty) }, ends: [])
    }

    private func parts(_ table: FontTable) throws(FontFileError) -> [Part] {
        var parts: [Part] = []
        var offset = 10
        while true {
            guard parts.count < Self.partLimit else { throw table.malformed }
            let (flags, glyph) = (try table.u16(offset), try table.u16(offset + 2))
            offset += 4
            var transform = CGAffineTransform.identity
            let areWords = flags & 1 != 0
            // Parts aligned by numbers of points are rare, and then not moved.
            if flags & 2 != 0 {
                transform.tx = CGFloat(areWords ? try table.i16(offset) : try signed8(table, offset))
                transform.ty = CGFloat(areWords ? try table.i16(offset + 2) : try signed8(table, offset + 1))
            }
            offset += areWords ? 4 : 2
            if flags & 8 != 0 {
                transform.a = try fraction(table, offset)
                transform.d = transform.a
                offset += 2
            } else if flags & 0x40 != 0 {
                transform.a = try fraction(table, offset)
                transform.d = try fraction(table, offset + 2)
                offset += 4
            } else if flags & 0x80 != 0 {
                transform.a = try fraction(table, offset)
                transform.b = try fraction(table, offset + 2)
                transform.c = try fraction(table, offset + 4)
                transform.d = try fraction(table, offset + 6)
                offset += 8
            }
            parts.append(Part(glyph: glyph, transform: transform, isMoved: flags & 2 != 0))
            if flags & 0x20 == 0 { return parts }
        }
    }

    private func signed8(_ table: FontTable, _ offset: Int) throws(FontFileError) -> Int {
        Int(Int8(truncatingIfNeeded: try table.u8(offset)))
    }

    private func fraction(_ table: FontTable, _ offset: Int) throws(FontFileError) -> CGFloat {
        CGFloat(try table.i16(offset)) / 16_384
    }
}
