import MullionGeometry
import MullionSource

/// The JSON of messages. Numbers are rounded to thousandths, which nobody sees in a preview.
enum PreviewText {
    /// Returns a message on one line: a type, the number of the request that it answers, and its members.
    static func message(_ type: String, answering id: Int? = nil, _ members: [(String, String)] = []) -> String {
        var parts = ["\"type\": \(JSONText.string(type))"]
        if let id { parts.append("\"id\": \(id)") }
        parts += members.map { "\"\($0)\": \($1)" }
        return "{" + parts.joined(separator: ", ") + "}"
    }

    static func list(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

    static func number(_ value: CGFloat) -> String {
        guard value.isFinite, value.magnitude < 1e12 else { return JSONText.number(value) }
        return JSONText.number((value * 1_000).rounded() / 1_000)
    }

    static func pair(_ size: CGSize) -> String { "[\(number(size.width)), \(number(size.height))]" }

    static func numbers(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }.joined(separator: ", ")
    }

    /// Returns a proposal: numbers, null, or "infinity".
    static func proposal(_ proposal: ProposedViewSize) -> String {
        func side(_ length: CGFloat?) -> String {
            length.map { $0 == .infinity ? "\"infinity\"" : number($0) } ?? "null"
        }
        return "{\"width\": \(side(proposal.width)), \"height\": \(side(proposal.height))}"
    }
}
