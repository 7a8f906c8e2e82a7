import MullionGeometry

/// A guide at a third of the height.
enum OneThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// A guide 2 points above the first text baseline, wherever that is.
enum AboveBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.firstTextBaseline] - 2 }
}
