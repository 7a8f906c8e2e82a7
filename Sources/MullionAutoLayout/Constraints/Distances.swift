import MullionGeometry

// The distance between two positions as a length.

extension LayoutXAxisAnchor {
    /// Returns the distance, in points, from this position to another: negative if the other comes first. In a
    /// right-to-left layout, distances between leading and trailing edges run to the left.
    ///
    /// ```swift
    /// // The gaps in front of the title and behind it are as wide as the icon.
    /// card.leadingAnchor.anchorWithOffset(to: title.leadingAnchor).constraint(equalTo: icon.widthAnchor)
    /// title.trailingAnchor.anchorWithOffset(to: card.trailingAnchor).constraint(equalTo: icon.widthAnchor)
    /// ```
    ///
    /// A distance can be compared with widths, heights, and distances on either axis. Mixing leading or trailing with
    /// left or right in one distance is a programming error.
    public func anchorWithOffset(to anchor: LayoutXAxisAnchor) -> LayoutDimension {
        LayoutDimension(item: anchor.item, attribute: anchor.attribute, start: (item, attribute))
    }
}

extension LayoutYAxisAnchor {
    /// Returns the distance, in points, from this position down to another: negative if the other lies above.
    ///
    /// A distance can be compared with widths, heights, and distances on either axis.
    public func anchorWithOffset(to anchor: LayoutYAxisAnchor) -> LayoutDimension {
        LayoutDimension(item: anchor.item, attribute: anchor.attribute, start: (item, attribute))
    }
}

/// The positions at which the distances of a constraint begin; they end at its items' attributes.
final class DistanceStarts {
    struct Start {
        let reference: ItemReference
        unowned(unsafe) let item: ConstraintItem
        let attribute: LayoutConstraint.Attribute
    }

    /// nil if that side is not a distance.
    let first: Start?
    let second: Start?

    /// Returns nil where neither side is a distance, as is usual, without making an object first.
    static func make(_ first: LayoutDimension.Start?, _ second: LayoutDimension.Start?) -> DistanceStarts? {
        first == nil && second == nil ? nil : DistanceStarts(first, second)
    }

    private init(_ first: LayoutDimension.Start?, _ second: LayoutDimension.Start?) {
        self.first = first.map { Start(reference: $0.item.reference, item: $0.item, attribute: $0.attribute) }
        self.second = second.map { Start(reference: $0.item.reference, item: $0.item, attribute: $0.attribute) }
    }

    var all: [Start] { [first, second].compactMap { $0 } }
}

extension LayoutConstraint {
    /// Calls a function with each item that it names, once.
    func forEachItem(_ body: (ConstraintItem) -> Void) {
        body(first)
        if let second, second !== first { body(second) }
        guard let starts else { return }
        var named = [first, second].compactMap { $0 }
        for start in starts.all where !named.contains(where: { $0 === start.item }) {
            named.append(start.item)
            body(start.item)
        }
    }

    /// Whether it compares distances between positions.
    package var comparesDistances: Bool { starts != nil }

    /// Whether something about its attributes holds for one of them.
    func hasAttribute(where condition: (Attribute) -> Bool) -> Bool {
        condition(firstAttribute) || condition(secondAttribute)
            || starts?.all.contains { condition($0.attribute) } == true
    }
}

// MARK: - Reading

extension LayoutConstraint {
    /// The position or length on the left side, from which further constraints can be made; nil after its item is gone.
    ///
    /// A ``LayoutXAxisAnchor``, a ``LayoutYAxisAnchor`` or a ``LayoutDimension``.
    public var firstAnchor: (any LayoutAnchor)? { Self.anchor(firstItem, firstAttribute, starts?.first) }

    /// The position or length on the right side; nil for a length compared with a constant, and after its item is gone.
    public var secondAnchor: (any LayoutAnchor)? { Self.anchor(secondItem, secondAttribute, starts?.second) }

    private static func anchor(
        _ item: ConstraintItem?, _ attribute: Attribute, _ start: DistanceStarts.Start?
    ) -> (any LayoutAnchor)? {
        guard let item else { return nil }
        if let start {
            guard let first = start.reference.item else { return nil }
            return LayoutDimension(item: item, attribute: attribute, start: (first, start.attribute))
        }
        if attribute.isSize { return LayoutDimension(item: item, attribute: attribute) }
        return attribute.axis == .horizontal
            ? LayoutXAxisAnchor(item: item, attribute: attribute) : LayoutYAxisAnchor(item: item, attribute: attribute)
    }
}
