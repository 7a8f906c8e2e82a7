import MullionGeometry

/// A flat list of the entries in pre-order, each with the row of its parent, so that trees of any depth can be written
/// and read.
///
/// ```json
/// [{"id": 2, "kind": "hStack", "name": "row", "x": 0, "y": 0, "width": 300, "height": 24},
///  {"id": 0, "kind": "fixed", "name": "title", "parent": 0, "x": 0, "y": 2, "width": 120, "height": 20}]
/// ```
///
/// Absolute frames are not written; reading adds them up again, to the same bits. Infinite lengths are left to the
/// encoder: `JSONEncoder` refuses them unless told otherwise.
extension LayoutSnapshot: Codable {
    private enum Keys: String, CodingKey {
        case id, generation, kind, name, parent, x, y, width, height
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for entry in entries {
            var node = list.nestedContainer(keyedBy: Keys.self)
            try node.encode(entry.node.index, forKey: .id)
            if entry.node.generation > 0 { try node.encode(entry.node.generation, forKey: .generation) }
            try node.encode(entry.kind.rawValue, forKey: .kind)
            try node.encodeIfPresent(entry.name, forKey: .name)
            try node.encodeIfPresent(entry.parent, forKey: .parent)
            try node.encode(entry.frame.origin.x.native, forKey: .x)
            try node.encode(entry.frame.origin.y.native, forKey: .y)
            try node.encode(entry.frame.size.width.native, forKey: .width)
            try node.encode(entry.frame.size.height.native, forKey: .height)
        }
    }

    /// Reads what ``encode(to:)`` wrote.
    ///
    /// - Throws: What the decoder throws; `DecodingError.dataCorrupted` for a parent that does not come before its
    ///   child, and for a second node without a parent.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var entries: [Entry] = []
        while !list.isAtEnd {
            let node = try list.nestedContainer(keyedBy: Keys.self)
            func number(_ key: Keys) throws -> CGFloat {
                CGFloat(try node.decode(CGFloat.NativeType.self, forKey: key))
            }
            let parent = try node.decodeIfPresent(Int.self, forKey: .parent)
            guard parent.map({ entries.indices.contains($0) }) ?? entries.isEmpty else {
                let problem = "node \(entries.count) names no node before it as its parent"
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(codingPath: node.codingPath, debugDescription: problem))
            }
            entries.append(
                Entry(
                    node: NodeID(
                        NodeIndex(rawValue: try node.decode(Int32.self, forKey: .id)),
                        generation: try node.decodeIfPresent(UInt32.self, forKey: .generation) ?? 0),
                    parent: parent, name: try node.decodeIfPresent(String.self, forKey: .name),
                    kind: try node.decode(NodeKind.Name.self, forKey: .kind),
                    frame: CGRect(
                        x: try number(.x), y: try number(.y), width: try number(.width), height: try number(.height)),
                    origin: parent.map { entries[$0].absoluteFrame.origin } ?? .zero))
        }
        self.init(entries: entries)
    }
}
