/// How content of a given aspect ratio fills the available space.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The content is as large as possible while all of it stays inside the space.
    case fit

    /// The content is as small as possible while it covers the whole space.
    case fill
}
