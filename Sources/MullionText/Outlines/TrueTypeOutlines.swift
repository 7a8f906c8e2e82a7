import MullionGeometry

/// The outlines in a `glyf` table: simple glyphs, and those composed of others.
///
/// A glyph of a damaged font may be composed of itself or of very many parts, so depth, parts, and points are limited.
struct TrueTypeOutlines: Sendable {
    private let glyf: FontTable
    private let loca: FontTable
    private let hasLongOffsets: Bool
    let glyphCount: Int

    private static let depthLimit = 8
    private static let partLimit = 256
    private static let pointLimit = 65_536

    init(glyf: FontTable, loca: FontTable, hasLongOffsets: Bool, glyphCount: Int) {
        self.glyf = glyf
        self.loca = loca
        self.hasLongOffsets = hasLongOffsets
        self.glyphCount = glyphCount
    }

    init(_ tables: FontTables, glyphCount: Int) throws(FontFileError) {
        glyf = try tables.table("glyf")
        loca = try tables.table("loca")
        hasLongOffsets = try tables.table("head").i16(50) != 0
        self.glyphCount = glyphCount
    }

    func outline(of glyph: Int) throws(FontFileError) -> GlyphOutline {
        var parts = Self.partLimit
        return try outline(of: glyph, depth: 0, &parts)
    }

    private func outline(of glyph: Int, depth: Int, _ parts: inout Int) throws(FontFileError) -> GlyphOutline {
        parts -= 1
        guard depth < Self.depthLimit, parts >= 0, 0..<glyphCount ~= glyph else { throw glyf.malformed }
        let start = hasLongOffsets ? try loca.u32(glyph * 4) : 2 * (try loca.u16(glyph * 2))
        let end = hasLongOffsets ? try loca.u32(glyph * 4 + 4) : 2 * (try loca.u16(glyph * 2 + 2))
        guard start <= end else { throw loca.malformed }
        guard start < end else { return GlyphOutline() }
        let table = try glyf.at(start)
        let contourCount = try table.i16(0)
        if contourCount >= 0 { return try simple(table, contourCount) }
        return try composite(table, depth, &parts)
    }

    // MARK: - Simple glyphs

    private struct Point {
        var position: CGPoint
        var isOnCurve: Bool
    }

    private func simple(_ table: FontTable, _ contourCount: Int) throws(FontFileError) -> GlyphOutline {
        guard contourCount > 0 else { return GlyphOutline() }
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
        var outline = GlyphOutline()
        var first = 0
        for contour in 0..<contourCount {
            let last = try table.u16(10 + 2 * contour)
            guard last >= first || last + 1 == first, last < pointCount else { throw table.malformed }
            let points = (first..<(last + 1)).map { index in
                Point(position: CGPoint(x: xs[index], y: ys[index]), isOnCurve: flags[index] & 1 != 0)
            }
            Self.add(points, to: &outline)
            first = last + 1
        }
        return outline
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

    private func composite(_ table: FontTable, _ depth: Int, _ parts: inout Int) throws(FontFileError) -> GlyphOutline {
        var outline = GlyphOutline()
        var offset = 10
        while true {
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
            outline.append(try self.outline(of: glyph, depth: depth + 1, &parts), transform)
            guard outline.elements.count <= Self.pointLimit else { throw table.malformed }
            if flags & 0x20 == 0 { return outline }
        }
    }

    private func signed8(_ table: FontTable, _ offset: Int) throws(FontFileError) -> Int {
        Int(Int8(truncatingIfNeeded: try table.u8(offset)))
    }

    private func fraction(_ table: FontTable, _ offset: Int) throws(FontFileError) -> CGFloat {
        CGFloat(try table.i16(offset)) / 16_384
    }
}
