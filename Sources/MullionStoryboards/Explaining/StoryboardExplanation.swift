import MullionAutoLayout
import MullionGeometry

/// The explanation of a view's frame.
public struct StoryboardExplanation {
    /// An influence on an axis.
    public struct Influence: Hashable, Sendable {
        /// The origin of an influence.
        public enum Origin: String, Sendable {
            /// A constraint of the document.
            case document
            /// A stack view.
            case stackView
            /// Content hugging or compression resistance.
            case content
            /// The stored frame, by the autoresizing mask or because nothing else determines a length.
            case storedFrame
        }

        /// The description from the view's side: "leading = superview.leading + 16".
        public var text: String
        /// The ID of the constraint, or its role in a stack view.
        public var identifier: String?
        public var priority: LayoutPriority
        public var origin: Origin
        /// The position in the file.
        public var position: SourcePosition?
        /// The components of the frame that it determines: "x", "width", "y", "height".
        public var decides: [String]
        /// The sides that it determines: "left", "right", "top", "bottom".
        public var moves: [String]
        /// Whether the constraint was broken because of a conflict.
        public var isBroken: Bool

        /// The text with the constraint's ID and line, to refer to the influence.
        var reference: String {
            let places = [identifier, position.map { "line \($0.line)" }].compactMap(\.self)
            return origin == .document && !places.isEmpty ? text + " (\(places.joined(separator: ", ")))" : text
        }

        /// The influence as a sentence: the text, the priority, the origin, and its effect.
        public var sentence: String {
            var sentence = text
            sentence += priority == .required ? ", required" : ", priority \(priority)"
            let name = identifier.map { " \($0)" } ?? ""
            switch origin {
            case .document: sentence += " (constraint\(name)\(position.map { ", line \($0.line)" } ?? ""))"
            case .stackView: sentence += " (stack view,\(name))"
            case .storedFrame: sentence += " (stored)"
            case .content: break
            }
            if isBroken { return sentence + ": broken, because it conflicts with others" }
            return decides.isEmpty ? sentence : sentence + ": decides " + decides.joined(separator: " and ")
        }
    }

    /// A side of a view with what decides its position.
    public struct Side: Hashable, Sendable {
        /// "left", "right", "top", or "bottom".
        public var name: String
        /// The position in the superview's coordinates in points.
        public var position: CGFloat
        /// What decides it, such as "trailing = superview.trailing - 25 (abc-12-def, line 14)"; empty if unknown.
        public var deciding: [String]

        /// The side as a sentence: "right at 350: trailing = superview.trailing - 25 (abc-12-def, line 14)".
        public var sentence: String {
            "\(name) at \(position.brief): "
                + (deciding.isEmpty ? "nothing decides it" : deciding.joined(separator: " and "))
        }
    }

    public var placed: StoryboardPlacedView
    /// A sentence that explains the size of the view.
    public var summary: String
    /// The left, right, top, and bottom side, each with what decides it.
    public var sides: [Side]
    /// The influences on x and width, and on y and height; constraints of the document first, as written.
    public var horizontal: [Influence]
    public var vertical: [Influence]
    /// Sentences about the content, in the order of width and height.
    public var content: [String]
    /// Its role in a stack view.
    public var stackRole: String?
    /// The ambiguous attributes.
    public var open: [String]
    /// The conflicts that involve the view.
    public var conflicts: [LayoutConflict]
}

extension StoryboardScreen {
    /// Explains the frames of the views with an ID, a name in the outline, a custom class, or a text: the first 50 of
    /// them; see ``views(named:)``.
    ///
    /// The effect of a constraint is found by laying out without it, and the effect of the content by
    /// making it slightly larger. Beyond 100 constraints on one view, effects are not tested.
    /// - Complexity: One layout of the screen per constraint on the view.
    public func explanations(of name: String) -> [StoryboardExplanation] {
        let found = views(named: name).prefix(50)
        guard !found.isEmpty else { return [] }
        // Ambiguity shows in a tree without stored lengths; tests need their own tree.
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
