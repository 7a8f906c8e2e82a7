import Foundation
import Mullion
import MullionSolver

// Makes the calls from one on: `Numbers FILE CALL SEED SEEDS`. FILE has three numbers: the call that runs, its seed,
// and 1 after its values are made. `Fuzzing/numbers` starts this program, and reads the file when it stops.

let arguments = CommandLine.arguments
let descriptor = open(arguments[1], O_RDWR)
let place = mmap(nil, 24, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)!.assumingMemoryBound(to: Int.self)
let first = Int(arguments[2])!, firstSeed = Int(arguments[3])!, seeds = Int(arguments[4])!
var memory = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
// What is printed is not of interest.
freopen("/dev/null", "w", stdout)
for index in first..<max(first, calls.count) {
    for seed in (index == first ? firstSeed : 0)..<seeds {
        place[0] = index
        place[1] = seed
        place[2] = 0
        alarm(10)
        let values = Values(seed: UInt64(index &* 1_000_003 &+ seed)) { place[2] = 1 }
        try? calls[index](values)
    }
}

/// Uses a result as a program would: lays it out and draws it.
@MainActor func keep(_ value: Any, _ s: Values) {
    switch value {
    case let view as any View: draw(AnyView(view), s)
    case let kind as NodeKind: layOut(kind, s)
    case let tree as LayoutTree: tree.layoutIfNeeded(in: (try? proposal(s)) ?? .unspecified)
    case let layout as any Layout: layOut(layout, s)
    case let view as LayoutView:
        view.layoutIfNeeded()
    case let list as DisplayList:
        _ = SVGRenderer().render(list, size: CGSize(width: 100, height: 100)).output
    case let error as any Error: _ = "\(error)"
    default: break
    }
}

@MainActor private func draw(_ view: AnyView, _ s: Values) {
    guard let proposal = try? proposal(s) else { return }
    let picture = ViewRenderer(view).layout(in: proposal)
    _ = SVGRenderer().render(picture.displayList, size: picture.canvasSize).output
}

@MainActor private func layOut(_ layout: some Layout, _ s: Values) { layOut(NodeKind.layout(layout), s) }

@MainActor private func layOut(_ kind: NodeKind, _ s: Values) {
    let tree = LayoutTree()
    guard let size = try? size(s), let proposal = try? proposal(s) else { return }
    let node = tree.makeNode(kind)
    tree.root = node
    // A leaf takes no child, and a modifier one: what stops here has too many.
    place[2] = 0
    for child in [tree.makeNode(.fixed(size)), tree.makeNode(.spacer())].prefix(s.of([0, 1, 2])) {
        tree.append(child, to: node)
    }
    place[2] = 1
    tree.layoutIfNeeded(in: proposal)
}
