import MullionGeometry

/// A part of a paragraph, character by character, with a new pen.
struct SpanWalk {
    /// A user-perceived character by UTF-8 offsets. It may contain a border between spans.
    struct Character {
        var textStart: Int
        var textEnd: Int
        var start: SpanPosition
        var end: SpanPosition
        /// The span of its first scalar, by its index among those that are not empty.
        var boundsIndex: Int
        var firstScalar: UInt32
        var pen: Pen
    }

    private(set) var characters: [Character] = []
    private var builder: StretchBuilder

    var stretches: [SpanStretch] { builder.stretches }

    /// - Complexity: O(bytes between the two offsets), plus O(log(spans)).
    init(from textStart: Int, to textEnd: Int, of content: SpanContent) {
        self.init(
            from: textStart, to: textEnd,
            TextCharacters(string: content.string, scalarsStandAlone: content.scalarsStandAlone), content.runs,
            content.bounds)
    }

    private init(
        from textStart: Int, to textEnd: Int, _ text: TextCharacters, _ runs: [SpanContent.Run],
        _ bounds: [SpanContent.Bounds]
    ) {
        builder = StretchBuilder(runs: runs)
        var boundsIndex = SpanContent.boundsIndex(of: textStart, in: bounds)
        text.forEach(from: textStart, to: textEnd) { bytes, start, end in
            while bounds[boundsIndex].textEnd <= start { boundsIndex += 1 }
            let (firstIndex, first) = (boundsIndex, UTF8Decoding.scalar(in: bytes, at: start))
            let position = builder.move(
                over: first.value, at: boundsIndex, bounds[boundsIndex], from: start, to: start + first.length)
            var index = start + first.length
            while index < end {
                while bounds[boundsIndex].textEnd <= index { boundsIndex += 1 }
                let scalar = UTF8Decoding.scalar(in: bytes, at: index)
                _ = builder.move(
                    over: scalar.value, at: boundsIndex, bounds[boundsIndex], from: index, to: index + scalar.length)
                index += scalar.length
            }
            characters.append(
                Character(
                    textStart: start, textEnd: end, start: position, end: builder.end, boundsIndex: firstIndex,
                    firstScalar: first.value, pen: builder.pen))
        }
    }

    /// Returns the width in points of the widest character of a piece, or a given one that is larger.
    static func widestCharacter(
        of piece: SpanPiece, _ text: TextCharacters, _ runs: [SpanContent.Run], _ bounds: [SpanContent.Bounds],
        atLeast width: CGFloat
    ) -> CGFloat {
        var widest = width
        var boundsIndex = SpanContent.boundsIndex(of: piece.textStart, in: bounds)
        text.forEach(from: piece.textStart, to: piece.textEnd) { bytes, start, end in
            while bounds[boundsIndex].textEnd <= start { boundsIndex += 1 }
            if bounds[boundsIndex].textEnd >= end {
                let run = runs[bounds[boundsIndex].run]
                var pen = Pen()
                var index = start
                while index < end {
                    let scalar = UTF8Decoding.scalar(in: bytes, at: index)
                    _ = run.move(&pen, over: scalar.value, at: index)
                    index += scalar.length
                }
                widest = max(widest, CGFloat(pen.position) * run.pointsPerUnit)
            } else {
                let walk = SpanWalk(from: start, to: end, text, runs, bounds)
                var length = TextLength()
                length.add(from: walk.characters[0].start, to: walk.builder.end, walk.stretches, runs)
                widest = max(widest, length.points)
            }
        }
        return widest
    }
}
