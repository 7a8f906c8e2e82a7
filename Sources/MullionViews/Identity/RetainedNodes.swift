import MullionLayout

/// The nodes of a tree that outlives its views: the view of each node, and its latest content.
struct RetainedNodes {
    /// The identity path and content of a node.
    private struct Record {
        let node: NodeID
        let identityPath: Int
        var content: NodeContent
        /// The name and the values; nil for most nodes, which never had any.
        var details: Details?
    }

    /// The name and the layout values of a node, and those that the tree has.
    private final class Details {
        var name: String?
        var appliedName: String?
        var values: [ObjectIdentifier: LayoutValueStyle] = [:]
        var appliedValues: [ObjectIdentifier: LayoutValueStyle] = [:]

        /// Forgets the name and the values of the last update, which may come again.
        func beginUpdate() {
            name = nil
            values = [:]
        }

        /// Sets the name and the values of a node where they differ from those that the tree has.
        func apply(to node: NodeID, in tree: LayoutTree) {
            if name != appliedName {
                tree.setName(name, of: node)
                appliedName = name
            }
            for (key, value) in values where appliedValues[key].map({ !$0.isSame(as: value) }) ?? true {
                value.apply(to: node, in: tree)
            }
            for (key, value) in appliedValues where values[key] == nil { value.reset(node, in: tree) }
            appliedValues = values
        }
    }

    /// When a node was met, kept apart from its record, which is long.
    private struct Meeting {
        let node: NodeID
        /// The generation in which the node was met last; below 0 if something around its view has changed its
        /// appearance, name, or values since.
        private var generation: Int

        init(node: NodeID, generation: Int) {
            self.node = node
            self.generation = generation
        }

        func isMet(in generation: Int) -> Bool { self.generation.magnitude == generation.magnitude }

        /// Whether the node was met before a generation, and not altered since.
        func isUnaltered(before generation: Int) -> Bool {
            UInt(bitPattern: self.generation) < UInt(bitPattern: generation)
        }

        mutating func alter() { generation = -abs(generation) }
    }

    var identities = IdentityTable()
    /// By identity path.
    private(set) var nodes = NumberTable<NodeID>()
    /// By the index of the node.
    private var records: [Record?] = []
    /// By the index of the node; that of a forgotten node stays.
    private var meetings: [Meeting] = []
    /// Increases with every update and every round of readers; 1 for the first one.
    private(set) var generation = 0
    /// The nodes met in this generation whose names or values may have changed.
    private(set) var met: [NodeID] = []

    mutating func beginGeneration() {
        generation += 1
        met.removeAll(keepingCapacity: true)
    }

    mutating func reserveCapacity(_ count: Int) {
        records.reserveCapacity(count)
        meetings.reserveCapacity(count)
        nodes.reserveCapacity(count)
        // Most nodes have a path of their own, and one to their view.
        identities.reserveCapacity(2 * count)
    }

    /// Returns the identity path of a node; nil if the node is gone.
    func identityPath(of node: NodeID) -> Int? { index(of: node).map { records[$0]!.identityPath } }

    /// Returns the content of a node; nil if the node is gone.
    func content(of node: NodeID) -> NodeContent? { index(of: node).map { records[$0]!.content } }

    /// Returns the index of the record of a node; nil if the node is gone.
    private func index(of node: NodeID) -> Int? {
        let index = Int(node.index)
        return index < records.count && records[index]?.node == node ? index : nil
    }

    func isMet(_ node: NodeID) -> Bool {
        let index = Int(node.index)
        return index < meetings.count && meetings[index].node == node && meetings[index].isMet(in: generation)
    }

