import MullionGeometry

/// What the children of a ``GridLayout`` say about their cells, as layout values.
///
/// They are read through modifiers around the child, as all layout values are:
/// `tree.setValue(2, forKey: GridValues.Columns.self, of: node)`.
public enum GridValues {
    /// The row a child is in; not in one: the child spans all columns.
    public enum Row: LayoutValueKey {
        public static let defaultValue = GridRowMember.none
    }

    /// How many columns the cell spans; below 1 counts as 1, above 1,000 as 1,000.
    public enum Columns: LayoutValueKey {
        public static let defaultValue = 1
    }

    /// Where in its cell the child stands, whatever row and column say; nil: by their alignment. A coordinate that is
    /// not finite counts as a half.
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
    /// In no row: the child has one of its own, across all columns.
    case none
    /// The first of a row, with the row's alignment; nil: the grid's.
    case first(alignment: VerticalAlignment? = nil)
    /// In the row of the child before it, or the first of a row if that is in none.
    case next
}
