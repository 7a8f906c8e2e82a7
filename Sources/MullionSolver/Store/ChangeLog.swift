/// The values that variables had when changes were taken last, of those that may have changed since.
struct ChangeLog: ~Copyable {
    // By variable.
    private var old = Pool<Double>()
    private var isNoted = Pool<Bool>()
    private var noted = Pool<Int32>()
    // By representative: the class as a whole.
    private var oldOfClass = Pool<Double>()
    private var isClassNoted = Pool<Bool>()
    private var notedClasses = Pool<Int32>()

    mutating func append() {
        old.append(0)
        isNoted.append(false)
        oldOfClass.append(0)
        isClassNoted.append(false)
    }

    /// Before the value of a representative changes.
    @inline(__always)
    mutating func noteClass(_ representative: Int, was value: Double) {
        guard !isClassNoted[representative] else { return }
        isClassNoted[representative] = true
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
        let representative = Int(variables.representative[variable])
        old[variable] =
            representative >= 0 && isClassNoted[representative]
            ? variables.scale[variable] * oldOfClass[representative] + variables.offset[variable]
            : variables.readValue(variable)
    }

    /// A variable begins anew with a value.
    mutating func restart(_ variable: Int, at value: Double) {
        if !isNoted[variable] { noted.append(Int32(variable)) }
        isNoted[variable] = true
        old[variable] = value
    }

    mutating func take(_ variables: borrowing VariableTable) -> [Variable] {
        var result: [Variable] = []
        for index in notedClasses.indices {
            let representative = Int(notedClasses[index])
            isClassNoted[representative] = false
            // A representative whose class was made anew since has its members noted one by one.
            guard !isNoted[representative] else { continue }
            var member = representative
            repeat {
                let was = variables.scale[member] * oldOfClass[representative] + variables.offset[member]
                if was != variables.readValue(member), variables.isLive(member) {
                    result.append(variables.handle(member))
                }
                member = Int(variables.nextMember[member])
            } while member != representative
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
        return zip(result, result.dropFirst()).allSatisfy { $0.index < $1.index }
            ? result : result.sorted { $0.index < $1.index }
    }
}
