/// Rows of an elimination without their zeros.
///
/// Each row is a run of entries in ascending order of columns, with room for more behind it. A row that outgrows its
/// room moves behind the last one. Columns are eliminated in ascending order, so each row has a *head*: entries before
/// it are in columns that are behind. Each column lists the rows that have an entry there; an entry that becomes zero
/// stays, so no row is listed twice.
struct SparseRows {
    struct Entry {
        var column: Int32
        var coefficient: Double
    }

    private struct Row {
        var start: Int32
        var head: Int32
        var end: Int32
        /// Where the room of the row ends.
        var limit: Int32
    }

    /// A row in the list of a column.
    private struct Link {
        var row: Int32
        var next: Int32
    }

    private var entries: [Entry] = []
    private var rows: [Row] = []
    /// By column: the first link of its list, -1 at the end.
    private var first: [Int32]
    private var links: [Link] = []
    private var merged: [Entry] = []
    /// The rows with an entry in the column that is being eliminated.
    private(set) var candidates: [Int32] = []

    /// The number of entries, including room and what moved rows left behind.
    var size: Int { entries.count }

    init(columnCount: Int) {
        first = [Int32](repeating: -1, count: columnCount)
    }

    // MARK: - Building

    mutating func appendRow() {
        let end = Int32(entries.count)
        rows.append(Row(start: end, head: end, end: end, limit: end))
    }

    /// Appends an entry to the last row; columns must ascend.
    mutating func append(column: Int32, coefficient: Double) {
        entries.append(Entry(column: column, coefficient: coefficient))
        rows[rows.count - 1].end += 1
        rows[rows.count - 1].limit += 1
        list(Int32(rows.count - 1), in: column)
    }

    private mutating func list(_ row: Int32, in column: Int32) {
        links.append(Link(row: row, next: first[Int(column)]))
        first[Int(column)] = Int32(links.count - 1)
    }

    // MARK: - Eliminating

    /// Finds the rows that have a nonzero entry in a column and are not taken, and moves their heads there.
    mutating func findCandidates(_ column: Int, isTaken: [Bool]) {
        candidates.removeAll(keepingCapacity: true)
        var link = first[column]
        while link >= 0 {
            let row = Int(links[Int(link)].row)
            link = links[Int(link)].next
            if isTaken[row] { continue }
            var head = Int(rows[row].head)
            // Its list names the row, so it has an entry in this column.
            while Int(entries[head].column) < column { head += 1 }
            rows[row].head = Int32(head)
            if entries[head].coefficient != 0 { candidates.append(Int32(row)) }
        }
    }

    /// The entry at the head of a row.
    func head(of row: Int) -> Double { entries[Int(rows[row].head)].coefficient }

    /// All entries of a row, also those in columns that are behind.
    func entries(of row: Int) -> ArraySlice<Entry> { entries[Int(rows[row].start)..<Int(rows[row].end)] }

    /// Subtracts a multiple of one row from another, so that the column at both heads vanishes from the latter.
    /// - Complexity: O(a + b) for rows of a and b entries.
    mutating func subtract(_ factor: Double, times source: Int, from target: Int, isDecided: [Bool]) {
        merged.removeAll(keepingCapacity: true)
        var here = Int(rows[target].start)
        let head = Int(rows[target].head)
        // Only what no row decided will be asked for again.
        while here < head {
            if !isDecided[Int(entries[here].column)] { merged.append(entries[here]) }
            here += 1
        }
        let newHead = merged.count
        here += 1
        let end = Int(rows[target].end)
        var other = Int(rows[source].head) + 1
        let otherEnd = Int(rows[source].end)
        while other < otherEnd {
            let entry = entries[other]
            while here < end, entries[here].column < entry.column {
                merged.append(entries[here])
                here += 1
            }
            if here < end, entries[here].column == entry.column {
                let coefficient = entries[here].coefficient - factor * entry.coefficient
                merged.append(Entry(column: entry.column, coefficient: coefficient))
                here += 1
            } else if entry.coefficient != 0 {
                merged.append(Entry(column: entry.column, coefficient: 0 - factor * entry.coefficient))
                list(Int32(target), in: entry.column)
            }
            other += 1
        }
        merged.append(contentsOf: entries[here..<max(here, end)])
        replace(target, head: newHead)
    }

    /// Makes the merged entries those of a row.
    private mutating func replace(_ row: Int, head: Int) {
        var start = Int(rows[row].start)
        if merged.count > Int(rows[row].limit) - start {
            start = entries.count
            let room = merged.count + merged.count / 2 + 2
            entries.append(contentsOf: merged)
            entries.append(contentsOf: repeatElement(Entry(column: 0, coefficient: 0), count: room - merged.count))
            rows[row].start = Int32(start)
            rows[row].limit = Int32(start + room)
        } else {
            for index in merged.indices { entries[start + index] = merged[index] }
        }
        rows[row].head = Int32(start + head)
        rows[row].end = Int32(start + merged.count)
    }
}
