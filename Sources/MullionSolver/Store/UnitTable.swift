/// The parts of the solved system. Slots of parts that are gone are used again.
struct UnitTable: ~Copyable {
    var systems: [SimplexUnit?] = []
    var singles = SingleColumnTable()
    var groups = GroupTable()
    private var freeSystems: [Int32] = []

    mutating func addVariable() {
        singles.addVariable()
        groups.addVariable()
    }

    mutating func add(_ simplex: consuming Simplex, columns: [Int32]) -> Int {
        let unit = SimplexUnit(simplex, columns: columns)
        if let free = freeSystems.popLast() {
            systems[Int(free)] = unit
            return Int(free)
        }
        systems.append(unit)
        return systems.count - 1
    }

    /// Forgets a part; a part that is gone already is left alone.
    mutating func release(unit: Int32) {
        if unit >= 0 {
            guard systems[Int(unit)] != nil else { return }
            systems[Int(unit)] = nil
            freeSystems.append(unit)
        } else {
            singles.release(Int(~unit))
        }
    }
}
