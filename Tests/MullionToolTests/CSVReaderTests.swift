import Foundation
import Mullion
import Testing

@testable import MullionDocuments
@testable import MullionTool

@Suite struct CSVReaderTests {
    /// All records of a table, read in parts of a few bytes.
    private func records(_ text: String, limit: Int = 1_000) throws -> [CSVReader.Record] {
        try records(Data(text.utf8), limit: limit)
    }

    private func records(_ bytes: Data, limit: Int = 1_000) throws -> [CSVReader.Record] {
        var rest = bytes
        var reader = CSVReader(limit: limit) { _ in
            defer { rest = rest.dropFirst(3) }
            return rest.prefix(3)
        }
        var records: [CSVReader.Record] = []
        while let record = try reader.next() { records.append(record) }
        #expect(try reader.next() == nil)
        return records
    }

    @Test(
        "Fields are read by RFC 4180",
        arguments: [
            ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
            ("\u{FEFF}a,b\n", [["a", "b"]]), ("\"a,b\",\"c\"\"d\"\r\n", [["a,b", "c\"d"]]),
            ("\"a\r\nb\",c\n", [["a\r\nb", "c"]]), ("a,,\n,\n", [["a", "", ""], ["", ""]]),
            ("\n\r\na\n\n\nb\n\n", [["a"], ["b"]]), ("\"\"\n", [[""]]), ("", []),
            ("é,😀\n ä , b\n", [["é", "😀"], [" ä ", " b"]]),
            ("a\rb,c\n", [["a\rb", "c"]]), ("\"a\"", [["a"]]), ("\"\"\"\"", [["\""]]), ("a,", [["a", ""]]),
        ])
    func fields(_ text: String, _ expected: [[String]]) throws {
        let records = try records(text)
        #expect(records.map(\.fields) == expected)
        #expect(records.allSatisfy { $0.problem == nil })
    }

    @Test(
        "Fields are separated by the character that occurs most often in the first line",
        arguments: [
            ("name;price\nOak;1,5\n", [["name", "price"], ["Oak", "1,5"]]),
            ("a\tb\nc,d\te\n", [["a", "b"], ["c,d", "e"]]),
            ("\"a,b,c\";d\ne;f\n", [["a,b,c", "d"], ["e", "f"]]), ("a;b,c\nd,e\n", [["a;b", "c"], ["d", "e"]]),
            ("name\na;b\n", [["name"], ["a;b"]]),
            ("longer name of a column;b\n\"c;d\";e", [["longer name of a column", "b"], ["c;d", "e"]]),
        ])
    func separators(_ text: String, _ expected: [[String]]) throws {
        let records = try records(text)
        #expect(records.map(\.fields) == expected)
        #expect(records.allSatisfy { $0.problem == nil })
    }

    @Test("A record knows the line it begins in, across breaks inside of fields")
    func lines() throws { #expect(try records("a\n\"b\n\nc\",d\r\n\ne\n").map(\.position.line) == [1, 2, 6]) }

    @Test("A record that is not well-formed says why, and the next ones are read")
    func problems() throws {
        let read = try records("a\"b\n\"c\" d\nx\n")
        #expect(
            read.map(\.problem?.text) == [
                "a quotation mark in a field that does not begin with one",
                "text after the closing quotation mark of a field", nil,
            ])
        #expect(read.map(\.position.line) == [1, 2, 3])
        #expect(read.map(\.problem?.position.column) == [2, 4, nil])
        #expect(
            try records("a\n\"b\nc").last
                == CSVReader.Record(
                    position: SourcePosition(line: 2, column: 1, offset: 2), fields: ["b\nc"],
                    starts: [SourcePosition(line: 2, column: 1, offset: 2)],
                    problem: CSVReader.Problem(
                        text: "a quotation mark that is not closed before the end of the file",
                        position: SourcePosition(line: 2, column: 1, offset: 2))))
        #expect(
            try records(Data([0x61, 0x0A, 0xFF, 0x0A, 0x62])).map(\.problem?.text) == [
                nil, "not UTF-8; save the table in UTF-8", nil,
            ])
    }

    @Test("Positions of fields count characters, across line breaks in fields")
    func positions() throws {
        let record = try #require(try records("é,\"b\nc\",\u{1F600},d\n").first)
        #expect(record.starts.map(\.description) == ["1:1", "1:3", "2:4", "2:6"])
    }

    @Test("A record as long as allowed is read, a longer one ends the reading")
    func length() throws {
        #expect(try records("abcd\nefgh\n", limit: 5).map(\.problem?.text) == [nil, nil])
        let long = try records("\"bcd\nefgh\n", limit: 5)
        #expect(long.count == 1)
        #expect(long[0].problem?.text.hasPrefix("longer than 5 bytes") == true)
    }
}
