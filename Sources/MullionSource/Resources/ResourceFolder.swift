import Foundation
import MullionDrawing
import MullionGeometry

/// The folder whose files, including those in subfolders, a document may use.
///
/// A document names files such as "images/logo.png". Names that lead out of the folder are refused, also those that do
/// so by a symbolic link.
public struct ResourceFolder: Sendable {
    /// The reason why a file cannot be used.
    public enum Refusal: Error, Hashable, Sendable {
        /// The name is empty, or contains a control character or a backslash.
        case invalidName
        /// The name is an address, such as "https://…" or "file:…".
        case address
        /// The name begins at the root of the file system.
        case absolute
        /// The name contains "..".
        case goesUp
        /// A symbolic link leads out of the folder.
        case leadsOut
        /// The file does not exist.
        case missing
        /// The file is a folder, pipe, or device.
        case noFile
    }

    /// The path of the folder.
    public let path: String

    private let images = ImageStore()

    /// - Parameter path: The folder, whose contents are read only when a file is needed.
    public init(path: String) { self.path = path }

    /// Returns the path of a file in the folder, symbolic links resolved.
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

    /// The paths of the images that documents have looked up, whether they exist or not, in order: at most 10,000.
    public var lookedUpPaths: [String] { images.lookedUpNames.map { path + "/" + $0 } }

    /// Returns the image in a file of the folder, read once.
    package func image(_ name: String, _ limits: Limits = .default) throws(ImageRefusal) -> EncodedImage {
        images.noteName(name)
        let path: String
        do throws(Refusal) {
            path = try file(name)
        } catch {
            throw .file(error)
        }
        return try images.image(at: path, limits)
    }

    /// Returns a path without symbolic links; nil if nothing exists there.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

extension ResourceFolder.Refusal {
    /// The reason and what is valid.
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
