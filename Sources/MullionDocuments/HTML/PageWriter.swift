import MullionGeometry
import MullionSource

/// Writes the JSON document of a page, and remembers where each part comes from.
struct PageWriter {
    private(set) var bytes: [UInt8] = []
    /// Offsets in the document, rising, each with the offset in the page of what begins there.
    private(set) var origins: [(written: Int, source: Int)] = []
    private var needsComma = false

    /// Records that what is written next comes from an offset in the page.
    mutating func mark(_ offset: Int) { origins.append((bytes.count + (needsComma ? 1 : 0), offset)) }

    mutating func open(_ bracket: Character) {
        comma()
        bytes += String(bracket).utf8
        needsComma = false
    }

    mutating func close(_ bracket: Character) {
        bytes += String(bracket).utf8
        needsComma = true
    }

    mutating func key(_ name: String) {
        comma()
        bytes += JSONText.string(name).utf8
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func string(_ text: String) { raw(JSONText.string(text)) }

    mutating func number(_ value: CGFloat) { raw(JSONText.number(value)) }

    mutating func raw(_ json: String) {
        comma()
        bytes += json.utf8
        needsComma = true
    }

    mutating func member(_ name: String, _ text: String) {
        key(name)
        string(text)
    }

    mutating func member(_ name: String, number: CGFloat) {
        key(name)
        self.number(number)
    }

    mutating func member(_ name: String, raw json: String) {
        key(name)
        raw(json)
    }

    /// Writes an object with one member, such as a modifier.
    mutating func modifier(_ name: String, raw json: String) {
        open("{")
        member(name, raw: json)
        close("}")
    }

    private mutating func comma() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }
}
