/// A step from a view to one it contains.
package enum IdentityStep {
    /// The position among sibling views, or in a loop.
    case index(Int)
    /// The first or second branch of a condition.
    case branch(Int)
    /// The content of a container.
    case content
    /// A view in front of or behind another.
    case layer
    /// A view's own node.
    case node
    /// A node around a view's node.
    case wrapper
    /// A node that combines several.
    case stack
    /// A repeated identity among siblings.
    case again
    /// The body of a view with dynamic properties.
    case body

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
        case .body: 1 << 3 | 2
        }
    }
}

/// The numbers of identity paths: the same steps from the root have the same number in every update.
///
/// A path is a list of steps, which would be long to keep and to compare. Each step is looked up by the number of the
/// path so far, so the table has one entry for each different beginning.
struct IdentityTable {
    /// A step as an explicit identity, equal to none that a view has.
    private struct FarStep: Hashable {
        let code: Int
    }

    private struct Explicit: Hashable {
        let identityPath: Int
        let id: AnyHashable
    }

    private struct Entry {
        let identityPath: Int
        let lastUse: Int
    }

    /// The empty path.
    static let root = 0

    /// An integer as an explicit identity, the commonest one, which is looked up faster than any value.
    private struct Numbered: Hashable {
        let identityPath: Int
        let id: Int
    }

    /// By path and step in one number; see `number(_:_:)`.
    private var positions = NumberTable<Entry>()
    private var numbered: [Numbered: Entry] = [:]
    private var explicit: [Explicit: Entry] = [:]
    private var next = 1
    /// The number of paths looked up since the last call of `sweep`.
    private var used = 0

    var count: Int { positions.count + numbered.count + explicit.count }

    mutating func reserveCapacity(_ count: Int) { positions.reserveCapacity(count) }

    /// Returns the number of a path with one more step, and the time when it was looked up last; nil if it is new.
    mutating func path(
        _ identityPath: Int, _ step: IdentityStep, now: Int
    ) -> (identityPath: Int, lastUse: Int?) {
        guard let position = Self.number(identityPath, step.code) else {
            return path(identityPath, id: FarStep(code: step.code), now: now)
        }
        used += 1
        return Self.touch(&positions[position], &next, now)
    }

    private static let codeBits: UInt64 = 24

    /// Returns the code of a step and a path beside it as one number; nil if they do not fit, as for the 2,097,152nd
    /// child of a container.
    private static func number(_ identityPath: Int, _ code: Int) -> UInt64? {
        let (path, code) = (UInt64(truncatingIfNeeded: identityPath), UInt64(truncatingIfNeeded: code))
        guard code >> codeBits == 0, path >> (64 - codeBits) == 0 else { return nil }
        return path << codeBits | code
    }

    /// Returns the number of a path with an explicit identity as a further step, and the time when it was looked up
    /// last; nil if it is new.
    mutating func path<ID: Hashable>(_ identityPath: Int, id: ID, now: Int) -> (identityPath: Int, lastUse: Int?) {
        used += 1
        if ID.self == Int.self {
            let key = Numbered(identityPath: identityPath, id: unsafeBitCast(id, to: Int.self))
            return Self.touch(&numbered[key], &next, now)
        }
        return Self.touch(&explicit[Explicit(identityPath: identityPath, id: AnyHashable(id))], &next, now)
    }

    private static func touch(
        _ entry: inout Entry?, _ next: inout Int, _ now: Int
    ) -> (identityPath: Int, lastUse: Int?) {
        if let known = entry {
            entry = Entry(identityPath: known.identityPath, lastUse: now)
            return (known.identityPath, known.lastUse)
        }
        entry = Entry(identityPath: next, lastUse: now)
        next += 1
        return (next - 1, nil)
    }

    /// Removes all paths but the given ones and their beginnings.
    ///
    /// - Complexity: O(paths).
    mutating func keep(_ identityPaths: Set<Int>) {
        var before: [Int: Int] = [:]
        positions.forEach { before[$1.identityPath] = Int($0 >> Self.codeBits) }
        for (step, entry) in numbered { before[entry.identityPath] = step.identityPath }
        for (step, entry) in explicit { before[entry.identityPath] = step.identityPath }
        var kept: Set<Int> = []
        for identityPath in identityPaths {
            var next: Int? = identityPath
            while let identityPath = next, kept.insert(identityPath).inserted { next = before[identityPath] }
        }
        positions.removeAll { !kept.contains($1.identityPath) }
        numbered = numbered.filter { kept.contains($0.value.identityPath) }
        explicit = explicit.filter { kept.contains($0.value.identityPath) }
    }

    /// Starts counting the paths looked up anew.
    mutating func forgetUses() { used = 0 }

    /// Removes the paths not used since `time`, if they outnumber the used ones.
    ///
    /// - Complexity: O(paths), amortized over the updates that made them.
    mutating func sweep(notUsedSince time: Int) {
        defer { used = 0 }
        guard count > 2 * used + 64 else { return }
        positions.removeAll { $1.lastUse < time }
        numbered = numbered.filter { $0.value.lastUse >= time }
        explicit = explicit.filter { $0.value.lastUse >= time }
    }
}
