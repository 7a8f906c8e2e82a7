/// The direction in which a layout runs from its leading to its trailing edge.
@frozen
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left, trailing is right.
    case leftToRight

    /// Leading is right, trailing is left.
    case rightToLeft
}
