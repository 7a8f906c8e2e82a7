/// ``LineBreakRules`` as a table: one lookup per scalar.
///
/// Made once, on first use, by trying every class in every reachable state. A state is the index at which its row
/// begins, so a step is `transitions[state + class]`. Raw memory that is written in `init` only; every state in the
/// table begins a whole row.
///
/// A structure of a pointer and two numbers, so that copying it counts no references; the only instance is never freed.
struct LineBreakAutomaton: @unchecked Sendable {
    /// The state after a scalar, and whether a line may break before it.
    struct Transition {
        fileprivate var bits: UInt16

        /// The index of the next state's row.
        @inline(__always) var state: Int { Int(bits >> 1) }
        /// Whether a line may or must break before the scalar.
        @inline(__always) var allowsBreak: Bool { bits & 1 != 0 }
    }

    static let shared = LineBreakAutomaton()

    /// The state at the start of a paragraph.
    static let start = 0
    /// The states after a letter and after a digit, whatever precedes them.
    let afterLetter: Int
    let afterDigit: Int
    let stateCount: Int

    private let transitions: UnsafePointer<Transition>

    private init() {
        let classes = LineBreakClass.allCases
        var states = [LineBreakRules()]
        var offsets = [LineBreakRules(): 0]
        var table: [Transition] = []
        var index = 0
        while index < states.count {
            for next in classes {
                var state = states[index]
                let allows = state.decision(before: next) != .prohibited
                state.advance(over: next)
                let offset = offsets[state] ?? states.count * classes.count
                if offset == states.count * classes.count {
                    offsets[state] = offset
                    states.append(state)
                }
                table.append(Transition(bits: UInt16(offset) << 1 | (allows ? 1 : 0)))
            }
            index += 1
        }
        let memory = UnsafeMutablePointer<Transition>.allocate(capacity: table.count)
        memory.initialize(from: table, count: table.count)
        transitions = UnsafePointer(memory)
        stateCount = states.count
        afterLetter = table[Int(LineBreakClass.letter.rawValue)].state
        afterDigit = table[Int(LineBreakClass.digit.rawValue)].state
    }

    /// Returns the state after an ASCII letter or digit.
    @inline(__always)
    func state(behind byte: UInt8) -> Int { byte < 0x3A ? afterDigit : afterLetter }

    @inline(__always)
    func transition(from state: Int, over next: LineBreakClass) -> Transition {
        transitions[state + Int(next.rawValue)]
    }
}
