import Foundation
import Mullion

/// What earlier runs drew: for each file, the hash of its drawing and of its content.
///
/// Each part of a batch appends to a log of its own in the folder of the files, one line for each file that is written,
/// such as "9f86d081884c7d65 2cf24dba5fb0a30e badge-7.png". Parts can run at once, on machines that share the folder. A
/// run that is killed leaves at most half a line, which is ignored. A run reads the logs of all parts, so that the
/// number of parts can change.
final class DrawingLog: @unchecked Sendable {
    private static let prefix = ".mullion-drawings"

    private let lock = NSLock()
    /// The hash of a file's content by that of its name and drawing; used with the lock held.
    private var contents: [UInt64: UInt64] = [:]
    private let output: FileHandle

    /// Reads the logs of a folder, and opens that of a part.
    ///
    /// - Throws: ``CommandError`` if the log cannot be written.
    init(folder: String, shard: RowShard?) throws(CommandError) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasPrefix(Self.prefix) {
            guard let file = FileHandle(forReadingAtPath: "\(folder)/\(name)") else { continue }
            defer { try? file.close() }
            Self.read(file, into: &contents)
        }
        let part = shard.map { "-\($0.number)-of-\($0.count)" } ?? ""
        let path = "\(folder)/\(Self.prefix)\(part)"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandError(text: "\(path): error: cannot be written: \(String(cString: strerror(errno)))")
        }
        output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private static func read(_ file: FileHandle, into contents: inout [UInt64: UInt64]) {
        var bytes = ByteSource { count in try file.read(upToCount: count) ?? Data() }
        var line: [UInt8] = []
        while let byte = try? bytes.next() {
            guard byte == UInt8(ascii: "\n") else {
                // The longest name has 255 bytes.
                if line.count < 1_024 { line.append(byte) }
                continue
            }
            defer { line.removeAll(keepingCapacity: true) }
            guard line.count > 34, line[16] == UInt8(ascii: " "), line[33] == UInt8(ascii: " "),
                let drawing = UInt64(String(decoding: line[..<16], as: UTF8.self), radix: 16),
                let content = UInt64(String(decoding: line[17..<33], as: UTF8.self), radix: 16)
            else { continue }
            contents[key(drawing, line[34...])] = content
        }
    }

    /// Returns whether a file has the content that was written for the same drawing.
    func holds(_ drawing: UInt64, in file: String) -> Bool {
        let key = Self.key(drawing, (file as NSString).lastPathComponent.utf8)
        guard let content = lock.withLock({ contents[key] }), let bytes = FileManager.default.contents(atPath: file)
        else { return false }
        return ContentHash(bytes).value == content
    }

    /// Notes that a file was written for a drawing.
    ///
    /// - Throws: ``CommandError`` if the log cannot be written.
    func note(_ drawing: UInt64, _ content: FileContent, in file: String) throws(CommandError) {
        let name = (file as NSString).lastPathComponent
        let hash =
            switch content {
            case .text(let text): ContentHash(text.utf8)
            case .bytes(let bytes): ContentHash(bytes)
            }
        let line = "\(hex(drawing)) \(hex(hash.value)) \(name)\n"
        do {
            try lock.withLock {
                contents[Self.key(drawing, name.utf8)] = hash.value
                try output.write(contentsOf: Data(line.utf8))
            }
        } catch {
            throw CommandError(text: "error: the log of drawings cannot be written: \(reason(error))")
        }
    }

    private static func key(_ drawing: UInt64, _ name: some Sequence<UInt8>) -> UInt64 {
        var hash = ContentHash(name)
        hash.add((0..<8).map { UInt8(truncatingIfNeeded: drawing >> ($0 * 8)) })
        return hash.value
    }

    private func hex(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// The hash FNV-1a, mixed: equal content has the same number in every process and on every machine.
struct ContentHash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(_ bytes: some Sequence<UInt8>) { add(bytes) }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        var state = state
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        self.state = state
    }

    /// Adds a text with its end, so that "ab", "c" and "a", "bc" differ.
    mutating func add(_ text: String) {
        add(text.utf8)
        add(CollectionOfOne(0xFF))
    }

    var value: UInt64 {
        let mixed = (state ^ state >> 32) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ mixed >> 29
    }
}
