import Foundation
import MullionSource

/// Reads comma-separated values record by record, as RFC 4180 defines them.
///
/// Fields may also be separated by semicolons, as programs write them where the comma is the decimal point, or by tabs:
/// the character of the three that occurs most often in the first line, outside of quotation marks.
///
/// Quoted fields can contain commas, line breaks, and doubled quotation marks. Lines end with a line feed or with a
/// carriage return and a line feed. The reader skips a byte order mark and empty lines. A malformed record has a
/// `problem`, and reading continues with the next line.
///
/// - Complexity: O(bytes) in time, O(longest record) in memory.
package struct CSVReader {
    /// The reason why a record is malformed.
    package struct Problem: Error, Equatable {
        package var text: String
        package var position: SourcePosition

        package init(text: String, position: SourcePosition) {
            self.text = text
            self.position = position
        }
    }

    /// One record.
    package struct Record: Equatable {
        /// The position at which the record begins.
        package var position: SourcePosition
        package var fields: [String] = []
        /// The position at which each field begins.
        package var starts: [SourcePosition] = []
        /// The reason why the record is malformed, and its position; nil if it is not.
        package var problem: Problem?
        /// Whether the line is empty, without even an empty quoted field.
        package var isEmptyLine = false

        package init(
            position: SourcePosition, fields: [String] = [], starts: [SourcePosition] = [], problem: Problem? = nil,
            isEmptyLine: Bool = false
        ) {
            self.position = position
            self.fields = fields
            self.starts = starts
            self.problem = problem
            self.isEmptyLine = isEmptyLine
        }
    }

    private enum State {
        case start, plain, quoted, afterQuote
    }

    /// The maximum number of bytes of a record.
    package let limit: Int
    /// The character between fields.
    package private(set) var separator = UInt8(ascii: ",")
    private var bytes: ByteSource
    /// The position of the next byte.
    private var position = SourcePosition.start

    package init(limit: Int = 8 << 20, _ read: @escaping (_ count: Int) throws -> Data) {
        self.limit = limit
        bytes = ByteSource(read)
    }

    /// The number of bytes read.
    package var count: Int { bytes.count }

    /// The character between fields, for messages.
    package var separatorName: String {
        switch separator {
        case UInt8(ascii: ";"): "semicolons"
        case UInt8(ascii: "\t"): "tabs"
        default: "commas"
        }
    }

    /// Returns the next record; nil at the end.
    package mutating func next() throws -> Record? {
        while let record = try readRecord() {
            if !record.isEmptyLine { return record }
        }
        return nil
    }

    /// Reads a record up to the end of its line.
    private mutating func readRecord() throws -> Record? {
        if bytes.count == 0 {
            try bytes.skipByteOrderMark()
            separator = try bytes.mostFrequent(of: [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")])
        }
        var record = Record(position: position)
        var start = position
        var field: [UInt8] = []
        var state = State.start
        var length = 0
        var isQuoted = false
        guard var byte = try bytes.next() else { return nil }
        while true {
            length += 1
            guard length <= limit else {
                record.problem = Problem(
                    text: "longer than \(limit) bytes; is a quotation mark missing? The rest was not read",
                    position: start)
                bytes.close()
                return record
            }
            let here = position
            position.pass(byte)
            if byte == UInt8(ascii: "\n"), state != .quoted { break }
            switch (state, byte) {
            case (.quoted, UInt8(ascii: "\"")): state = .afterQuote
            case (.quoted, _): field.append(byte)
            case (.afterQuote, UInt8(ascii: "\"")):
                field.append(byte)
                state = .quoted
            case (_, separator):
                finish(&field, &record, start)
                start = position
                state = .start
            case (.start, UInt8(ascii: "\"")):
                state = .quoted
                isQuoted = true
            case (.afterQuote, UInt8(ascii: "\r")) where try bytes.peek() == UInt8(ascii: "\n"): break
            case (.afterQuote, _):
                record.note("text after the closing quotation mark of a field", here)
                state = .plain
            case (_, UInt8(ascii: "\"")): record.note("a quotation mark in a field that does not begin with one", here)
            case (_, UInt8(ascii: "\r")) where try bytes.peek() == UInt8(ascii: "\n"): break
            default:
                field.append(byte)
                state = .plain
            }
            guard let following = try bytes.next() else {
                if state == .quoted {
                    record.note("a quotation mark that is not closed before the end of the file", start)
                }
                break
            }
            byte = following
        }
        finish(&field, &record, start)
        record.isEmptyLine = record.fields == [""] && !isQuoted && record.problem == nil
        return record
    }

    private func finish(_ field: inout [UInt8], _ record: inout Record, _ start: SourcePosition) {
        record.starts.append(start)
        if let text = String(validating: field, as: UTF8.self) {
            record.fields.append(text)
        } else {
            record.fields.append("")
            record.note("not UTF-8; save the table in UTF-8", start)
        }
        field.removeAll(keepingCapacity: true)
    }
}

extension CSVReader.Record {
    /// Keeps the first problem.
    fileprivate mutating func note(_ text: String, _ position: SourcePosition) {
        problem = problem ?? CSVReader.Problem(text: text, position: position)
    }
}

/// Single bytes from a source that is read in larger parts.
package struct ByteSource {
    private let read: (_ count: Int) throws -> Data
    private var buffer: [UInt8] = []
    private var index = 0
    private var isClosed = false
    /// The number of bytes taken.
    package private(set) var count = 0

    package init(_ read: @escaping (_ count: Int) throws -> Data) { self.read = read }

    package mutating func next() throws -> UInt8? {
        guard let byte = try peek() else { return nil }
        index += 1
        count += 1
        return byte
    }

    package mutating func peek() throws -> UInt8? {
        if index == buffer.count {
            guard !isClosed else { return nil }
            buffer = Array(try read(1 << 18))
            index = 0
            isClosed = buffer.isEmpty
            if isClosed { return nil }
        }
        return buffer[index]
    }

    package mutating func skipByteOrderMark() throws {
        _ = try peek()
        // The first part has at least three bytes unless the file is shorter.
        if buffer.starts(with: [0xEF, 0xBB, 0xBF]) {
            index = 3
            count = 3
        }
    }

    /// Returns the character that occurs most often in the first line outside of quotation marks; the first one if none
    /// does.
    package mutating func mostFrequent(of characters: [UInt8]) throws -> UInt8 {
        // A pipe may give less than a line at once.
        while !isClosed, buffer.count < 1 << 16, !buffer.contains(UInt8(ascii: "\n")) {
            let part = try read(1 << 18)
            isClosed = part.isEmpty
            buffer += part
        }
        var counts = characters.map { _ in 0 }
        var isQuoted = false
        for byte in buffer[index...] {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == UInt8(ascii: "\n") { break }
            if let place = characters.firstIndex(of: byte) { counts[place] += 1 }
        }
        let most = counts.max() ?? 0
        return characters[counts.firstIndex(of: most) ?? 0]
    }

    /// Stops reading.
    package mutating func close() {
        isClosed = true
        buffer = []
        index = 0
    }
}
