import MullionGeometry

/// Room between characters, in the units of pens.
///
/// Without letter spacing pens count font units. With it they count units of 1/65,536 of a font unit, so that a spacing
/// in points is kept to that precision and sums stay exact.
struct LetterSpacing: Equatable, Sendable {
    /// The number of units in a font unit.
    let scale: Int
    /// The room after a character.
    let amount: Int

    static let none = LetterSpacing(scale: 1, amount: 0)
    /// No room, in the finer units.
    static let fine = LetterSpacing(scale: 65_536, amount: 0)

    private init(scale: Int, amount: Int) {
        self.scale = scale
        self.amount = amount
    }

    /// The spacing of an amount in points at `pointsPerUnit` points a font unit.
    init(points: CGFloat, pointsPerUnit: CGFloat) {
        let units = points / pointsPerUnit * 65_536
        guard points != 0, pointsPerUnit > 0, abs(units) < 1e12 else {
            self = .none
            return
        }
        self.init(scale: 65_536, amount: Int(units.rounded()))
    }

    /// Moves a pen over a scalar, and returns where its glyph begins.
    ///
    /// The pen is then at the end of the glyph; the room after it is added when the pen moves on.
    @inline(__always)
    func move(_ pen: inout Pen, over scalar: UInt32, in metrics: FontMetrics) -> Int {
        scale == 1 ? metrics.move(&pen, over: scalar) : moveSpaced(&pen, over: scalar, in: metrics)
    }

    @inline(never)
    private func moveSpaced(_ pen: inout Pen, over scalar: UInt32, in metrics: FontMetrics) -> Int {
        let isMark = Self.isMark(scalar, in: metrics)
        var step = pen
        step.position = 0
        let kerning = metrics.move(&step, over: scalar)
        let start = move(&pen, by: step.position - kerning, kerning: kerning, isMark: isMark)
        (pen.table.leftRow, pen.glyph, pen.script) = (step.table.leftRow, step.glyph, step.script)
        return start
    }

    /// Moves a pen over a scalar at a UTF-8 offset, shaped or not, and returns where its glyph begins.
    @inline(__always)
    func move(
        _ pen: inout Pen, over scalar: UInt32, at offset: Int, shapedAs shape: Unmanaged<TextShape>?,
        in metrics: FontMetrics
    ) -> Int {
        guard let shape else { return move(&pen, over: scalar, in: metrics) }
        return shape._withUnsafeGuaranteedRef { move(&pen, at: offset, shapedAs: $0) }
    }

    /// Moves a pen over a shaped scalar at a UTF-8 offset, and returns where its glyph begins.
    func move(_ pen: inout Pen, at offset: Int, shapedAs shape: TextShape) -> Int {
        let advance = shape.advance(at: offset)
        // A scalar without a width belongs to the preceding glyphs.
        return move(&pen, by: advance, kerning: 0, isMark: advance == 0)
    }

    /// Moves a pen by an advance width in font units after kerning, and returns where the glyph begins.
    private func move(_ pen: inout Pen, by width: Int, kerning: Int, isMark: Bool) -> Int {
        let advance = width * scale
        // Neither the start nor the end of a glyph is before that of the previous one, so that lines grow with their
        // text.
        let room = max(kerning * scale + pen.room, -min(pen.lastAdvance, advance))
        let start = isMark ? pen.position : pen.position + room
        if !isMark {
            pen.room = amount
            pen.lastAdvance = advance
        }
        pen.position = start + advance
        return start
    }

    /// Returns whether a scalar belongs to the preceding character, so that there is no room between them.
    static func isMark(_ scalar: UInt32, in metrics: FontMetrics) -> Bool {
        switch metrics.lineBreakClasses[scalar] {
        case .combiningMark, .zeroWidthJoiner, .zeroWidthSpace, .wordJoiner: true
        default: CharacterBoundary.isInvisible(scalar)
        }
    }
}
