/// The names available to placeholders at a position of a template: those of the data, and those of the enclosing
/// repetitions, which take precedence.
struct TemplateNames {
    /// The result of a lookup.
    enum Answer {
        case found(DocumentData.Value)
        /// The name is unknown; these are known at the step that failed.
        case unknown(known: [String])
    }

    private let data: DocumentData.Value
    private var repeated: [String: DocumentData.Value] = [:]

    init(data: DocumentData.Value) { self.data = data }

    /// Binds a name to a value, or removes it for nil. Returns its previous value.
    mutating func bind(_ name: String, to value: DocumentData.Value?) -> DocumentData.Value? {
        let before = repeated[name]
        repeated[name] = value
        return before
    }

    /// Returns the value of a name: keys, and positions in lists from 0, joined by dots.
    ///
    /// - Complexity: O(length of the name), and O(names) if it is unknown.
    func look(up name: String) -> Answer {
        let steps = name.split(separator: ".", omittingEmptySubsequences: false)
        var value = data
        for (index, step) in steps.enumerated() {
            if index == 0, let bound = repeated[String(step)] {
                value = bound
                continue
            }
            switch value {
            case .fields(let fields):
                if let next = fields[String(step)] {
                    value = next
                    continue
                }
            case .list(let values):
                if let position = Int(step), values.indices.contains(position) {
                    value = values[position]
                    continue
                }
            default: break
            }
            return .unknown(known: known(in: value, after: steps[..<index].joined(separator: ".")))
        }
        return .found(value)
    }

    private func known(in value: DocumentData.Value, after prefix: String) -> [String] {
        var names: [String] = []
        if case .fields(let fields) = value { names = Array(fields.keys) }
        if case .list(let values) = value, !values.isEmpty { names = ["0"] }
        if prefix.isEmpty { names += repeated.keys.filter { !names.contains($0) } }
        return names.sorted().map { prefix.isEmpty ? $0 : "\(prefix).\($0)" }
    }
}
