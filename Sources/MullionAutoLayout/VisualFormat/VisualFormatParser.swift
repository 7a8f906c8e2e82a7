import MullionGeometry

/// Reads a visual format into its parts.
///
/// It walks the text once, without recursion: parentheses cannot be nested.
struct VisualFormatParser {
    private var scanner: VisualFormatScanner

    /// - Throws: `expected` where the grammar is left; `priorityOutOfRange` and `unusableNumber` for written numbers.
    /// - Complexity: linear in the characters.
    static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(scanner: VisualFormatScanner(text))
        return try parser.format()
    }

    // MARK: - The format

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if let axis = try axis() { format.axis = axis }
        let start = scanner.offset
        if scanner.take("|") {
            format.opening = VisualFormat.Edge(offset: start, link: try link(after: .superview))
            guard scanner.next == "[" else { throw scanner.expected(.openingBracket) }
        }
        guard scanner.next == "[" else { throw scanner.expected(.view) }
        format.views.append(try view(link: .flush))
        while scanner.next != nil {
            let link = try link(after: .view)
            let offset = scanner.offset
            if scanner.take("|") {
                format.closing = VisualFormat.Edge(offset: offset, link: link)
                guard scanner.next == nil else { throw scanner.expected(.end) }
            } else {
                guard scanner.next == "[" else { throw scanner.expected(link.isFlush ? .link : .openingBracket) }
                format.views.append(try view(link: link))
            }
        }
        return format
    }

    private mutating func axis() throws(VisualFormatError) -> Axis? {
        guard scanner.next == "H" || scanner.next == "V" else { return nil }
        let axis: Axis = scanner.take("H") ? .horizontal : .vertical
        if axis == .vertical { _ = scanner.take("V") }
        try scanner.require(":", .colon)
        return axis
    }

    private mutating func view(link: VisualFormat.Link) throws(VisualFormatError) -> VisualFormat.View {
        try scanner.require("[", .openingBracket)
        guard let name = scanner.name() else { throw scanner.expected(.name) }
        var view = VisualFormat.View(name: name, predicates: [], link: link)
        if scanner.take("(") {
            view.predicates = try list(in: .size)
            try scanner.require("]", .closingBracket)
        } else {
            try scanner.require("]", .bracketOrParenthesis)
        }
        return view
    }

    // MARK: - Links

    private enum Neighbour {
        case superview, view
    }

    private mutating func link(after neighbour: Neighbour) throws(VisualFormatError) -> VisualFormat.Link {
        guard scanner.take("-") else { return .flush }
        if scanner.next == "[" || neighbour == .view && scanner.next == "|" { return .standard }
        let distances: [VisualFormat.Predicate]
        if scanner.take("(") {
            distances = try list(in: .distance)
        } else if let object = try object(withSign: false) {
            distances = [VisualFormat.Predicate(relation: .equal, object: object)]
        } else {
            throw scanner.expected(neighbour == .view ? .afterDash : .afterOpeningDash)
        }
        try scanner.require("-", .dash)
        return .distances(distances)
    }

    // MARK: - Predicates

    private enum Place {
        case size, distance
    }

    /// Predicates separated by commas, up to and with the closing parenthesis.
    private mutating func list(in place: Place) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var list: [VisualFormat.Predicate] = []
        repeat { list.append(try predicate(in: place)) } while scanner.take(",")
        guard scanner.take(")") else {
            throw scanner.expected(list.last?.priority == nil ? .endOfPredicate : .endOfPriority)
        }
        return list
    }

    private mutating func predicate(in place: Place) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try scanner.relation()
        guard let object = try object(withSign: true) else {
            switch place {
            case .size: throw scanner.expected(relation == nil ? .relationOrObject : .object)
            case .distance: throw scanner.expected(relation == nil ? .distance : .distanceObject)
            }
        }
        var predicate = VisualFormat.Predicate(relation: relation ?? .equal, object: object)
        if scanner.take("@") { predicate.priority = try priority() }
        return predicate
    }

    private mutating func priority() throws(VisualFormatError) -> VisualFormat.Object {
        guard let priority = try object(withSign: true) else { throw scanner.expected(.priority) }
        if case .number(let number, let offset) = priority, !(number > 0 && number <= 1000) {
            throw VisualFormatError(.priorityOutOfRange, at: offset)
        }
        return priority
    }

    /// A name or a number; nil if neither begins here.
    private mutating func object(withSign: Bool) throws(VisualFormatError) -> VisualFormat.Object? {
        if let name = scanner.name() { return .name(name) }
        return try scanner.number(withSign: withSign)
    }
}

extension VisualFormat.Link {
    fileprivate var isFlush: Bool {
        if case .flush = self { true } else { false }
    }
}
