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
/// A view belongs to the main actor, as in SwiftUI: its `body`, its functions, and the initial values of its properties
/// may use models marked `@MainActor`. The views and modifiers of this module do not, so values of them are made
/// anywhere. A renderer or a host evaluates `body` on the thread that calls it, without a check: a view that uses
/// nothing of the main actor is drawn on any thread; one that does is drawn on the main thread.
///
/// Lowering continues on a new stack at any depth. A nested value, however, is freed level by level on the stack of the
/// thread that releases it: 5,000 levels are tested on 8 MiB. For deeper trees use `LayoutTree`, which is flat.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's body.
    associatedtype Body: View

    /// The views that this view consists of.
    ///
    /// - Precondition: The view is not a primitive one, whose `body` is `Never`.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

nonisolated extension Never: View {
    public typealias Body = Never
    /// Never called: there is no value.
    nonisolated public var body: Never { fatalError("there is no value") }
}

nonisolated extension View where Body == Never {
    /// Never called: a primitive view has no body.
    ///
    /// - Precondition: The view is not a primitive one, whose `body` is `Never`.
    nonisolated public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

nonisolated extension View {
    /// Returns the body, evaluated on the current thread.
    ///
    /// The isolation of `body` is for the compiler. Nothing of a view is shared with the main thread unless the view
    /// itself refers to it, so the renderer does not change threads, and does not trap where there is no main loop.
    static var bodyOnCurrentThread: (Self) -> Body {
        let isolated: @MainActor (Self) -> Body = { $0.body }
        return unsafeBitCast(isolated, to: ((Self) -> Body).self)
    }
}

/// A view that makes nodes. The nodes it adds are all that the rest of the module needs to know about it.
nonisolated package protocol PrimitiveView: View where Body == Never {
    /// Adds the view's nodes, none or any number, to those being collected.
    func lower(into lowering: inout Lowering)
}
