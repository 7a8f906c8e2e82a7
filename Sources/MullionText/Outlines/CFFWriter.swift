import MullionGeometry

/// Writes a `CFF ` table, by Adobe's Technical Notes 5176 and 5177, with outlines alone: no hints, no subroutines.
struct CFFWriter {
    let unitsPerEm: Int
    let glyphs: [(advance: Int, outline: GlyphOutline)]

    init(_ unitsPerEm: Int, _ glyphs: [(advance: Int, outline: GlyphOutline)]) {
        self.unitsPerEm = unitsPerEm
        self.glyphs = glyphs
    }

    /// The number of names that every program knows.
    private static let standardNameCount = 391

    var table: [UInt8] {
        // Header and names; then the dictionary, whose length does not depend on its numbers.
        let start: [UInt8] = [1, 0, 4, 4] + Self.index([Array("Mullion".utf8)])
        let strings = Self.index(
            (Self.standardNameCount..<max(glyphs.count, Self.standardNameCount)).map { number in
                Array("g\(number)".utf8)
            })
        let globals = Self.index([])
        let charset = [2] + u16(1) + u16(max(glyphs.count - 2, 0))
        let charstrings = Self.index(glyphs.map(charstring))
        let length = Self.index([dictionary(charset: 0, charstrings: 0, end: 0)]).count
        let first = start.count + length + strings.count + globals.count
        let outlines = first + charset.count
        let top = Self.index([
            dictionary(charset: first, charstrings: outlines, end: outlines + charstrings.count)
        ])
        return start + top + strings + globals + charset + charstrings
    }

    private func dictionary(charset: Int, charstrings: Int, end: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        if unitsPerEm != 1_000 {
            let scale = Self.real(1 / Double(unitsPerEm))
            bytes += scale + [139, 139] + scale + [139, 139, 12, 7]
        }
        bytes += Self.long(charset) + [15] + Self.long(charstrings) + [17]
        // A private dictionary without entries, after everything else.
        return bytes + [139] + Self.long(end) + [18]
    }

    private static func long(_ number: Int) -> [UInt8] { [29] + u32(number) }

    /// Returns a decimal number in half bytes: digits, a point, and the end.
    private static func real(_ number: Double) -> [UInt8] {
        // Ten decimals after the point are more than the units of any font need.
        var digits = String(Int((number * 1e12).rounded()))
        digits = String(repeating: "0", count: max(12 - digits.count, 0)) + digits
        while digits.last == "0" { digits.removeLast() }
        var nibbles: [UInt8] = [0, 0xA] + digits.utf8.map { $0 - UInt8(ascii: "0") } + [0xF]
        if nibbles.count % 2 == 1 { nibbles.append(0xF) }
        return [30] + stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    }

    private static func index(_ entries: [[UInt8]]) -> [UInt8] {
        guard !entries.isEmpty else { return [0, 0] }
        var bytes = u16(entries.count) + [4]
        var offset = 1
        for entry in entries {
            bytes += u32(offset)
            offset += entry.count
        }
        return bytes + u32(offset) + entries.joined()
    }

    // MARK: - Charstrings

    private func charstring(_ advance: Int, _ outline: GlyphOutline) -> [UInt8] {
        var bytes = Self.number(advance)
        var (x, y) = (0, 0)
        func whole(_ number: CGFloat) -> Int { Int(min(max(number.rounded(), -16_000), 16_000)) }
        func step(_ point: CGPoint) {
            let (nextX, nextY) = (whole(point.x), whole(point.y))
            bytes += Self.number(nextX - x) + Self.number(nextY - y)
            (x, y) = (nextX, nextY)
        }
        var current = CGPoint.zero
        for element in outline.elements {
            switch element {
            case .move(let to):
                step(to)
                bytes.append(21)
                current = to
            case .line(let to):
                step(to)
                bytes.append(5)
                current = to
            case .quadCurve(let to, let control):
                step(Self.point(current, control))
                step(Self.point(to, control))
                step(to)
                bytes.append(8)
                current = to
            case .curve(let to, let control1, let control2):
                step(control1)
                step(control2)
                step(to)
                bytes.append(8)
                current = to
            // A move or the end closes a contour.
            case .close: break
            }
        }
        return bytes + [14]
    }

    /// Returns the point two thirds of the way to a control point.
    private static func point(_ start: CGPoint, _ control: CGPoint) -> CGPoint {
        CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
    }

    private static func number(_ number: Int) -> [UInt8] {
        switch number {
        case -107...107: [UInt8(number + 139)]
        case 108...1_131: [UInt8(247 + (number - 108) >> 8), UInt8((number - 108) & 0xFF)]
        case -1_131 ... -108: [UInt8(251 + (-number - 108) >> 8), UInt8((-number - 108) & 0xFF)]
        default: [28] + u16(number)
        }
    }
}
