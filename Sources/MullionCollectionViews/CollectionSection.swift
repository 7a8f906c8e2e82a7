import MullionCollection
import MullionGeometry
import MullionViews

/// Where the sizes of the items of a section come from.
public enum CollectionItemSizes<Element> {
    /// All items have one size, in points; nothing is kept or computed for an item.
    case uniform(CGSize)
    /// Each element tells the size of its item. All are asked when the layout is prepared.
    case each((Element) -> CGSize)
    /// Each item is as large as its view answers to the length of a line, or of the column or lane it stands in, with
    /// nothing proposed along the scrolling axis. Every view is made for that once, in a tree of its own, so it suits
    /// thousands of items and not millions.
    case measured
}

/// A section of a ``FlowCollection``: items made from data, with a header before them and a footer behind.
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
        /// The length along the scrolling axis; nil: that of the view.
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
    /// By what the section is found again; nil: by its position.
    var id: AnyHashable?
    var settings = CollectionSectionSettings()

    /// A section of an item for each element, found again by the identity of its element.
    ///
    /// - Parameters:
    ///   - data: The elements. Only those whose items are seen are read, besides what `sizes` says.
    ///   - id: What tells elements apart.
    ///   - sizes: Where the sizes of the items come from.
    ///   - item: The view for an element, centred in the frame of the item. Several stand in front of each other.
    public init<Data: RandomAccessCollection, ID: Hashable, Item: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, sizes: CollectionItemSizes<Data.Element> = .measured,
        @ViewBuilder item: @escaping (Data.Element) -> Item
    ) {
        func element(_ number: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: number)] }
        count = data.count
        itemID = { AnyHashable(element($0)[keyPath: id]) }
        addItem = { number, lowering in lowering.add(lowering.environment.reading { item(element(number)) }) }
        self.sizes =
            switch sizes {
            case .uniform(let size): .uniform(size)
            case .each(let size): .each { size(element($0)) }
            case .measured: .measured
            }
    }

    /// A section of an item for each element, found again by the identity of its element.
    ///
    /// - Parameters: As for elements told apart by a key.
    public init<Data: RandomAccessCollection, Item: View>(
        _ data: Data, sizes: CollectionItemSizes<Data.Element> = .measured,
        @ViewBuilder item: @escaping (Data.Element) -> Item
    ) where Data.Element: Identifiable {
        self.init(data, id: \.id, sizes: sizes, item: item)
    }

    /// A section of an item for each number of a range.
    ///
    /// - Parameters: As for elements told apart by a key.
    public init<Item: View>(
        _ data: Range<Int>, sizes: CollectionItemSizes<Int> = .measured,
        @ViewBuilder item: @escaping (Int) -> Item
    ) {
        self.init(data, id: \.self, sizes: sizes, item: item)
    }
}

extension CollectionSection {
    /// The section with a header before its items.
    ///
    /// - Parameters:
    ///   - length: Its length along the scrolling axis in points; nil: what the view answers to the collection's length
    ///     across.
    ///   - content: The header's view.
    public func header<Header: View>(length: CGFloat? = nil, @ViewBuilder content: @escaping () -> Header) -> Self {
        changed { $0.header = Supplementary(length: length) { $0.add(content()) } }
    }

    /// The section with a footer behind its items.
    ///
    /// - Parameters: As for a header.
    public func footer<Footer: View>(length: CGFloat? = nil, @ViewBuilder content: @escaping () -> Footer) -> Self {
        changed { $0.footer = Supplementary(length: length) { $0.add(content()) } }
    }

    /// The section with its items in lines, in a list, in columns, or arranged in another way. Items in columns or
    /// lanes take their width.
    public func arrangement(_ arrangement: FlowSection.Arrangement) -> Self {
        changed { $0.settings.arrangement = arrangement }
    }

    /// The section with room around its items; header and footer ignore it.
    public func insets(_ insets: EdgeInsets) -> Self { changed { $0.settings.inset = insets } }

    /// The section with gaps of its own.
    ///
    /// - Parameters:
    ///   - items: The least gap between the items of a line in points; nil: the collection's.
    ///   - lines: The gap between lines; nil: the collection's.
    public func spacing(items: CGFloat? = nil, lines: CGFloat? = nil) -> Self {
        changed {
            $0.settings.interitemSpacing = items
            $0.settings.lineSpacing = lines
        }
    }

    /// The section with an identity of its own, by which it is found again when sections before it come or go.
    public func id<ID: Hashable>(_ id: ID) -> Self { changed { $0.id = AnyHashable(id) } }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

/// Lists the sections of a collection: any number of them, with `if`, `else`, `switch` and `for`.
@resultBuilder
public enum CollectionBuilder {
    /// Several sections.
    public static func buildBlock(_ sections: [CollectionSection]...) -> [CollectionSection] { sections.flatMap { $0 } }

    /// One section.
    public static func buildExpression(_ section: CollectionSection) -> [CollectionSection] { [section] }

    /// Sections made elsewhere.
    public static func buildExpression(_ sections: [CollectionSection]) -> [CollectionSection] { sections }

    /// The sections of an `if` without `else`.
    public static func buildOptional(_ sections: [CollectionSection]?) -> [CollectionSection] { sections ?? [] }

    /// The sections of the first branch.
    public static func buildEither(first: [CollectionSection]) -> [CollectionSection] { first }

    /// The sections of the second branch.
    public static func buildEither(second: [CollectionSection]) -> [CollectionSection] { second }

    /// The sections of a `for` loop.
    public static func buildArray(_ sections: [[CollectionSection]]) -> [CollectionSection] { sections.flatMap { $0 } }
}
