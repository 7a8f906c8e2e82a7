import MullionDrawing
import MullionGeometry

/// Boxes in the form that the script of a page reads.
///
/// ```json
/// {"expandedLevels": 4, "kinds": ["vStack", "text"], "boxes": [
/// [-1,0,"card",0,0,240,120],
/// [0,1,null,16,16,80,14]
/// ]}
/// ```
///
/// A box is the index of its parent or -1, the index of its kind, its name, and its frame: x, y, width, and height in
/// the coordinates of the drawing, or null four times.
struct BoxList {
    private var bytes: [UInt8] = []

    var json: String { String(decoding: bytes, as: UTF8.self) }

    init(_ boxes: ArraySlice<BoxTree.Box>, expandedLevels: Int) {
        var kinds: [String] = []
        var positions: [String: Int] = [:]
        for box in boxes where positions[box.kind] == nil {
            positions[box.kind] = kinds.count
            kinds.append(box.kind)
        }
        write("{\"expandedLevels\":\(expandedLevels),\"kinds\":[")
        for (index, kind) in kinds.enumerated() {
            if index > 0 { write(",") }
            JSONText.append(kind, to: &bytes)
        }
        write("],\"boxes\":[")
        for (row, box) in boxes.enumerated() {
            write(row == 0 ? "\n[" : ",\n[")
            write("\(box.parent ?? -1),\(positions[box.kind] ?? 0),")
            if let name = box.name { JSONText.append(name, to: &bytes) } else { write("null") }
            write(box.frame)
            write("]")
        }
        write("\n]}")
    }

    private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func write(_ frame: CGRect) {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        guard numbers.allSatisfy({ NumberFormat.canWrite($0) }) else { return write(",null,null,null,null") }
        for number in numbers {
            write(",")
            NumberFormat.append(number, to: &bytes)
        }
    }
}

/// Text as JSON writes it, safe within a `<script>` of a page.
enum JSONText {
    /// Appends text between quotation marks. Characters that could end the script, or a line of it, are escaped.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes.append(contentsOf: "\\\"".utf8)
            case "\\": bytes.append(contentsOf: "\\\\".utf8)
            case "\u{0}"..."\u{1F}", "<", ">", "&", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                bytes.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
            default: bytes.append(contentsOf: scalar.utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
