import MullionDrawing
import MullionGeometry

/// Reads the elements of a document into a flat list, in the order they are met, without recursion.
///
/// 1. Reserve a row for the root.
/// 2. Read the element of the next row; its children and layers get rows at the end of the list.
/// 3. Until no row is left.
/// 4. Count the nodes the elements will make, from the last row to the first.
///
/// - Complexity: O(values).
struct ElementReader {
    /// The most nodes a document makes.
    static let nodeLimit = 1_000_000

    private(set) var elements: [DocumentElement] = []
    private let tape: JSONTape

    static func read(_ root: JSONCursor) throws(DocumentError) -> [DocumentElement] {
        var reader = ElementReader(tape: root.tape)
        _ = reader.reserve(root)
        var next = 0
        while next < reader.elements.count {
            try reader.readElement(next)
            next += 1
        }
        try reader.countNodes()
        return reader.elements
    }

    private init(tape: JSONTape) { self.tape = tape }

    /// A row for an element that is read later.
    mutating func reserve(_ cursor: JSONCursor) -> Int {
        elements.append(DocumentElement(row: cursor.row))
        return elements.count - 1
    }

    /// A row for an element that another value stands for.
    mutating func add(_ content: DocumentElement.Content, for cursor: JSONCursor) -> Int {
        elements.append(DocumentElement(row: cursor.row, content: content))
        return elements.count - 1
    }

    /// Whether a row was made by `add` and has nothing to be read.
    private func isFinished(_ row: Int) -> Bool {
        if case .group = elements[row].content { return false }
        return true
    }

    private mutating func readElement(_ row: Int) throws(DocumentError) {
        guard !isFinished(row) else { return }
        let cursor = JSONCursor(tape: tape, row: elements[row].row)
        guard cursor.kind == .object else { throw cursor.mismatch("an element such as {\"kind\": \"text\"}") }
        guard let kindCursor = cursor.field("kind") else {
            let known = ElementKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw cursor.error(.missingKey("kind", of: "an element", hint: "kinds are \(known)"))
        }
        let kind = try kindCursor.name(of: "kind", ElementKind.allCases.map { ($0.rawValue, $0) })
        let fields = try cursor.fields(
            of: "an element of kind \"\(kind.rawValue)\"", keys: ["kind", "name", "modifiers"] + kind.keys,
            hint: { key in
                ModifierName(rawValue: key) == nil
                    ? nil : "\"\(key)\" is a modifier: write it as \"modifiers\": [{\"\(key)\": …}]"
            })
        elements[row].name = try fields["name"]?.string()
        elements[row].content = try kind.content(fields)
        if let children = try fields["children"]?.elements("an array of elements") {
            elements[row].children = children.map { reserve($0) }
        }
        try readModifiers(fields["modifiers"], of: row, kind)
    }

    private mutating func readModifiers(
        _ list: JSONCursor?, of row: Int, _ kind: ElementKind
    ) throws(DocumentError) {
        guard let list else { return }
        for cursor in try list.elements("an array of modifiers") {
            let (modifier, name) = try readModifier(cursor)
            if case .layer = modifier, kind == .group {
                throw cursor.error(
                    .unsuitableModifier(
                        name.rawValue, of: "group", hint: "put it on each child, or use a stack instead of the group"))
            }
            elements[row].modifiers.append(modifier)
        }
    }

    /// Children have higher rows than their parents, so going backwards they are known.
    private func countNodes() throws(DocumentError) {
        var produced = [Int](repeating: 0, count: elements.count)
        var total = 0
        for row in elements.indices.reversed() {
            let element = elements[row]
            if case .group = element.content {
                produced[row] = element.children.reduce(0) { $0 + produced[$1] }
            } else {
                produced[row] = 1
                total += 1
            }
            for modifier in element.modifiers where modifier.makesNode { total += produced[row] }
            guard total <= Self.nodeLimit else {
                throw tape.error(.tooManyNodes(limit: Self.nodeLimit), at: element.row)
            }
        }
    }
}
