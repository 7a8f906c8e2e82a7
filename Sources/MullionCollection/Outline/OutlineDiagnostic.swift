import MullionGeometry

/// Surprising but legal input of an outline, and what was made of it.
public enum OutlineDiagnostic: Equatable, Sendable {
    /// The height of a row is NaN, negative or infinite, and counts as 0, or is cut to 2³¹ - 1.
    case height(CGFloat, row: Int)
    /// A row is deeper than inside of the row before it, or its depth is negative; it is brought into range.
    case depth(Int, row: Int)
    /// So many rows are left out, because the outline holds ``OutlineLayout/countLimit``.
    case rowCount(Int)
    /// The points by which a level is indented are not finite, or negative, and count as 0.
    case indentation(CGFloat)
}

extension OutlineDiagnostic: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .height(let height, let row): "row \(row) cannot have the height \(height)"
        case .depth(let depth, let row): "row \(row) cannot have the depth \(depth)"
        case .rowCount(let count): "the outline leaves out \(count) rows"
        case .indentation(let length): "levels cannot be indented by \(length)"
        }
    }
}
