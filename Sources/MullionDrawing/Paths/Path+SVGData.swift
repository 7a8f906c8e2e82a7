import Foundation
import MullionGeometry

/// The reason why a text is not a path.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The position of the fault, in bytes from the beginning.
    public let offset: Int
    /// What is expected there.
    public let expected: String

    /// The error as a sentence.
    public var description: String { "this is no path: expected \(expected) after \(offset) characters" }
}

extension Path {
    /// Creates a path from SVG path data, such as "M 0 0 L 10 0 A 5 5 0 0 1 10 10 Z".
    ///
    /// Accepts all commands of SVG 1.1, section 8.3: M, L, H, V, C, S, Q, T, A, and Z, absolute in capital and relative
    /// in small letters. Arcs become cubic curves, at most one for each quarter turn, off by at most 0.03 % of the
    /// radius.
    ///
    /// - Parameter limits: The number of elements of the path.
    /// - Throws: ``PathDataError`` at the first unexpected character or beyond the limit. Numbers are finite and at
    ///   most 1e9 in magnitude.
    /// - Complexity: O(length).
    public init(svgData: String, limits: Limits = .default) throws(PathDataError) {
        var reader = PathDataReader(Array(svgData.utf8), limit: limits.pathCommands)
        try reader.read()
        self = reader.path
    }
}

/// Reads path data, command by command.
private struct PathDataReader {
    private(set) var path = Path()
    private let bytes: [UInt8]
    private let limit: Int
    private var index = 0
    private var current = CGPoint.zero
    /// The beginning of the subpath.
    private var start = CGPoint.zero
    /// The last control point, if the last command was a curve of that degree, for smooth curves.
    private var cubicControl: CGPoint?
    private var quadraticControl: CGPoint?

    init(_ bytes: [UInt8], limit: Int) {
        self.bytes = bytes
        self.limit = limit
    }

    mutating func read() throws(PathDataError) {
        skipSpaces()
        var isFirst = true
        while index < bytes.count {
            let letter = bytes[index]
            guard let command = Self.command(letter) else { throw error("one of the letters MLHVCSQTAZ") }
            guard !isFirst || command == "M" else { throw error("\"M\", which begins every path") }
            isFirst = false
            index += 1
            skipSpaces()
            let isRelative = letter >= UInt8(ascii: "a")
            try carryOut(command, isRelative)
            // Further numbers repeat the command; after a move they are lines.
            while command != "Z", startsNumber { try carryOut(command == "M" ? "L" : command, isRelative) }
        }
    }

    private static func command(_ byte: UInt8) -> Character? {
        let letter = Character(Unicode.Scalar(byte)).uppercased()
        return "MLHVCSQTAZ".contains(letter) ? Character(letter) : nil
    }

    private mutating func carryOut(_ command: Character, _ isRelative: Bool) throws(PathDataError) {
        let origin = isRelative ? current : .zero
        var (cubic, quadratic): (CGPoint?, CGPoint?) = (nil, nil)
        // A subpath that continues after Z begins where the last one did.
        if command != "M", command != "Z", path.elements.last == .closeSubpath { path.move(to: current) }
        switch command {
        case "M":
            current = try point(origin)
            start = current
            path.move(to: current)
        case "L":
            current = try point(origin)
            path.addLine(to: current)
        case "H":
            current.x = origin.x + (try number())
            path.addLine(to: current)
        case "V":
            current.y = origin.y + (try number())
            path.addLine(to: current)
        case "C", "S":
            let first = command == "C" ? try point(origin) : reflected(cubicControl)
            let second = try point(origin)
            current = try point(origin)
            path.addCurve(to: current, control1: first, control2: second)
            cubic = second
        case "Q", "T":
            let control = command == "Q" ? try point(origin) : reflected(quadraticControl)
            current = try point(origin)
            path.addQuadCurve(to: current, control: control)
            quadratic = control
        case "A":
            let radii = CGSize(width: try number().magnitude, height: try number().magnitude)
            let turn = Double(try number())
            let (isLarge, isClockwise) = (try flag(), try flag())
            let end = try point(origin)
            addArc(radii, Angle(degrees: turn), isLarge, isClockwise, to: end)
            current = end
        default:
            path.closeSubpath()
            current = start
        }
        (cubicControl, quadraticControl) = (cubic, quadratic)
        guard path.elements.count <= limit else { throw error("at most \(limit) moves, lines, and curves") }
    }

