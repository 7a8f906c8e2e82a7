import Foundation
import MullionConformance

/// Random trees, proposals and edits from one seed.
///
/// The same seed and options give the same sequence everywhere; print the seed when a comparison fails.
public struct RandomTestTree {
    /// What the generator may produce.
    public struct Options: Sendable {
        /// The kinds that occur. Without a leaf among them, leaves are colours.
        public var kinds: Set<TestTree.Kind.Name>
        /// The number of levels of a tree.
        public var depth: ClosedRange<Int>
        /// The largest number of children a container gets at once.
        public var maxChildren: Int
        /// About how many nodes a tree may have; a few more are possible.
        public var maxNodes: Int
        /// What the sides of proposals may be.
        public var sides: Sides
        /// Whether edits may turn a node into another kind that takes as many children.
        public var editsChangeKinds: Bool

        /// Creates options; by default everything occurs but grids, whose cells edits would not keep in step.
        public init(
            kinds: Set<TestTree.Kind.Name> = Set(TestTree.Kind.Name.allCases).subtracting([.grid]),
            depth: ClosedRange<Int> = 1...7,
            maxChildren: Int = 4, maxNodes: Int = 40, sides: Sides = .all, editsChangeKinds: Bool = false
        ) {
            self.kinds = kinds
            self.depth = depth
            self.maxChildren = maxChildren
            self.maxNodes = maxNodes
            self.sides = sides
            self.editsChangeKinds = editsChangeKinds
        }
    }

    /// What the sides of proposals may be.
    public struct Sides: OptionSet, Sendable {
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Positive finite numbers.
        public static let finite = Sides(rawValue: 1)
        /// Zero.
        public static let zero = Sides(rawValue: 2)
        /// Unspecified.
        public static let unspecified = Sides(rawValue: 4)
        /// Infinite.
        public static let infinite = Sides(rawValue: 8)
        /// Everything.
        public static let all: Sides = [.finite, .zero, .unspecified, .infinite]
    }

    /// The seed the generator was created with.
    public let seed: UInt64
    /// What the generator may produce.
    public let options: Options
    var random: SplitMix64
    private var nextID = 0

    /// Creates a generator.
    public init(seed: UInt64, options: Options = Options()) {
        self.seed = seed
        self.options = options
        random = SplitMix64(seed: seed)
    }

    /// Creates a generator that continues a sequence of numbers.
    public init(_ random: SplitMix64, options: Options = Options()) {
        seed = 0
        self.options = options
        self.random = random
    }

    /// A tree in which every node has an id of its own, "n0", "n1" …, also different from those of earlier trees.
    public mutating func tree() -> TestTree {
        tree(depth: Int.random(in: options.depth, using: &random), budget: options.maxNodes)
    }

    /// A tree of at most so many levels and about at most so many nodes.
    mutating func tree(depth: Int, budget: Int) -> TestTree {
        var budget = budget
        return node(depth: depth, budget: &budget, isRoot: true)
    }

    /// A proposal: finite numbers more often than the rest.
    public mutating func proposal() -> TestTree.Proposal {
        TestTree.Proposal(side(), side())
    }

    /// A reading direction.
    public mutating func direction() -> TestTree.Direction {
        random.once(in: 3) ? .rightToLeft : .leftToRight
    }

    private mutating func side() -> CGFloat? {
        let special: [Sides] = [.zero, .unspecified, .infinite].filter { options.sides.contains($0) }
        if special.isEmpty || options.sides.contains(.finite) && !random.once(in: 3) { return length(5...400) }
        switch random.pick(special) {
        case .zero: return 0
        case .infinite: return .infinity
        default: return nil
        }
    }

    // Recursive: trees are as deep as `depth` at most.
    private mutating func node(depth: Int, budget: inout Int, isRoot: Bool) -> TestTree {
        budget -= 1
        let name = name(depth: depth, budget: budget, isRoot: isRoot)
        let node = TestTree(kind(name), id: "n\(nextID)")
        nextID += 1
        for _ in 0..<childCount(name) {
            if budget <= 0, node.children.count >= 1 { break }
            node.children.append(self.node(depth: depth - 1, budget: &budget, isRoot: false))
        }
        return node
    }

    private mutating func name(depth: Int, budget: Int, isRoot: Bool) -> TestTree.Kind.Name {
        // Picked from arrays in declaration order: the order of a set differs from run to run.
        let allowed = TestTree.Kind.Name.allCases.filter { options.kinds.contains($0) }
        let leaves = allowed.filter { $0.arity.upperBound == 0 }
        let containers = allowed.filter { $0.arity.upperBound > 1 }
        let wrappers = allowed.filter { $0.arity.upperBound == 1 }
        let leaf = leaves.isEmpty ? TestTree.Kind.Name.color : random.pick(leaves)
        if depth <= 1 || budget <= 0 { return leaf }
        let roll = Int.random(in: isRoot ? 15..<100 : 0..<100, using: &random)
        if roll < 15 { return leaf }
        let choices = roll < 60 ? containers : wrappers
        if !choices.isEmpty { return random.pick(choices) }
        return containers.isEmpty && wrappers.isEmpty ? leaf : random.pick(containers + wrappers)
    }

    private mutating func childCount(_ name: TestTree.Kind.Name) -> Int {
        switch name {
        case .safeAreaInset: return 2
        case .overlay, .background: return random.once(in: 5) ? 3 : 2
        case .geometryReader: return Int.random(in: 0...2, using: &random)
        case .scrollView: return random.once(in: 10) ? 0 : 1
        case .hstack, .vstack, .zstack, .viewThatFits, .grid:
            // Empty and one-child containers have rules of their own.
            return random.once(in: 12)
                ? Int.random(in: 0...1, using: &random)
                : Int.random(in: 2...max(options.maxChildren, 2), using: &random)
        default: return name.arity.upperBound
        }
    }
}
