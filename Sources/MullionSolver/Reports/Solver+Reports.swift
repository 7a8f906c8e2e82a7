extension Solver {
    /// A wish that does not hold.
    public struct BrokenWish: Hashable, Sendable {
        public var id: ConstraintID
        public var priority: Priority
        /// How far it is missed, > 0, in the units of the constraint.
        public var error: Double
    }

    /// How far a constraint is missed, in the units it is written in; nil if it was removed.
    public func error(of id: ConstraintID) -> Double? {
        guard let slot = try? slot(of: id) else { return nil }
        solvePending()
        return error(inSlot: slot)
    }

    /// The constraints below the required priority that do not hold, by falling priority, then as they are stored.
    /// - Parameter tolerance: errors up to this count as none.
    /// - Complexity: linear in all constraints.
    public func brokenWishes(beyond tolerance: Double = 1e-6) -> [BrokenWish] {
        solvePending()
        return (0..<store.slotCount)
            .filter { store.isLive($0) && !store.isRequired($0) }
            .map {
                BrokenWish(id: id(ofSlot: $0), priority: Priority(store.priority[$0]), error: error(inSlot: $0))
            }
            .filter { $0.error > tolerance }
            .sorted { ($0.priority, $1.id.slot) > ($1.priority, $0.id.slot) }
    }

    /// The sum of errors of each priority in use, from the highest.
    /// - Complexity: linear in all constraints, and sorting the priorities.
    public func errorsByPriority() -> [(priority: Priority, total: Double)] {
        solvePending()
        var totals: [Float: Double] = [:]
        for slot in 0..<store.slotCount where store.isLive(slot) {
            totals[store.priority[slot], default: 0] += error(inSlot: slot)
        }
        return totals.sorted { $0.key > $1.key }.map { (Priority($0.key), $0.value) }
    }

    /// A number that is the same for the same constraints with the same numbers, and the same values.
    ///
    /// For tests that a refused edit left nothing behind.
    public var stateHash: UInt64 {
        solvePending()
        var sum: UInt64 = 0
        for slot in 0..<store.slotCount where store.isLive(slot) {
            var hash = StateHash()
            hash.add(UInt64(slot))
            hash.add(UInt64(store.generation[slot]))
            for term in store.terms(of: slot) {
                hash.add(UInt64(store.terms[term].variable))
                hash.add(store.terms[term].coefficient.bitPattern)
            }
            hash.add(UInt64(store.relation[slot].rawValue))
            hash.add(store.constant[slot].bitPattern)
            hash.add(UInt64(store.priority[slot].bitPattern))
            sum &+= hash.value
        }
        var hash = StateHash()
        hash.add(sum)
        for variable in 0..<variables.count where variables.isLive(variable) {
            hash.add(variables.readValue(variable).bitPattern)
            hash.add(variables.preferred[variable].bitPattern)
            hash.add(UInt64(bitPattern: Int64(editSlot[variable])))
        }
        return hash.value
    }

    private func error(inSlot slot: Int) -> Double {
        var sum = 0.0
        for term in store.terms(of: slot) {
            sum += store.terms[term].coefficient * variables.readValue(Int(store.terms[term].variable))
        }
        return store.relation[slot].error(sum - store.constant[slot])
    }
}

/// The hash FNV-1a over words, mixed: the same in every process.
private struct StateHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ word: UInt64) {
        value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
        value ^= value >> 29
    }
}
