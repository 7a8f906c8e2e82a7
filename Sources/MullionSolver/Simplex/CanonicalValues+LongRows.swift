/// Sums of rows with many terms, which often begin alike: the edges of boxes side by side are the sums of all widths
/// before them.
///
/// In the order of rows, those that begin alike follow each other. Their sums are added up term by term, and the sum
/// after each term is kept: a row goes on from the last term that it shares with the one before it. That gives the bits
/// of a sum of its own.
///
/// For example, a + b + d, a + b and a + c are in this order. The first is three additions; the second is there after
/// two of them; the third goes on behind a with one more.
///
/// - Complexity: O(m + t) for m rows with t terms that they do not share with the row before them.
extension CanonicalValues {
    /// Adds up those rows for which a function returns true.
    func addUpSharedTerms(_ value: inout [Double], where isWanted: (_ row: Int) -> Bool) {
        let columnCount = position.count
        precondition(value.count == columnCount + rowCount, "one value for each activity")
        scratch.partialSums.fit(columnCount + 1)
        value.withUnsafeMutableBufferPointer { value in
            entries.withUnsafeBufferPointer { entries in
                scratch.partialSums.withUnsafeMutableBufferPointer { partialSums in
                    // The columns of terms are below the number of columns.
                    _ = forEachRow(where: isWanted) { row, terms, shared in
                        var sum = partialSums[shared]
                        for index in shared..<terms.count {
                            let entry = entries[terms.lowerBound &+ index]
                            sum += entry.coefficient * value[Int(entry.column)]
                            partialSums[index &+ 1] = sum
                        }
                        value[columnCount &+ row] = sum
                        return true
                    }
                }
            }
        }
    }

    /// What `isConsistent` returns.
    func areSharedTermsConsistent(_ value: [Double]) -> Bool {
        let columnCount = position.count
        precondition(value.count == columnCount + rowCount, "one value for each activity")
        scratch.partialSums.fit(columnCount + 1)
        scratch.partialScales.fit(columnCount + 1)
        scratch.partialScales[0] = 1
        return value.withUnsafeBufferPointer { value in
            entries.withUnsafeBufferPointer { entries in
                scratch.partialSums.withUnsafeMutableBufferPointer { partialSums in
                    scratch.partialScales.withUnsafeMutableBufferPointer { partialScales in
                        var next = 0
                        // Rows to check are in the order of rows.
                        return forEachRow {
                            guard next < checked.count, checked[next] == Int32($0) else { return false }
                            next += 1
                            return true
                        } _: { row, terms, shared in
                            var (sum, scale) = (partialSums[shared], partialScales[shared])
                            for index in shared..<terms.count {
                                let entry = entries[terms.lowerBound &+ index]
                                let part = entry.coefficient * value[Int(entry.column)]
                                sum += part
                                scale = max(scale, part.magnitude)
                                partialSums[index &+ 1] = sum
                                partialScales[index &+ 1] = scale
                            }
                            return (sum - value[columnCount &+ row]).magnitude <= 1e-8 + 1e-11 * scale
                        }
                    }
                }
            }
        }
    }

    /// Calls a function with the wanted rows, in order, their terms, and how many of these the last call saw too. It
    /// returns whether to go on; returns whether all did.
    @inline(__always)
    private func forEachRow(
        where isWanted: (_ row: Int) -> Bool, _ body: (_ row: Int, _ terms: Range<Int>, _ shared: Int) -> Bool
    ) -> Bool {
        var seen = 0
        for place in sharedCounts.indices {
            seen = min(seen, Int(sharedCounts[place]))
            let row = orderedRow(place)
            guard isWanted(row) else { continue }
            let terms = terms(of: row)
            guard body(row, terms, seen) else { return false }
            seen = terms.count
        }
        return true
    }
}

// MARK: - Known terms

extension CanonicalValues {
    /// The right-hand sides of long rows, whose known terms were not listed.
    mutating func fillLongRightSides(_ value: [Double]) {
        let columnCount = position.count
        precondition(value.count == columnCount + rowCount, "one value for each activity")
        scratch.rightSides.removeAll(keepingCapacity: true)
        knownCount = 0
        value.withUnsafeBufferPointer { value in
            entries.withUnsafeBufferPointer { entries in
                position.withUnsafeBufferPointer { position in
                    // The columns of terms are below the number of columns.
                    for row in rows.lazy.map({ Int($0.row) }) {
                        var sum = value[columnCount + row]
                        for term in terms(of: row) {
                            let column = Int(entries[term].column)
                            guard position[column] < 0 else { continue }
                            sum -= entries[term].coefficient * value[column]
                            knownCount &+= 1
                        }
                        scratch.rightSides.append(sum)
                    }
                }
            }
        }
    }

    /// Lists the known terms of long rows, before steps are repeated for the first time.
    mutating func listLongKnownTerms() {
        guard hasLongRows else { return }
        knownTerms.removeAll(keepingCapacity: true)
        for index in rows.indices {
            listKnownTerms(of: rows[index].row)
            rows[index].knownEnd = Int32(knownTerms.count)
        }
    }
}

extension [Double] {
    /// Makes it at least as long as wanted; the first element is 0.
    fileprivate mutating func fit(_ wanted: Int) {
        if count < wanted { append(contentsOf: repeatElement(0, count: wanted - count)) }
        self[0] = 0
    }
}
