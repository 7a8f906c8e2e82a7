import Foundation

extension TestTree {
    /// Text of equal cells that can be broken between any two of them.
    public struct Text: Hashable, Sendable {
        /// The number of cells, >= 1.
        public var cells: Int
        /// The width of a cell, > 0.
        public var cell: CGFloat
        /// The height of a line, > 0.
        public var line: CGFloat
        /// The distance from a line's top to its baseline; nil = 0.8 of the line.
        public var ascent: CGFloat?

        /// Creates a text.
        public init(cells: Int, cell: CGFloat, line: CGFloat, ascent: CGFloat? = nil) {
            self.cells = cells
            self.cell = cell
            self.line = line
            self.ascent = ascent
        }

        /// The answer of text that ignores the proposed height: as many cells a line as fit, at least one; one line
        /// if the width is unspecified or infinite. The width is that of the longest line.
        public func size(width: CGFloat?) -> CGSize {
            let perLine = cellsPerLine(width: width)
            let lines = (cells + perLine - 1) / perLine
            return CGSize(width: CGFloat(perLine) * cell, height: CGFloat(lines) * line)
        }

        /// The answer of text that drops lines: a proposed height limits the height to whole lines, at least one,
        /// and never changes the width.
        public func truncatedSize(_ proposal: Proposal) -> CGSize {
            var size = self.size(width: proposal.width)
            if let limit = proposal.height {
                size.height = Swift.min(size.height, Swift.max((limit / line).rounded(.down), 1) * line)
            }
            return size
        }

        /// The distance from the top to the first baseline.
        public var firstBaseline: CGFloat { ascent ?? 0.8 * line }

        /// The distance from the top to the last baseline, in a text of the given height.
        public func lastBaseline(height: CGFloat) -> CGFloat {
            height - (line - firstBaseline)
        }

        private func cellsPerLine(width: CGFloat?) -> Int {
            guard let width, width.isFinite else { return Swift.max(cells, 1) }
            let fitting = (width / cell).rounded(.down)
            // Compared before the conversion: a quotient far from zero has no integer value.
            if fitting >= CGFloat(cells) { return Swift.max(cells, 1) }
            return fitting > 1 ? Int(fitting) : 1
        }
    }

    /// A leaf that keeps its area: its width depends on the proposed height too, so it cannot be measured one axis
    /// at a time.
    public struct Opaque: Hashable, Sendable {
        public var minWidth: CGFloat
        public var idealWidth: CGFloat
        public var maxWidth: CGFloat
        /// Square points the leaf wants to cover, finite, >= 0.
        public var area: CGFloat

        /// Creates the leaf.
        public init(minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat, area: CGFloat) {
            self.minWidth = minWidth
            self.idealWidth = idealWidth
            self.maxWidth = maxWidth
            self.area = area
        }

        /// The leaf takes no more width than it needs to cover its area within the proposed height:
        ///
        ///     width  = clamp(min(pw ?? ideal, area / ph), minWidth, maxWidth)     without ph: no second term
        ///     height = min(area / width, ph)
        public func size(_ proposal: Proposal) -> CGSize {
            var wanted = proposal.width ?? idealWidth
            if let height = proposal.height {
                wanted = Swift.min(wanted, height > 0 ? area / height : .infinity)
            }
            let width = Swift.max(minWidth, Swift.min(wanted, maxWidth))
            let height = width > 0 ? area / width : 0
            return CGSize(width: width, height: Swift.min(height, proposal.height ?? .infinity))
        }
    }
}

extension TestTree.Kind {
    /// The answer of a leaf whose answer is part of its definition; nil for containers and modifiers, and for spacers
    /// and dividers, which need to know where they are.
    public func leafSize(_ proposal: TestTree.Proposal) -> CGSize? {
        switch self {
        case .color:
            CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
        case .fixed(let size):
            size
        case .flexible(let min, let ideal, let max):
            CGSize(
                width: Swift.max(min.width, Swift.min(proposal.width ?? ideal.width, max.width)),
                height: Swift.max(min.height, Swift.min(proposal.height ?? ideal.height, max.height)))
        case .text(let text):
            text.size(width: proposal.width)
        case .truncatingText(let text):
            text.truncatedSize(proposal)
        case .opaque(let leaf):
            leaf.size(proposal)
        default:
            nil
        }
    }
}
