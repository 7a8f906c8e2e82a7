import MullionGeometry

/// A layout of any type, for switching between layouts while keeping the children's identity.
public struct AnyLayout: Layout {
    private let layout: any Layout

    /// The wrapped layout's cache; made again when the wrapped type changes.
    public struct Cache {
        fileprivate var type: ObjectIdentifier
        fileprivate var box: AnyLayoutCache
    }

    /// Wraps a layout.
    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    /// The properties of a wrapped layout depend on the value, not on this type; the engine reads them from the value.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// The node kind of the wrapped layout.
    var wrappedKind: NodeKind { .layout(layout) }

    /// Returns the cache of the wrapped layout, which is made again if it is that of a layout of a different type.
    private func box<L: Layout>(
        of layout: L, _ cache: inout Cache, _ subviews: Subviews
    ) -> TypedLayoutCache<L.Cache> {
        if cache.type != ObjectIdentifier(L.self) { cache = makeCache(subviews: subviews) }
        return unsafeDowncast(cache.box, to: TypedLayoutCache<L.Cache>.self)
    }

    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache {
            Cache(type: ObjectIdentifier(L.self), box: TypedLayoutCache(layout.makeCache(subviews: subviews)))
        }
        return make(layout)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) {
            guard cache.type == ObjectIdentifier(L.self) else { return cache = makeCache(subviews: subviews) }
            layout.updateCache(&box(of: layout, &cache, subviews).value, subviews: subviews)
        }
        update(layout)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            layout.spacing(subviews: subviews, cache: &box(of: layout, &cache, subviews).value)
        }
        return spacing(layout)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            layout.sizeThatFits(
                proposal: proposal, subviews: subviews, cache: &box(of: layout, &cache, subviews).value)
        }
        return size(layout)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        func place<L: Layout>(_ layout: L) {
            layout.placeSubviews(
                in: bounds, proposal: proposal, subviews: subviews, cache: &box(of: layout, &cache, subviews).value)
        }
        place(layout)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func alignment<L: Layout>(_ layout: L) -> CGFloat? {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews,
                cache: &box(of: layout, &cache, subviews).value)
        }
        return alignment(layout)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func alignment<L: Layout>(_ layout: L) -> CGFloat? {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews,
                cache: &box(of: layout, &cache, subviews).value)
        }
        return alignment(layout)
    }
}

private class AnyLayoutCache {}

private final class TypedLayoutCache<Value>: AnyLayoutCache {
    var value: Value
    init(_ value: Value) { self.value = value }
}
