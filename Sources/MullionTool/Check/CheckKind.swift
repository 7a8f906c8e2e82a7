import Mullion
import MullionStoryboards

/// A kind of findings: of documents in JSON, of Interface Builder, or of both.
struct CheckKind: Hashable {
    let name: String

    private init(name: String) { self.name = name }

    init(_ kind: DocumentIssue.Kind) { self.init(name: kind.rawValue) }

    init(_ kind: StoryboardIssue.Kind) { self.init(name: kind.rawValue) }

    /// All kinds, those of documents in JSON first.
    static let all: [CheckKind] = {
        var seen: Set<CheckKind> = []
        let kinds = DocumentIssue.Kind.allCases.map { Self($0) } + StoryboardIssue.Kind.allCases.map { Self($0) }
        return kinds.filter { seen.insert($0).inserted }
    }()

    /// The kind of a name; nil for an unknown one.
    static func named(_ name: String) -> CheckKind? { all.first { $0.name == name } }

    /// What it is, and what can be done, for people who see it for the first time.
    var help: (title: String, advice: String) {
        let document = DocumentIssue.Kind(rawValue: name).map(\.help)
        let interface = StoryboardIssue.Kind(rawValue: name).map(\.help)
        return interface ?? document ?? (name, "")
    }
}

extension DocumentIssue.Kind {
    fileprivate var help: (title: String, advice: String) {
        switch self {
        case .overflow: ("A box reaches out of the one around it", "Make room for it, or clip or scroll on purpose.")
        case .offCanvas: ("A box stands outside of the picture", "Move it, or make the picture larger.")
        case .zeroSize: ("A box that draws something has no size", "Give it a frame, or remove it.")
        case .truncatedText: ("Text is not drawn as a whole", "Make room for it, or allow more lines.")
        case .clippedText: ("Text is cut off", "Make room for it.")
        case .unshapeableText:
            ("Letters that depend on each other are not shaped", "Draw with a renderer that shapes text.")
        case .unmatchedText: ("The font has no glyphs for characters", "Name a font that has them.")
        case .substitutedFont: ("A font was replaced", "Give its file with --font-path.")
        case .missingImage: ("A picture cannot be loaded", "Correct its name, or the folder given with --root.")
        case .repair: ("A value had to be repaired", "Write a value in the range that is allowed.")
        }
    }
}

extension StoryboardIssue.Kind {
    fileprivate var help: (title: String, advice: String) {
        switch self {
        case .unsatisfiable:
            (
                "Required constraints cannot hold together",
                "Remove one of the constraints that are listed, or lower its priority below 1000. At run time one of them is broken."
            )
        case .ambiguous:
            (
                "Constraints leave open where a view is or how large",
                "Add a constraint for the numbers that are named, or give the view a placeholder size if its class has an intrinsic one."
            )
        case .misplaced:
            (
                "The stored frame is not the one that the constraints give",
                "Choose Update Frames in Interface Builder, or correct the constraints. At run time the constraints decide."
            )
        case .clippedText:
            (
                "Text is cut off",
                "Give the text more room or more lines, let it shrink, or choose a shorter one."
            )
        case .offScreen:
            (
                "A view reaches out of the screen",
                "Tie the view to the edges of the screen or its safe area, or put it in a scroll view."
            )
        case .overlappingTargets:
            (
                "Two controls lie on one another",
                "Move them apart: the one on top takes the touches of both. Hide or disable the one that is not meant."
            )
        case .smallTarget:
            ("A control is smaller than a fingertip", "Make it at least 44 by 44 points, or enlarge where it is hit.")
        case .missingItem:
            (
                "A constraint names an object that is not there",
                "Remove the constraint, or tie it to an object that is there."
            )
        case .unusableConstraint:
            ("A constraint cannot be used", "Choose attributes that fit each other: both horizontal or both vertical.")
        case .layout: ("Layout cannot do what is written", "Follow what the message says.")
        case .unsupportedDevice:
            (
                "The device of the document is not known",
                "Choose a known device in Interface Builder; mullion check --help lists them."
            )
        }
    }
}
