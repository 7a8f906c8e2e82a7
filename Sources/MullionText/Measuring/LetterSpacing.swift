import MullionGeometry

/// Room between characters, in the units pens count in.
///
/// Without letter spacing pens count in font units. With it they count in parts of 1/65,536 of one, so that a spacing in
/// points is kept to that precision and sums stay exact.
struct LetterSpacing: Equatable, Sendable {
    /// How many units a font unit has.
    let scale: Int
    /// The room behind a character.
    let amount: Int

    static let none = LetterSpacing(scale: 1, amount: 0)

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
    /// The pen's end is that of the glyph; the room behind it is added when the pen goes on.
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
        let advance = (step.position - kerning) * scale
        // Neither the start nor the end of a glyph lies before that of the one in front, so that lines grow with their text.
        let room = max(kerning * scale + pen.room, -min(pen.lastAdvance, advance))
        let start = isMark ? pen.position : pen.position + room
        if !isMark {
            pen.room = amount
            pen.lastAdvance = advance
        }
        pen.position = start + advance
        (pen.table.leftRow, pen.glyph, pen.script) = (step.table.leftRow, step.glyph, step.script)
        return start
    }

    /// Whether a scalar belongs to the character before it, so that there is no room between them.
    static func isMark(_ scalar: UInt32, in metrics: FontMetrics) -> Bool {
        switch metrics.lineBreakClasses[scalar] {
        case .combiningMark, .zeroWidthJoiner, .zeroWidthSpace, .wordJoiner: true
        default: CharacterBoundary.isInvisible(scalar)
        }
    }
}
