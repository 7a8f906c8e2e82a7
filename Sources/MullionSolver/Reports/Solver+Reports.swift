extension Solver {
    /// An optional constraint that does not hold: one below the required priority.
    public struct ViolatedConstraint: Hashable, Sendable {
        /// The constraint.
        public var id: ConstraintID
        /// The priority of the constraint.
        public var priority: Priority
        /// The error, > 0, in the units of the constraint.
        public var error: Double
    }

    /// Returns the error of a constraint in the units of its expression; nil if the constraint was removed.
    public func error(of id: ConstraintID) -> Double? {
        guard let slot = try? slot(of: id) else { return nil }
        solvePending()
        return error(inSlot: slot)
    }

    /// Returns the optional constraints that do not hold, by descending priority, then in storage order.
    /// - Parameter tolerance: the largest error that counts as none.
    /// - Complexity: linear in all constraints.
    public func violatedConstraints(beyond tolerance: Double = 1e-6) -> [ViolatedConstraint] {
        solvePending()
        return (0..<store.slotCount)
            .filter { store.isLive($0) && !store.isRequired($0) }
            .map {
                ViolatedConstraint(
                    id: id(ofSlot: $0), priority: Priority(store.slots[$0].priority), error: error(inSlot: $0))
            }
            .filter { $0.error > tolerance }
            .sorted { ($0.priority, $1.id.slot) > ($1.priority, $0.id.slot) }
    }

    /// Returns the sum of the errors at each priority in use, from the highest.
    /// - Complexity: linear in all constraints, and sorting the priorities.
    public func errorsByPriority() -> [(priority: Priority, total: Double)] {
        solvePending()
        var totals: [Float: Double] = [:]
        for slot in 0..<store.slotCount where store.isLive(slot) {
            totals[store.slots[slot].priority, default: 0] += error(inSlot: slot)
        }
        return totals.sorted { $0.key > $1.key }.map { (Priority($0.key), $0.value) }
    }

    /// A hash of the constraints, their numbers and the values, for tests that a refused edit changed nothing.
    package var stateHash: UInt64 {
        solvePending()
        var sum: UInt64 = 0
        for slot in 0..<store.slotCount where store.isLive(slot) {
            var hash = StateHash()
            hash.add(UInt64(slot))
            hash.add(UInt64(store.slots[slot].generation))
            for term in store.terms(of: slot) {
                hash.add(UInt64(store.terms[term].variable))
                hash.add(store.terms[term].coefficient.bitPattern)
            }
            hash.add(UInt64(store.slots[slot].relation.rawValue))
            hash.add(store.slots[slot].constant.bitPattern)
            hash.add(UInt64(store.slots[slot].priority.bitPattern))
            sum &+= hash.value
        }
        var hash = StateHash()
        hash.add(sum)
        for variable in 0..<variables.count where variables.isLive(variable) {
            hash.add(variables.readValue(variable).bitPattern)
            hash.add(variables.preferred(variable).bitPattern)
            hash.add(UInt64(bitPattern: Int64(editSlot(of: variable))))
        }
        return hash.value
    }

    private func error(inSlot slot: Int) -> Double {
        var sum = 0.0
        for term in store.terms(of: slot) {
            sum += store.terms[term].coefficient * variables.readValue(Int(store.terms[term].variable))
        }
        return store.slots[slot].relation.error(sum - store.slots[slot].constant)
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
