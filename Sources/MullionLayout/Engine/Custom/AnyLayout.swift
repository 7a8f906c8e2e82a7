import MullionGeometry

/// A layout of any type, for switching between layouts while keeping the children's identity.
public struct AnyLayout: Layout {
    private let storage: AnyLayoutStorage

    /// The wrapped layout's cache; made again when the wrapped type changes.
    public struct Cache {
        fileprivate var type: ObjectIdentifier
        fileprivate var box: AnyLayoutCache
    }

    /// Wraps a layout.
    public init<L: Layout>(_ layout: L) {
        if let any = layout as? AnyLayout { storage = any.storage } else { storage = TypedLayoutStorage(layout) }
    }

    /// The properties of a wrapped layout depend on the value, not on this type; the engine reads them from the value.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    var wrappedProperties: LayoutProperties { storage.properties }
    /// The node kind of the wrapped layout.
    var wrappedKind: NodeKind { storage.kind }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(type: storage.typeIdentity, box: storage.makeCache(subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.type == storage.typeIdentity {
            storage.updateCache(cache.box, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    /// A cache made by a layout of a different type does not have the type that will be read from it.
    private func refresh(_ cache: inout Cache, _ subviews: Subviews) {
        if cache.type != storage.typeIdentity { cache = makeCache(subviews: subviews) }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        refresh(&cache, subviews)
        return storage.spacing(subviews, cache.box)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        refresh(&cache, subviews)
        return storage.sizeThatFits(proposal, subviews, cache.box)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        refresh(&cache, subviews)
        storage.place(bounds, proposal, subviews, cache.box)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        refresh(&cache, subviews)
        return storage.explicitAlignment(guide.key, bounds, proposal, subviews, cache.box)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        refresh(&cache, subviews)
        return storage.explicitAlignment(guide.key, bounds, proposal, subviews, cache.box)
    }
}

private class AnyLayoutCache {}

private final class TypedLayoutCache<Value>: AnyLayoutCache {
    var value: Value
    init(_ value: Value) { self.value = value }
}

private class AnyLayoutStorage: @unchecked Sendable {
    var typeIdentity: ObjectIdentifier { fatalError("abstract") }
    var properties: LayoutProperties { fatalError("abstract") }
    var kind: NodeKind { fatalError("abstract") }
    func makeCache(_ subviews: LayoutSubviews) -> AnyLayoutCache { fatalError("abstract") }
    func updateCache(_ cache: AnyLayoutCache, _ subviews: LayoutSubviews) { fatalError("abstract") }
    func spacing(_ subviews: LayoutSubviews, _ cache: AnyLayoutCache) -> ViewSpacing { fatalError("abstract") }
    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCache
    ) -> CGSize { fatalError("abstract") }
    func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCache
    ) { fatalError("abstract") }
    func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyLayoutCache
    ) -> CGFloat? { fatalError("abstract") }
}

/// Immutable after `init`, hence safe to share: `L` is Sendable.
private final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage, @unchecked Sendable {
    let layout: L
    init(_ layout: L) { self.layout = layout }

    /// The type of a cache is that of the layout.
    private func typed(_ cache: AnyLayoutCache) -> TypedLayoutCache<L.Cache> {
        unsafeDowncast(cache, to: TypedLayoutCache<L.Cache>.self)
    }

    override var typeIdentity: ObjectIdentifier { ObjectIdentifier(L.self) }
    override var properties: LayoutProperties { L.layoutProperties }
    override var kind: NodeKind { .layout(layout) }
    override func makeCache(_ subviews: LayoutSubviews) -> AnyLayoutCache {
        TypedLayoutCache(layout.makeCache(subviews: subviews))
    }
    override func updateCache(_ cache: AnyLayoutCache, _ subviews: LayoutSubviews) {
        layout.updateCache(&typed(cache).value, subviews: subviews)
    }
    override func spacing(_ subviews: LayoutSubviews, _ cache: AnyLayoutCache) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &typed(cache).value)
    }
    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCache
    ) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &typed(cache).value)
    }
    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCache
    ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &typed(cache).value)
    }
    override func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyLayoutCache
    ) -> CGFloat? {
        switch key.axis {
        case .horizontal:
            layout.explicitAlignment(
                of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &typed(cache).value)
        case .vertical:
            layout.explicitAlignment(
                of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &typed(cache).value)
        }
    }
}
