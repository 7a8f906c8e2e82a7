/// One step from a view to one of those it holds.
package enum IdentityStep {
    /// The position among views written one below the other, or in a loop.
    case index(Int)
    /// The first or second branch of a condition.
    case branch(Int)
    /// The content of a container.
    case content
    /// What lies in front of or behind a view.
    case layer
    /// A view's own node.
    case node
    /// A node around another one.
    case wrapper
    /// A node that stands for several others.
    case stack
    /// The same identity once more, among the same siblings.
    case again

    var code: Int {
        switch self {
        case .index(let index): index << 3
        case .branch(let branch): branch << 3 | 1
        case .content: 2
        case .layer: 3
        case .node: 4
        case .wrapper: 5
        case .stack: 6
        case .again: 7
        }
    }
}

/// Numbers for the identities of views: the same way from the root has the same number in every update.
///
/// A way is a list of steps, which would be long to keep and to compare. Each step is looked up by the number of the
/// way so far, so a way costs one look-up a step and the table one entry for every different beginning.
struct IdentityTable {
    private struct Position: Hashable {
        let way: Int
        let code: Int
    }

    private struct Explicit: Hashable {
        let way: Int
        let id: AnyHashable
    }

    private struct Entry {
        let way: Int
        var lastUse: Int
    }

    /// The way of no steps.
    static let root = 0

    private var positions: [Position: Entry] = [:]
    private var explicit: [Explicit: Entry] = [:]
    private var next = 1
    /// The number of ways looked up since the last call of `sweep`.
    private var used = 0

    var count: Int { positions.count + explicit.count }

    /// The number of a way with one more step.
    mutating func way(_ way: Int, _ step: IdentityStep, now: Int) -> Int {
        used += 1
        let fresh = Entry(way: next, lastUse: now)
        return Self.touch(&positions[Position(way: way, code: step.code), default: fresh], &next, now)
    }

    /// The number of a way with one more step, which the view names itself.
    mutating func way(_ way: Int, id: AnyHashable, now: Int) -> Int {
        used += 1
        let fresh = Entry(way: next, lastUse: now)
        return Self.touch(&explicit[Explicit(way: way, id: id), default: fresh], &next, now)
    }

    private static func touch(_ entry: inout Entry, _ next: inout Int, _ now: Int) -> Int {
        entry.lastUse = now
        if entry.way == next { next += 1 }
        return entry.way
    }

    /// Forgets all ways but some, and what these begin with.
    ///
    /// - Complexity: O(ways).
    mutating func keep(_ ways: Set<Int>) {
        var before: [Int: Int] = [:]
        for (position, entry) in positions { before[entry.way] = position.way }
        for (step, entry) in explicit { before[entry.way] = step.way }
        var kept: Set<Int> = []
        for way in ways {
            var next: Int? = way
            while let way = next, kept.insert(way).inserted { next = before[way] }
        }
        positions = positions.filter { kept.contains($0.value.way) }
        explicit = explicit.filter { kept.contains($0.value.way) }
    }

    /// Forgets ways not used since `time`, if they are more than those that were.
    ///
    /// - Complexity: O(ways), amortised over the updates that made them.
    mutating func sweep(notUsedSince time: Int) {
        defer { used = 0 }
        guard count > 2 * used + 64 else { return }
        positions = positions.filter { $0.value.lastUse >= time }
        explicit = explicit.filter { $0.value.lastUse >= time }
    }
}
