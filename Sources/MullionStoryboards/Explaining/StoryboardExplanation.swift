import MullionAutoLayout
import MullionGeometry

/// Why a view of a screen has its frame.
public struct StoryboardExplanation {
    /// What has a say in an axis.
    public struct Influence: Hashable, Sendable {
        /// Who made it.
        public enum Origin: String, Sendable {
            /// The author: a constraint of the document.
            case document
            /// A stack view.
            case stackView
            /// The content of the view: its hugging, or its resistance to compression.
            case content
            /// The frame that was stored: by the mask, or since nothing says a length.
            case storedFrame
        }

        /// The sentence, seen from the view: "leading = superview.leading + 16".
        public var text: String
        /// The identity of the constraint in the document, or its part in a stack view.
        public var identifier: String?
        public var priority: LayoutPriority
        public var origin: Origin
        /// Where it is written.
        public var position: StoryboardPosition?
        /// The numbers of the frame that would be other ones without it: "x", "width", "y", "height".
        public var decides: [String]
        /// Whether it cannot hold together with others and was given up.
        public var isBroken: Bool
    }

    public var placed: StoryboardPlacedView
    /// The influences on x and width, and those on y and height; constraints of the author first, as they are written.
    public var horizontal: [Influence]
    public var vertical: [Influence]
    /// Sentences about the content, in the order of width and height.
    public var content: [String]
    /// Its part in a stack view.
    public var stackRole: String?
    /// The numbers that the constraints leave open.
    public var open: [String]
    /// The conflicts that it takes part in.
    public var conflicts: [LayoutConflict]
}

extension StoryboardScreen {
    /// Why the views with an identity, a name in the outline or a class have their frames: the first 50 of them.
    ///
    /// What a constraint decides is found out by leaving it out and laying out again, what the content decides by
    /// making it a little larger. Of more than 100 constraints that name one view the others are told without that.
    /// - Complexity: a layout of the screen for each constraint that names the view.
    public func explanations(of name: String) -> [StoryboardExplanation] {
        let found = views(named: name).prefix(50)
        guard !found.isEmpty else { return [] }
        // What is open is seen in a tree without stored lengths; trials need a tree of their own.
        let bare = StoryboardScreen(root, in: surroundings.withoutKeptLengths)
        return found.map { placed in
            let open = bare.layout.views[placed.id]?.ambiguousAttributes ?? []
            var surroundings = surroundings
            surroundings.contentSizes[placed.id] = surroundings.contentSizes[placed.id]?
                .withoutStored(Axis.Set.all.subtracting(Axis.Set(open.filter(\.isSize))))
            let trial = StoryboardScreen(root, in: surroundings)
            var explainer = FrameExplainer(self, placed)
            if let view = trial.layout.views[placed.id] { explainer.tryConstraints(of: view) }
            explainer.tryContent(in: surroundings)
            return explainer.explanation(open: open.compactMap { FrameExplainer.names[$0] })
        }
    }
}

extension Axis.Set {
    fileprivate static var all: Axis.Set { [.horizontal, .vertical] }

    /// The axes of attributes.
    fileprivate init(_ attributes: [LayoutConstraint.Attribute]) {
        self = []
        for attribute in attributes { insert(attribute.axis == .horizontal ? .horizontal : .vertical) }
    }
}
