import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// A tree with something for every mutator to change, and its nodes by name.
private final class Subject {
    let tree = LayoutTree()
    /// The size that the node "external" answers: changed behind the tree's back.
    var external = CGSize(width: 25, height: 15)
    private(set) var nodes: [String: NodeID] = [:]

    init() {
        let label = make("label", .leaf(Self.text(cells: 12)))
        let wide = make("wide", .fixed(CGSize(width: 170, height: 12)))
        let narrow = make("narrow", .fixed(CGSize(width: 30, height: 14)))
        let row = make(
            "row", .hStack(spacing: 4),
            [
                label, make("spacer", .spacer()), make("badge", .fixed(CGSize(width: 24, height: 24))),
                make("fit", .viewThatFits(), [wide, narrow]),
            ])
        let flow = make(
            "flow", .layout(FlowLayout(spacing: 5)),
            (0..<4).map { make("tag\($0)", .fixed(CGSize(width: 40 + 11 * CGFloat($0), height: 10))) })
        let weights = make(
            "weights", .layout(WeightedHStack()),
            [make("first", .color), make("pad", .padding(3), [make("second", .color)])])
        let card = make(
            "card", .overlay(alignment: .bottomTrailing),
            [
                make("base", .frame(height: 30), [make("divider", .divider)]),
                make("corner", .fixed(CGSize(width: 9, height: 9))),
            ])
        let read = make(
            "read", .layoutDirection(.rightToLeft),
            [
                make(
                    "line", .hStack(alignment: .top),
                    [make("mark", .fixed(CGSize(width: 12, height: 12))), make("fill", .color)])
            ])
        let external = make("external", .color)
        let measured = LeafMeasure { [unowned self] _ in self.external }
        tree.setKind(.leaf(measured), of: external)
        let root = make("root", .vStack(alignment: .leading, spacing: 2), [row, flow, weights, card, read, external])
        _ = make(
            "free", .vStack(spacing: 1),
            [make("freeSpacer", .spacer()), make("freeBox", .fixed(CGSize(width: 33, height: 8)))])
        tree.root = root
    }

    private func make(_ name: String, _ kind: NodeKind, _ children: [NodeID] = []) -> NodeID {
        let node = tree.makeNode(kind, name: name, children: children)
        nodes[name] = node
        return node
    }

    static func text(cells: Int) -> LeafMeasure {
        LeafMeasure(traits: .wrappingText, firstTextBaseline: { _ in 8 }, lastTextBaseline: { $0.height - 2 }) {
            let fitting = $0.width.map { $0.isFinite ? max(1, min(cells, Int($0 / 6))) : cells } ?? cells
            return CGSize(width: CGFloat(fitting) * 6, height: CGFloat((cells + fitting - 1) / fitting) * 10)
        }
    }

    subscript(name: String) -> NodeID { nodes[name]! }

    /// Whether a node exists, below the root.
    func isInside(_ name: String) -> Bool {
        guard tree.contains(self[name]) else { return false }
        var node = self[name]
        while let parent = tree.parent(of: node) { node = parent }
        return node == tree.root
    }

    /// Whether the node "free" can be added somewhere.
    var isFree: Bool { tree.parent(of: self["free"]) == nil && tree.root != self["free"] }

    func layOut() { tree.layoutIfNeeded(in: ProposedViewSize(width: 200, height: 300)) }

    /// Every existing node with its place; where it is by bits.
    var places: [String: [UInt64]] {
        var result: [String: [UInt64]] = [:]
        for (name, node) in nodes where tree.contains(node) && tree.isPlaced(node) {
            let frame = tree.frame(of: node)
            result[name] = [frame.origin.x, frame.origin.y, frame.width, frame.height].map(\.native.bitPattern)
        }
        return result
    }
}

/// One call of a public mutator; does nothing where an earlier one left no room for it.
private struct Mutator {
    let name: String
    let apply: (Subject) -> Void

    static var all: [Mutator] {
        [
            Mutator(name: "append") { s in
                if s.isFree, s.isInside("row") {
                    s.tree.append(s["free"], to: s["row"])
                }
            },
            Mutator(name: "insert at") { s in
                if s.isFree {
                    s.tree.insert(s["free"], into: s["flow"], at: 1)
                }
            },
            Mutator(name: "insert before") { s in
                if s.isFree, s.tree.parent(of: s["mark"]) != nil {
                    s.tree.insert(s["free"], before: s["mark"])
                }
            },
            Mutator(name: "move inside") { s in s.tree.move(s["tag3"], to: s["flow"], at: 0) },
            Mutator(name: "move elsewhere") { s in
                if s.isInside("label"), s.isInside("line") { s.tree.move(s["label"], to: s["line"], at: 1) }
            },
            Mutator(name: "removeFromParent") { s in s.tree.removeFromParent(s["badge"]) },
            Mutator(name: "remove") { s in if s.tree.contains(s["wide"]) { s.tree.destroy(s["wide"]) } },
            Mutator(name: "remove a container") { s in if s.tree.contains(s["card"]) { s.tree.destroy(s["card"]) } },
            Mutator(name: "setChildren") { s in
                s.tree.setChildren([s["tag2"], s["tag0"]], of: s["flow"])
            },
            Mutator(name: "setChildren of an overlay") { s in
                if s.tree.contains(s["card"]) { s.tree.setChildren([s["corner"], s["base"]], of: s["card"]) }
            },
            Mutator(name: "setKind of a leaf") { s in
                s.tree.setKind(.fixed(CGSize(width: 41, height: 17)), of: s["badge"])
            },
            Mutator(name: "setKind of a stack") { s in s.tree.setKind(.vStack(alignment: .trailing), of: s["row"]) },
            Mutator(name: "setKind of a frame") { s in
                if s.tree.contains(s["base"]) {
                    s.tree.setKind(.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), of: s["base"])
                }
            },
            Mutator(name: "setKind of a direction") { s in s.tree.setKind(.layoutDirection(.leftToRight), of: s["read"])
            },
            Mutator(name: "setKind to a direction") { s in s.tree.setKind(.layoutDirection(.rightToLeft), of: s["pad"])
            },
            Mutator(name: "setKind of alternatives") { s in s.tree.setKind(.zStack(), of: s["fit"]) },
            Mutator(name: "setKind to alternatives") { s in
                s.tree.setKind(.viewThatFits(in: .horizontal), of: s["flow"])
            },
            Mutator(name: "setLayout") { s in s.tree.setLayout(MasonryLayout(columns: 3), of: s["flow"]) },
            Mutator(name: "setLayout to a stack") { s in s.tree.setLayout(HStackLayout(spacing: 1), of: s["flow"]) },
            Mutator(name: "setMeasure") { s in s.tree.setMeasure(Subject.text(cells: 31), of: s["label"]) },
            Mutator(name: "setValue") { s in s.tree.setValue(3, forKey: LayoutWeight.self, of: s["second"]) },
            Mutator(name: "setNeedsLayout") { s in
                s.external = CGSize(width: 60, height: 40)
                s.tree.setNeedsLayout(s["external"])
            },
            Mutator(name: "root") { s in
                s.tree.root = nil
                s.tree.root = s["root"]
            },
            Mutator(name: "another root") { s in
                if s.isFree { s.tree.root = s["free"] }
            },
        ]
    }
}

