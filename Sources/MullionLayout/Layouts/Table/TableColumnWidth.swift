import MullionGeometry

/// How a column of a ``TableLayout`` gets its width. Lengths are in points; negative ones and NaN count as 0.
public enum TableColumnWidth: Equatable, Sendable {
    /// The width, whatever the cells need.
    case fixed(CGFloat)
    /// The width of the widest cell, within limits. In a table that is too narrow, the column shrinks down to its
    /// minimum.
    case fitting(minimum: CGFloat = 0, maximum: CGFloat = .infinity)
    /// A share, by weight, of what the other columns leave, within limits.
    case flexible(minimum: CGFloat = 0, maximum: CGFloat = .infinity, weight: CGFloat = 1)

    /// A column as wide as its widest cell.
    public static let fitting = fitting()
    /// A column with a share of what the other columns leave.
    public static let flexible = flexible()

    var isFlexible: Bool { if case .flexible = self { true } else { false } }
    var isFixed: Bool { if case .fixed = self { true } else { false } }

    /// The share by which a flexible column takes part; 0 for others.
    var weight: CGFloat {
        guard case .flexible(_, _, let weight) = self, weight > 0 else { return 0 }
        return min(weight, 1e6)
    }

    var minimum: CGFloat {
        switch self {
        case .fixed(let width): Self.usable(width)
        case .fitting(let minimum, _), .flexible(let minimum, _, _): Self.usable(minimum)
        }
    }

    /// At least the minimum.
    var maximum: CGFloat {
        switch self {
        case .fixed: minimum
        case .fitting(_, let maximum), .flexible(_, let maximum, _):
            max(maximum.isNaN ? .infinity : maximum, minimum)
        }
    }

    /// The largest length. Sums of columns stay finite.
    private static let largest: CGFloat = 1e9

    private static func usable(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, largest) : 0 }
}
