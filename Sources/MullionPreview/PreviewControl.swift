import MullionSource

/// A setting that a page can choose: a menu, or a check box without options.
struct PreviewControl {
    /// The value of a control.
    enum Value {
        case text(String)
        case flag(Bool)
    }

    var name: String
    var label: String
    var value: Value
    var options: [(value: String, label: String)]?

    var json: String {
        let value =
            switch value {
            case .text(let text): JSONText.string(text)
            case .flag(let isOn): isOn ? "true" : "false"
            }
        let options = options?.map { option in
            JSONText.object(["value": JSONText.string(option.value), "label": JSONText.string(option.label)])
        }
        return JSONText.object([
            "name": JSONText.string(name), "label": JSONText.string(label), "value": value,
            "options": options.map(PreviewText.list) ?? "null",
        ])
    }
}
