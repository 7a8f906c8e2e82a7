import MullionGeometry

/// The properties of cells in a ``GridLayout``, as layout values of its children.
///
/// They are read through modifiers around the child, as all layout values are:
/// `tree.setValue(2, forKey: GridValues.Columns.self, of: node)`.
public enum GridValues {
    /// The row a child is in; not in one: the child spans all columns.
    public enum Row: LayoutValueKey {
        public static let defaultValue = GridRowMember.none
    }

    /// The number of columns that the cell spans, clamped to 1...1,000.
    public enum Columns: LayoutValueKey {
        public static let defaultValue = 1
    }

    /// The child's anchor in its cell, which overrides the alignment of row and column; nil for that alignment. A
    /// coordinate that is not finite counts as a half.
    public enum Anchor: LayoutValueKey {
        public static let defaultValue: UnitPoint? = nil
    }

    /// The alignment of the column in which the cell begins; the first child of a column that has one decides.
    public enum ColumnAlignment: LayoutValueKey {
        public static let defaultValue: HorizontalAlignment? = nil
    }

    /// The axes on which the child does not enlarge its cell, and takes the finished one.
    public enum UnsizedAxes: LayoutValueKey {
        public static let defaultValue: Axis.Set = []
    }
}

/// Whether a child of a grid is in a row, and in which: rows are runs of children.
public enum GridRowMember: Equatable, Sendable {
    /// Not in a row: the child takes a row for itself, across all columns.
    case none
    /// The first of a row, with the row's alignment; nil: the grid's.
    case first(alignment: VerticalAlignment? = nil)
    /// In the row of the child before it, or the first of a row if that is in none.
    case next
}
