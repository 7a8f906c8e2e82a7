import Foundation

/// One case of a vector file: a question with the answer that must come out.
public struct VectorCase {
    /// The name, unique within its file.
    public var name: String
    /// Where the numbers come from.
    public var source: String
    /// How far every number of the answer may be off.
    public var tolerance: CGFloat
    /// What is asked and expected.
    public var question: Question

    /// What a case asks.
    public enum Question {
        /// Lay a tree out in a proposal.
        case layout(LayoutQuestion)
        /// Measure a tree alone, with several proposals.
        case sizes(TestTree, [SizeAnswer])
        /// Compute the columns of a lazy grid.
        case lazyColumns(LazyColumnsQuestion)
        /// Combine the explicit values of a custom guide of a container's children; nil = none.
        case combine([CGFloat?], expected: CGFloat?)
        /// Sort children with the given lengths at 0 and infinity into fitting order; answers are indices.
        case flexOrder([LengthRange], expected: [Int])
        /// Arrange cells in a container, and measure it.
        case cells(CellQuestion)
        /// Edit an automatic grid, and lay it out.
        case split(SplitQuestion)
        /// Lay out a tree.
        case tree(TreeQuestion)
        /// Walk a tree, or build one.
        case traversal(TraversalQuestion)
        /// Solve constraints.
        case constraints(ConstraintsQuestion)
        /// Edit constraints, and solve on the way.
        case constraintEdits(ConstraintEditsQuestion)
        /// Animate.
        case animation(AnimationQuestion)
        /// Lay out views by constraints, or read what makes constraints.
        case autoLayout(AutoLayoutQuestion)
        /// Lay out a collection, and edit it.
        case flow(FlowQuestion)
        /// Lay out CSS boxes.
        case css(CSSQuestion)
        /// The case needs something test trees cannot hold; the error names it.
        case unsupported(VectorError)
    }

    /// A layout and what must hold afterwards. The root is at (0, 0) and has the size it chose.
    public struct LayoutQuestion {
        /// The tree.
        public var testTree: TestTree
        /// What the root is offered.
        public var proposal: TestTree.Proposal
        /// The reading direction at the root.
        public var direction: TestTree.Direction
        /// The root's size; nil = not checked.
        public var size: CGSize?
        /// The frames by `TestTree.id`, in root coordinates; other nodes are free.
        public var frames: [String: CGRect]
        /// The order in which the root, a stack, asks its children for real, as indices; nil = not checked.
        public var order: [Int]?
    }

    /// The expected answer to one proposal.
    public struct SizeAnswer: Equatable, Sendable {
        /// The proposal.
        public var proposal: TestTree.Proposal
        /// The answer.
        public var size: CGSize
    }

    /// The lengths of a child at the proposals zero and infinity.
    public struct LengthRange: Equatable, Sendable {
        /// The length at zero.
        public var min: CGFloat
        /// The length at infinity.
        public var max: CGFloat
    }

    /// The columns of a lazy grid in a width, and what must come out; nil = not checked.
    public struct LazyColumnsQuestion: Equatable, Sendable {
        /// The column descriptions.
        public var items: [LazyItem]
        /// The proposed width.
        public var width: CGFloat
        /// The widths of all columns after the placing pass.
        public var columns: [CGFloat]?
        /// The total of the measuring pass.
        public var measuredWidth: CGFloat?
        /// The total of the placing pass.
        public var placedWidth: CGFloat?
    }

    /// One column description of a lazy grid.
    public struct LazyItem: Equatable, Sendable {
        /// How wide the columns are.
        public var size: Size
        /// The gap after the item; nil = the default of 8.
        public var spacing: CGFloat?

        /// How wide the columns of an item are.
        public enum Size: Equatable, Sendable {
            case fixed(CGFloat)
            case flexible(min: CGFloat, max: CGFloat)
            case adaptive(min: CGFloat, max: CGFloat)
        }
    }
}

/// A file of cases.
public struct VectorFile {
    /// The cases in file order.
    public var cases: [VectorCase]

    /// Creates a file from cases.
    public init(cases: [VectorCase]) {
        self.cases = cases
    }

    /// The case with the given name.
    public subscript(name: String) -> VectorCase? {
        cases.first { $0.name == name }
    }
}
