/// The values that variables had when changes were taken last, of those that may have changed since.
struct ChangeLog: ~Copyable {
    // By variable: where its note is, -1 without one. The old values are in the notes, so that these tables are small:
    // an edit of one system among thousands looks here and there in them.
    private var place = Pool<Int32>()
    private var notes = Pool<Note>()
    /// Those of classes as a whole; the table of variables has the note of each representative.
    private var notesOfClasses = Pool<Note>()
    /// The variables that changed, ascending, after `collect`.
    private(set) var changed = Pool<Int32>()

    /// Whether no variable may have changed.
    var isEmpty: Bool { notes.isEmpty && notesOfClasses.isEmpty }

    struct Note {
        var variable: Int32
        var old: Double
    }

    mutating func append() {
        place.append(-1)
    }

    /// Before the value of a representative changes.
    @inline(__always)
    mutating func noteClass(_ representative: Int, _ variables: inout VariableTable) {
        guard variables.solved[representative].note < 0 else { return }
        variables.solved[representative].note = Int32(notesOfClasses.count)
        notesOfClasses.append(Note(variable: Int32(representative), old: variables.solved[representative].value))
    }

    /// Before the classes of variables change.
    mutating func note(_ changing: borrowing Pool<Int32>, _ variables: borrowing VariableTable) {
        for index in changing.indices { note(Int(changing[index]), variables) }
    }

    /// Before the class of a variable changes.
    @inline(__always)
    private mutating func note(_ variable: Int, _ variables: borrowing VariableTable) {
        guard place[variable] < 0 else { return }
        let link = variables.link[variable]
        let noteOfClass = link.representative < 0 ? -1 : variables.solved[link.representative].note
        note(
            variable,
            was: noteOfClass < 0
                ? variables.readValue(variable) : link.scale * notesOfClasses[noteOfClass].old + link.offset)
    }

    @inline(__always)
    private mutating func note(_ variable: Int, was value: Double) {
        place[variable] = Int32(notes.count)
        notes.append(Note(variable: Int32(variable), old: value))
    }

    mutating func restart(_ variable: Int, at value: Double) {
        if place[variable] < 0 { note(variable, was: value) } else { notes[place[variable]].old = value }
    }

    /// Lists the variables that changed, and forgets the old values.
    mutating func collect(_ variables: inout VariableTable) {
        changed.removeAll()
        for index in notesOfClasses.indices {
            let (representative, was) = (Int(notesOfClasses[index].variable), notesOfClasses[index].old)
            let new = variables.solved[representative].value
            variables.solved[representative].note = -1
            // The members of a class that was made again since are noted one by one.
            guard was != new, notes.isEmpty || place[representative] < 0 else { continue }
            if variables.isLive(representative) { changed.append(Int32(representative)) }
            var member = Int(variables.link[representative].nextMember)
            while member != representative {
                let link = variables.link[member]
                if link.scale * was + link.offset != link.scale * new + link.offset, variables.isLive(member) {
                    changed.append(Int32(member))
                }
                member = Int(link.nextMember)
            }
        }
        for index in notes.indices {
            let variable = Int(notes[index].variable)
            place[variable] = -1
            if notes[index].old != variables.readValue(variable), variables.isLive(variable) {
                changed.append(Int32(variable))
            }
        }
        notesOfClasses.removeAll()
        notes.removeAll()
        changed.sort()
    }
}
