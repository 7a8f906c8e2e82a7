import MullionGeometry

/// The wording of numbers and sizes.
package enum Wording {
    /// Returns a number with at most two digits after the point.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return value > 0 ? "∞" : value < 0 ? "-∞" : "not a number" }
        let rounded = (value * 100).rounded() / 100
        if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return "\(Int(rounded))" }
        return "\(Double(rounded))"
    }

    package static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

    package static func points(_ value: CGFloat) -> String { value == 1 ? "1 point" : "\(number(value)) points" }
}

/// A sentence that explains a size, such as "It is as wide as its text, because nothing limits it, and 20 points high."
package struct SizeSummary {
    /// A side in words, such as "as wide as its text", and the reason.
    package struct Side {
        /// The content that determines the length; nil for a number.
        var measure: String?
        var reason: String?

        package init(measure: String? = nil, reason: String? = nil) {
            self.measure = measure
            self.reason = reason
        }
    }

    /// Returns the sentence.
    package static func sentence(_ size: CGSize, width: Side, height: Side) -> String {
        func because(_ reason: String?) -> String { reason.map { ", because \($0)" } ?? "" }
        func phrase(_ side: Side, _ length: CGFloat, _ adjective: String) -> String {
            side.measure.map { "as \(adjective) as \($0)" } ?? "\(Wording.points(length)) \(adjective)"
        }
        let isShared = width.reason == height.reason
        if let measure = width.measure, measure == height.measure, isShared {
            return "It is as wide and as high as \(measure)\(because(width.reason))."
        }
        return "It is \(phrase(width, size.width, "wide"))\(isShared ? "" : because(width.reason))"
            + "\(isShared || width.reason == nil ? "" : ",") and \(phrase(height, size.height, "high"))"
            + "\(because(height.reason))."
    }
}
