import Foundation
import MullionDocuments

/// A file of the page that shows previews, as a browser gets it.
public struct PageFile: Sendable {
    /// The number of the file's bytes, as of ``PreviewFiles``' revisions.
    let hash: String
    /// The bytes, compressed by gzip.
    let base64: String

    init(hash: String, base64: String) {
        self.hash = hash
        self.base64 = base64
    }

    /// The type for the header `Content-Type`, and the bytes, compressed by gzip if `isCompressed`.
    public struct Content: Sendable {
        public let type: String
        public let bytes: Data
        public let isCompressed: Bool
    }

    /// Returns a file of the page by its name, such as "index.html"; nil if there is none.
    ///
    /// - Parameter folder: A folder whose files are sent instead of those in this program, for work on the page.
    public static func content(of name: String, folder: String? = nil) -> Content? {
        if name == "schema.json" {
            return Content(type: "application/schema+json", bytes: Data(Document.schema.utf8), isCompressed: false)
        }
        guard let file = all[name] ?? (folder == nil ? nil : PageFile(hash: "", base64: "")) else { return nil }
        let type = types[(name as NSString).pathExtension] ?? "application/octet-stream"
        if let folder {
            guard !name.contains("/"), !name.hasPrefix("."),
                let bytes = FileManager.default.contents(atPath: folder + "/" + name)
            else { return nil }
            return Content(type: type, bytes: bytes, isCompressed: false)
        }
        return Data(base64Encoded: file.base64).map { Content(type: type, bytes: $0, isCompressed: true) }
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml",
    ]
}
