import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

extension StoryboardIssue {
    /// The issue as a sentence: the object, the problem, and its amount.
    public var sentence: String { (object.map { "\($0): " } ?? "") + problem.sentence + circumstances }

    /// Related positions, each with a sentence.
    public var related: [(position: SourcePosition, text: String)] {
        switch problem {
        case .unsatisfiable(let conflict), .hiddenArranged(let conflict, _):
            conflict.members.lazy.filter { $0.position != nil }.prefix(StoryboardConflict.listedCount).compactMap {
                member in
                guard let position = member.position else { return nil }
                return (position, member.text + (member == conflict.broken ? ", broken" : ""))
            }
        default: []
        }
    }

    /// The languages and devices of the issue.
    private var circumstances: String {
        func list(_ names: [String]) -> String {
            names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
        }
        return (languages.isEmpty ? "" : " in \(list(languages.map { "“\($0)”" }))")
            + (devices.isEmpty ? "" : " on \(list(devices))")
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
                + conflict.listed
                + "; the engine breaks \(conflict.broken.id ?? "“\(conflict.broken.text)”")"
                + ", which misses by \(CGFloat(conflict.error).points)"
        case .hiddenArranged(let conflict, _):
            "its stack view hides it with no \(conflict.hiddenLength), which conflicts with "
                + conflict.opponents.map(\.text).joined(separator: "; ")
                + "; set the priority of one of these constraints to 999"
        case .ambiguous(let attributes):
            attributes.isEmpty
                ? "Interface Builder found that the constraints do not determine its position or size"
                : "the constraints do not determine \(attributes.map { "\($0)" }.listed)"
        case .ambiguousContentSize(let attributes):
            "the constraints do not determine the \(attributes.map { "\($0)" }.listed) of its content, "
                + "so it may not scroll; connect what is inside to all four edges of the content"
        case .unloaded:
            "Interface Builder marks it as ambiguous, because its cell extends below the visible part of its table; "
                + "give the scene a freeform size as high as the table"
        case .misplaced(let stored, let solved) where stored == solved:
            "Interface Builder found that the constraints do not produce its stored frame, \(stored.written)"
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

extension StoryboardConflict {
    /// The number of members that a sentence lists, and the number of related positions.
    fileprivate static let listedCount = 20

    /// The first members.
    fileprivate var listed: String {
        let rest = members.count - Self.listedCount
        return members.prefix(Self.listedCount).map(\.text).joined(separator: "; ")
            + (rest > 0 ? "; and \(rest) more" : "")
    }

    /// The members that conflict with the hiding of a view: written constraints or, if there is none, others that are
    /// not of a stack view.
    fileprivate var opponents: [Member] {
        let written = members.filter { $0.id != nil }
        return written.isEmpty ? members.filter { !$0.text.contains("(of a stack view)") } : written
    }

    /// "height" or "width": what the stack view makes 0.
    fileprivate var hiddenLength: String {
        let hiding = members.first { $0.text.hasPrefix("hiding") }?.text ?? ""
        return hiding.contains("height") || hiding.contains("V:") ? "height" : "width"
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
