/// Makes one view of the views written one below the other in a closure.
///
/// Any number of views, `if`, `else`, `switch`, `if #available` and `for` are understood.
@resultBuilder
public enum ViewBuilder {
    /// No view at all.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single view, as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views, which become siblings.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content)) { views, lowering in
            var position = 0
            repeat lowering.add(each views, at: Self.next(&position))
        }
    }

    /// A view written as an expression.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// The view of an `if` without `else`.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    /// The view of the first branch.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        .first(first)
    }

    /// The view of the second branch.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        .second(second)
    }

    /// The views of a `for` loop.
    public static func buildArray<Content: View>(_ views: [Content]) -> ViewArray<Content> { ViewArray(views) }

    /// The view of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

    private static func next(_ position: inout Int) -> IdentityStep {
        defer { position += 1 }
        return .index(position)
    }
}
