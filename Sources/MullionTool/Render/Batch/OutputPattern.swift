import Foundation
import Mullion

/// The name of an output file with placeholders for values of the data, such as "out/{id}.svg".
///
/// Only the last path component can contain placeholders, and their values cannot leave the folder.
struct OutputPattern: CustomStringConvertible {
    private enum Part {
        case text(String)
        case name(String)
    }

    let folder: String
    /// The pattern as written.
    let description: String
    private let parts: [Part]

    /// The placeholders of the name, without braces.
    var names: [String] { parts.compactMap { if case .name(let name) = $0 { name } else { nil } } }

    /// The part of the pattern before the file name, as written.
    private let prefix: String

    /// - Throws: ``CommandError`` for unpaired braces, or braces in a folder.
    init(_ pattern: String) throws(CommandError) {
        description = pattern
        let slash = pattern.lastIndex(of: "/")
        folder = slash.map { $0 == pattern.startIndex ? "/" : String(pattern[..<$0]) } ?? "."
        prefix = slash.map { String(pattern[...$0]) } ?? ""
        guard !folder.contains("{"), !folder.contains("}") else {
            throw Self.failure(pattern, "only the file name can contain a value in braces, not a folder")
        }
        var parts: [Part] = []
        var rest = slash.map { pattern[pattern.index(after: $0)...] } ?? pattern[...]
        while let open = rest.firstIndex(where: { "{}".contains($0) }) {
            guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
                throw Self.failure(pattern, "unpaired braces; use a name such as \"out/{id}.svg\"")
            }
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            let name = rest[rest.index(after: open)..<close]
            guard !name.isEmpty, !name.contains("{") else {
                throw Self.failure(pattern, "braces without a name; use a name such as \"out/{id}.svg\"")
            }
            parts.append(.name(String(name)))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    /// Returns the file for a row and a 1-based page; nil without pages.
    ///
    /// - Throws: ``CommandError`` without the prefix "error:" if a value is missing or cannot be part of a name.
    func file(for data: DocumentData?, row: Int?, page: Int? = nil) throws(CommandError) -> String {
        let numbers = ["row": row, "page": page].compactMapValues { $0 }
        var name = ""
        for part in parts {
            switch part {
            case .text(let text): name += text
            case .name(let key):
                // The number of the page has precedence over a value of the row.
                let own = key == "page" && page != nil ? nil : data?.text(of: key)
                guard let value = own ?? numbers[key].map(String.init) else {
                    let names = (data?.names ?? []) + numbers.keys.sorted().reversed()
                    let owner = row == nil ? "a page" : "the row"
                    let advice = key == "page" ? "; give --page to number pages" : ""
                    throw CommandError(
                        text: "the output's name contains \"\(key)\", which \(owner) does not have\(advice)"
                            + "; it has \(names.prefix(12).joined(separator: ", "))")
                }
                guard !value.isEmpty else {
                    throw CommandError(text: "the output's name contains \"\(key)\", which is empty")
                }
                guard !value.contains(where: { $0 == "/" || $0 == "\\" || $0.isControl }) else {
                    throw CommandError(
                        text: "\"\(key)\" is \"\(printable(value))\", which cannot be part of a file name")
                }
                name += value
            }
        }
        guard name.utf8.count <= 255 else {
            throw CommandError(text: "the output's name would have \(name.utf8.count) bytes; the limit is 255")
        }
        return prefix + name
    }

    /// - Throws: ``CommandError`` if the name of a file without values contains a placeholder.
    ///
    /// - Parameter reason: Why the placeholder has no value, and what to give.
    static func refusePlaceholders(
        in output: String, except allowed: String? = nil, _ reason: (_ name: String) -> String
    ) throws(CommandError) {
        let names = (try? OutputPattern(output))?.names ?? []
        guard output != "-", let name = names.first(where: { $0 != allowed }) else { return }
        throw failure(output, "{\(name)} has no value; \(reason(name))")
    }

    /// Creates the folder with its parents if it does not exist, and reports that.
    func createFolder(_ console: Console) throws(CommandError) {
        guard !FileManager.default.fileExists(atPath: folder) else { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandError(text: "error: the folder \(folder) cannot be created: \(reason(error))")
        }
        console.note("\(folder): folder created")
    }

    private static func failure(_ pattern: String, _ reason: String) -> CommandError {
        CommandError(text: "error: \"\(pattern)\": \(reason)", status: .usage)
    }

    private func printable(_ text: String) -> String { String(text.prefix(80).map { $0.isControl ? "?" : $0 }) }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
}
