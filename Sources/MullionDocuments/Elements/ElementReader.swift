import MullionGeometry

/// Reads the elements of a document into a flat list, in reading order, without recursion.
///
/// 1. Reserve a row for the root.
/// 2. Read the element of the next row by the rules of its kind; its children and layers get rows at the end of the
///    list.
/// 3. Repeat from 2 until no row is left.
/// 4. Count the nodes that the elements will make, from the last row to the first.
///
/// A reader that collects errors goes on after each with the next key, modifier, child, or element.
///
/// - Complexity: O(values).
final class ElementReader {
    /// The folder of the files that the document names; nil to allow none.
    var resources: ResourceFolder? {
        usesResources = true
        return folder
    }

    private let folder: ResourceFolder?
    /// Whether the current element has read ``resources``.
    private var usesResources = false
    private let memory: ElementMemory?
    /// The elements that are known without reading, and those to remember, by their first bytes.
    private let known: [Int32: DocumentElement]
    private var new: [Int32: DocumentElement] = [:]
    private var elements: [DocumentElement] = []
    private let tape: JSONTape
    let limits: Limits
    /// Collects all errors; nil to throw the first.
    let errors: DocumentErrors?

    static func read(
        _ root: JSONCursor, _ resources: ResourceFolder?, _ memory: ElementMemory? = nil,
        limits: Limits = .default, collecting errors: DocumentErrors? = nil
    ) throws(DocumentError) -> [DocumentElement] {
        let reader = ElementReader(root.tape, resources, memory, limits, errors)
        _ = reader.reserve(root)
        var next = 0
        while next < reader.elements.count, errors?.isFull != true {
            do throws(DocumentError) {
                try reader.readElement(next)
            } catch {
                try errors.note(error)
                reader.reserveChildren(ofUnreadable: next)
            }
            next += 1
        }
        try reader.countNodes()
        memory?.remember(reader.new)
        return reader.elements
    }

    private init(
        _ tape: JSONTape, _ resources: ResourceFolder?, _ memory: ElementMemory?, _ limits: Limits,
        _ errors: DocumentErrors?
    ) {
        self.tape = tape
        self.limits = limits
        folder = resources
        self.errors = errors
        // What is remembered has no errors, and what has errors is not remembered.
        self.memory = errors == nil ? memory : nil
        known = self.memory?.known ?? [:]
    }

    /// Reserves a row for an element that is read later.
    func reserve(_ cursor: JSONCursor) -> Int {
        elements.append(DocumentElement(row: cursor.row))
        return elements.count - 1
    }

    private func readElement(_ row: Int) throws(DocumentError) {
        let cursor = JSONCursor(tape: tape, row: elements[row].row)
        let start = tape.values[cursor.row].start
        if let element = known[start] {
            elements[row] = element
            elements[row].row = cursor.row
            if let children = tape.value(ofKey: "children", in: cursor.row) {
                try readChildren(row, JSONCursor(tape: tape, row: children))
            }
            return
        }
        usesResources = false
        guard cursor.kind == .object else { throw cursor.mismatch("an element such as {\"kind\": \"text\"}") }
        let kind = try kind(of: cursor)
        let owner = "an element of kind \"\(kind.name)\""
        let keys = Self.keys[kind.name]!
        let advice = { (key: String) in
            ModifierKind.byName[key] == nil
                ? CSSNameAdvice.forKey(key, allowed: keys)
                : "\"\(key)\" is a modifier: write it as \"modifiers\": [{\"\(key)\": …}]"
        }
        let fields = try cursor.fields(of: owner, keys: keys, hint: advice, collecting: errors)
        elements[row].name = try errors.attempt { () throws(DocumentError) in try fields["name"]?.string() } ?? nil
        let firstPart = elements.count
        if let make = try errors.attempt({ () throws(DocumentError) in try kind.read(fields, self) }) {
            elements[row].make = make
        }
        elements[row].parts = Array(firstPart..<elements.count)
        // Each part is put into a separate node.
        elements[row].nodes = kind.nodes + elements[row].parts.count
        if let children = fields["children"] { try readChildren(row, children) }
        let firstLayer = elements.count
        if let list = fields["modifiers"] {
            for modifier in try list.elements("an array of modifiers") {
                let modifier = try errors.attempt { () throws(DocumentError) in try readModifier(modifier, of: kind) }
                if let modifier { elements[row].modifiers.append(modifier) }
            }
        }
        // The children of a known element are found by the key as it is usually written, without escapes.
        let hasPlainKey = fields["children"].map { tape.isKey($0.row - 1, "children") } ?? true
        let isWhole = elements[row].parts.isEmpty && elements.count == firstLayer && !usesResources
        if isWhole, hasPlainKey, memory?.constantElements.contains(start) == true {
            new[start] = elements[row]
            new[start]?.children = []
        }
    }

