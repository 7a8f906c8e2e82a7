import MullionStoryboards

/// Limits the work of finding ambiguous views.
///
/// A question about one view costs up to the square of the number of views that constraints connect with it, so a chain
/// of thousands of views would take minutes.
struct AmbiguityBudget {
    /// The largest sum of squares for one screen: that of a chain of 300 views.
    private static let limit = 300 * 300 * 300

    private var remaining = Self.limit
    /// A row of the same group for each row; the first row of a group refers to itself.
    private var group: [Int]
    private var counts: [Int]

    init(_ rows: [CheckedScreen.Row]) {
        group = Array(rows.indices)
        counts = []
        var indices: [String: Int] = [:]
        for (index, row) in rows.enumerated() { if let id = row.source.id { indices[id] = index } }
        for (index, row) in rows.enumerated() {
            if let parent = row.parent, rows[parent].source.kind == "stackView" { join(index, parent) }
            for constraint in row.source.constraints {
                // The root does not connect views, because its size is given.
                let first = constraint.firstItem.map { indices[$0] ?? 0 } ?? index
                let second = constraint.secondItem.flatMap { indices[$0] } ?? 0
                if first > 0, second > 0 { join(first, second) }
            }
        }
        counts = [Int](repeating: 0, count: rows.count)
        for index in rows.indices { counts[root(of: index)] += 1 }
    }

    /// Returns whether the view can be examined, and subtracts the cost.
    mutating func take(_ index: Int) -> Bool {
        let count = counts[root(of: index)]
        guard remaining >= count * count else { return false }
        remaining -= count * count
        return true
    }

    private mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (root(of: a), root(of: b))
        group[max(a, b)] = min(a, b)
    }

    private mutating func root(of index: Int) -> Int {
        var index = index
        while group[index] != index {
            group[index] = group[group[index]]
            index = group[index]
        }
        return index
    }
}
