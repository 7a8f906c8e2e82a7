import MullionGeometry

/// Reads a tree written in JSON.
///
/// A node is an object with a name (the first present of `label`, `name`, `id`, and `value`) and children: a list
/// `children`, or `left` and `right`. A text, number, true, or false is a leaf with that name; null is not a node.
/// Other keys are ignored, so that output of other programs can be drawn.
///
/// - Complexity: O(values); no recursion.
enum JSONTreeReader {
    static func read(_ bytes: [UInt8], _ limits: Limits) throws(DocumentError) -> TreeNodes {
        let tape = try JSONReader.read(
            bytes, limits: limits, sizeLimit: limits.treeBytes, depthLimit: limits.treeDepth)
        var nodes = TreeNodes()
        // The values to read, the next one last.
        var pending: [(row: Int, parent: Int, isRight: Bool)] = [(0, -1, false)]
        while let (row, parent, isRight) = pending.popLast() {
            let cursor = JSONCursor(tape: tape, row: row)
            guard cursor.kind != .null else { continue }
            guard nodes.labels.count < limits.treeNodes else {
                throw cursor.error(.tooManyNodes(limit: limits.treeNodes))
            }
            guard cursor.kind == .object else {
                let node = nodes.add(try label(cursor), below: parent)
                if isRight { nodes.rightOnlyChildren.insert(node) }
                continue
            }
            let keys = Keys(tape, row)
            guard keys.label != nil || keys.children != nil || keys.left != nil || keys.right != nil else {
                throw cursor.error(
                    .missingKey("label", of: "a node", hint: "or \"children\", or \"left\" and \"right\""))
            }
            if keys.left != nil || keys.right != nil { nodes.usesSideKeys = true }
            let name = try keys.label.map { row throws(DocumentError) in try label(JSONCursor(tape: tape, row: row)) }
            let node = nodes.add(name ?? "", below: parent)
            if isRight { nodes.rightOnlyChildren.insert(node) }
            try push(keys, tape, node, &pending)
        }
        return nodes
    }

    /// The rows of the values of the known keys.
    private struct Keys {
        var label: Int?
        var children: Int?
        var left: Int?
        var right: Int?
        private var rank = Int.max

        private static let names = ["label", "name", "id", "value"]

        init(_ tape: JSONTape, _ row: Int) {
            for key in tape.children(row) {
                switch tape.string(key) {
                case "children": children = key + 1
                case "left": left = key + 1
                case "right": right = key + 1
                case let name:
                    guard let place = Self.names.firstIndex(of: name), place < rank else { continue }
                    (label, rank) = (key + 1, place)
                }
            }
        }
    }

    private static func push(
        _ keys: Keys, _ tape: JSONTape, _ node: Int, _ pending: inout [(row: Int, parent: Int, isRight: Bool)]
    ) throws(DocumentError) {
        if let children = keys.children {
            guard keys.left == nil, keys.right == nil else {
                throw tape.error(
                    .conflictingKeys(
                        "children", keys.left == nil ? "right" : "left",
                        hint: "a node has a list, or a left and a right child"),
                    at: children)
            }
            let list = JSONCursor(tape: tape, row: children)
            if list.kind == .null { return }
            guard list.kind == .array else { throw list.mismatch("an array of nodes") }
            for row in tape.children(children).reversed() { pending.append((row, node, false)) }
            return
        }
        func isThere(_ row: Int?) -> Bool { row.map { tape.values[$0].kind != .null } ?? false }
        if let right = keys.right { pending.append((right, node, !isThere(keys.left))) }
        if let left = keys.left { pending.append((left, node, false)) }
    }

    private static func label(_ cursor: JSONCursor) throws(DocumentError) -> String {
        switch cursor.kind {
        case .string: try cursor.string()
        case .number, .true, .false: String(cursor.tape.source(cursor.row))
        case .null: ""
        case .object, .array, .key: throw cursor.mismatch("a text or a number")
        }
    }
}
