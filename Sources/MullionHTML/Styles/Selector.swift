/// A selector: compound selectors joined by spaces or `>` (selectors-4, the part that pages for pictures use).
package struct Selector: Equatable {
    /// What an element must be: `li.done:first-child`.
    struct Compound: Equatable {
        var name: String?
        var id: String?
        var classes: [String] = []
        var attributes: [Attribute] = []
        var positions: [Position] = []
        var isRoot = false

        /// The number of conditions of a kind: ids; classes, attributes and pseudo-classes; names.
        var specificity: (Int, Int, Int) {
            (
                id == nil ? 0 : 1, classes.count + attributes.count + positions.count + (isRoot ? 1 : 0),
                name == nil ? 0 : 1
            )
        }
    }

    struct Attribute: Equatable {
        var name: String
        /// The value it must have; nil if any will do.
        var value: String?
    }

    /// `:nth-child(an+b)`, from the first or the last element.
    struct Position: Equatable {
        var step: Int
        var first: Int
        var isFromEnd = false

        func contains(_ place: Int) -> Bool {
            step == 0 ? place == first : (place - first) % step == 0 && (place - first) / step >= 0
        }
    }

    /// A compound, and whether the one before it must match the parent.
    struct Part: Equatable {
        var compound: Compound
        var isChild: Bool
    }

    /// The parts, the last of which is the element's own.
    var compounds: [Part]

    /// The specificity as one number: ids count 1,000,000 each, names 1.
    var specificity: Int {
        compounds.reduce(0) { sum, part in
            let (ids, classes, names) = part.compound.specificity
            return sum + ids * 1_000_000 + classes * 1_000 + names
        }
    }

    /// Reads selectors separated by commas; nil if one of them is not supported.
    static func list(_ text: String) -> [Selector]? {
        var selectors: [Selector] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let selector = Selector(part) else { return nil }
            selectors.append(selector)
        }
        return selectors
    }

    init?(_ text: Substring) {
        compounds = []
        var isChild = false
        let words = String(text).replacing(">", with: " > ").split(whereSeparator: \.isHTMLSpace)
        for word in words {
            if word == ">" {
                guard !isChild, !compounds.isEmpty else { return nil }
                isChild = true
                continue
            }
            guard let compound = Compound(word) else { return nil }
            compounds.append(Part(compound: compound, isChild: isChild))
            isChild = false
        }
        if compounds.isEmpty || isChild { return nil }
    }
}

extension Selector.Compound {
    fileprivate init?(_ text: Substring) {
        var rest = text
        func isName(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "-" || character == "_"
        }
        func take() -> String? {
            let name = rest.prefix(while: isName)
            rest = rest[name.endIndex...]
            return name.isEmpty ? nil : String(name)
        }
        if rest.first == "*" { rest = rest.dropFirst() } else { name = take()?.lowercased() }
        while let mark = rest.first {
            rest = rest.dropFirst()
            switch mark {
            case "#":
                guard let id = take() else { return nil }
                self.id = id
            case ".":
                guard let name = take() else { return nil }
                classes.append(name)
            case "[":
                guard let end = rest.firstIndex(of: "]") else { return nil }
                let parts = rest[..<end].split(separator: "=", maxSplits: 1)
                guard let name = parts.first, name.allSatisfy(isName) else { return nil }
                let value = parts.count > 1 ? parts[1].filter { $0 != "\"" && $0 != "'" } : nil
                attributes.append(Selector.Attribute(name: name.lowercased(), value: value))
                rest = rest[rest.index(after: end)...]
            case ":":
                guard let name = take()?.lowercased() else { return nil }
                var argument: Substring?
                if rest.first == "(" {
                    guard let end = rest.firstIndex(of: ")") else { return nil }
                    argument = rest[rest.index(after: rest.startIndex)..<end]
                    rest = rest[rest.index(after: end)...]
                }
                guard add(name, argument) else { return nil }
            default: return nil
            }
        }
    }

    private mutating func add(_ pseudoClass: String, _ argument: Substring?) -> Bool {
        switch (pseudoClass, argument) {
        case ("root", nil): isRoot = true
        case ("first-child", nil): positions.append(Selector.Position(step: 0, first: 1))
        case ("last-child", nil): positions.append(Selector.Position(step: 0, first: 1, isFromEnd: true))
        case ("only-child", nil):
            positions += [
                Selector.Position(step: 0, first: 1), Selector.Position(step: 0, first: 1, isFromEnd: true),
            ]
        case ("nth-child", let text?), ("nth-last-child", let text?):
            guard var position = Selector.Position(text) else { return false }
            position.isFromEnd = pseudoClass == "nth-last-child"
            positions.append(position)
        default: return false
        }
        return true
    }
}

extension Selector.Position {
    /// Reads "odd", "even", "3", "2n", "2n+1", "-n+3".
    fileprivate init?(_ text: Substring) {
        let text = text.filter { !$0.isHTMLSpace }.lowercased()
        if text == "odd" || text == "even" {
            self.init(step: 2, first: text == "odd" ? 1 : 0)
            return
        }
        guard let n = text.firstIndex(of: "n") else {
            guard let place = Int(text) else { return nil }
            self.init(step: 0, first: place)
            return
        }
        let (step, first) = (text[..<n], text[text.index(after: n)...])
        let factor = step.isEmpty || step == "+" ? 1 : step == "-" ? -1 : Int(step)
        guard let factor, let place = first.isEmpty ? 0 : Int(first), factor.magnitude < 1_000_000,
            place.magnitude < 1_000_000
        else { return nil }
        self.init(step: factor, first: place)
    }
}
