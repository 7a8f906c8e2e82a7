/// The rows whose basic activities may be outside their segments, in no order.
///
/// A dual step takes the one that is furthest outside. In a large system most rows are inside and stay there, so after
/// a few steps a solve looks at all rows once more, and then at those that a step changed.
struct InfeasibleRows {
    private(set) var isKept = false
    private(set) var rows: [Int32] = []
    /// By row.
    private var isListed: [Bool] = []

    /// Begins without rows.
    mutating func start(rowCount: Int) {
        rows.removeAll(keepingCapacity: true)
        isListed.removeAll(keepingCapacity: true)
        isListed.append(contentsOf: repeatElement(false, count: rowCount))
        isKept = true
    }

    mutating func forget() { isKept = false }

    @inline(__always)
    mutating func insert(_ row: Int) {
        guard !isListed[row] else { return }
        isListed[row] = true
        rows.append(Int32(row))
    }

    /// Removes the rows for which a function returns false.
    @inline(__always)
    mutating func keep(where isInfeasible: (_ row: Int) -> Bool) {
        var count = 0
        // No row is written before it is read.
        rows.withUnsafeMutableBufferPointer { rows in
            for position in 0..<rows.count {
                let row = rows[position]
                rows[count] = row
                if isInfeasible(Int(row)) { count &+= 1 } else { isListed[Int(row)] = false }
            }
        }
        rows.removeLast(rows.count - count)
    }
}

extension Simplex {
    /// Lists the rows whose basic activities are outside their segments. The lists of small systems take more time than
    /// they save.
    mutating func findInfeasibleRows() {
        guard tableau.pattern.isKept else { return scratch.infeasible.forget() }
        scratch.infeasible.start(rowCount: rowCount)
        for row in 0..<rowCount where segments[row].excess(of: value[Int(basic[row])]) != 0 {
            scratch.infeasible.insert(row)
        }
    }

    /// Notes those of some rows whose activities are outside their segments by now.
    mutating func noteInfeasible(_ rows: [Int32]) {
        precondition(basic.count == segments.count && value.count == activityCount, "one of each")
        for row in rows.lazy.map(Int.init) where segments[row].excess(of: value[Int(basic[row])]) != 0 {
            scratch.infeasible.insert(row)
        }
    }

    /// Of the listed rows the one whose activity is furthest outside its segment, the first of equals, and the side.
    mutating func furthestInfeasible() -> (row: Int, side: Double)? {
        precondition(
            basic.count == rowCount && segments.count == rowCount && value.count == activityCount, "one of each")
        var (best, side, furthest) = (-1, 0.0, 0.0)
        value.withUnsafeBufferPointer { value in
            segments.withUnsafeBufferPointer { segments in
                scratch.infeasible.keep { row in
                    let excess = segments[row].excess(of: value[Int(basic[row])])
                    let distance = excess.magnitude
                    if distance > furthest || distance == furthest && row < best {
                        (best, side, furthest) = (row, excess < 0 ? -1 : 1, distance)
                    }
                    return excess != 0
                }
            }
        }
        return best < 0 ? nil : (best, side)
    }
}
