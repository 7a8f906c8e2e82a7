import MullionGeometry

/// Reads the outline of a Type 2 charstring, by Adobe's Technical Note 5177, or of one of a `CFF2` table, whose numbers
/// may vary.
///
/// Operands are kept on a stack until an operator takes them all. The first operator that clears the stack may have one
/// operand more, the width, which the `hmtx` table has, too. Hints are skipped. A damaged charstring could call itself
/// or be endless, so depth, operators, and operands are limited.
struct CharstringReader {
    private let table: CFFTable
    private let local: CFFTable.Index?
    private let malformed: FontFileError
    private var stack: [CGFloat] = []
    private var point = CGPoint.zero
    private var isOpen = false
    private var hintCount = 0
    private var hasWidth = false
    private var isDone = false
    private var steps = 0
    private var outline = GlyphOutline()
    /// How much of each region of the set of variations applies; empty in a `CFF ` table.
    private var weights: [Double] = []

    private static let depthLimit = 10
    private static let stackLimit = 513
    private static let stepLimit = 100_000

    private init(_ table: CFFTable, _ glyph: Int, _ malformed: FontFileError) {
        self.table = table
        self.malformed = malformed
        local = table.subroutines(of: glyph)
        // Without a width.
        hasWidth = table.isVariable
        weights = table.variations?.weights(ofSet: table.variationSet(of: glyph)) ?? []
    }

    static func outline(of glyph: Int, in table: CFFTable, _ malformed: FontFileError) throws(FontFileError)
        -> GlyphOutline
    {
        var reader = CharstringReader(table, glyph, malformed)
        try reader.run(try table.charstrings.bytes(glyph), depth: 0)
        reader.closeContour()
        return reader.outline
    }

    private mutating func run(_ bytes: ArraySlice<UInt8>, depth: Int) throws(FontFileError) {
        guard depth < Self.depthLimit else { throw malformed }
        var rest = bytes
        func next() throws(FontFileError) -> Int {
            guard let byte = rest.popFirst() else { throw malformed }
            return Int(byte)
        }
        while !isDone, let byte = rest.popFirst().map(Int.init) {
            steps += 1
            guard steps <= Self.stepLimit else { throw malformed }
            switch byte {
            case 28: try push(CGFloat(Int16(truncatingIfNeeded: try next() << 8 | next())))
            case 32...246: try push(CGFloat(byte - 139))
            case 247...250: try push(CGFloat((byte - 247) * 256 + (try next()) + 108))
            case 251...254: try push(CGFloat(-(byte - 251) * 256 - (try next()) - 108))
            case 255:
                let number = Int32(truncatingIfNeeded: try next() << 24 | next() << 16 | next() << 8 | next())
                try push(CGFloat(number) / 65_536)
            case 10, 29:
                guard let index = byte == 10 ? local : table.globalSubroutines, let number = stack.popLast() else {
                    throw malformed
                }
                let bias = index.count < 1_240 ? 107 : index.count < 33_900 ? 1_131 : 32_768
                try run(try index.bytes(Int(number) + bias), depth: depth + 1)
            case 11: return
            case 15 where table.isVariable:
                guard let number = stack.popLast(), let set = Int(exactly: number) else { throw malformed }
                weights = table.variations?.weights(ofSet: set) ?? []
            case 16 where table.isVariable: try blend()
            case 14:
                isDone = true
            case 1, 3, 18, 23: takeHints()
            case 19, 20:
                takeHints()
                rest = rest.dropFirst((hintCount + 7) / 8)
            case 12: try flex(try next())
            default: try draw(byte)
            }
        }
    }

    private mutating func push(_ number: CGFloat) throws(FontFileError) {
        guard stack.count < Self.stackLimit else { throw malformed }
        stack.append(number)
    }

    /// Replaces numbers that vary and their changes by their values at the coordinates.
    private mutating func blend() throws(FontFileError) {
        guard let number = stack.popLast(), let count = Int(exactly: number), 0...Self.stackLimit ~= count,
            stack.count >= count * (weights.count + 1)
        else { throw malformed }
        let start = stack.count - count * (weights.count + 1)
        for index in 0..<count {
            for (region, weight) in weights.enumerated() {
                stack[start + index] += stack[start + count + index * weights.count + region] * weight
            }
        }
        steps += count * weights.count / 16
        stack.removeSubrange((start + count)...)
    }

    private mutating func takeHints() {
        hintCount += stack.count / 2
        hasWidth = true
        stack.removeAll()
    }

    // MARK: - Drawing

    private mutating func closeContour() {
        if isOpen { outline.elements.append(.close) }
        isOpen = false
    }

    private mutating func move(_ x: CGFloat, _ y: CGFloat) {
        closeContour()
        point = CGPoint(x: point.x + x, y: point.y + y)
        outline.elements.append(.move(point))
        isOpen = true
    }

    private mutating func line(_ x: CGFloat, _ y: CGFloat) {
        point = CGPoint(x: point.x + x, y: point.y + y)
        outline.elements.append(.line(point))
    }

