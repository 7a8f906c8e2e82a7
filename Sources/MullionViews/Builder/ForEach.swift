/// A view for each element of a collection. Identities connect elements with their views when the data change; elements
/// with equal identities are matched in order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public let data: Data
    /// A closure that returns the view for an element. An update may call it more than once for an element.
    public let content: (Data.Element) -> Content
    @usableFromInline let id: (Data.Element) -> ID
    /// Counts the elements that are as before. Made where the view is made, so that the compiler knows the types, and
    /// makes the closures a part of the loop.
    @usableFromInline let comparison: ElementComparison<Data, ID, Content>

    @inlinable @inline(__always)
    init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
        comparison = { countUnchanged($0, from: $1, ids: $2, views: $3, id: id, content: content) }
    }
}

nonisolated extension ForEach: View where Content: View {
    /// Creates a view for each identifiable element.
    @inlinable @inline(__always)
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates a view for each element, identified by a property.
    @inlinable @inline(__always)
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Creates a view for a binding to each element of a collection, identified by a property of the element.
    ///
    /// Elements that are identifiable need no property: a binding to a collection is itself a collection of bindings.
    @inlinable @inline(__always)
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
    }

    /// Creates a view for each number in a range.
    ///
    /// - Complexity: O(n) for n numbers, when the views are lowered.
    @inlinable @inline(__always)
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }
}

nonisolated extension ForEach: PrimitiveView where Content: View {
    package func lower(into lowering: inout Lowering) {
        // The closure for the content reads the environment as well.
        lowering.readingTogether { lowering in
            if let memory = lowering.forEachMemory(ForEachMemory<ID, Content>.self) {
                return memory.lower(self, into: &lowering)
            }
            let nodeCount = lowering.tree.nodeCount
            var isFirst = true
            for element in data {
                lowering.within(id: id(element)) { $0.add(content(element)) }
                if isFirst { lowering.reserveRoom(forNodesSince: nodeCount, times: data.count - 1) }
                isFirst = false
            }
        }
    }
}

/// A view with an explicit identity.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
    let content: Content
    let id: ID

    func lower(into lowering: inout Lowering) { lowering.within(id: id) { $0.add(content) } }
}

nonisolated extension View {
    /// Gives the view an explicit identity. With a different one it is a new view, even at the same position.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
