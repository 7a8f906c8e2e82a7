import MullionSource

/// Where a template depends on its data.
///
/// 1. Mark the rows that do: strings with placeholders, and the keys `repeat`, `when`, and `let`.
/// 2. Count them up, so that the number inside any value is a difference of two counts.
/// 3. An element is constant if no row is marked inside it, without its children and its own `repeat` and `when`, which
///    decide whether it is there but not what it is.
///
/// - Complexity: O(bytes of the template), once.
struct TemplateOutline: Sendable {
    /// By row, and one more: the number of marked rows before it.
    private var marksBefore: [Int32] = [0]
    /// The first bytes of constant elements. Rows of a filled template have other numbers, but the same positions.
    private(set) var constantElements: Set<Int32> = []
    /// The parts of strings with placeholders, by row, without those that have a fault.
    private(set) var placeholders: [Int: [Placeholders.Part]] = [:]

    init(_ tape: JSONTape) {
        marksBefore.reserveCapacity(tape.values.count + 1)
        for row in tape.values.indices {
            marksBefore.append(marksBefore[row] + (Self.dependsOnData(tape, row) ? 1 : 0))
        }
        guard dependsOnData else { return }
        for row in tape.values.indices where tape.values[row].kind == .string && !isConstant(tape, row) {
            placeholders[row] = try? Placeholders.parts(of: tape.inside(row))
        }
        for row in tape.values.indices where tape.values[row].kind == .object {
            var marks = marks(tape, row)
            var isElement = false
            for key in tape.children(row) {
                if tape.isKey(key, "kind") { isElement = true }
                if tape.isKey(key, "children") || tape.isKey(key, "repeat") || tape.isKey(key, "when") {
                    marks -= self.marks(tape, key)
                }
            }
            if isElement, marks == 0 { constantElements.insert(tape.values[row].start) }
        }
    }

    /// Whether anything depends on the data.
    var dependsOnData: Bool { marksBefore[marksBefore.count - 1] > 0 }

    /// Returns whether a value and everything inside it are the same for all data.
    func isConstant(_ tape: JSONTape, _ row: Int) -> Bool { marks(tape, row) == 0 }

    private func marks(_ tape: JSONTape, _ row: Int) -> Int32 {
        marksBefore[Int(tape.values[row].next)] - marksBefore[row]
    }

    private static func dependsOnData(_ tape: JSONTape, _ row: Int) -> Bool {
        switch tape.values[row].kind {
        case .key: tape.isKey(row, "repeat") || tape.isKey(row, "when") || tape.isKey(row, "let")
        case .string: Placeholders.areIn(tape.inside(row))
        default: false
        }
    }
}
