import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

extension StoryboardIssue {
    /// What is wrong, as part of a line: which object, what, by how much.
    public var sentence: String {
        (object.map { "\($0): " } ?? "") + problem.sentence + circumstances
    }

    /// Further places that belong to it, with what stands there.
    public var related: [(position: StoryboardPosition, text: String)] {
        switch problem {
        case .unsatisfiable(let conflict):
            conflict.members.compactMap { member in
                guard let position = member.position else { return nil }
                return (position, member.text + (member == conflict.broken ? ", broken" : ""))
            }
        default: []
        }
    }

    /// In which language and on which devices it happens.
    private var circumstances: String {
        let shown = devices.prefix(4).joined(separator: ", ")
        let more = devices.count > 4 ? " and \(devices.count - 4) more" : ""
        return (language.map { " in “\($0)”" } ?? "") + (devices.isEmpty ? "" : " on \(shown)\(more)")
    }
}

extension StoryboardIssue: CustomStringConvertible {
    /// The issue in the form of compilers, with its kind at the end.
    public var description: String { "\(position): \(severity.rawValue): \(sentence) [\(kind.rawValue)]" }

    /// The issue with the name of the file in front.
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension StoryboardIssue.Problem {
    /// What is wrong.
    var sentence: String {
        switch self {
        case .unsatisfiable(let conflict):
            "these required constraints cannot hold together: "
                + conflict.members.map(\.text).joined(separator: "; ")
                + "; the engine breaks \(conflict.broken.id ?? "“\(conflict.broken.text)”")"
                + ", which misses by \(CGFloat(conflict.error).points)"
        case .ambiguous(let attributes):
            "the constraints leave \(attributes.map { "\($0)" }.listed) open"
        case .misplaced(let stored, let solved):
            "stored as \(stored.written), but the constraints give \(solved.written): "
                + zip(["x", "y", "width", "height"], zip(stored.numbers, solved.numbers))
                .filter { abs($1.0 - $1.1) > StoryboardCheck.tolerance }.map { "\($0) by \(($1.1 - $1.0).signed)" }
                .listed
        case .clippedText(let text, let axis, let needed, let available, let isEstimated):
            "“\(text.shortened)” needs \(isEstimated ? "about " : "")\(needed.points) in "
                + "\(axis == .horizontal ? "width" : "height") and has \(available.points)"
        case .offScreen(let frame, let size, let isScreen):
            (frame.isOutside(size, isScreen) ? "lies outside of " : "reaches out of ")
                + "the \(isScreen ? "screen" : "view around it") (\(size.width.written) × \(size.height.written)): "
                + frame.overhangs(over: size).filter { isScreen || ["left", "right"].contains($0.edge) }.map {
                    "\($0.length.points) at the \($0.edge)"
                }.listed
        case .overlappingTargets(let other, let overlap):
            "lies on \(other), both can be touched; "
                + "\(overlap.width.written) × \(overlap.height.written) points of them overlap"
        case .smallTarget(let size):
            "only \(size.width.written) × \(size.height.written) points to touch, "
                + "less than \(StoryboardCheck.targetSide.written) × \(StoryboardCheck.targetSide.written)"
        case .missingItem(let constraint, let item):
            "the constraint \(constraint) names “\(item)”, which is not there"
        case .unusableConstraint(let constraint, let reason): "the constraint \(constraint) is left out: \(reason)"
        case .layout(let sentence): sentence
        case .unsupportedDevice(let name):
            "the device “\(name.prefix(80))” is not known; safe area and size classes are guessed"
        }
    }
}

extension StoryboardObject: CustomStringConvertible {
    /// The object for people: its kind, the name they know it by, its identity.
    public var description: String {
        let name = label ?? text.map(\.shortened) ?? customClass
        return kind + (name.map { " “\($0)”" } ?? "") + (id.map { " (\($0))" } ?? "")
    }
}

// MARK: - Numbers in words

extension CGFloat {
    /// At most two digits behind the point.
    var written: String { ((self * 100).rounded() / 100).brief }

    var points: String { written == "1" ? "1 point" : "\(written) points" }

    var signed: String { self > 0 ? "+\(written)" : written }
}

extension CGRect {
    /// x, y, width and height.
    var numbers: [CGFloat] { [minX, minY, width, height] }

    var written: String { "(" + numbers.map(\.written).joined(separator: ", ") + ")" }

    /// How far it reaches over the edges of a rectangle at the origin, where that is seen.
    func overhangs(over size: CGSize) -> [(edge: String, length: CGFloat)] {
        [("left", -minX), ("top", -minY), ("right", maxX - size.width), ("bottom", maxY - size.height)]
            .filter { $0.1 > StoryboardCheck.tolerance }.map { (edge: $0.0, length: $0.1) }
    }

    /// Whether nothing of it is in a rectangle at the origin, which ends at the top and the bottom if it is a screen.
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
    /// The beginning of a text, in one line.
    fileprivate var shortened: String {
        let line = prefix(200).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 40 || count > 200 ? line.prefix(39) + "…" : line
    }
}
