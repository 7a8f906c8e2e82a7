// The identities of the built-in guides. `AlignmentKey.defaultValue` has built-in values for all but the list
// separators; the requirement is fulfilled all the same, for calls through the protocol.

@usableFromInline
enum LeadingAlignment: AlignmentID {
    @usableFromInline
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

@usableFromInline
enum HorizontalCenterAlignment: AlignmentID {
    @usableFromInline
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

@usableFromInline
enum TrailingAlignment: AlignmentID {
    @usableFromInline
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

@usableFromInline
enum ListRowSeparatorLeadingAlignment: AlignmentID {
    @usableFromInline
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

@usableFromInline
enum ListRowSeparatorTrailingAlignment: AlignmentID {
    @usableFromInline
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

@usableFromInline
enum TopAlignment: AlignmentID {
    @usableFromInline
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

@usableFromInline
enum VerticalCenterAlignment: AlignmentID {
    @usableFromInline
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

@usableFromInline
enum BottomAlignment: AlignmentID {
    @usableFromInline
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

@usableFromInline
enum FirstTextBaselineAlignment: AlignmentID {
    @usableFromInline
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

@usableFromInline
enum LastTextBaselineAlignment: AlignmentID {
    @usableFromInline
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