    private mutating func curve(
        _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x3: CGFloat, _ y3: CGFloat
    ) {
        let control1 = CGPoint(x: point.x + x1, y: point.y + y1)
        let control2 = CGPoint(x: control1.x + x2, y: control1.y + y2)
        point = CGPoint(x: control2.x + x3, y: control2.y + y3)
        outline.elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    private mutating func draw(_ byte: Int) throws(FontFileError) {
        let moveCount = byte == 21 ? 2 : byte == 4 || byte == 22 ? 1 : 0
        if moveCount > 0 {
            // A width may come before the first move.
            guard stack.count == moveCount || !hasWidth && stack.count == moveCount + 1 else { throw malformed }
            hasWidth = true
            let operands = Array(stack.suffix(moveCount))
            stack.removeAll()
            return move(byte == 4 ? 0 : operands[0], byte == 22 ? 0 : operands[moveCount - 1])
        }
        guard isOpen else { throw malformed }
        let operands = stack
        stack.removeAll()
        switch byte {
        case 5: lines(operands[...])
        case 6, 7: alternatingLines(operands, isHorizontal: byte == 6)
        case 8: curves(operands[...])
        case 24:
            guard operands.count >= 2 else { throw malformed }
            curves(operands.dropLast(2))
            lines(operands.suffix(2))
        case 25:
            guard operands.count >= 6 else { throw malformed }
            lines(operands.dropLast(6))
            curves(operands.suffix(6))
        case 26, 27: flatCurves(operands, isHorizontal: byte == 27)
        case 30, 31: alternatingCurves(operands, isHorizontal: byte == 31)
        default: throw malformed
        }
    }

    private mutating func lines(_ operands: ArraySlice<CGFloat>) {
        var rest = operands
        while rest.count >= 2 { line(rest.removeFirst(), rest.removeFirst()) }
    }

    private mutating func alternatingLines(_ operands: [CGFloat], isHorizontal: Bool) {
        for (index, length) in operands.enumerated() {
            if (index % 2 == 0) == isHorizontal { line(length, 0) } else { line(0, length) }
        }
    }

    private mutating func curves(_ operands: ArraySlice<CGFloat>) {
        var rest = operands
        while rest.count >= 6 {
            let o = rest.prefix(6).map { $0 }
            rest = rest.dropFirst(6)
            curve(o[0], o[1], o[2], o[3], o[4], o[5])
        }
    }

    /// Curves that begin and end horizontally, or vertically.
    private mutating func flatCurves(_ operands: [CGFloat], isHorizontal: Bool) {
        var rest = operands[...]
        var extra: CGFloat = rest.count % 4 == 1 ? rest.removeFirst() : 0
        while rest.count >= 4 {
            let o = rest.prefix(4).map { $0 }
            rest = rest.dropFirst(4)
            if isHorizontal {
                curve(o[0], extra, o[1], o[2], o[3], 0)
            } else {
                curve(extra, o[0], o[1], o[2], 0, o[3])
            }
            extra = 0
        }
    }

    /// Curves that begin horizontally and end vertically, and the reverse, in turn.
    private mutating func alternatingCurves(_ operands: [CGFloat], isHorizontal: Bool) {
        var rest = operands[...]
        var isHorizontal = isHorizontal
        while rest.count >= 4 {
            let o = rest.prefix(4).map { $0 }
            rest = rest.dropFirst(4)
            let extra: CGFloat = rest.count == 1 ? rest.removeFirst() : 0
            if isHorizontal {
                curve(o[0], 0, o[1], o[2], extra, o[3])
            } else {
                curve(0, o[0], o[1], o[2], o[3], extra)
            }
            isHorizontal.toggle()
        }
    }

    private mutating func flex(_ byte: Int) throws(FontFileError) {
        let o = stack
        stack.removeAll()
        guard isOpen else { throw malformed }
        switch byte {
        case 35 where o.count >= 12:
            curve(o[0], o[1], o[2], o[3], o[4], o[5])
            curve(o[6], o[7], o[8], o[9], o[10], o[11])
        case 34 where o.count >= 7:
            curve(o[0], 0, o[1], o[2], o[3], 0)
            curve(o[4], 0, o[5], -o[2], o[6], 0)
        case 36 where o.count >= 9:
            curve(o[0], o[1], o[2], o[3], o[4], 0)
            curve(o[5], 0, o[6], o[7], o[8], -(o[1] + o[3] + o[7]))
        case 37 where o.count >= 11:
            let (x, y) = (o[0] + o[2] + o[4] + o[6] + o[8], o[1] + o[3] + o[5] + o[7] + o[9])
            curve(o[0], o[1], o[2], o[3], o[4], o[5])
            if abs(x) > abs(y) {
                curve(o[6], o[7], o[8], o[9], o[10], -y)
            } else {
                curve(o[6], o[7], o[8], o[9], -x, o[10])
            }
        default: throw malformed
        }
    }
}
