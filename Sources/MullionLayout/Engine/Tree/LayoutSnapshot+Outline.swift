import MullionGeometry

extension LayoutSnapshot: CustomStringConvertible {
    /// One line for each node, indented by its level: kind, name, origin in the parent, size.
    ///
    /// ```
    /// hStack "row" (0, 0) 300 × 24
    ///   fixed "title" (0, 2) 120 × 20
    /// ```
    ///
    /// From level 20 on, lines are indented no further and begin with their level.
    ///
    /// - Complexity: O(entries), no recursion.
    public var description: String {
        var levels: [Int] = []
        levels.reserveCapacity(entries.count)
        var text = ""
        for entry in entries {
            let level = entry.parent.map { levels[$0] + 1 } ?? 0
            levels.append(level)
            if level > 0 { text += "\n" }
            text += String(repeating: "  ", count: min(level, Self.deepestIndentation))
            if level >= Self.deepestIndentation { text += "\(level): " }
            text += entry.description
        }
        return text
    }

    /// Deeper lines would make the text of a deep tree grow with the square of its depth.
    private static let deepestIndentation = 20
}

extension LayoutSnapshot.Entry: CustomStringConvertible {
    /// Kind, name, origin in the parent and size.
    public var description: String {
        let called = name.map { " \"\($0)\"" } ?? ""
        let (x, y) = (short(frame.origin.x), short(frame.origin.y))
        return "\(kind.rawValue)\(called) (\(x), \(y)) \(short(frame.size.width)) × \(short(frame.size.height))"
    }

    /// Whole numbers without a fraction.
    private func short(_ length: CGFloat) -> String { Int(exactly: length.native).map { "\($0)" } ?? "\(length)" }
}
