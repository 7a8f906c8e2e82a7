import Foundation
import MullionGeometry
import MullionLayout

/// What came of one case.
public struct CaseResult: Sendable {
    /// Whether the engine agreed.
    public enum Outcome: Sendable, Equatable {
        /// Every number is within the tolerance.
        case passed
        /// What differs, one sentence each, with expected and got.
        case failed([String])
        /// The case needs something the engine does not have yet; the reason.
        case waiting(String)
    }

    /// The case's name.
    public let name: String
    /// The outcome.
    public let outcome: Outcome
}

extension VectorFile {
    /// Reads a vector file of any known kind, told by its content.
    ///
    /// - Throws: ``VectorError``; ``VectorError/unknownKind`` when the content is no kind known here.
    public init(data: Data) throws(VectorError) {
        let document = try JSONCursor.document(data)
        if case .string(Self.cssFormat)? = try document.optional("format")?.value {
            try self.init(css: data)
            return
        }
        if try document.optional("problems") != nil {
            try self.init(constraints: data)
            return
        }
        if try document.optional("sequences") != nil {
            try self.init(constraintEdits: data)
            return
        }
        guard let list = try document.optional("cases") else { throw .unknownKind }
        let cases = try list.elements()
        guard let first = cases.first else {
            self.init(cases: [])
            return
        }
        let isStack = try first.optional("stack") != nil
        let isView = try first.optional("view") != nil
        let isTyped = try first.optional("type") != nil
        let hasLayout = try first.optional("layout") != nil
        let hasGroups = try first.optional("groups") != nil
        let isSplit = try first.optional("ops") != nil
        if try Self.isFlowCase(first) {
            try self.init(flow: data)
        } else if try Self.isTreeCase(first) {
            try self.init(trees: data)
        } else if try Self.isAutoLayoutCase(first) {
            try self.init(autoLayout: data)
        } else if hasLayout || hasGroups {
            try self.init(cells: data)
        } else if isSplit {
            try self.init(split: data)
        } else if isStack {
            try self.init(hstack: data)
        } else if isView || isTyped {
            try self.init(swiftUI: data)
        } else {
            throw .unknownKind
        }
    }

    /// Runs every case on the engine.
    public func run() -> [CaseResult] { cases.map { $0.run() } }
}

extension VectorCase {
    /// Runs the case on the engine.
    public func run() -> CaseResult { CaseResult(name: name, outcome: outcome) }

    private var outcome: CaseResult.Outcome {
        var differences = Differences(tolerance: tolerance)
        switch question {
        case .layout(let layout): check(layout, &differences)
        case .sizes(let testTree, let answers): check(testTree, answers, &differences)
        case .combine(let values, let expected):
            let mid = TestTree.HorizontalGuide.mid.alignment
            differences.compare("value", expected, mid.combineExplicit(values))
        case .flexOrder(let ranges, let expected):
            let testTree = TestTree(.hstack(alignment: .center, spacing: 0), children: ranges.map(Self.leaf))
            let run = EngineRun(testTree, in: TestTree.Proposal(100, 10), tracing: true)
            differences.compare("order", expected, run.fittingOrder)
        case .lazyColumns(let question): check(question, &differences)
        case .cells(let question): check(question, &differences)
        case .split(let question): check(question, &differences)
        case .tree(let question): check(question, &differences)
        case .traversal(let question): check(question, &differences)
        case .constraints(let question): check(question, &differences)
        case .constraintEdits(let question): check(question, &differences)
        case .animation(let question): check(question, &differences)
        case .autoLayout(let question): check(question, &differences)
        case .flow(let question): check(question, &differences)
        case .css(let question): check(question, &differences)
        case .unsupported(let error): return .waiting("\(error)")
        }
        return differences.sentences.isEmpty ? .passed : .failed(differences.sentences)
    }

    private static func leaf(_ range: LengthRange) -> TestTree {
        TestTree(
            .flexible(
                min: CGSize(width: range.min, height: 0), ideal: CGSize(width: range.min, height: 0),
                max: CGSize(width: range.max, height: 10)))
    }

    private func check(_ layout: LayoutQuestion, _ differences: inout Differences) {
        let run = EngineRun(
            layout.testTree, in: layout.proposal, direction: layout.direction, tracing: layout.order != nil)
        if let size = layout.size { differences.compare("size", size, run.tree.frame(of: run.nodes[0]).size) }
        if let order = layout.order { differences.compare("order", order, run.fittingOrder) }
        let byName = Dictionary(
            zip(layout.testTree.preorder, run.nodes).compactMap { testTree, node in testTree.id.map { ($0, node) } },
            uniquingKeysWith: { first, _ in first })
        for (id, frame) in layout.frames.sorted(by: { $0.key < $1.key }) {
            guard let node = byName[id] else {
                differences.add("\(id): no such view")
                continue
            }
            guard run.tree.isPlaced(node) else {
                differences.add("\(id): expected \(frame), got no frame: it was not placed")
                continue
            }
            differences.compare(id, frame, run.tree.absoluteFrame(of: node))
        }
    }

    private func check(_ testTree: TestTree, _ answers: [SizeAnswer], _ differences: inout Differences) {
        let tree = LayoutTree()
        let top = testTree.makeNodes(in: tree)
        for answer in answers {
            let got = tree.sizeThatFits(answer.proposal.proposedSize, of: top)
            differences.compare("size for \(answer.proposal.words)", answer.size, got)
        }
    }
}

extension TestTree.Proposal {
    fileprivate var words: String {
        func side(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "unspecified" }
        return "\(side(width)) × \(side(height))"
    }
}
