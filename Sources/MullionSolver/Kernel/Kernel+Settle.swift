/// The same values whatever the basis: a function of which activities lie on kinks, and of nothing else.
///
/// 1. Every activity on a kink, within rounding, is put on it.
/// 2. The other columns are unknowns; the rows on kinks are equations in them, taken from the original rows.
/// 3. Eliminate in index order, by the largest pivot; of equals, the row that comes first by what it says.
/// 4. The other rows follow by addition.
///
/// - Complexity: O(f² · t) for f unknowns and t rows on kinks, besides one look at the original rows.
extension Kernel {
    mutating func settle() {
        var unknowns: [Int] = []
        var tight: [Int] = []
        var isTight = [Bool](repeating: true, count: activityCount)
        for row in 0..<rowCount {
            let activity = Int(basic[row])
            isTight[activity] = snap(activity)
        }
        followKinks()
        for activity in 0..<columnCount where !isTight[activity] { unknowns.append(activity) }
        if !unknowns.isEmpty {
            orderRows()
            for row in rowOrder.lazy.map(Int.init) where isTight[columnCount + row] { tight.append(row) }
            solve(unknowns, tight)
        }
        for row in 0..<rowCount where !isTight[columnCount + row] { value[columnCount + row] = originalSum(row) }
    }

    /// Puts a basic activity on the kink at an end of its segment if it is there.
    private mutating func snap(_ activity: Int) -> Bool {
        let first = Int(kinkStart[activity])
        let segment = Int(seat[activity] >> 1)
        let here = value[activity]
        for index in [segment - 1, segment] where index >= 0 && index < kinkCount(activity) {
            let position = kinks[first + index].position
            if (position - here).magnitude <= Tolerance.kink(position) {
                value[activity] = position
                return true
            }
        }
        return false
    }

    private func originalSum(_ row: Int) -> Double {
        var sum = 0.0
        let first = row * columnCount
        for column in 0..<columnCount {
            let entry = original[first + column]
            if entry != 0 { sum += entry * value[column] }
        }
        return sum
    }

    private mutating func solve(_ unknowns: [Int], _ tight: [Int]) {
        let f = unknowns.count
        let width = f + 1
        for unknown in unknowns { value[unknown] = unknownGuess(unknown) }
        var isUnknown = [Bool](repeating: false, count: columnCount)
        for unknown in unknowns { isUnknown[unknown] = true }
        // Only rows that have an unknown say something about one.
        var matrix: [Double] = []
        matrix.reserveCapacity(tight.count * width)
        var rows = 0
        for row in tight {
            let first = row * columnCount
            var has = false
            let begin = matrix.count
            for unknown in unknowns {
                let entry = original[first + unknown]
                if entry != 0 { has = true }
                matrix.append(entry)
            }
            guard has else {
                matrix.removeLast(matrix.count - begin)
                continue
            }
            var sum = value[columnCount + row]
            for column in 0..<columnCount where !isUnknown[column] {
                let entry = original[first + column]
                if entry != 0 { sum -= entry * value[column] }
            }
            matrix.append(sum)
            rows += 1
        }
        var isTaken = [Bool](repeating: false, count: rows)
        var rowOf = [Int](repeating: -1, count: f)
        matrix.withUnsafeMutableBufferPointer { matrix in
            for k in 0..<f {
                var best = -1
                var largest = Tolerance.primalPivot
                for row in 0..<rows where !isTaken[row] {
                    let entry = matrix[row * width + k].magnitude
                    if entry > largest { (best, largest) = (row, entry) }
                }
                guard best >= 0 else { continue }
                isTaken[best] = true
                rowOf[k] = best
                let base = best * width
                let inverse = 1 / matrix[base + k]
                for other in 0..<rows where other != best {
                    let factor = matrix[other * width + k] * inverse
                    guard factor != 0 else { continue }
                    matrix[other * width + k] = 0
                    for index in k + 1..<width { matrix[other * width + index] -= factor * matrix[base + index] }
                }
            }
            // An unknown that no row decides keeps the value it has; the others see it.
            for k in 0..<f where rowOf[k] >= 0 {
                let base = rowOf[k] * width
                var sum = matrix[base + f]
                for other in 0..<f where other != k && rowOf[other] < 0 {
                    sum -= matrix[base + other] * value[unknowns[other]]
                }
                value[unknowns[k]] = sum / matrix[base + k]
            }
        }
    }

    private func unknownGuess(_ activity: Int) -> Double { value[activity] }
}
