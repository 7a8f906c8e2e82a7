import MullionViews

/// A view for each element of a tree, which discloses those of its children.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Content

    /// Creates a view for each element and its children, identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    /// Creates a view for each identifiable element and its children.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    public var body: some View {
        ForEach(data, id: id) { element in
            if let below = element[keyPath: children] {
                // A type that contains itself needs an end.
                DisclosureGroup {
                    AnyView(OutlineGroup(below, id: id, children: children, content: content).padding(.leading, 20))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}
