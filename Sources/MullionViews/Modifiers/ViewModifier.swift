import MullionGeometry
import MullionLayout

/// A reusable change to a view.
///
/// ```swift
/// struct Card: ViewModifier {
///     func body(content: Content) -> some View {
///         content.padding().background(.white, in: RoundedRectangle(cornerRadius: 8))
///     }
/// }
/// Text("Hello").modifier(Card())
/// ```
///
/// A modifier belongs to the main actor, as a ``View`` does.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = ViewModifierContent<Self>

    /// Returns the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

nonisolated extension ViewModifier {
    /// Returns the modified view, evaluated on the current thread; see `View.bodyOnCurrentThread`.
    func bodyOnCurrentThread(content: Content) -> Body {
        let isolated: @MainActor (Self, Content) -> Body = { $0.body(content: $1) }
        return unsafeBitCast(isolated, to: ((Self, Content) -> Body).self)(self, content)
    }
}

/// The view that a modifier modifies.
nonisolated public struct ViewModifierContent<Modifier>: View, PrimitiveView {
    fileprivate let add: (inout Lowering) -> Void

    package func lower(into lowering: inout Lowering) { add(&lowering) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a view with a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

nonisolated extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    package func lower(into lowering: inout Lowering) {
        let content = ViewModifierContent<Modifier> { $0.add(self.content) }
        lowering.within(.wrapper) { lowering in
            lowering.connectProperties(of: modifier)
            lowering.add(lowering.reading { modifier.bodyOnCurrentThread(content: content) })
        }
    }
}

nonisolated extension View {
    /// Applies a modifier to the view.
    public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view wrapped by a modifier with a node.
@usableFromInline
nonisolated struct ModifiedView<Content: View>: View {
    let content: Content
    let modifier: NodeModifier

    @usableFromInline
    init(content: consuming Content, modifier: NodeModifier) {
        self.content = content
        self.modifier = modifier
    }
}

/// A modifier with a node. A class, because views are copied at every level while they are lowered.
@usableFromInline
final class NodeModifier {
    let kind: NodeKind
    /// The name of the modifier in listings.
    let name: String

    @usableFromInline
    init(kind: NodeKind, name: String) {
        self.kind = kind
        self.name = name
    }
}

nonisolated extension ModifiedView: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        lowering.addWrapped(by: modifier.kind, named: modifier.name, content)
    }
}

/// A view whose nodes are changed, without adding any.
nonisolated package struct AdjustedView<Content: View>: View, PrimitiveView {
    let content: Content
    let adjust: (inout Lowering, [NodeID]) -> Void

    package init(content: consuming Content, adjust: @escaping (inout Lowering, [NodeID]) -> Void) {
        self.content = content
        self.adjust = adjust
    }

    package func lower(into lowering: inout Lowering) {
        let nodes = lowering.nodes(of: content)
        adjust(&lowering, nodes)
        lowering.add(nodes)
    }
}

nonisolated extension View {
    /// Wraps the view. Inlined where a modifier is applied, so that the compiler knows the type of the result.
    @inlinable
    consuming func modified(by kind: NodeKind, named name: String) -> ModifiedView<Self> {
        ModifiedView(content: self, modifier: NodeModifier(kind: kind, name: name))
    }
}
