import Mullion
import MullionStoryboardChecks
import MullionStoryboards

/// A kind of issue in JSON documents, storyboards, or both.
struct CheckKind: Hashable {
    let name: String

    private init(name: String) { self.name = name }

    init(_ kind: DocumentIssue.Kind) { self.init(name: kind.rawValue) }

    init(_ kind: StoryboardIssue.Kind) { self.init(name: kind.rawValue) }

    /// All kinds, those of JSON documents first.
    static let all: [CheckKind] = {
        var seen: Set<CheckKind> = []
        let kinds = DocumentIssue.Kind.allCases.map { Self($0) } + StoryboardIssue.Kind.allCases.map { Self($0) }
        return kinds.filter { seen.insert($0).inserted }
    }()

    /// A document that cannot be read. It cannot be accepted.
    static let unreadable = CheckKind(name: "unreadable")

    /// Returns the kind with a name; nil if it is unknown.
    static func named(_ name: String) -> CheckKind? { all.first { $0.name == name } }

    /// A title and advice for people who are new to the kind.
    var help: (title: String, advice: String) {
        if self == .unreadable { return ("A document cannot be read", "Correct the document, or exclude it.") }
        let document = DocumentIssue.Kind(rawValue: name).map(\.help)
        let storyboard = StoryboardIssue.Kind(rawValue: name).map(\.help)
        return storyboard ?? document ?? (name, "")
    }
}

extension DocumentIssue.Kind {
    fileprivate var help: (title: String, advice: String) {
        switch self {
        case .overflow: ("A box overflows its container", "Make room for it, or clip or scroll on purpose.")
        case .offCanvas: ("A box is outside of the drawing", "Move it, or enlarge the drawing.")
        case .zeroSize: ("A box that draws something has no size", "Give it a frame, or remove it.")
        case .truncatedText: ("Text is truncated", "Make room for it, or allow more lines.")
        case .clippedText: ("Text is clipped", "Make room for it.")
        case .unshapeableText: ("Text needs shaping", "Draw with a renderer that shapes text.")
        case .unmatchedText: ("The font has no glyphs for some characters", "Name a font that has them.")
        case .substitutedFont: ("A font was replaced", "Give its file with --font-path.")
        case .missingImage: ("An image cannot be loaded", "Correct its name, or the folder given with --root.")
        case .unsupported: ("A part of a page is not supported", "Write it with the properties that are supported.")
        case .repair: ("A value was repaired", "Use a value in the allowed range.")
        }
    }
}

extension StoryboardIssue.Kind {
    fileprivate var help: (title: String, advice: String) {
        switch self {
        case .unsatisfiable:
            (
                "Required constraints conflict",
                "Remove one of the listed constraints, or lower its priority below 1000. At run time, one of them is broken."
            )
        case .hiddenArranged:
            (
                "A hidden arranged view conflicts with its own constraints",
                "Set the priority of its required size to 999, so that the stack view can make it 0."
            )
        case .ambiguous:
            (
                "Constraints do not determine a view's position or size",
                "Add constraints for the listed values, or set a placeholder intrinsic size if the view's class has an intrinsic size."
            )
        case .misplaced:
            (
                "The stored frame differs from the constraints",
                "Choose Update Frames in Interface Builder, or correct the constraints. At run time, the constraints win."
            )
        case .clippedText: ("Text is clipped", "Give the text more room or lines, let it shrink, or shorten it.")
        case .offScreen:
            (
                "A view extends beyond the screen",
                "Pin the view to the edges of the screen or its safe area, or put it in a scroll view."
            )
        case .overlappingTargets:
            (
                "Two controls overlap",
                "Move them apart, because the one on top receives the touches of both, or hide or disable one of them."
            )
        case .smallTarget:
            ("A control is smaller than a fingertip", "Make it at least 44 by 44 points, or enlarge its hit area.")
        case .missingItem:
            ("A constraint refers to a missing object", "Remove the constraint, or connect it to an existing object.")
        case .unusableConstraint:
            ("A constraint cannot be used", "Choose compatible attributes: both horizontal or both vertical.")
        case .layout: ("Layout cannot follow the document", "See the message.")
        case .unsupportedDevice:
            (
                "The document's device is unknown",
                "Choose a known device in Interface Builder; mullion check --help lists them."
            )
        }
    }
}
