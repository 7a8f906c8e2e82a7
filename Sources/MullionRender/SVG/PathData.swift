import MullionDrawing
import MullionGeometry

/// Short data of a path: relative commands, one command for horizontal and vertical lines, and no space where a sign or
/// a point separates numbers.
enum PathData {
    /// Returns the data of a path in whole units, moved by a point.
    static func unitData(of path: Path, at origin: CGPoint) -> [UInt8] { data(of: path, origin, decimals: 0) }

    /// Returns the data of a path with up to three decimals.
    static func data(of path: Path) -> [UInt8] { data(of: path, .zero, decimals: 3) }

    private static func data(of path: Path, _ origin: CGPoint, decimals: Int) -> [UInt8] {
        var writer = Writer(decimals: decimals)
        writer.bytes.reserveCapacity(path.elements.count * 12)
        for element in path.elements { writer.write(element, origin) }
        return writer.bytes
    }

    /// Writes numbers in the smallest unit, so that rounding errors do not add up.
    private struct Writer {
        typealias Point = (x: Int, y: Int)

        let decimals: Int
        let unit: CGFloat
        var bytes: [UInt8] = []
        private var command: UInt8 = 0
        /// Whether the last of the bytes are a number, and whether that has a point.
        private var endsInNumber = false
        private var hasPoint = false
        private var point: Point = (0, 0)
        private var start: Point = (0, 0)

        init(decimals: Int) {
            self.decimals = decimals
            unit = decimals == 0 ? 1 : 1_000
        }

        private func rounded(_ number: CGFloat) -> Int { Int(min(max((number * unit).rounded(), -1e16), 1e16)) }

        mutating func write(_ element: Path.Element, _ origin: CGPoint) {
            func place(_ place: CGPoint) -> Point { (rounded(place.x + origin.x), rounded(place.y + origin.y)) }
            switch element {
            case .move(let to):
                let end = place(to)
                command = 0
                begin(UInt8(ascii: "M"))
                write(end.x)
                write(end.y)
                // Numbers after a move would be lines.
                command = 0
                (point, start) = (end, end)
            case .line(let to):
                let end = place(to)
                if end.y == point.y, end.x != point.x {
                    begin(UInt8(ascii: "h"))
                    write(end.x - point.x)
                } else if end.x == point.x, end.y != point.y {
                    begin(UInt8(ascii: "v"))
                    write(end.y - point.y)
                } else {
                    begin(UInt8(ascii: "l"))
                    write(to: end)
                }
                point = end
            case .quadCurve(let to, let control):
                begin(UInt8(ascii: "q"))
                write(to: place(control))
                write(to: place(to))
                point = place(to)
            case .curve(let to, let control1, let control2):
                begin(UInt8(ascii: "c"))
                write(to: place(control1))
                write(to: place(control2))
                write(to: place(to))
                point = place(to)
            case .closeSubpath:
                command = 0
                begin(UInt8(ascii: "z"))
                point = start
            }
        }

        private mutating func begin(_ letter: UInt8) {
            if command == letter { return }
            command = letter
            bytes.append(letter)
            endsInNumber = false
        }

        private mutating func write(to end: Point) {
            write(end.x - point.x)
            write(end.y - point.y)
        }

        private mutating func write(_ number: Int) {
            let magnitude = number.magnitude
            let (whole, rest) = decimals == 0 ? (magnitude, 0) : magnitude.quotientAndRemainder(dividingBy: 1_000)
            // ".5.5" are two numbers.
            let beginsWithPoint = whole == 0 && rest > 0
            if endsInNumber, number >= 0, !(beginsWithPoint && hasPoint) { bytes.append(UInt8(ascii: " ")) }
            if number < 0 { bytes.append(UInt8(ascii: "-")) }
            if !beginsWithPoint { NumberFormat.append(whole: whole, to: &bytes) }
            hasPoint = rest > 0
            NumberFormat.append(fraction: rest, of: 1_000, to: &bytes)
            endsInNumber = true
        }
    }
}
