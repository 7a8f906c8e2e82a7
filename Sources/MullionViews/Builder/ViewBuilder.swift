/// Combines the views listed in a closure into one view.
///
/// Accepts any number of views, `if`, `else`, `switch`, `if #available`, and `for`.
@resultBuilder
public enum ViewBuilder {
    /// Returns an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns a single view unchanged.
    @inlinable
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    /// Combines several views, which become siblings.
    @inlinable
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content)) { views, lowering in
            var elements = TupleElements(views)
            repeat elements.addNext((each Content).self, to: &lowering)
        }
    }

    /// Returns a view written as an expression.
    @inlinable
    public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

    /// Returns the view of an `if` without `else`.
    @inlinable
    public static func buildOptional<Content: View>(_ content: consuming Content?) -> Content? { content }

    /// Returns the view of the first branch.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        first: consuming First
    ) -> ConditionalContent<First, Second> { .first(first) }

    /// Returns the view of the second branch.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        second: consuming Second
    ) -> ConditionalContent<First, Second> { .second(second) }

    /// Combines the views of a `for` loop.
    public static func buildArray<Content: View>(_ views: [Content]) -> ViewArray<Content> { ViewArray(views) }

    /// Returns the view of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
