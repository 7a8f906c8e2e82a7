import MullionGeometry

/// What a subgrid takes from its parent along one axis: lines, and tracks once they are sized (css-grid-2 §9).
struct CSSInheritedAxis {
    /// As many tracks as the subgrid spans, its own line names, and those of the parent.
    var explicit: CSSExplicitAxis
    /// The tracks in the content box of the subgrid, in its direction; empty: not sized yet.
    var tracks: [CSSTrack] = []
    /// The farthest baselines in the tracks, if they are rows.
    var baselines = CSSRowBaselines()

    func isSame(as other: CSSInheritedAxis) -> Bool {
        tracks.count == other.tracks.count && explicit.hasSameLines(as: other.explicit)
            && zip(tracks, other.tracks).allSatisfy { $0.isSame(as: $1) }
            && baselines.isSame(as: other.baselines)
    }
}

/// For each row of a grid, the farthest of the baselines that items share in it: from its start, and of last baselines
/// from its end; NaN: none. Empty: not known.
struct CSSRowBaselines {
    var first: [CGFloat] = []
    var last: [CGFloat] = []

    init() {}

    /// No baselines in so many rows.
    init(count: Int) {
        first = Array(repeating: .nan, count: count)
        last = first
    }

    /// The baselines in some of the rows, as a subgrid sees them that takes these.
    init(_ rows: CSSRowBaselines, _ range: Range<Int>, _ edges: CSSSubgridEdges) {
        guard !rows.first.isEmpty else { return }
        first = range.map { rows.first[$0] - edges.before($0 - range.lowerBound) }
        last = range.map { rows.last[$0] - edges.behind($0 - range.lowerBound) }
    }

    mutating func add(_ baseline: CGFloat, isLast: Bool, row: Int) {
        if isLast {
            if !(last[row] >= baseline) { last[row] = baseline }
        } else {
            if !(first[row] >= baseline) { first[row] = baseline }
        }
    }

    /// Adds the baselines of others in rows from one on, moved by what is between the edges of both.
    mutating func add(_ others: CSSRowBaselines, from row: Int = 0, _ edges: CSSSubgridEdges? = nil) {
        for t in others.first.indices {
            if !others.first[t].isNaN {
                add(others.first[t] + (edges?.before(t) ?? 0), isLast: false, row: row + t)
            }
            if !others.last[t].isNaN { add(others.last[t] + (edges?.behind(t) ?? 0), isLast: true, row: row + t) }
        }
    }

    func isSame(as other: CSSRowBaselines) -> Bool {
        first.count == other.first.count && zip(first, other.first).allSatisfy { same($0, $1) }
            && zip(last, other.last).allSatisfy { same($0, $1) }
    }
}

/// What a subgrid takes from its parent: columns, rows, or both.
///
/// A question to a subgrid has the number of its inheritance (``CSSAsk/inheritance``), because the answer follows from
/// it. Equal inheritances of a subgrid have equal numbers, so that comparing questions compares tracks bit by bit.
struct CSSInheritance {
    var columns: CSSInheritedAxis?
    var rows: CSSInheritedAxis?

    func isSame(as other: CSSInheritance) -> Bool {
        Self.areSame(columns, other.columns) && Self.areSame(rows, other.rows)
    }

    private static func areSame(_ a: CSSInheritedAxis?, _ b: CSSInheritedAxis?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.isSame(as: b)
    }
}

/// The inheritances of one subgrid that questions have named, by their numbers.
final class CSSInheritances {
    var entries: [(number: UInt32, inheritance: CSSInheritance)] = []
    var last: UInt32 = 0
    /// The pass that dropped what no question needs any more.
    var pass: UInt32 = 0

    /// The number of an inheritance, from 1.
    func number(of inheritance: CSSInheritance) -> UInt32 {
        // The newest first: questions of one layout name the same one.
        if let entry = entries.last(where: { $0.inheritance.isSame(as: inheritance) }) { return entry.number }
        last &+= 1
        entries.append((last, inheritance))
        return last
    }
}

extension CSSTrack {
    /// Whether a subgrid with the one track is laid out as with the other.
    func isSame(as other: CSSTrack) -> Bool {
        same(base, other.base) && same(gap, other.gap) && same(position, other.position) && minimum == other.minimum
            && maximum == other.maximum && same(factor, other.factor)
    }
}

extension Engine {
    /// The number of what a subgrid has from its parent at present; 0: it is the item of no grid, or no subgrid.
    func cssInheritance(_ node: NodeIndex, _ state: UnsafeMutablePointer<CSSState>?) -> UInt32 {
        guard let state, state.pointee.style.pointee.takesTracks, let parent = cssContainer(of: node),
            cssStyle(parent).pointee.display == .grid
        else { return 0 }
        return state.pointee.inheritance
    }

    func inheritance(_ number: UInt32, of node: NodeIndex) -> CSSInheritance {
        guard number != 0, let known = store.pointee.subgrids[node] else { return CSSInheritance() }
        return known.entries.last { $0.number == number }?.inheritance ?? CSSInheritance()
    }

    /// Makes an inheritance that of the next questions to a subgrid.
    func inherit(_ inheritance: CSSInheritance, _ node: NodeIndex, _ state: UnsafeMutablePointer<CSSState>) {
        let known: CSSInheritances
        if let found = store.pointee.subgrids[node] {
            known = found
        } else {
            known = CSSInheritances()
            store.pointee.subgrids[node] = known
        }
        if known.pass != store.pointee.passNumber {
            known.pass = store.pointee.passNumber
            dropUnneeded(known, state)
        }
        state.pointee.inheritance = known.number(of: inheritance)
        // Changes inside reach the container.
        nodes[node].flags.insert(.wasAsked)
    }

    /// Drops what no remembered answer and no placement refers to.
    private func dropUnneeded(_ known: CSSInheritances, _ state: UnsafeMutablePointer<CSSState>) {
        var needed: Set<UInt32> = [
            state.pointee.placed.inheritance, state.pointee.inheritance, state.pointee.contentInheritance,
        ]
        for first in [state.pointee.memory, state.pointee.contents] {
            var row = first
            while row >= 0 {
                needed.insert(store.pointee.cssMemory[row].ask.inheritance)
                row = store.pointee.cssMemory[row].next
            }
        }
        known.entries.removeAll { !needed.contains($0.number) }
    }
}
