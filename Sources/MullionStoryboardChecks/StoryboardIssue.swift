import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

/// Something in a document that its author probably does not want, with the place in the file.
public struct StoryboardIssue: Hashable, Sendable {
    /// The sorts of issues, by the names that are shown.
    public enum Kind: String, CaseIterable, Sendable {
        /// Required constraints that cannot hold together.
        case unsatisfiable
        /// Constraints leave open where a view is or how large.
        case ambiguous
        /// The stored frame is not the one that the constraints give.
        case misplaced
        /// Text has more room to take than its view has.
        case clippedText = "clipped-text"
        /// A view reaches out of the screen.
        case offScreen = "off-screen"
        /// Two controls lie on one another.
        case overlappingTargets = "overlapping-targets"
        /// A control is smaller than a fingertip.
        case smallTarget = "small-target"
        /// A constraint names an object that is not there.
        case missingItem = "missing-item"
        /// A constraint of attributes that do not fit each other.
        case unusableConstraint = "unusable-constraint"
        /// What the engine could not do as it is written.
        case layout
        /// A device that is not known.
        case unsupportedDevice = "unsupported-device"
    }

    /// How bad an issue is.
    public enum Severity: String, Sendable {
        /// Layout cannot do what is asked of it.
        case error
        /// Probably a mistake.
        case warning
        /// Worth knowing.
        case note
    }

    /// What is wrong, with the values that make the sentence. Lengths are in points.
    public enum Problem: Hashable, Sendable {
        case unsatisfiable(StoryboardConflict)
        /// Which of left, top, width and height are open.
        case ambiguous([LayoutConstraint.Attribute])
        /// Both frames in the superview.
        case misplaced(stored: CGRect, solved: CGRect)
        /// The text and what it needs, along the axis where that is too much.
        case clippedText(text: String, axis: Axis, needed: CGFloat, available: CGFloat, isEstimated: Bool)
        /// The frame in the root, and the size of that; whether the root is a whole screen.
        case offScreen(frame: CGRect, size: CGSize, isScreen: Bool)
        /// The other control and the size of what both cover.
        case overlappingTargets(other: StoryboardObject, overlap: CGSize)
        case smallTarget(CGSize)
        case missingItem(constraint: String, item: String)
        case unusableConstraint(constraint: String, reason: String)
        case layout(String)
        case unsupportedDevice(String)
    }

    /// What is wrong.
    public var problem: Problem
    /// The object it is about; nil for the document.
    public var object: StoryboardObject?
    /// Where that is written.
    public var position: StoryboardPosition
    /// What it happens on, in the order in which it was checked: devices by their names, "landscape" behind those that
    /// lie. Empty: it was seen in the document as it was saved only.
    public var devices: [String] = []
    /// The language of the texts it happens with; nil: those in the document.
    public var language: String?

    /// What sort of issue it is.
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

    /// How bad it is.
    public var severity: Severity { kind.severity }

    /// By how many points, the largest number where there are several; nil where there is nothing to measure.
    public var amount: CGFloat? {
        switch problem {
        case .unsatisfiable(let conflict): CGFloat(conflict.error)
        case .misplaced(let stored, let solved):
            zip(stored.numbers, solved.numbers).map { abs($0 - $1) }.max()
        case .clippedText(_, _, let needed, let available, _): needed - available
        case .offScreen(let frame, let size, let isScreen):
            frame.overhangs(over: size).filter { isScreen || ["left", "right"].contains($0.edge) }.map(\.length).max()
        case .overlappingTargets(_, let overlap): min(overlap.width, overlap.height)
        case .smallTarget(let size): StoryboardCheck.targetSide - min(size.width, size.height)
        case .ambiguous, .missingItem, .unusableConstraint, .layout, .unsupportedDevice: nil
        }
    }

    /// What tells the issue from others in its document, the same for as long as the objects keep their identities.
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
    /// How bad issues of the kind are.
    public var severity: StoryboardIssue.Severity {
        switch self {
        case .unsatisfiable: .error
        case .smallTarget: .note
        default: .warning
        }
    }
}

/// An object of a document that an issue is about.
public struct StoryboardObject: Hashable, Sendable {
    /// Its identity.
    public var id: String?
    /// The name that the author gave it in the outline.
    public var label: String?
    /// The class that the author gave it.
    public var customClass: String?
    /// The name of its element, such as "label".
    public var kind: String
    /// The text that it shows.
    public var text: String?
}

/// Required constraints of a document that cannot hold together, while any part of them can.
public struct StoryboardConflict: Hashable, Sendable {
    /// One of the constraints.
    public struct Member: Hashable, Sendable {
        /// Its identity; nil for one that no `<constraint>` stands for.
        public var id: String?
        /// The constraint in words.
        public var text: String
        /// Where it is written; nil for one that is not.
        public var position: StoryboardPosition?
    }

    /// The constraints, in the order in which the engine took them.
    public var members: [Member]
    /// The one that the engine broke, so that the others hold.
    public var broken: Member
    /// By how many points that is missed.
    public var error: Double
}
