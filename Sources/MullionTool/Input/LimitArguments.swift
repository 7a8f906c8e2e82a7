import ArgumentParser
import Mullion

/// The limits of a command that reads input.
struct LimitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Limits lower than the default, such as nodes=5000,document-bytes=100000.", valueName: "limits"),
        transform: { try Limits(argument: $0) })
    var limits: Limits?

    /// The given limits, or the default.
    var given: Limits { limits ?? .default }
}

extension Limits {
    /// Creates limits of a text such as "nodes=5000,document-bytes=100000".
    ///
    /// - Throws: `ValidationError` for an unknown name, with the nearest, and for a value out of range.
    fileprivate init(argument: String) throws(ValidationError) {
        self = .default
        let names = Name.allCases.map(\.rawValue)
        for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let name = Name(rawValue: sides[0]) else {
                let shown = String(sides[0].prefix(80))
                let advice = Suggestion.nearest(to: sides[0], in: names).map { "did you mean \"\($0)\"?" }
                throw ValidationError(
                    "There is no limit \"\(shown)\"; " + (advice ?? "there are \(names.joined(separator: ", "))."))
            }
            guard sides.count == 2, let value = Int(sides[1]), (0...name.defaultValue).contains(value) else {
                throw ValidationError(
                    "The value of \(name.rawValue) must be a whole number from 0 to \(name.defaultValue), as in "
                        + "\"\(name.rawValue)=\(name.defaultValue / 2)\".")
            }
            self[name] = value
        }
    }
}
