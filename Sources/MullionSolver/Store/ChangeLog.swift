/// The values that variables had when changes were taken last, of those that may have changed since.
struct ChangeLog: ~Copyable {
    /// By variable.
    private var notes = Pool<Note>()
    private var noted = Pool<Int32>()
    /// The representatives of classes that are noted as a whole.
    private var notedClasses = Pool<Int32>()
    /// The variables that changed, ascending, after `collect`.
    private(set) var changed = Pool<Int32>()

    /// Whether no variable may have changed.
    var isEmpty: Bool { noted.isEmpty && notedClasses.isEmpty }

    struct Note {
        var old = 0.0
        /// Of a representative: the old value where the class is noted as a whole, else NaN.
        var oldOfClass = Double.nan
        var isNoted = false
    }

    mutating func append() { notes.append(Note()) }

    /// Before the value of a representative changes.
    @inline(__always)
    mutating func noteClass(_ representative: Int, was value: Double) {
        guard notes[representative].oldOfClass.isNaN else { return }
        notes[representative].oldOfClass = value
        notedClasses.append(Int32(representative))
    }

    /// Before the classes of variables change.
    mutating func note(_ changing: borrowing Pool<Int32>, _ variables: borrowing VariableTable) {
        for index in changing.indices { note(Int(changing[index]), variables) }
    }

    /// Before the class of a variable changes.
    @inline(__always)
    private mutating func note(_ variable: Int, _ variables: borrowing VariableTable) {
        guard !notes[variable].isNoted else { return }
        notes[variable].isNoted = true
        noted.append(Int32(variable))
        let representative = Int(variables.link[variable].representative)
        notes[variable].old =
            representative >= 0 && !notes[representative].oldOfClass.isNaN
            ? variables.link[variable].scale * notes[representative].oldOfClass + variables.link[variable].offset
            : variables.readValue(variable)
    }

    mutating func restart(_ variable: Int, at value: Double) {
        if !notes[variable].isNoted { noted.append(Int32(variable)) }
        notes[variable].isNoted = true
        notes[variable].old = value
    }

    /// Lists the variables that changed, and forgets the old values.
    mutating func collect(_ variables: borrowing VariableTable) {
        changed.removeAll()
        for index in notedClasses.indices {
            let representative = Int(notedClasses[index])
            let (was, new) = (notes[representative].oldOfClass, variables.value[representative])
            notes[representative].oldOfClass = .nan
            // The members of a class that was made again since are noted one by one.
            guard was != new, !notes[representative].isNoted else { continue }
            if variables.isLive(representative) { changed.append(Int32(representative)) }
            var member = Int(variables.link[representative].nextMember)
            while member != representative {
                let (scale, offset) = (variables.link[member].scale, variables.link[member].offset)
                if scale * was + offset != scale * new + offset, variables.isLive(member) {
                    changed.append(Int32(member))
                }
                member = Int(variables.link[member].nextMember)
            }
        }
        for index in noted.indices {
            let variable = Int(noted[index])
            notes[variable].isNoted = false
            if notes[variable].old != variables.readValue(variable), variables.isLive(variable) {
                changed.append(Int32(variable))
            }
        }
        notedClasses.removeAll()
        noted.removeAll()
        changed.sort()
    }
}
