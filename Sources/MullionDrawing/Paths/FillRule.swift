/// The rule for the inside of a path that crosses or contains itself.
public enum FillRule: Hashable, CaseIterable, Sendable {
    /// A point is inside if the outline winds around it, counted with its direction: holes run in the opposite
    /// direction.
    case nonZero
    /// A point is inside if a ray from it crosses the outline an odd number of times: every second outline is a hole.
    case evenOdd
}
