import MullionGeometry

/// A description of a piece of user interface: SwiftUI's `View`, as far as it says how things look.
///
/// Views are values. A view is made of other views, named in its ``body``; the primitive ones at the bottom (text,
/// shapes, stacks, modifiers) have none.
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
/// Lowering goes on where there is room on the stack, whatever the depth. A nested value however is freed level by
/// level on the stack of whoever lets go of it: 5,000 levels are tested on 8 MiB. Deeper trees are for `LayoutTree`,
/// which is flat.
public protocol View {
    /// What the view is made of.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
}

extension View where Body == Never {
    /// Never called: a primitive view is not made of others.
    public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

/// A view that makes nodes itself. What it adds is the only thing the rest of the module needs to know about it.
package protocol PrimitiveView: View where Body == Never {
    /// Adds the view's nodes, none or any number, to the ones being collected.
    func lower(into lowering: inout Lowering)
}
