import MullionGeometry
import MullionSource

/// The declarations of each element, in the order in which they take effect (css-cascade-4 §6).
///
/// Rules are found by the id, the first class, or the name that an element must have, as in browsers.
package struct Cascade {
    private struct Entry {
        var selector: Selector
        var rule: Int
        var isOfPage: Bool
    }

    private var rules: [StyleRule] = []
    private var byKey: [String: [Entry]] = [:]
    private var steps = 0

    package init() {}

    /// The maximum number of selectors that are tried on a page.
    package var stepLimit = Limits.default.selectorSteps

    /// Adds the rules of a style sheet, after those of the ones before it.
    package mutating func add(_ added: [StyleRule], isOfPage: Bool) {
        for rule in added {
            for selector in rule.selectors {
                byKey[Self.key(selector), default: []].append(
                    Entry(selector: selector, rule: rules.count, isOfPage: isOfPage))
            }
            rules.append(rule)
        }
    }

    private static func key(_ selector: Selector) -> String {
        let own = selector.compounds[selector.compounds.count - 1].compound
        if let id = own.id { return "#" + id }
        if let first = own.classes.first { return "." + first }
        return own.name ?? "*"
    }

    /// Returns the declarations of an element; later ones win.
    ///
    /// - Throws: `DocumentError` if the page needs more than ``stepLimit`` comparisons.
    package mutating func declarations(
        of node: Int, in tree: HTMLTree, _ own: [StyleDeclaration], _ text: SourceText
    ) throws(DocumentError) -> [StyleDeclaration] {
        let element = tree.nodes[node]
        var keys = ["*", element.name]
        if let id = element.attribute("id") { keys.append("#" + id.value) }
        keys += element.classes.map { "." + $0 }
        var matches: [Entry] = []
        for key in keys {
            for entry in byKey[key] ?? [] {
                steps += 1
                let last = entry.selector.compounds.count - 1
                if Self.matches(entry.selector, upTo: last, node, tree, &steps, stepLimit) { matches.append(entry) }
            }
        }
        guard steps <= stepLimit else {
            throw DocumentError(
                problem: .tooManyValues(limit: stepLimit), position: text.position(of: element.offset),
                path: "html")
        }
        matches.sort { a, b in
            if a.isOfPage != b.isOfPage { return b.isOfPage }
            return (a.selector.specificity, a.rule) < (b.selector.specificity, b.rule)
        }
        let all = matches.flatMap { rules[$0.rule].declarations } + own
        return all.filter { !$0.isImportant } + all.filter(\.isImportant)
    }

    /// Returns whether the compounds up to an index match an element and its ancestors.
    private static func matches(
        _ selector: Selector, upTo index: Int, _ node: Int, _ tree: HTMLTree, _ steps: inout Int, _ stepLimit: Int
    ) -> Bool {
        guard matches(selector.compounds[index].compound, node, tree) else { return false }
        if index == 0 { return true }
        var ancestor = tree.nodes[node].parent
        while ancestor >= 0, steps <= stepLimit {
            steps += 1
            if matches(selector, upTo: index - 1, ancestor, tree, &steps, stepLimit) { return true }
            if selector.compounds[index].isChild { return false }
            ancestor = tree.nodes[ancestor].parent
        }
        return false
    }

    private static func matches(_ compound: Selector.Compound, _ node: Int, _ tree: HTMLTree) -> Bool {
        let element = tree.nodes[node]
        if let name = compound.name, name != element.name { return false }
        if let id = compound.id, element.attribute("id")?.value != id { return false }
        if compound.isRoot, node != 0 { return false }
        if !compound.classes.isEmpty {
            let classes = element.classes
            guard compound.classes.allSatisfy({ classes.contains(Substring($0)) }) else { return false }
        }
        for attribute in compound.attributes {
            guard let own = element.attribute(attribute.name), attribute.value ?? own.value == own.value else {
                return false
            }
        }
        return compound.positions.allSatisfy { position in
            guard element.parent >= 0 else { return false }
            let count = tree.nodes[element.parent].elementCount
            return position.contains(position.isFromEnd ? count - element.place + 1 : element.place)
        }
    }
}

extension HTMLTree.Node {
    /// The names in the attribute `class`.
    package var classes: [Substring] { attribute("class")?.value.split(whereSeparator: \.isHTMLSpace) ?? [] }
}
