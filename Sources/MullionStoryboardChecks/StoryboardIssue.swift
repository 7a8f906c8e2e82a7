import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

/// A probable mistake in a document, with its position in the file.
public struct StoryboardIssue: Hashable, Sendable {
    /// The kinds of issues, with their displayed names.
    public enum Kind: String, CaseIterable, Sendable {
        /// Required constraints that conflict.
        case unsatisfiable
        /// A required constraint that conflicts with a stack view's hiding of an arranged view.
        case hiddenArranged = "hidden-arranged"
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

    /// How certain it is that an issue is a mistake.
    public enum Severity: String, Sendable, Comparable, CaseIterable {
        /// Perhaps a mistake; worth knowing. Checks omit notes unless they are requested.
        case note
        /// Probably a mistake.
        case warning
        /// A user sees the mistake, or the system logs it.
        case error

        public static func < (a: Severity, b: Severity) -> Bool {
            allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
        }
    }

    /// The problem with its values. Lengths are in points.
    public enum Problem: Hashable, Sendable {
        case unsatisfiable(StoryboardConflict)
        /// The conflict and the hidden view.
        case hiddenArranged(StoryboardConflict, view: StoryboardObject)
        /// The ambiguous attributes among left, top, width, and height; empty if only Interface Builder found some.
        case ambiguous([LayoutConstraint.Attribute])
        /// The ambiguous attributes of a scroll view's content size, among width and height.
        case ambiguousContentSize([LayoutConstraint.Attribute])
        /// Interface Builder does not lay out the view, because its static cell extends below the visible part of the
        /// table, and marks it as ambiguous.
        case unloaded
        /// Both frames in the superview's coordinates. They are equal if only Interface Builder marked the view.
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

    /// The problem.
    public var problem: Problem
    /// How certain it is that the problem is a mistake.
    public var severity: Severity
    /// The object; nil for the document.
    public var object: StoryboardObject?
    /// The position of the object.
    public var position: SourcePosition
    /// The settings in which the issue occurs, in the order of checking: device names, followed by "landscape" if
    /// they are. Empty if it occurs only in the saved environment.
    public var devices: [String] = []
    /// The languages in which the issue occurs, in the order of checking; empty for the document's own texts.
    public var languages: [String] = []

    /// Creates an issue.
    ///
    /// - Parameter severity: nil for that of the kind.
    init(
        problem: Problem, severity: Severity? = nil, object: StoryboardObject? = nil, position: SourcePosition
    ) {
        self.problem = problem
        self.severity = severity ?? problem.kind.severity
        self.object = object
        self.position = position
    }

    /// The kind of the issue.
    public var kind: Kind { problem.kind }

    /// The largest deviation in points; nil for an issue without one.
    public var amount: CGFloat? {
        switch problem {
        case .unsatisfiable(let conflict), .hiddenArranged(let conflict, _): CGFloat(conflict.error)
        case .misplaced(let stored, let solved): zip(stored.numbers, solved.numbers).map { abs($0 - $1) }.max()
        case .clippedText(_, _, let needed, let available, _): needed - available
        case .offScreen(let frame, let size, let isScreen):
            frame.overhangs(over: size).filter { isScreen || ["left", "right"].contains($0.edge) }.map(\.length).max()
        case .overlappingTargets(_, let overlap): min(overlap.width, overlap.height)
        case .smallTarget(let size): StoryboardCheck.targetSide - min(size.width, size.height)
        case .ambiguous, .ambiguousContentSize, .unloaded, .missingItem, .unusableConstraint, .layout,
            .unsupportedDevice:
            nil
        }
    }

    /// An identifier within the document that stays the same while the objects keep their IDs.
    public var fingerprint: String {
        var parts = [kind.rawValue, object?.id ?? ""]
        switch problem {
        // Without implicit constraints, whose wording depends on numbers and on the device.
        case .unsatisfiable(let conflict):
            let written = conflict.members.compactMap(\.id)
            parts += written.isEmpty ? conflict.members.map(\.text) : written
        case .hiddenArranged(_, let view): parts.append(view.id ?? "")
        case .ambiguousContentSize: parts.append("content")
        case .unloaded: parts.append("unloaded")
        case .overlappingTargets(let other, _): parts.append(other.id ?? "")
        case .missingItem(let constraint, let item): parts += [constraint, item]
        case .unusableConstraint(let constraint, _): parts.append(constraint)
        case .layout(let sentence): parts.append(sentence)
        case .unsupportedDevice(let name): parts.append(name)
        case .ambiguous, .clippedText, .misplaced, .offScreen, .smallTarget: break
        }
        return parts.joined(separator: "/")
    }
}

extension StoryboardIssue.Problem {
    /// The kind of the problem.
    var kind: StoryboardIssue.Kind {
        switch self {
        case .unsatisfiable: .unsatisfiable
        case .hiddenArranged: .hiddenArranged
        case .ambiguous, .ambiguousContentSize, .unloaded: .ambiguous
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
}

extension StoryboardIssue.Kind {
    /// The highest severity of issues of this kind. Without evidence that a document's author would agree, an issue is
    /// a note.
    public var severity: StoryboardIssue.Severity {
        switch self {
        case .unsatisfiable: .error
        case .hiddenArranged, .smallTarget: .note
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