    private func readChildren(_ row: Int, _ list: JSONCursor) throws(DocumentError) {
        elements[row].children = try list.elements("an array of elements").map { reserve($0) }
    }

    /// Reserves rows for the children of an element with an error, for theirs.
    private func reserveChildren(ofUnreadable row: Int) {
        guard elements[row].children.isEmpty,
            let list = JSONCursor(tape: tape, row: elements[row].row).field("children"), list.kind == .array
        else { return }
        for child in tape.children(list.row) { _ = reserve(JSONCursor(tape: tape, row: child)) }
    }

    private func kind(of cursor: JSONCursor) throws(DocumentError) -> ElementKind {
        guard let name = cursor.field("kind") else {
            let known = ElementKind.all.map(\.name).joined(separator: ", ")
            throw cursor.error(.missingKey("kind", of: "an element", hint: "kinds are \(known)"))
        }
        if name.kind == .string, let kind = ElementKind.byName[try name.string()] { return kind }
        return try name.name(of: "kind", ElementKind.all.map { ($0.name, $0) })
    }

    /// The keys of each kind of element.
    private static let keys = ElementKind.byName.mapValues { kind in
        ["kind", "name", "modifiers"] + kind.keys.map(\.name) + (kind.takesChildren ? ["children"] : [])
    }

    /// Reads an object with the name as its only key, or the name alone if it needs no value.
    private func readModifier(_ cursor: JSONCursor, of kind: ElementKind) throws(DocumentError) -> DocumentModifier {
        let (name, value): (JSONCursor, JSONCursor?)
        if cursor.kind == .string {
            (name, value) = (cursor, nil)
        } else if let field = cursor.onlyField {
            (name, value) = (field.key, field.value)
        } else {
            throw cursor.mismatch("a modifier: an object with one key such as {\"padding\": 16}")
        }
        let word = try name.string()
        guard let modifierKind = ModifierKind.byName[word] else {
            throw name.error(
                .unknownName(
                    String(word.prefix(80)), of: "modifier", allowed: ModifierKind.all.map(\.name),
                    hint: CSSNameAdvice.forModifier(word)))
        }
        guard let modifier = try modifierKind.read(value, self) else {
            let name = modifierKind.name
            throw cursor.mismatch("an object such as {\"\(name)\": …}, as this modifier needs a value")
        }
        if case .layer = modifier.change, kind.nodes == 0 {
            throw cursor.error(
                .unsuitableModifier(
                    modifierKind.name, of: kind.name,
                    hint: "put it on each child, or use a stack instead of the \(kind.name)"))
        }
        return modifier
    }

    /// Counts the nodes backwards: children have higher rows than their parents.
    private func countNodes() throws(DocumentError) {
        var produced = [Int](repeating: 0, count: elements.count)
        var total = 0
        for row in elements.indices.reversed() {
            let element = elements[row]
            produced[row] = element.nodes == 0 ? element.children.reduce(0) { $0 + produced[$1] } : 1
            total += element.nodes
            for modifier in element.modifiers { total += produced[row] * modifier.nodes }
            guard total <= limits.nodes else {
                throw tape.error(.tooManyNodes(limit: limits.nodes), at: element.row)
            }
        }
    }
}
