/// The objects of a PDF file.
///
/// A file ends with a table of the positions of its objects, as text or as a compressed stream. This reader does not
/// use it: it reads the file from its beginning and notes every object, as repairing readers do, so that files with a
/// damaged table can be read as well, and no number in a file is trusted as a position. A later object with the same
/// number replaces an earlier one, as in files to which changes were appended.
struct PDFFile {
    /// The maximum number of objects.
    private static let objectLimit = 100_000
    /// The maximum number of bytes to which all streams together may expand.
    private static let expandedLimit = 64 << 20

    let bytes: [UInt8]
    private(set) var objects: [Int: PDFValue] = [:]
    /// The entries of all trailers; later ones replace earlier ones.
    private(set) var trailer: [String: PDFValue] = [:]
    private var remaining = Self.expandedLimit

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scan()
        readObjectStreams()
    }

    // MARK: - Reading

    private mutating func scan() {
        var position = 0
        // Positions from which no end of a stream follows.
        var endless = bytes.count
        let (keyword, trailerKeyword) = (Array("obj".utf8), Array("trailer".utf8))
        while position < bytes.count, objects.count < Self.objectLimit {
            if bytes[position] == UInt8(ascii: "o"), isWord(keyword, at: position),
                let number = number(before: position)
            {
                var scanner = PDFScanner(bytes[...], at: position + 3)
                let value = scanner.next() ?? .null
                position = scanner.position
                if case .dictionary(let entries) = value, let data = data(after: position, entries, &endless) {
                    objects[number] = .stream(entries, data: data)
                    position = data.upperBound
                    if entries["Type"]?.name == "XRef" { trailer.merge(entries) { $1 } }
                } else {
                    objects[number] = value
                }
            } else if bytes[position] == UInt8(ascii: "t"), isWord(trailerKeyword, at: position) {
                var scanner = PDFScanner(bytes[...], at: position + 7)
                if case .dictionary(let entries)? = scanner.next() { trailer.merge(entries) { $1 } }
                position = max(scanner.position, position + 1)
            } else {
                position += 1
            }
        }
    }

    private func isWord(_ word: [UInt8], at position: Int) -> Bool {
        position + word.count <= bytes.count && bytes[position..<position + word.count].elementsEqual(word)
    }

    /// Returns the number of the object whose keyword is at a position: "12 0 obj".
    private func number(before position: Int) -> Int? {
        var index = position - 1
        func skip(_ isSkipped: (UInt8) -> Bool) -> Int {
            let start = index
            while index >= 0, start - index < 12, isSkipped(bytes[index]) { index -= 1 }
            return start - index
        }
        guard skip({ $0.isPDFSpace }) > 0, skip({ $0.isPDFDigit }) > 0, skip({ $0.isPDFSpace }) > 0 else { return nil }
        let end = index + 1
        guard skip({ $0.isPDFDigit }) > 0 else { return nil }
        return Int(String(decoding: bytes[(index + 1)..<end], as: UTF8.self)).flatMap { $0 < 10_000_000 ? $0 : nil }
    }

    /// Returns the data of a stream that begins after its dictionary; nil if there is none.
    private func data(after position: Int, _ entries: [String: PDFValue], _ endless: inout Int) -> Range<Int>? {
        var start = position
        while start < bytes.count, bytes[start].isPDFSpace { start += 1 }
        guard isWord(Array("stream".utf8), at: start) else { return nil }
        start += 6
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        let mark = Array("endstream".utf8)
        if let length = entries["Length"]?.integer, length >= 0, length <= bytes.count - start {
            var end = start + length
            while end < bytes.count, bytes[end].isPDFSpace { end += 1 }
            if isWord(mark, at: end) { return start..<start + length }
        }
        guard start < endless else { return start..<bytes.count }
        var end = start
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "e"), isWord(mark, at: end) { return start..<end }
            end += 1
        }
        endless = start
        return start..<bytes.count
    }

    /// Adds the objects in compressed streams.
    private mutating func readObjectStreams() {
        var found: [Int: PDFValue] = [:]
        let streams = objects.filter { $0.value.dictionary?["Type"]?.name == "ObjStm" }.sorted { $0.key < $1.key }
        for (_, stream) in streams {
            guard let data = data(of: stream), let entries = stream.dictionary,
                let count = resolve(entries["N"]).integer, let first = resolve(entries["First"]).integer, first >= 0
            else { continue }
            var head = PDFScanner(data[...])
            for _ in 0..<max(0, min(count, Self.objectLimit)) {
                guard found.count < Self.objectLimit, let number = head.next(hasReferences: false)?.integer,
                    let offset = head.next(hasReferences: false)?.integer, offset >= 0, offset < data.count - first
                else { break }
                var scanner = PDFScanner(data[...], at: first + offset)
                found[number] = scanner.next()
            }
        }
        objects.merge(found) { direct, _ in direct }
    }

    // MARK: - Values

    /// Returns the value that a reference refers to.
    func resolve(_ value: PDFValue?) -> PDFValue {
        var value = value ?? .null
        for _ in 0..<16 {
            guard case .reference(let number) = value else { return value }
            value = objects[number] ?? .null
        }
        return .null
    }

    func dictionary(_ value: PDFValue?) -> [String: PDFValue]? { resolve(value).dictionary }

    /// Returns the elements of an array, resolved.
    func array(_ value: PDFValue?) -> [PDFValue]? { resolve(value).array.map { $0.map { resolve($0) } } }

    /// Returns the numbers of an array; nil if an element is none.
    func numbers(_ value: PDFValue?) -> [Double]? {
        guard let values = array(value), values.count < 4096 else { return nil }
        let numbers = values.compactMap(\.number)
        return numbers.count == values.count ? numbers : nil
    }

    // MARK: - Streams

    /// Returns the data of a stream after all its filters; nil if a filter is not supported or too much is expanded.
    mutating func data(of value: PDFValue) -> [UInt8]? {
        guard case .stream(let entries, let range) = resolve(value),
            let content = expanded(bytes[range], entries), !content.isJPEG
        else { return nil }
        return content.data
    }

    /// Returns the data of an image after its filters, but for JPEG; nil as for other streams.
    mutating func imageData(of value: PDFValue) -> (data: [UInt8], isJPEG: Bool)? {
        guard case .stream(let entries, let range) = resolve(value) else { return nil }
        return expanded(bytes[range], entries)
    }

    /// Returns data after the filters of a stream, and whether it is JPEG, which can only be the last filter.
    mutating func expanded(
        _ stored: ArraySlice<UInt8>, _ entries: [String: PDFValue]
    ) -> (data: [UInt8], isJPEG: Bool)? {
        var data = Array(stored)
        func list(_ value: PDFValue?) -> [PDFValue] {
            let value = resolve(value)
            if case .null = value { return [] }
            return value.array.map { $0.map { resolve($0) } } ?? [value]
        }
        let filters = list(entries["Filter"] ?? entries["F"])
        let parameters = list(entries["DecodeParms"] ?? entries["DP"])
        guard filters.count <= 4 else { return nil }
        for (index, filter) in filters.enumerated() {
            let options = index < parameters.count ? parameters[index].dictionary : nil
            switch filter.name {
            case "FlateDecode", "Fl": data = Inflate.expand(data[...], limit: remaining)
            case "LZWDecode", "LZW":
                let isEarly = resolve(options?["EarlyChange"]).integer != 0
                data = PDFRuns.expandLZW(data, changesEarly: isEarly, limit: remaining)
            case "RunLengthDecode", "RL": data = PDFRuns.expandRunLengths(data, limit: remaining)
            case "ASCIIHexDecode", "AHx":
                var scanner = PDFScanner((Array("<".utf8) + data + Array(">".utf8))[...])
                guard case .string(let bytes)? = scanner.next() else { return nil }
                data = bytes
            case "ASCII85Decode", "A85": data = Self.expandBase85(data)
            case "DCTDecode", "DCT":
                guard index == filters.count - 1 else { return nil }
                return (data, true)
            default: return nil
            }
            if let options {
                guard let predicted = unpredicted(data, options) else { return nil }
                data = predicted
            }
            remaining -= data.count
            guard remaining > 0 else { return nil }
        }
        return (data, false)
    }

    /// Returns the data without the differences that a predictor of PNG or TIFF made of its rows.
    private func unpredicted(_ data: [UInt8], _ entries: [String: PDFValue]) -> [UInt8]? {
        let predictor = resolve(entries["Predictor"]).integer ?? 1
        guard predictor > 1 else { return data }
        let columns = resolve(entries["Columns"]).integer ?? 1
        let colors = resolve(entries["Colors"]).integer ?? 1
        let depth = resolve(entries["BitsPerComponent"]).integer ?? 8
        guard predictor >= 10 || predictor == 2 && depth == 8, (1...1_000_000).contains(columns),
            (1...32).contains(colors), (1...16).contains(depth)
        else { return nil }
        if predictor == 2 {
            var result = data
            let width = columns * colors
            for index in result.indices where index % width >= colors { result[index] &+= result[index - colors] }
            return result
        }
        let step = max(1, colors * depth / 8)
        let width = (columns * colors * depth + 7) / 8
        var result: [UInt8] = []
        result.reserveCapacity(data.count)
        var before = [UInt8](repeating: 0, count: width)
        var start = 0
        while start + 1 < data.count {
            let filter = data[start]
            var row = Array(data[(start + 1)..<min(start + 1 + width, data.count)])
            for index in row.indices {
                let left = index >= step ? Int(row[index - step]) : 0
                let up = Int(before[index])
                let corner = index >= step ? Int(before[index - step]) : 0
                let prediction: Int
                switch filter {
                case 1: prediction = left
                case 2: prediction = up
                case 3: prediction = (left + up) / 2
                case 4:
                    let distances = [abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)]
                    prediction =
                        distances[0] <= distances[1] && distances[0] <= distances[2]
                        ? left : distances[1] <= distances[2] ? up : corner
                default: prediction = 0
                }
                row[index] = UInt8(truncatingIfNeeded: Int(row[index]) + prediction)
            }
            result += row
            start += 1 + width
            before = row + [UInt8](repeating: 0, count: max(0, width - row.count))
        }
        return result
    }

    private static func expandBase85(_ data: [UInt8]) -> [UInt8] {
        var (result, digits) = ([UInt8](), [UInt32]())
        func bytes(_ digits: [UInt32]) -> [UInt8] {
            let value = digits.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        }
        for byte in data {
            if byte == UInt8(ascii: "~") { break }
            if byte == UInt8(ascii: "z"), digits.isEmpty { result += [0, 0, 0, 0] }
            guard (33...117).contains(byte) else { continue }
            digits.append(UInt32(byte - 33))
            if digits.count == 5 {
                result += bytes(digits)
                digits = []
            }
        }
        if digits.count > 1 {
            let padded = digits + [UInt32](repeating: 84, count: 5 - digits.count)
            result += bytes(padded).prefix(digits.count - 1)
        }
        return result
    }
}
