import MullionDrawing
import MullionGeometry

/// The shortest data of a path in whole units: relative commands, without spaces where signs separate numbers.
enum PathData {
    /// Returns the data of a path, each number rounded so that errors do not add up.
    static func unitData(of path: Path, at origin: CGPoint) -> [UInt8] {
        var writer = Writer()
        for element in path.elements { writer.write(element, origin) }
        return writer.bytes
    }

    private struct Writer {
        var bytes: [UInt8] = []
        private var command: UInt8 = 0
        private var needsSpace = false
        private var point = (x: 0, y: 0)
        private var start = (x: 0, y: 0)

        private func rounded(_ number: CGFloat) -> Int { Int(min(max(number.rounded(), -1e9), 1e9)) }

        mutating func write(_ element: Path.Element, _ origin: CGPoint) {
            func unit(_ place: CGPoint) -> (x: Int, y: Int) {
                (rounded(place.x + origin.x), rounded(place.y + origin.y))
            }
            switch element {
            case .move(let to):
                let end = unit(to)
                begin(UInt8(ascii: "M"))
                write(end.x)
                write(end.y)
                (point, start) = (end, end)
                // Numbers after a move are lines.
                command = 0
            case .line(let to):
                let end = unit(to)
                if end == point { return }
                if end.y == point.y {
                    begin(UInt8(ascii: "h"))
                    write(end.x - point.x)
                } else if end.x == point.x {
                    begin(UInt8(ascii: "v"))
                    write(end.y - point.y)
                } else {
                    begin(UInt8(ascii: "l"))
                    write(relative: end)
                }
                point = end
            case .quadCurve(let to, let control):
                begin(UInt8(ascii: "q"))
                write(relative: unit(control))
                write(relative: unit(to))
                point = unit(to)
            case .curve(let to, let control1, let control2):
                begin(UInt8(ascii: "c"))
                write(relative: unit(control1))
                write(relative: unit(control2))
                write(relative: unit(to))
                point = unit(to)
            case .closeSubpath:
                begin(UInt8(ascii: "z"))
                point = start
            }
        }

        private mutating func begin(_ letter: UInt8) {
            if command == letter, letter != UInt8(ascii: "z") { return }
            command = letter
            bytes.append(letter)
            needsSpace = false
        }

        private mutating func write(relative end: (x: Int, y: Int)) {
            write(end.x - point.x)
            write(end.y - point.y)
        }

        private mutating func write(_ number: Int) {
            if needsSpace, number >= 0 { bytes.append(UInt8(ascii: " ")) }
            bytes.append(contentsOf: String(number).utf8)
            needsSpace = true
        }
    }
}