    private func reflected(_ control: CGPoint?) -> CGPoint {
        control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    }

    /// Adds an elliptical arc from the current point: SVG 1.1, appendix F.6.
    ///
    /// 1. Rotate the end points so that the axes of the ellipse are those of the coordinates, with their midpoint at 0.
    /// 2. Enlarge radii that are too small to reach.
    /// 3. Find the center and the two angles on the unit circle.
    /// 4. Draw a curve for each quarter turn.
    private mutating func addArc(
        _ radii: CGSize, _ turn: Angle, _ isLarge: Bool, _ isClockwise: Bool, to end: CGPoint
    ) {
        guard radii.width > 0, radii.height > 0, end != current else { return path.addLine(to: end) }
        let (cosine, sine) = (CGFloat(cos(turn.radians)), CGFloat(sin(turn.radians)))
        let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
        let x = cosine * half.x + sine * half.y
        let y = cosine * half.y - sine * half.x
        let reach = (x / radii.width) * (x / radii.width) + (y / radii.height) * (y / radii.height)
        let growth = max(reach, 1).squareRoot()
        let (rx, ry) = (radii.width * growth, radii.height * growth)
        let remaining =
            max(1 / max(reach, .leastNormalMagnitude) - 1, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let (cx, cy) = (remaining * rx * y / ry, -remaining * ry * x / rx)
        let center = CGPoint(
            x: cosine * cx - sine * cy + (current.x + end.x) / 2, y: sine * cx + cosine * cy + (current.y + end.y) / 2)
        let first = atan2(Double((y - cy) / ry), Double((x - cx) / rx))
        var sweep = atan2(Double((-y - cy) / ry), Double((-x - cx) / rx)) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        // The squares of radii such as 1e-306 are beyond all numbers.
        guard first.isFinite, sweep.isFinite else { return path.addLine(to: end) }
        let parts = max(Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = sweep / Double(parts)
        let pull = 4 / 3 * tan(step / 4)
        func onEllipse(_ x: Double, _ y: Double) -> CGPoint {
            let (x, y) = (CGFloat(x) * rx, CGFloat(y) * ry)
            return CGPoint(x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
        }
        for part in 1...parts {
            let (from, to) = (first + step * Double(part - 1), first + step * Double(part))
            path.addCurve(
                to: part == parts ? end : onEllipse(cos(to), sin(to)),
                control1: onEllipse(cos(from) - pull * sin(from), sin(from) + pull * cos(from)),
                control2: onEllipse(cos(to) + pull * sin(to), sin(to) - pull * cos(to)))
        }
    }

    // MARK: - Characters

    private func error(_ expected: String) -> PathDataError { PathDataError(offset: index, expected: expected) }

    private mutating func point(_ origin: CGPoint) throws(PathDataError) -> CGPoint {
        let x = try number()
        return CGPoint(x: origin.x + x, y: origin.y + (try number()))
    }

    private mutating func flag() throws(PathDataError) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
            throw error("0 or 1")
        }
        index += 1
        defer { skipSeparator() }
        return bytes[index - 1] == UInt8(ascii: "1")
    }

    private var startsNumber: Bool { index < bytes.count && "+-.0123456789".utf8.contains(bytes[index]) }

    /// Reads a number; a second point or sign begins the next one.
    private mutating func number() throws(PathDataError) -> CGFloat {
        let begin = index
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
        var digits = skipDigits()
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            digits += skipDigits()
        }
        if digits > 0, index + 1 < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            let mark = index
            index += 1
            if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
            if skipDigits() == 0 { index = mark }
        }
        let text = String(decoding: bytes[begin..<index], as: UTF8.self)
        guard digits > 0, let value = Double(text), value.magnitude <= 1e9 else {
            index = begin
            throw error("a number of at most 1e9")
        }
        skipSeparator()
        return CGFloat(value)
    }

    private mutating func skipDigits() -> Int {
        let begin = index
        while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
        return index - begin
    }

    private mutating func skipSpaces() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) { index += 1 }
    }

    private mutating func skipSeparator() {
        skipSpaces()
        guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return }
        index += 1
        skipSpaces()
    }
}
