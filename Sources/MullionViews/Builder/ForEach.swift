/// A view for every element of some data, found again by the element's identity when the data change.
///
/// Elements with the same identity are told apart by their order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public let data: Data
    /// The view for an element.
    public let content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    /// A view for every element, which know their identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// A view for every element, which are told apart by a property.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// A view for every number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach: PrimitiveView where Content: View {
    package func lower(into lowering: inout Lowering) {
        for element in data {
            lowering.within(id: AnyHashable(id(element))) { $0.add(content(element)) }
        }
    }
}

/// A view with an identity of its own.
struct IdentifiedView<Content: View, ID: Hashable>: View {
    typealias Body = Never

    let content: Content
    let id: ID
}

extension IdentifiedView: PrimitiveView {
    func lower(into lowering: inout Lowering) {
        lowering.within(id: AnyHashable(id)) { $0.add(content) }
    }
}

extension View {
    /// The view with an identity of its own: with another one it is another view, though it stands in the same place.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
