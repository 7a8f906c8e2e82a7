/// An error in a visual format, with its position.
public struct VisualFormatError: Error, Hashable, Sendable {
    /// The offset of the first character that cannot continue, or of the unknown name; from 0 to the
    /// number of characters in the format. Characters are those of `String`: a letter with its accents counts once.
    public var offset: Int
    /// The kind of error.
    public var problem: Problem

    /// The kinds of errors.
    public enum Problem: Hashable, Sendable {
        /// Different text is expected there.
        case expected(Expected)
        /// No view of this name was given.
        case unknownView(String)
        /// No metric of this name was given.
        case unknownMetric(String)
        /// Neither a metric nor a view of this name was given.
        case unknownObject(String)
        /// A distance must be a number, but the name is that of a view.
        case viewAsDistance(String)
        /// A priority that is not above 0, or beyond 1000.
        case priorityOutOfRange
        /// A number that is NaN, infinite or beyond 10¹².
        case unusableNumber
        /// The format contains a `|`, but this view has no superview.
        case noSuperview(String)
        /// The views cannot be aligned along the axis on which they follow each other.
        case alignmentAlongAxis
        /// The format is to be read from left to right and from right to left.
        case contradictoryDirections
    }

    /// The expected text.
    public enum Expected: String, Hashable, Sendable {
        case view = "a view"
        case colon = "':'"
        case openingBracket = "'['"
        case name = "the name of a view"
        case bracketOrParenthesis = "']' or '('"
        case closingBracket = "']'"
        case relation = "'=='"
        case relationOrObject = "a relation, number, metric or view"
        case object = "a number, metric or view"
        case distance = "a relation, number or metric"
        case distanceObject = "a number or metric"
        case digit = "a digit"
        case priority = "a number or metric for a priority"
        case endOfPredicate = "'@', ',' or ')'"
        case endOfPriority = "',' or ')'"
        case link = "'-', '[' or '|'"
        case afterDash = "a number, metric, '(', '[' or '|'"
        case afterOpeningDash = "a number, metric, '(' or '['"
        case dash = "'-'"
        case end = "the end"
    }

    init(_ problem: Problem, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }
}

extension VisualFormatError: CustomStringConvertible {
    /// The offset, the error, and a way to fix it.
    public var description: String { "at offset \(offset): \(problem)" }
}

extension VisualFormatError.Problem: CustomStringConvertible {
    /// The error and a way to fix it.
    public var description: String {
        switch self {
        case .expected(let what): "\(what.rawValue) is expected\(what.wayOut)"
        case .unknownView(let name): "no view of that name; add \(quoted(name)) to the views"
        case .unknownMetric(let name): "no metric of that name; add \(quoted(name)) to the metrics"
        case .unknownObject(let name): "no metric or view of that name; add \(quoted(name)) to the metrics or the views"
        case .viewAsDistance(let name):
            "no metric of that name; \(quoted(name)) is a view, and a distance is a number or a metric"
        case .priorityOutOfRange: "a priority is more than 0 and at most 1000; 1000 is required"
        case .unusableNumber: "a number must be finite and at most 10¹²; use a smaller one"
        case .noSuperview(let name): "'|' is the superview, and \(quoted(name)) has none; add it to one first"
        case .alignmentAlongAxis:
            "views are aligned across the axis of the format; begin it with 'V:' or 'H:', or take another option"
        case .contradictoryDirections: "a format is read in one direction; take one of the direction options away"
        }
    }

    /// A name, cut where it would fill the page.
    private func quoted(_ name: String) -> String {
        let start = name.prefix(40)
        return start.endIndex == name.endIndex ? "'\(name)'" : "'\(start)…'"
    }
}

extension VisualFormatError.Expected {
    fileprivate var wayOut: String {
        switch self {
        case .view, .openingBracket: "; write one as [name]"
        case .name: "; it begins with a letter or '_'"
        case .colon: "; a format begins with 'H:', 'V:', '|' or '['"
        case .dash: "; a distance is between two views, as in [a]-8-[b]; one with a sign or relation in parentheses"
        case .bracketOrParenthesis, .closingBracket: "; a view is [name] or [name(size)]"
        case .relation: "; relations are '==', '<=' and '>='"
        case .object, .relationOrObject: "; a size is written as [a(50)], [a(>=b)] or [a(100@750)]"
        case .distance, .distanceObject: "; a distance is written as [a]-(>=8)-[b] or [a]-(8@750)-[b]"
        case .digit: "; a number is written as 12 or 12.5"
        case .priority: "; a priority is written as in [a(100@750)]"
        case .endOfPredicate, .endOfPriority: "; several conditions are separated by ',', as in [a(>=50,<=100)]"
        case .link, .afterDash: "; views follow each other as [a][b], [a]-[b] or [a]-8-[b]"
        case .afterOpeningDash: "; the superview is followed as |[a], |-[a] or |-8-[a]"
        case .end: "; '|' is the last of a format"
        }
    }
}
