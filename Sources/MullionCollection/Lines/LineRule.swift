import MullionGeometry

/// By what rule the lines of a section are broken and filled.
struct LineRule {
    /// The length of a line.
    var available: CGFloat
    /// The least gap between items.
    var spacing: CGFloat
    /// The gap between lines.
    var lineSpacing: CGFloat
    var alignment: LineAlignment = .justified
    var lastAlignment: LastLineAlignment = .auto
    var crossAlignment: LineCrossAlignment = .center
    var tolerance: CGFloat = 1e-6
    /// Whether items of a list fill their lines.
    var isList = false

    /// How long a line may become.
    var limit: CGFloat { available + tolerance }
    /// Whether every item has a line to itself.
    var breaksAlways: Bool { isList || available <= 0 }

    /// Where the items of a line begin, and the gap between them. `length` is the sum of items and least gaps.
    func placement(count: Int, length: CGFloat, isLast: Bool) -> (offset: CGFloat, gap: CGFloat) {
        let alignment = isLast ? lastLineAlignment : self.alignment
        // Lines that are too long begin at the leading edge, whatever their alignment.
        let left = available - length
        guard left > 0, available > 0 else { return (0, spacing) }
        switch alignment {
        case .justified where count > 1: return (0, spacing + left / CGFloat(count - 1))
        case .start: return (0, spacing)
        case .justified, .center: return (left / 2, spacing)
        case .end: return (left, spacing)
        }
    }

    private var lastLineAlignment: LineAlignment {
        switch lastAlignment {
        // A variable section; a uniform one with justified lines never asks here.
        case .auto: alignment == .justified ? .start : alignment
        case .justified: .justified
        case .start: .start
        case .center: .center
        case .end: .end
        }
    }

    /// Where an item begins in the thickness of its line, and its length there.
    func across(_ size: StoredSize, in line: LineThickness) -> (offset: CGFloat, length: CGFloat) {
        let main = size.main
        let thickness = line.length(by: self)
        return switch crossAlignment {
        case .start: (0, main)
        case .center: ((thickness - main) / 2, main)
        case .end: (thickness - main, main)
        case .stretch: (0, thickness)
        case .baseline: (line.ascent - (main - size.descent), main)
        }
    }
}
