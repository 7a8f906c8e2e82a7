import MullionCollection
import MullionGeometry
import MullionViews

/// The source of the item sizes of a section.
public enum CollectionItemSizes<Element> {
    /// All items have one size, in points; nothing is kept or computed for each item.
    case uniform(CGSize)
    /// A function returns the size of each item. It is called for all items when the layout is prepared.
    case each((Element) -> CGSize)
    /// Each item has the size of its view for the length of its line, column, or lane, with the length along the
    /// scrolling axis unspecified. Every view is made once for that, in a separate tree, so it suits thousands of items
    /// but not millions.
    case measured
}

/// A section of a ``FlowCollection``: items made from data, with a header and a footer.
///
/// ```swift
/// CollectionSection(photos, sizes: .uniform(CGSize(width: 90, height: 90))) { photo in
///     Thumbnail(photo)
/// }
/// .header { Text("Summer").font(.headline) }
/// .insets(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
/// ```
public struct CollectionSection {
    /// A header or footer.
    struct Supplementary {
        /// The length along the scrolling axis; nil for that of the view.
        let length: CGFloat?
        let add: (inout Lowering) -> Void
    }

    /// The sizes, without the type of the elements.
    enum Sizes {
        case uniform(CGSize)
        case each((Int) -> CGSize)
        case measured
    }

    let count: Int
    let itemID: (Int) -> AnyHashable
    let addItem: (Int, inout Lowering) -> Void
    let sizes: Sizes
    var header: Supplementary?
    var footer: Supplementary?
    /// The identity of the section; nil for its position.
    var id: AnyHashable?
    var settings = CollectionSectionSettings()

    /// Creates a section with an item for each element, identified by a key.
    ///
    /// - Parameters:
    ///   - data: The elements. Only those of visible items are read, in addition to those that `sizes` reads.
    ///   - id: The identity of an element.
    ///   - sizes: The source of the item sizes.
    ///   - item: Returns the view for an element, centered in the frame of the item. Several are stacked in depth.
    public init<Data: RandomAccessCollection, ID: Hashable, Item: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, sizes: CollectionItemSizes<Data.Element> = .measured,
        @ViewBuilder item: @escaping (Data.Element) -> Item
    ) {
        func element(_ number: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: number)] }
        count = data.count
        itemID = { AnyHashable(element($0)[keyPath: id]) }
        addItem = { number, lowering in lowering.add(lowering.reading { item(element(number)) }) }
        self.sizes =
            switch sizes {
            case .uniform(let size): .uniform(size)
            case .each(let size): .each { size(element($0)) }
            case .measured: .measured
            }
    }

    /// Creates a section with an item for each identifiable element.
    ///
    /// - Parameters: As for elements identified by a key.
    /// - Precondition: The number of elements fits in 32 bits.
    public init<Data: RandomAccessCollection, Item: View>(
        _ data: Data, sizes: CollectionItemSizes<Data.Element> = .measured,
        @ViewBuilder item: @escaping (Data.Element) -> Item
    ) where Data.Element: Identifiable {
        self.init(data, id: \.id, sizes: sizes, item: item)
    }

    /// Creates a section with an item for each number of a range.
    ///
    /// - Parameters: As for elements identified by a key.
    /// - Precondition: The number of elements fits in 32 bits.
    public init<Item: View>(
        _ data: Range<Int>, sizes: CollectionItemSizes<Int> = .measured,
        @ViewBuilder item: @escaping (Int) -> Item
    ) {
        self.init(data, id: \.self, sizes: sizes, item: item)
    }
}

extension CollectionSection {
    /// Adds a header before the items.
    ///
    /// - Parameters:
    ///   - length: Its length along the scrolling axis in points; nil for that of the view in the collection's length
    ///     across.
    ///   - content: The header's view.
    public func header<Header: View>(length: CGFloat? = nil, @ViewBuilder content: @escaping () -> Header) -> Self {
        changed { $0.header = Supplementary(length: length) { $0.add(content()) } }
    }

    /// Adds a footer after the items.
    ///
    /// - Parameters: As for a header.
    public func footer<Footer: View>(length: CGFloat? = nil, @ViewBuilder content: @escaping () -> Footer) -> Self {
        changed { $0.footer = Supplementary(length: length) { $0.add(content()) } }
    }

    /// Sets whether items form lines, a list, columns, or lanes. Items in columns or lanes have their width.
    public func arrangement(_ arrangement: FlowSection.Arrangement) -> Self {
        changed { $0.settings.arrangement = arrangement }
    }

    /// Adds room around the items; header and footer ignore it.
    public func insets(_ insets: EdgeInsets) -> Self { changed { $0.settings.inset = insets } }

    /// Sets the gaps of the section.
    ///
    /// - Parameters:
    ///   - items: The minimum gap between the items of a line in points; nil for the collection's.
    ///   - lines: The gap between lines; nil for the collection's.
    public func spacing(items: CGFloat? = nil, lines: CGFloat? = nil) -> Self {
        changed {
            $0.settings.interitemSpacing = items
            $0.settings.lineSpacing = lines
        }
    }

    /// Gives the section an explicit identity, which it keeps when sections before it come or go.
    public func id<ID: Hashable>(_ id: ID) -> Self { changed { $0.id = AnyHashable(id) } }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

/// Combines the sections of a collection: any number of them, with `if`, `else`, `switch`, and `for`.
@resultBuilder
public enum CollectionBuilder {
    /// Combines several sections.
    public static func buildBlock(_ sections: [CollectionSection]...) -> [CollectionSection] { sections.flatMap { $0 } }

    /// Returns a single section.
    public static func buildExpression(_ section: CollectionSection) -> [CollectionSection] { [section] }

    /// Returns a list of sections.
    public static func buildExpression(_ sections: [CollectionSection]) -> [CollectionSection] { sections }

    /// Returns the sections of an `if` without `else`.
    public static func buildOptional(_ sections: [CollectionSection]?) -> [CollectionSection] { sections ?? [] }

    /// Returns the sections of the first branch.
    public static func buildEither(first: [CollectionSection]) -> [CollectionSection] { first }

    /// Returns the sections of the second branch.
    public static func buildEither(second: [CollectionSection]) -> [CollectionSection] { second }

    /// Combines the sections of a `for` loop.
    public static func buildArray(_ sections: [[CollectionSection]]) -> [CollectionSection] { sections.flatMap { $0 } }
}