@Suite("Mutators of a tree")
struct TreeMutatorTests {
    @Test("Every mutator asks for a pass, after which each frame is that of a fresh tree, bit for bit")
    func each() {
        for mutator in Mutator.all {
            let subject = Subject()
            subject.layOut()
            #expect(!subject.tree.needsLayout)
            let before = subject.places
            mutator.apply(subject)
            #expect(subject.tree.needsLayout, "\(mutator.name)")
            subject.layOut()
            #expect(!subject.tree.needsLayout, "\(mutator.name)")
            let fresh = Subject()
            mutator.apply(fresh)
            fresh.layOut()
            #expect(subject.places == fresh.places, "\(mutator.name)")
            // The removed node is an alternative that was not chosen.
            if mutator.name != "root", mutator.name != "remove" {
                #expect(subject.places != before, "\(mutator.name) changes nothing")
            }
        }
    }

    @Test("Any two mutators, with a pass after each, give the frames of a fresh tree, bit for bit")
    func pairs() {
        for first in Mutator.all {
            for second in Mutator.all {
                let subject = Subject()
                subject.layOut()
                first.apply(subject)
                subject.layOut()
                second.apply(subject)
                subject.layOut()
                let fresh = Subject()
                first.apply(fresh)
                second.apply(fresh)
                fresh.layOut()
                let agree = subject.places == fresh.places
                #expect(agree, "\(first.name), then \(second.name): \(difference(subject, fresh))")
            }
        }
    }

    @Test("All mutators in a row, forwards and backwards, give the frames of a fresh tree after every step")
    func rows() {
        for order in [Mutator.all, Mutator.all.reversed()] {
            let subject = Subject()
            subject.layOut()
            for count in 1...order.count {
                order[count - 1].apply(subject)
                subject.layOut()
                let fresh = Subject()
                for mutator in order.prefix(count) { mutator.apply(fresh) }
                fresh.layOut()
                let agree = subject.places == fresh.places
                #expect(agree, "after \(order[count - 1].name): \(difference(subject, fresh))")
            }
        }
    }

    private func difference(_ subject: Subject, _ fresh: Subject) -> String {
        for name in subject.nodes.keys.sorted() where subject.places[name] != fresh.places[name] {
            let frames = [subject, fresh].map {
                $0.places[name] == nil ? "not placed" : "\($0.tree.frame(of: $0[name]))"
            }
            return "\(name) is \(frames[0]), not \(frames[1])"
        }
        return "none"
    }

    @Test("What changes no frame asks for no pass")
    func harmless() {
        let subject = Subject()
        subject.layOut()
        subject.tree.setName("renamed", of: subject["label"])
        subject.tree.reserveCapacity(1_000)
        subject.tree.isTracing = true
        subject.tree.verifiesAnswers = true
        subject.tree.removeFromParent(subject["free"])
        subject.tree.setKind(.hStack(), of: subject["free"])
        _ = subject.tree.makeNode(.color)
        #expect(!subject.tree.needsLayout)
        let places = subject.places
        subject.layOut()
        #expect(subject.places == places)
        #expect(subject.tree.counts.visits == 0)
        #expect(subject.tree.path(of: subject["label"]) == "root/row/renamed")
    }

    @Test("Values are read back, with the key's default where none was set")
    func values() {
        let subject = Subject()
        let tree = subject.tree
        #expect(tree.value(forKey: LayoutWeight.self, of: subject["second"]) == 1)
        tree.setValue(4, forKey: LayoutWeight.self, of: subject["second"])
        tree.setKind(.fixed(.zero), of: subject["second"])
        #expect(tree.value(forKey: LayoutWeight.self, of: subject["second"]) == 4)
        #expect(tree.value(forKey: LayoutWeight.self, of: subject["first"]) == 1)
        tree.destroy(subject["badge"])
        let reused = tree.makeNode(.color)
        #expect(tree.value(forKey: LayoutWeight.self, of: reused) == 1)
        #expect(tree.name(of: reused) == nil)
    }
}
