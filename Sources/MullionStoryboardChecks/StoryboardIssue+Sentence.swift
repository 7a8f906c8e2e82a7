import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

extension StoryboardIssue {
    /// The issue as a sentence: the object, the problem, and its amount.
    public var sentence: String { (object.map { "\($0): " } ?? "") + problem.sentence + circumstances }

    /// Related positions, each with a sentence.
    public var related: [(position: SourcePosition, text: String)] {
        switch problem {
        case .unsatisfiable(let conflict):
            conflict.members.compactMap { member in
                guard let position = member.position else { return nil }
                return (position, member.text + (member == conflict.broken ? ", broken" : ""))
            }
        default: []
        }
    }

    /// The language and devices of the issue.
    private var circumstances: String {
        let shown = devices.prefix(4).joined(separator: ", ")
        let more = devices.count > 4 ? " and \(devices.count - 4) more" : ""
        return (language.map { " in “\($0)”" } ?? "") + (devices.isEmpty ? "" : " on \(shown)\(more)")
    }
}

extension StoryboardIssue: CustomStringConvertible {
    /// The issue in the format of compiler output, with its kind at the end.
    public var description: String { "\(position): \(severity.rawValue): \(sentence) [\(kind.rawValue)]" }

    /// Returns the issue with the file name.
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension StoryboardIssue.Problem {
    /// The problem as a sentence on one line.
    package var sentence: String {
        switch self {
        case .unsatisfiable(let conflict):
            "these required constraints conflict: "
                + conflict.members.map(\.text).joined(separator: "; ")
                + "; the engine breaks \(conflict.broken.id ?? "“\(conflict.broken.text)”")"
                + ", which misses by \(CGFloat(conflict.error).points)"
        case .ambiguous(let attributes): "the constraints do not determine \(attributes.map { "\($0)" }.listed)"
        case .misplaced(let stored, let solved):
            "stored as \(stored.written), but the constraints produce \(solved.written): "
                + zip(["x", "y", "width", "height"], zip(stored.numbers, solved.numbers))
                .filter { abs($1.0 - $1.1) > StoryboardCheck.tolerance }.map { "\($0) by \(($1.1 - $1.0).signed)" }
                .listed
        case .clippedText(let text, let axis, let needed, let available, let isEstimated):
            "“\(text.shortened)” needs \(isEstimated ? "about " : "")\(needed.points) in "
                + "\(axis == .horizontal ? "width" : "height") but has \(available.points)"
        case .offScreen(let frame, let size, let isScreen):
            (frame.isOutside(size, isScreen) ? "is outside of " : "extends beyond ")
                + "the \(isScreen ? "screen" : "enclosing view") (\(size.width.written) × \(size.height.written)): "
                + frame.overhangs(over: size).filter { isScreen || ["left", "right"].contains($0.edge) }.map {
                    "\($0.length.points) at the \($0.edge)"
                }.listed
        case .overlappingTargets(let other, let overlap):
            "overlaps \(other), and both receive touches; "
                + "the overlap is \(overlap.width.written) × \(overlap.height.written) points"
        case .smallTarget(let size):
            "the touch area is only \(size.width.written) × \(size.height.written) points, "
                + "less than \(StoryboardCheck.targetSide.written) × \(StoryboardCheck.targetSide.written)"
        case .missingItem(let constraint, let item):
            "the constraint \(constraint) refers to “\(item)”, which is missing"
        case .unusableConstraint(let constraint, let reason): "the constraint \(constraint) is left out: \(reason)"
        case .layout(let sentence): sentence
        case .unsupportedDevice(let name):
            "unknown device “\(name.prefix(80))”; safe area and size classes are estimates"
        }
    }
}

extension StoryboardObject: CustomStringConvertible {
    /// The object as kind, name, and ID.
    public var description: String {
        let name = label ?? text.map(\.shortened) ?? customClass
        return kind + (name.map { " “\($0)”" } ?? "") + (id.map { " (\($0))" } ?? "")
    }
}

// MARK: - Numbers

extension CGFloat {
    /// The number with at most two decimals.
    var written: String { ((self * 100).rounded() / 100).brief }

    var points: String { written == "1" ? "1 point" : "\(written) points" }

    var signed: String { self > 0 ? "+\(written)" : written }
}

extension CGRect {
    /// x, y, width, and height.
    var numbers: [CGFloat] { [minX, minY, width, height] }

    var written: String { "(" + numbers.map(\.written).joined(separator: ", ") + ")" }

    /// Returns how far the rectangle extends beyond each edge of a size at the origin.
    func overhangs(over size: CGSize) -> [(edge: String, length: CGFloat)] {
        [("left", -minX), ("top", -minY), ("right", maxX - size.width), ("bottom", maxY - size.height)]
            .filter { $0.1 > StoryboardCheck.tolerance }.map { (edge: $0.0, length: $0.1) }
    }

    /// Returns whether the rectangle is entirely outside of a size at the origin.
    func isOutside(_ size: CGSize, _ isScreen: Bool) -> Bool {
        maxX <= 0 || minX >= size.width || isScreen && (maxY <= 0 || minY >= size.height)
    }
}

extension [String] {
    /// "a, b and c".
    fileprivate var listed: String {
        count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}

extension String {
    /// The beginning of a text, on one line.
    fileprivate var shortened: String {
        let line = prefix(200).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 40 || count > 200 ? line.prefix(39) + "…" : line
    }
}
