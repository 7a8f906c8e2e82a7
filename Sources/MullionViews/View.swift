import MullionGeometry

/// A description of a user interface: SwiftUI's `View`, as far as appearance is concerned.
///
/// Views are values. A view consists of other views, returned by ``body``; primitive views (text, shapes, stacks,
/// modifiers) have none.
///
/// ```swift
/// struct Badge: View {
///     var title: String
///     var body: some View {
///         Text(title).bold().padding(.horizontal, 8).background(.green, in: Capsule())
///     }
/// }
/// let picture = ViewRenderer(Badge(title: "New")).layout()
/// ```
///
/// Lowering continues on a new stack at any depth. A nested value, however, is freed level by level on the stack of the
/// thread that releases it: 5,000 levels are tested on 8 MiB. For deeper trees use `LayoutTree`, which is flat.
public protocol View {
    /// The type of the view's body.
    associatedtype Body: View

    /// The views that this view consists of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
    /// Never called: there is no value.
    public var body: Never { fatalError("there is no value") }
}

extension View where Body == Never {
    /// Never called: a primitive view has no body.
    public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

/// A view that makes nodes. The nodes it adds are all that the rest of the module needs to know about it.
package protocol PrimitiveView: View where Body == Never {
    /// Adds the view's nodes, none or any number, to those being collected.
    func lower(into lowering: inout Lowering)
}
