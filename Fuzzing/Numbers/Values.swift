import Foundation
import Mullion
import MullionSolver
import MullionStoryboards

/// A value cannot be made, or is not worth a call.
struct Skip: Error {}

/// Decisions that a seed determines, and the values that they make.
final class Values: RandomNumberGenerator, @unchecked Sendable {
    private var state: UInt64
    private var depth = 0
    /// Notes that the values are made, and that what is tested begins.
    let calls: () -> Void
    /// The tree whose nodes `node` returns, and the solver of `variable`.
    fileprivate var tree: LayoutTree?
    fileprivate var nodes: [NodeID] = []
    fileprivate var solver: Solver?
    fileprivate var variables: [Solver.Variable] = []

    init(seed: UInt64, calls: @escaping () -> Void) {
        state = seed
        self.calls = calls
    }

    func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number below `count`. Deep within a value it is 0, the alternative that ends the recursion.
    func choice(_ count: Int) -> Int {
        depth += 1
        return depth > 60 ? 0 : Int(next() % UInt64(count))
    }

    /// No, one, a few, or seldom many elements.
    func many<Element>(_ make: () throws -> Element) rethrows -> [Element] {
        let counts = [0, 1, 2, 3, 5, 8, 2, 3]
        var count = counts[choice(counts.count)]
        if depth < 20, next() % 40 == 0 { count = 300 }
        var elements: [Element] = []
        for _ in 0..<count { elements.append(try make()) }
        return elements
    }

    func of<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }
}

let extremeNumbers: [Double] = [
    .nan, -.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, 1e18, -1e18,
    9.3e18, 9_007_199_254_740_993, 1e9, 4_294_967_296, -1, -0.0, 0, 0.5, 1, 1e-9, 1e150, 65_536,
]
let extremeIntegers = [
    .min, .max, .max - 1, .min + 1, -1, 0, 1, 2, 3, 7, 100, 1 << 31, 1 << 32, 1 << 40, -(1 << 40), 65_535, 255, 256,
]

func number(_ s: Values) throws -> Double {
    s.next() % 2 == 0 ? s.of(extremeNumbers) : Double(s.next() % 4_000) / 10
}
func length(_ s: Values) throws -> CGFloat { CGFloat(try number(s)) }
func float(_ s: Values) throws -> Float { Float(try number(s)) }
func integer(_ s: Values) throws -> Int { s.next() % 2 == 0 ? s.of(extremeIntegers) : Int(s.next() % 12) }
func size(_ s: Values) throws -> CGSize { CGSize(width: try length(s), height: try length(s)) }
func point(_ s: Values) throws -> CGPoint { CGPoint(x: try length(s), y: try length(s)) }
func rectangle(_ s: Values) throws -> CGRect { CGRect(origin: try point(s), size: try size(s)) }
func flag(_ s: Values) throws -> Bool { s.next() % 2 == 0 }
func text(_ s: Values) throws -> String {
    s.of([
        "", "a", "Harbour view", "two words\nand a line", "שלום world", "e\u{301}👩‍👩‍👧", "%d %@ {name}", "1e300", "\u{0}",
        "-",
        "nan", String(repeating: "long ", count: 400), "x/y.png", "#12345678", "M0 0L1e300-1", "<a>&", "a.b.c",
        "\u{FFFD}",
        "9223372036854775808", "calc(1px + 2%)", "1fr minmax(0, auto)", "H:|-[a]-|",
    ])
}
func small<Number: FixedWidthInteger>(_ s: Values) throws -> Number {
    s.of([Number.min, Number.max, 0, 1, 2, 65, 127])
}
func character(_ s: Values) throws -> Character { s.of(["a", "é", "👩‍👩‍👧", "\n", "\u{0}", "א"]) }
func substring(_ s: Values) throws -> Substring { try text(s).dropFirst(1) }
func scalar(_ s: Values) throws -> Unicode.Scalar { s.of(["a", "\u{0}", "\u{10FFFF}", "\u{301}", "א", "字"]) }
func staticText(_ s: Values) throws -> StaticString { "text" }
func date(_ s: Values) throws -> Date { Date(timeIntervalSince1970: s.of([0, 1e9, -1e9, 1e12, -1e12, 1e300, .nan])) }
func span(_ s: Values) throws -> Duration { s.of([.zero, .seconds(1), .seconds(-1), .seconds(1e15), .nanoseconds(1)]) }
func url(_ s: Values) throws -> URL {
    URL(fileURLWithPath: s.of(["/nonexistent", "/dev/null", "/tmp/nonexistent.png"]))
}
func data(_ s: Values) throws -> Data { Data(try s.many { try small(s) as UInt8 }) }
func indexSet(_ s: Values) throws -> IndexSet { IndexSet(try s.many { Int(s.next() % 20) }) }
func locale(_ s: Values) throws -> Locale { Locale(identifier: s.of(["en_US", "de", "ar_EG", "", "x-y"])) }
func calendar(_ s: Values) throws -> Calendar { Calendar(identifier: s.of([.gregorian, .hebrew])) }
func timeZone(_ s: Values) throws -> TimeZone {
    s.of([TimeZone(secondsFromGMT: 0)!, TimeZone(secondsFromGMT: 50_000)!])
}
func error(_ s: Values) throws -> any Error { Skip() }
func nothing(_ s: Values) throws {}
func anything(_ s: Values) throws -> Any { try number(s) }
func same(_ s: Values) throws -> Values { s }
func hasher(_ s: Values) throws -> Hasher { Hasher() }

