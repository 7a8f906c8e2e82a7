import Foundation

/// The directory of a font file, and its tables read on demand.
struct FontTables {
    private enum Source {
        case bytes([UInt8])
        case file(FileHandle, size: Int)
    }

    private let source: Source
    private var directory: [String: (offset: Int, count: Int)] = [:]

    private static let maximumTableSize = 256 << 20

    /// Reads the directory of a face of a font in memory.
    init(bytes: [UInt8], index: Int) throws(FontFileError) {
        source = .bytes(bytes)
        try readDirectory(index)
    }

    /// Reads the directory of a face of a file, of which only the needed parts are read.
    init(path: String, index: Int) throws(FontFileError) {
        source = try Self.open(path)
        try readDirectory(index)
    }

    /// Returns the number of faces in a file: more than one in a collection.
    static func faceCount(path: String) throws(FontFileError) -> Int { try faceOffsets(in: open(path)).count }

    static func faceCount(bytes: [UInt8]) throws(FontFileError) -> Int { try faceOffsets(in: .bytes(bytes)).count }

    private static func open(_ path: String) throws(FontFileError) -> Source {
        // To open a pipe would wait for a writer.
        let file = (path as NSString).resolvingSymlinksInPath
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard attributes?[.type] as? FileAttributeType == .typeRegular,
            let handle = FileHandle(forReadingAtPath: path), let size = try? handle.seekToEnd(),
            let count = Int(exactly: size)
        else { throw .unreadable(path: path) }
        return .file(handle, size: count)
    }

    /// Returns whether a table exists.
    func has(_ tag: String) -> Bool { directory[tag] != nil }

    /// Returns a required table.
    func table(_ tag: String) throws(FontFileError) -> FontTable {
        guard let entry = directory[tag] else { throw .missingTable(tag) }
        guard entry.count <= Self.maximumTableSize else { throw .malformedTable(tag, offset: entry.offset) }
        return FontTable(tag: tag, bytes: try Self.read(source, entry.offset, entry.count, tag), at: entry.offset)
    }

    // MARK: - Reading

    private mutating func readDirectory(_ index: Int) throws(FontFileError) {
        let offsets = try Self.faceOffsets(in: source)
        guard offsets.indices.contains(index) else { throw .noSuchFace(index: index, count: offsets.count) }
        let start = offsets[index]
        let header = FontTable(tag: "directory", bytes: try Self.read(source, start, 12, "directory"), at: start)
        switch try header.u32(0) {
        case 0x0001_0000, 0x4F54_544F, 0x7472_7565: break
        default: throw .notAFont
        }
        let count = try header.u16(4)
        let entries = FontTable(
            tag: "directory", bytes: try Self.read(source, start + 12, count * 16, "directory"), at: start + 12)
        for entry in 0..<count {
            directory[try entries.tag(entry * 16)] = (try entries.u32(entry * 16 + 8), try entries.u32(entry * 16 + 12))
        }
    }

    private static func faceOffsets(in source: Source) throws(FontFileError) -> [Int] {
        guard let start = try? read(source, 0, 12, "ttcf") else { throw .notAFont }
        let header = FontTable(tag: "ttcf", bytes: start, at: 0)
        guard try header.u32(0) == 0x7474_6366 else { return [0] }
        let count = try header.u32(8)
        guard count <= 0xFFFF else { throw .malformedTable("ttcf", offset: 8) }
        let offsets = FontTable(tag: "ttcf", bytes: try read(source, 12, count * 4, "ttcf"), at: 12)
        var result: [Int] = []
        for index in 0..<count { result.append(try offsets.u32(index * 4)) }
        return result
    }

    private static func read(
        _ source: Source, _ offset: Int, _ count: Int, _ tag: String
    ) throws(FontFileError) -> [UInt8] {
        switch source {
        case .bytes(let bytes):
            guard offset <= bytes.count, count <= bytes.count - offset else {
                throw .malformedTable(tag, offset: offset)
            }
            return Array(bytes[offset..<(offset + count)])
        case .file(let handle, let size):
            guard offset <= size, count <= size - offset else { throw .malformedTable(tag, offset: offset) }
            guard count > 0 else { return [] }
            guard (try? handle.seek(toOffset: UInt64(offset))) != nil, let data = try? handle.read(upToCount: count),
                data.count == count
            else { throw .malformedTable(tag, offset: offset) }
            return [UInt8](data)
        }
    }
}
