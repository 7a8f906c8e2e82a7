import MullionGeometry

// Constraints in the letters of a visual format, for people.
extension LayoutConstraint {
    /// The constraint as a visual format; nil if no format describes it.
    ///
    /// A format exists for a size against a number or against the same size of another item, for the gap between two
    /// items in one superview, and for the gap to an edge or margin of the superview. Multipliers, centers, baselines,
    /// left, right and distances between two positions have none; nor do constraints on items whose names are not valid
    /// in visual formats.
    ///
    /// ```swift
    /// a.widthAnchor.constraint(equalToConstant: 100).visualFormat                         // H:[a(==100)]
    /// b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).visualFormat     // H:[a]-(8)-[b]
    /// a.bottomAnchor.constraint(lessThanOrEqualTo: superview.bottomAnchor, constant: -20) // V:[a]-(>=20)-|
    /// ```
    public var visualFormat: String? { pictured?.text }

    /// The constraint as a visual format, else as an equation, with its identifier.
    var sentence: String {
        guard let pictured else { return description }
        let text = pictured.superview.map { "\(pictured.text) where | is \($0.name)" } ?? pictured.text
        return identifier.map { "\($0): \(text)" } ?? text
    }

    private struct Picture {
        var text: String
        /// What `|` is.
        var superview: ConstraintItem?
    }

    private var pictured: Picture? {
        guard starts == nil, multiplier == 1 else { return nil }
        guard constant.isWritten, CGFloat(priority.rawValue).isWritten else { return nil }
        let picture = firstAttribute.isSize ? sizePicture : gapPicture
        guard var picture else { return nil }
        picture.text = (firstAttribute.axis == .horizontal ? "H:" : "V:") + picture.text
        return picture
    }

    // MARK: - Sizes

    private var sizePicture: Picture? {
        guard let name = first.nameInFormats else { return nil }
        guard let second else { return Picture(text: "[\(name)(\(relation)\(constant.written)\(priorityInFormats))]") }
        guard constant == 0, secondAttribute == firstAttribute, let other = second.nameInFormats else { return nil }
        return Picture(text: "[\(name)(\(relation)\(other)\(priorityInFormats))]")
    }

    // MARK: - Gaps

    /// An edge of an item: its near or its far one, of the item itself or less its margin.
    private struct Side {
        var item: ConstraintItem
        var isFar: Bool
        var isMargin: Bool

        init?(_ item: ConstraintItem, _ attribute: Attribute) {
            switch attribute {
            case .leading, .top, .leadingMargin, .topMargin: isFar = false
            case .trailing, .bottom, .trailingMargin, .bottomMargin: isFar = true
            default: return nil
            }
            self.item = item
            isMargin = attribute.ofMarginsGuide != nil
        }

        /// Whether the item is the superview of another.
        func holds(_ side: Side) -> Bool { side.item.positionedIn === item && side.item is LayoutView }
    }

    private var gapPicture: Picture? {
        guard let second, let one = Side(first, firstAttribute), let other = Side(second, secondAttribute) else {
            return nil
        }
        // `first == second + c` is a gap of `c` after the second, or one of `-c` after the first.
        return gap(from: other, to: one, constant, relation)
            ?? gap(from: one, to: other, constant == 0 ? 0 : -constant, relation.reversed)
    }

    private func gap(from start: Side, to end: Side, _ distance: CGFloat, _ relation: Relation) -> Picture? {
        let sign = relation == .equal ? "" : "\(relation)"
        let link = "-(\(sign)\(distance.written)\(priorityInFormats))-"
        if start.holds(end), !start.isFar, !end.isFar, !end.isMargin {
            guard let name = end.item.nameInFormats, let link = start.isMargin ? marginLink : link else { return nil }
            return Picture(text: "|\(link)[\(name)]", superview: start.item)
        }
        if end.holds(start), start.isFar, end.isFar, !start.isMargin {
            guard let name = start.item.nameInFormats, let link = end.isMargin ? marginLink : link else { return nil }
            return Picture(text: "[\(name)]\(link)|", superview: end.item)
        }
        guard start.isFar, !end.isFar, !start.isMargin, !end.isMargin, start.item.positionedIn != nil,
            start.item.positionedIn === end.item.positionedIn, let name = start.item.nameInFormats,
            let next = end.item.nameInFormats
        else { return nil }
        return Picture(text: "[\(name)]\(link)[\(next)]")
    }

    /// The link to a margin, which a format has for "exactly there" alone.
    private var marginLink: String? { relation == .equal && constant == 0 && priority == .required ? "-" : nil }

    private var priorityInFormats: String { priority == .required ? "" : "@\(priority)" }
}

extension ConstraintItem {
    /// The name, if it is valid in a visual format.
    fileprivate var nameInFormats: String? {
        let name = name
        let isName = name.allSatisfy { $0.isLetter || $0.isWholeNumber || $0 == "_" }
        guard isName, let first = name.first, first.isLetter || first == "_" else { return nil }
        return name
    }
}

extension CGFloat {
    /// The number without a fraction where there is none.
    fileprivate var written: String { Int(exactly: self).map(String.init) ?? "\(self)" }

    /// Whether it is written in digits without an exponent, as formats have it.
    fileprivate var isWritten: Bool { self == 0 || magnitude >= 1e-3 && magnitude <= 1e12 }
}

extension LayoutConstraint.Relation {
    fileprivate var reversed: LayoutConstraint.Relation { LayoutConstraint.Relation(rawValue: -rawValue) ?? self }
}
