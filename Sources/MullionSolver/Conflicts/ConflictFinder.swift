/// Finds sets of required constraints that cannot hold together while every part of them can.
struct ConflictFinder: ~Copyable {
    let problem: Problem
    private var workspace = Workspace()
    /// How many systems were solved.
    private(set) var solves = 0
    /// A measure of the time that these solves took: the constraints of the systems, and the cells of the matrices that
    /// presolve leaves of them.
    private(set) var work = 0
    /// The work after which sets are returned that are not minimal.
    var workLimit = Int.max

    init(_ problem: consuming Problem) { self.problem = problem }

    /// Whether some required constraints can hold at once.
    mutating func canHold(_ chosen: [Int]) -> Bool {
        solves += 1
        workspace.problem = problem.required(chosen)
        let verdict = workspace.solve()
        work += chosen.count + workspace.reduction.simplexes.reduce(0) { $0 + $1.rowCount * $1.columnCount }
        if verdict == .solved, workspace.problem.requiredHold(at: workspace.values) { return true }
        // Clearly missed by plain numbers: rounding has no part in it.
        if verdict == .impossible, workspace.reduction.shortfall > 1e-3, workspace.problem.hasPlainCoefficients {
            return false
        }
        return ExactSystem(workspace.problem, workspace.reduction).requiredHold()
    }

    /// One minimal set among some that cannot hold, ascending.
    ///
    /// The deletion filter in blocks: leave a block out; if the rest still cannot hold, it is out for good; else try
    /// its halves. What is left when single constraints were tried is minimal. Source: Chinneck, "Feasibility and
    /// Infeasibility in Optimization" (2008), 6.1; Junker, "QuickXplain", AAAI 2004, for the halving.
    /// - Complexity: O(k log(n / k)) solves for k of n.
    mutating func minimalSet(among candidates: [Int]) -> [Int] {
        quickExplain(background: [], backgroundIsNew: false, candidates).sorted()
    }

    /// A minimal part of some candidates that cannot hold with others, which stay.
    mutating func minimalSet(among candidates: [Int], with others: [Int]) -> [Int] {
        quickExplain(background: others, backgroundIsNew: true, candidates).sorted()
    }

    private mutating func quickExplain(background: [Int], backgroundIsNew: Bool, _ candidates: [Int]) -> [Int] {
        if work >= workLimit { return candidates }
        if backgroundIsNew, !canHold(background) { return [] }
        if candidates.count <= 1 { return candidates }
        let half = candidates.count / 2
        let first = Array(candidates[..<half])
        let second = Array(candidates[half...])
        let fromSecond = quickExplain(background: background + first, backgroundIsNew: true, second)
        let fromFirst = quickExplain(background: background + fromSecond, backgroundIsNew: !fromSecond.isEmpty, first)
        return fromFirst + fromSecond
    }

    /// All minimal sets, smallest first, up to a number; and whether these are all.
    ///
    /// The first one is found whatever its work is; past the work limit no others are looked for.
    ///
    /// Hitting sets: every way to make the rest hold leaves out one member of each set. So walk the tree whose nodes
    /// leave out constraints, breadth first; where the rest still cannot hold, a set that avoids all left out is known
    /// or found, and the node has a child for each of its members. Nodes that leave out the same are visited once.
    /// Source: Reiter, "A theory of diagnosis from first principles", Artificial Intelligence 32 (1987).
    mutating func allMinimalSets(limit: Int, nodeLimit: Int = 20_000) -> (sets: [[Int]], isComplete: Bool) {
        let required = problem.requiredConstraints
        var sets: [[Int]] = []
        var nodes: [[Int]] = [[]]
        var seen: Set<[Int]> = [[]]
        /// What to leave out so that the rest holds.
        var hitting: [Set<Int>] = []
        var head = 0
        while head < nodes.count {
            let isExhausted = head >= nodeLimit || !sets.isEmpty && work >= workLimit
            if isExhausted { return (sets.sorted(by: Self.precedes), false) }
            let left = nodes[head]
            head += 1
            let out = Set(left)
            if hitting.contains(where: { $0.isSubset(of: out) }) { continue }
            let conflict: [Int]
            if let known = sets.first(where: { out.isDisjoint(with: $0) }) {
                conflict = known
            } else {
                let rest = required.filter { !out.contains($0) }
                if canHold(rest) {
                    hitting.append(out)
                    continue
                }
                if sets.count >= limit { return (sets.sorted(by: Self.precedes), false) }
                let workLimit = workLimit
                if sets.isEmpty { self.workLimit = .max }
                conflict = minimalSet(among: rest)
                self.workLimit = workLimit
                // The search for it was cut short: it may not be minimal.
                if !sets.isEmpty, work >= workLimit { return (sets.sorted(by: Self.precedes), false) }
                sets.append(conflict)
            }
            for member in conflict {
                let child = (left + [member]).sorted()
                if seen.insert(child).inserted { nodes.append(child) }
            }
        }
        return (sets.sorted(by: Self.precedes), true)
    }

    private static func precedes(_ a: [Int], _ b: [Int]) -> Bool {
        a.count != b.count ? a.count < b.count : a.lexicographicallyPrecedes(b)
    }
}
