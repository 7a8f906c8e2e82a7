import Foundation
import MullionDrawing

/// The folder whose files a document may use, with the folders in it.
///
/// A document says which files it wants by names such as "images/logo.png". Names that lead elsewhere are refused,
/// whether they say so or a symbolic link does.
public struct ResourceFolder: Sendable {
    /// Why a file cannot be used.
    public enum Refusal: Error, Hashable, Sendable {
        /// The name is empty, or has a control character or a backslash in it.
        case invalidName
        /// The name is an address, such as "https://…" or "file:…".
        case address
        /// The name begins at the top of the file system.
        case absolute
        /// The name goes up by "..".
        case goesUp
        /// A symbolic link leads out of the folder.
        case leadsOut
        /// There is no such file.
        case missing
        /// It is a folder, pipe or device.
        case noFile
    }

    /// The path of the folder.
    public let path: String

    private let images = ImageStore()

    /// - Parameter path: The folder; what it contains is looked at when a file is asked for.
    public init(path: String) { self.path = path }

    /// The path of a file of the folder, symbolic links resolved.
    ///
    /// - Parameter name: Relative to the folder, its parts separated by slashes.
    /// - Throws: ``Refusal``.
    public func file(_ name: String) throws(Refusal) -> String {
        guard !name.isEmpty, !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            throw .invalidName
        }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if let first = parts.first, first.contains(":") { throw .address }
        if name.hasPrefix("//") { throw .address }
        if name.hasPrefix("/") || name.hasPrefix("~") { throw .absolute }
        if name.contains("\\") { throw .invalidName }
        if parts.contains("..") { throw .goesUp }
        guard let folder = Self.resolved(path), let file = Self.resolved(path + "/" + name) else { throw .missing }
        guard file.hasPrefix(folder == "/" ? "/" : folder + "/") else { throw .leadsOut }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw .noFile }
        return file
    }

    /// The picture in a file of the folder, read once.
    func image(_ name: String) throws(ImageRefusal) -> EncodedImage {
        let path: String
        do throws(Refusal) {
            path = try file(name)
        } catch {
            throw .file(error)
        }
        return try images.image(at: path)
    }

    /// A path without symbolic links; nil if there is nothing.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

extension ResourceFolder.Refusal {
    /// Why, and what would be right.
    public var sentence: String {
        switch self {
        case .invalidName: "this is no name of a file; write it like \"images/logo.png\""
        case .address: "files from other places are not fetched; put the file beside the document and write its name"
        case .absolute: "only files beside the document and below can be used; write the name from there"
        case .goesUp:
            "\"..\" leads out of the folder of the document; put the file into it, or choose the folder by --root"
        case .leadsOut: "a symbolic link leads out of the folder of the document; put the file itself there"
        case .missing: "there is no such file in the folder of the document"
        case .noFile: "this is not a file but a folder, pipe or device"
        }
    }
}