private func ordered<Bound: Comparable>(_ s: Values, _ make: (Values) throws -> Bound) throws -> (Bound, Bound) {
    let a = try make(s), b = try make(s)
    guard a <= b || b <= a else { throw Skip() }
    return a <= b ? (a, b) : (b, a)
}
func range(_ s: Values) throws -> Range<Int> { let (a, b) = try ordered(s, integer); return a..<b }
func closedRange(_ s: Values) throws -> ClosedRange<Int> { let (a, b) = try ordered(s, integer); return a...b }
func numbers(_ s: Values) throws -> Range<Double> { let (a, b) = try ordered(s, number); return a..<b }
func lengths(_ s: Values) throws -> Range<CGFloat> { let (a, b) = try ordered(s, length); return a..<b }
func closedNumbers(_ s: Values) throws -> ClosedRange<Double> { let (a, b) = try ordered(s, number); return a...b }
func closedLengths(_ s: Values) throws -> ClosedRange<CGFloat> { let (a, b) = try ordered(s, length); return a...b }

@MainActor func view(_ s: Values) throws -> AnyView {
    switch s.next() % 6 {
    case 0: AnyView(Text(try text(s)))
    case 1: AnyView(Color.red.frame(width: try length(s), height: try length(s)))
    case 2: AnyView(EmptyView())
    case 3:
        AnyView(
            HStack(spacing: try length(s)) {
                Text("a"); Spacer(); Color.blue
            })
    case 4: AnyView(Rectangle().frame(minWidth: 3, maxWidth: .infinity))
    default: AnyView(Text("b").padding(try length(s)))
    }
}

struct NumbersItem: Identifiable, Hashable { var id: Int }
func item(_ s: Values) throws -> NumbersItem { NumbersItem(id: try integer(s)) }

/// A small binary tree.
struct NumbersTree: BinaryTree {
    var element: Int
    private var children: [NumbersTree?]
    var left: NumbersTree? { children[0] }
    var right: NumbersTree? { children[1] }

    init(_ element: Int, left: NumbersTree? = nil, right: NumbersTree? = nil) {
        self.element = element
        children = [left, right]
    }
}
func binaryTree(_ s: Values) throws -> NumbersTree {
    var tree = NumbersTree(try integer(s))
    for _ in 0..<s.of([0, 1, 3, 100]) {
        tree =
            try flag(s)
            ? NumbersTree(try integer(s), left: tree) : NumbersTree(try integer(s), left: NumbersTree(1), right: tree)
    }
    return tree
}

@MainActor func measurer(_ s: Values) throws -> any TextMeasurer {
    try flag(s) ? MetricsTextMeasurer() : CachingTextMeasurer(MetricsTextMeasurer())
}

@MainActor func layoutTree(_ s: Values) throws -> LayoutTree {
    if let tree = s.tree { return tree }
    let tree = LayoutTree()
    let a = tree.makeNode(.fixed(CGSize(width: try length(s), height: try length(s))), name: "a")
    let b = tree.makeNode(.spacer(minLength: try length(s)))
    let c = tree.makeNode(
        .flexible(min: .zero, ideal: CGSize(width: 10, height: 10), max: CGSize(width: try length(s), height: 9)))
    let stack = tree.makeNode(.hStack(spacing: try length(s)), children: [a, b, c])
    let root = tree.makeNode(.padding(try length(s)), children: [stack])
    tree.root = root
    if try flag(s) { tree.layoutIfNeeded(in: try proposal(s)) }
    (s.tree, s.nodes) = (tree, [a, b, c, stack, root])
    return tree
}
@MainActor func node(_ s: Values) throws -> NodeID {
    _ = try layoutTree(s)
    return s.of(s.nodes)
}
@MainActor func solver(_ s: Values) throws -> Solver {
    if let solver = s.solver { return solver }
    let solver = Solver()
    s.solver = solver
    s.variables = [solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c")]
    return solver
}
@MainActor func variable(_ s: Values) throws -> Solver.Variable {
    _ = try solver(s)
    return s.of(s.variables)
}
@MainActor func layoutView(_ s: Values) throws -> LayoutView {
    let view = LayoutView()
    for _ in 0..<(s.next() % 3) { view.addSubview(LayoutView()) }
    return view
}
func proposal(_ s: Values) throws -> ProposedViewSize {
    ProposedViewSize(width: try flag(s) ? nil : try length(s), height: try flag(s) ? nil : try length(s))
}

func storyboard(_ s: Values) throws -> StoryboardDocument {
    let size = s.of(["375", "0", "-1", "1e300", "nan"])
    return try StoryboardDocument(
        bytes: Array(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
            <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
            <rect key="frame" x="0.0" y="0.0" width="\(size)" height="667"/>
            <subviews><label text="Harbour" id="l"><fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
            <button id="b"><state key="normal" title="Go"/></button>
            <stackView id="t" axis="vertical" spacing="\(size)"><subviews><imageView id="i"/></subviews></stackView></subviews>
            <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading"
            constant="\(size)" id="k"/></constraints></view></viewController></objects></scene></scenes></document>
            """.utf8))
}