    /// Inserts a node made for an identity path, in place of the previous one.
    mutating func insert(_ node: NodeID, at identityPath: Int, _ content: consuming NodeContent) {
        let index = Int(node.index)
        let meeting = Meeting(node: node, generation: generation)
        if index == records.count {
            records.append(Record(node: node, identityPath: identityPath, content: content))
            meetings.append(meeting)
        } else {
            while records.count <= index {
                records.append(nil)
                meetings.append(meeting)
            }
            records[index] = Record(node: node, identityPath: identityPath, content: content)
            meetings[index] = meeting
        }
        nodes[identityPath] = node
        met.append(node)
    }

    /// Marks a node as still present, with its content.
    mutating func meet(_ node: NodeID, _ content: consuming NodeContent) {
        let index = Int(node.index)
        records[index]!.content = content
        records[index]!.details?.beginUpdate()
        meetings[index] = Meeting(node: node, generation: generation)
        met.append(node)
    }

    /// Marks nodes as still present, as they were; returns false, and marks none, if one was altered, is gone, or was
    /// met in this generation.
    mutating func keep(_ nodes: ArraySlice<NodeID>) -> Bool {
        let now = generation
        return meetings.withUnsafeMutableBufferPointer { meetings in
            for node in nodes {
                let index = Int(node.index)
                guard index < meetings.count, meetings[index].node == node, meetings[index].isUnaltered(before: now)
                else { return false }
            }
            for node in nodes { meetings[Int(node.index)] = Meeting(node: node, generation: now) }
            return true
        }
    }

    mutating func noteAlteration(of node: NodeID) {
        let index = Int(node.index)
        if index < meetings.count, meetings[index].node == node { meetings[index].alter() }
    }

    mutating func setContent(_ content: NodeContent, of node: NodeID) { records[Int(node.index)]?.content = content }

    mutating func setName(_ name: String, of node: NodeID) { changeDetails(of: node) { $0.name = name } }

    mutating func setValue(_ value: LayoutValueStyle, of node: NodeID) {
        changeDetails(of: node) { $0.values[value.key] = value }
    }

    private mutating func changeDetails(of node: NodeID, _ change: (Details) -> Void) {
        let index = Int(node.index)
        guard records[index] != nil else { return }
        let details = records[index]!.details ?? Details()
        records[index]!.details = details
        change(details)
        noteAlteration(of: node)
    }

    mutating func forget(_ node: NodeID) {
        guard let index = index(of: node) else { return }
        let identityPath = records[index]!.identityPath
        if nodes[identityPath] == node { nodes[identityPath] = nil }
        records[index] = nil
        // No node kept by an element any more.
        meetings[index].alter()
    }

    /// Sets the names and values of the met nodes where they have changed.
    mutating func applyNamesAndValues(to tree: LayoutTree) {
        for node in met {
            guard let record = records[Int(node.index)], record.node == node, let details = record.details,
                tree.contains(node)
            else { continue }
            details.apply(to: node, in: tree)
        }
    }
}

/// A layout value of a node, comparable.
class LayoutValueStyle {
    var key: ObjectIdentifier { preconditionFailure("abstract") }
    func isSame(as other: LayoutValueStyle) -> Bool { false }
    func apply(to node: NodeID, in tree: LayoutTree) {}
    /// Resets the node to the key's default.
    func reset(_ node: NodeID, in tree: LayoutTree) {}
}

final class ConcreteLayoutValueStyle<K: LayoutValueKey>: LayoutValueStyle {
    private let value: K.Value

    init(_ key: K.Type, _ value: K.Value) { self.value = value }

    override var key: ObjectIdentifier { ObjectIdentifier(K.self) }

    override func isSame(as other: LayoutValueStyle) -> Bool {
        guard let other = other as? ConcreteLayoutValueStyle<K> else { return false }
        return isSameValue(value, other.value)
    }

    override func apply(to node: NodeID, in tree: LayoutTree) { tree.setValue(value, forKey: K.self, of: node) }

    override func reset(_ node: NodeID, in tree: LayoutTree) { tree.setValue(K.defaultValue, forKey: K.self, of: node) }
}
