import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

/// A probable mistake in a document, with its position in the file.
public struct StoryboardIssue: Hashable, Sendable {
    /// The kinds of issues, with their displayed names.
    public enum Kind: String, CaseIterable, Sendable {
        /// Finds required constraints that conflict.
        case unsatisfiable
        /// Constraints that do not determine a view's position or size.
        case ambiguous
        /// A stored frame that differs from the constraints.
        case misplaced
        /// A text that does not fit in its view.
        case clippedText = "clipped-text"
        /// A view that extends beyond the screen.
        case offScreen = "off-screen"
        /// Two controls that overlap.
        case overlappingTargets = "overlapping-targets"
        /// A control that is smaller than a fingertip.
        case smallTarget = "small-target"
        /// A constraint that refers to a missing object.
        case missingItem = "missing-item"
        /// A constraint with incompatible attributes.
        case unusableConstraint = "unusable-constraint"
        /// Something that layout cannot do as written.
        case layout
        /// An unknown device.
        case unsupportedDevice = "unsupported-device"
    }

    /// The severity of an issue.
    public enum Severity: String, Sendable {
        /// Layout cannot satisfy the document.
        case error
        /// Probably a mistake.
        case warning
        /// Worth knowing.
        case note
    }

    /// The problem with its values. Lengths are in points.
    public enum Problem: Hashable, Sendable {
        case unsatisfiable(StoryboardConflict)
        /// The ambiguous attributes among left, top, width, and height.
        case ambiguous([LayoutConstraint.Attribute])
        /// Both frames in the superview's coordinates.
        case misplaced(stored: CGRect, solved: CGRect)
        /// The text and its required length, along the axis where it does not fit.
        case clippedText(text: String, axis: Axis, needed: CGFloat, available: CGFloat, isEstimated: Bool)
        /// The frame in the root's coordinates, the size of the root, and whether the root is a whole screen.
        case offScreen(frame: CGRect, size: CGSize, isScreen: Bool)
        /// The second control and the size of the overlap.
        case overlappingTargets(other: StoryboardObject, overlap: CGSize)
        case smallTarget(CGSize)
        case missingItem(constraint: String, item: String)
        case unusableConstraint(constraint: String, reason: String)
        case layout(String)
        case unsupportedDevice(String)
    }

    /// The error.
    public var problem: Problem
    /// The object; nil for the document.
    public var object: StoryboardObject?
    /// The position of the object.
    public var position: SourcePosition
    /// The settings in which the issue occurs, in the order of checking: device names, followed by "landscape" if
    /// they are. Empty if it occurs only in the saved environment.
    public var devices: [String] = []
    /// The language in which the issue occurs; nil for the document's own texts.
    public var language: String?

    /// The kind of the issue.
    public var kind: Kind {
        switch problem {
        case .unsatisfiable: .unsatisfiable
        case .ambiguous: .ambiguous
        case .misplaced: .misplaced
        case .clippedText: .clippedText
        case .offScreen: .offScreen
        case .overlappingTargets: .overlappingTargets
        case .smallTarget: .smallTarget
        case .missingItem: .missingItem
        case .unusableConstraint: .unusableConstraint
        case .layout: .layout
        case .unsupportedDevice: .unsupportedDevice
        }
    }

    /// The severity of the issue.
    public var severity: Severity { kind.severity }

    /// The largest deviation in points; nil for an issue without one.
    public var amount: CGFloat? {
        switch problem {
        case .unsatisfiable(let conflict): CGFloat(conflict.error)
        case .misplaced(let stored, let solved): zip(stored.numbers, solved.numbers).map { abs($0 - $1) }.max()
        case .clippedText(_, _, let needed, let available, _): needed - available
        case .offScreen(let frame, let size, let isScreen):
            frame.overhangs(over: size).filter { isScreen || ["left", "right"].contains($0.edge) }.map(\.length).max()
        case .overlappingTargets(_, let overlap): min(overlap.width, overlap.height)
        case .smallTarget(let size): StoryboardCheck.targetSide - min(size.width, size.height)
        case .ambiguous, .missingItem, .unusableConstraint, .layout, .unsupportedDevice: nil
        }
    }

    /// An identifier within the document that stays the same while the objects keep their IDs.
    public var fingerprint: String {
        var parts = [kind.rawValue, object?.id ?? ""]
        switch problem {
        case .unsatisfiable(let conflict): parts += conflict.members.map { $0.id ?? $0.text }
        case .overlappingTargets(let other, _): parts.append(other.id ?? "")
        case .missingItem(let constraint, let item): parts += [constraint, item]
        case .unusableConstraint(let constraint, _): parts.append(constraint)
        case .layout(let sentence): parts.append(sentence)
        case .unsupportedDevice(let name): parts.append(name)
        case .clippedText(_, let axis, _, _, _): parts.append("\(axis)")
        case .ambiguous, .misplaced, .offScreen, .smallTarget: break
        }
        if let language { parts.append(language) }
        return parts.joined(separator: "/")
    }
}

extension StoryboardIssue.Kind {
    /// The severity of issues of this kind.
    public var severity: StoryboardIssue.Severity {
        switch self {
        case .unsatisfiable: .error
        case .smallTarget: .note
        default: .warning
        }
    }
}

/// The object of an issue.
public struct StoryboardObject: Hashable, Sendable {
    /// The ID.
    public var id: String?
    /// The custom name in the outline.
    public var label: String?
    /// The custom class.
    public var customClass: String?
    /// The name of its element, such as "label".
    public var kind: String
    /// The displayed text.
    public var text: String?
}

/// A minimal set of conflicting required constraints.
public struct StoryboardConflict: Hashable, Sendable {
    /// One of the constraints.
    public struct Member: Hashable, Sendable {
        /// The ID; nil for an implicit constraint.
        public var id: String?
        /// The description of the constraint.
        public var text: String
        /// The position; nil for an implicit constraint.
        public var position: SourcePosition?
    }

    /// The constraints in acceptance order.
    public var members: [Member]
    /// The constraint that the engine broke to satisfy the others.
    public var broken: Member
    /// The error of the broken constraint in points.
    public var error: Double
}
