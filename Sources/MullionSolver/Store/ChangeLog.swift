/// The values that variables had when changes were taken last, of those that may have changed since.
struct ChangeLog: ~Copyable {
    // By variable.
    private var old = Pool<Double>()
    private var isNoted = Pool<Bool>()
    private var noted = Pool<Int32>()
    // By representative: the class as a whole.
    /// NaN where the class is not noted.
    private var oldOfClass = Pool<Double>()
    private var notedClasses = Pool<Int32>()

    mutating func append() {
        old.append(0)
        isNoted.append(false)
        oldOfClass.append(.nan)
    }

    /// Before the value of a representative changes.
    @inline(__always)
    mutating func noteClass(_ representative: Int, was value: Double) {
        guard oldOfClass[representative].isNaN else { return }
        oldOfClass[representative] = value
        notedClasses.append(Int32(representative))
    }

    /// Before the classes of variables change.
    mutating func note(_ changing: borrowing Pool<Int32>, _ variables: borrowing VariableTable) {
        for index in changing.indices { note(Int(changing[index]), variables) }
    }

    /// Before the class of a variable changes.
    @inline(__always)
    private mutating func note(_ variable: Int, _ variables: borrowing VariableTable) {
        guard !isNoted[variable] else { return }
        isNoted[variable] = true
        noted.append(Int32(variable))
        let representative = Int(variables.link[variable].representative)
        old[variable] =
            representative >= 0 && !oldOfClass[representative].isNaN
            ? variables.link[variable].scale * oldOfClass[representative] + variables.link[variable].offset
            : variables.readValue(variable)
    }

    mutating func restart(_ variable: Int, at value: Double) {
        if !isNoted[variable] { noted.append(Int32(variable)) }
        isNoted[variable] = true
        old[variable] = value
    }

    mutating func take(_ variables: borrowing VariableTable) -> [Solver.Variable] {
        var result: [Solver.Variable] = []
        result.reserveCapacity(notedClasses.count + noted.count)
        for index in notedClasses.indices {
            let representative = Int(notedClasses[index])
            let (was, new) = (oldOfClass[representative], variables.value[representative])
            oldOfClass[representative] = .nan
            // The members of a class that was made again since are noted one by one.
            guard was != new, !isNoted[representative] else { continue }
            if variables.isLive(representative) { result.append(variables.handle(representative)) }
            var member = Int(variables.link[representative].nextMember)
            while member != representative {
                let (scale, offset) = (variables.link[member].scale, variables.link[member].offset)
                if scale * was + offset != scale * new + offset, variables.isLive(member) {
                    result.append(variables.handle(member))
                }
                member = Int(variables.link[member].nextMember)
            }
        }
        for index in noted.indices {
            let variable = Int(noted[index])
            isNoted[variable] = false
            if old[variable] != variables.readValue(variable), variables.isLive(variable) {
                result.append(variables.handle(variable))
            }
        }
        notedClasses.removeAll()
        noted.removeAll()
        // In order as often as not: columns ascend.
        var last = -1
        for variable in result {
            if variable.index < last {
                result.sort { $0.index < $1.index }
                break
            }
            last = variable.index
        }
        return result
    }
}
