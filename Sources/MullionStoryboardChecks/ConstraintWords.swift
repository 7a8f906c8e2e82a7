import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

/// Describes the constraints of a root in the terms of its document.
package struct ConstraintWords {
    private var constraints: [String: (StoryboardConstraint, owner: StoryboardView)] = [:]
    private var names: [String: String] = [:]
    private var views: [String: StoryboardView] = [:]

    package init(_ root: StoryboardView, guides: [StoryboardGuide]) {
        for guide in guides { names[guide.id] = guide.kind == .top ? "top layout guide" : "bottom layout guide" }
        for view in root.tree {
            let name = "\(view.object)"
            if let id = view.id {
                names[id] = name
                views[id] = view
            }
            for guide in view.guides { names[guide.id] = "\(guide.kind.words) of \(name)" }
            for constraint in view.constraints where constraints[Self.key(constraint)] == nil {
                constraints[Self.key(constraint)] = (constraint, view)
            }
        }
    }

    /// Returns the name of a constraint in layout: its ID or its position.
    private static func key(_ constraint: StoryboardConstraint) -> String {
        constraint.id.isEmpty ? "at \(constraint.position)" : constraint.id
    }

    /// The constraints in words, by their IDs.
    package var sentences: [String: String] { constraints.mapValues { sentence($0.0, $0.owner) } }

    /// Returns the view with an ID.
    func view(_ id: String) -> StoryboardView? { views[id] }

    /// Returns whether a constraint of a conflict exists only in Interface Builder.
    func isDesignTime(_ conflict: LayoutConflict) -> Bool {
        conflict.members.contains { member in
            member.identifier.flatMap { constraints[$0] }?.0.attributes.isYes("placeholder") ?? false
        }
    }

    func position(of id: String) -> SourcePosition? { constraints[id]?.0.position }

    /// Returns the subject of a constraint: its first item if that is a view, otherwise its owner.
    func owner(of id: String) -> StoryboardView? {
        guard let (constraint, owner) = constraints[id] else { return nil }
        return constraint.firstItem.flatMap { views[$0] } ?? owner
    }

    func conflict(_ conflict: LayoutConflict) -> StoryboardConflict {
        StoryboardConflict(
            members: conflict.members.map(member), broken: member(conflict.relaxed), error: conflict.error)
    }

    private func member(_ member: LayoutConflict.Member) -> StoryboardConflict.Member {
        guard let id = member.identifier, let (constraint, owner) = constraints[id] else {
            return StoryboardConflict.Member(id: nil, text: system(member), position: nil)
        }
        return StoryboardConflict.Member(
            id: id, text: "\(id): \(sentence(constraint, owner))", position: constraint.position)
    }

    /// Describes an implicit constraint: of a given size, an autoresizing mask, or a stack view.
    private func system(_ member: LayoutConflict.Member) -> String {
        let text = named(member.text)
        switch member.origin {
        case .root: return "\(text) (given)"
        case .stackView: return "\(text) (of a stack view)"
        case .mask, .minimumSize, .user, .content: return text
        }
    }

    /// Replaces IDs with names in a text of the engine.
    ///
    /// - Complexity: O(length of the text).
    private func named(_ text: String) -> String {
        var (result, word) = ("", "")
        func endWord() {
            // IDs of Interface Builder contain hyphens; shorter ones could be words.
            result += word.count > 6 && word.contains("-") ? names[word] ?? word : word
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "-" {
                word.append(character)
            } else {
                endWord()
                result.append(character)
            }
        }
        endWord()
        return result
    }

    private func sentence(_ constraint: StoryboardConstraint, _ owner: StoryboardView) -> String {
        func name(_ id: String) -> String { names[id] ?? "“\(id)”" }
        let relation =
            switch constraint.relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        let first = constraint.firstItem.map(name) ?? "\(owner.object)"
        var text = "\(constraint.firstAttribute) of \(first) \(relation) "
        let constant = constraint.constant(in: constraint.attributes)
        guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
            return text + constant.written
        }
        let multiplier = constraint.attributes.number("multiplier") ?? 1
        if multiplier != 1 { text += "\(multiplier.written) × " }
        text += "\(attribute) of \(name(second))"
        if constant != 0 { text += constant < 0 ? " - \((-constant).written)" : " + \(constant.written)" }
        return text
    }
}

extension StoryboardGuide.Kind {
    fileprivate var words: String {
        switch self {
        case .safeArea: "safe area"
        case .contentLayoutGuide: "content"
        case .frameLayoutGuide: "frame"
        case .layoutMargins: "margins"
        case .readableContent: "readable content"
        case .keyboard: "keyboard"
        case .top: "top guide"
        case .bottom: "bottom guide"
        }
    }
}
