import Foundation
import Mullion

/// The templates of a folder, read once and kept compiled.
///
/// Requests select templates by name in a dictionary and never by path.
public struct TemplateStore: Sendable {
    private let templates: [String: DocumentTemplate]

    /// The folder of images and fonts that the templates may use.
    let resources: ResourceFolder?

    /// The names of the templates, sorted.
    public var names: [String] { templates.keys.sorted() }

    /// Creates a store without templates.
    public init() {
        templates = [:]
        resources = nil
    }

    /// Reads the files "NAME.json" and "NAME.html" of a folder.
    ///
    /// - Throws: ``TemplateError`` for a folder or file that cannot be used.
    public init(folder: String) throws(TemplateError) {
        let address = URL(fileURLWithPath: folder)
        let files: [URL]
        do {
            files = try FileManager.default.contentsOfDirectory(at: address, includingPropertiesForKeys: nil)
        } catch {
            throw TemplateError(message: "\(folder): error: the folder of templates cannot be read")
        }
        var templates: [String: DocumentTemplate] = [:]
        for file in files.sorted(by: { $0.path < $1.path }) where ["json", "html"].contains(file.pathExtension) {
            let name = file.deletingPathExtension().lastPathComponent
            if templates[name] != nil {
                throw TemplateError(message: "\(file.path): error: a second template with the name \"\(name)\"")
            }
            templates[name] = try Self.template(file)
        }
        self.templates = templates
        resources = ResourceFolder(path: address.path)
    }

    subscript(name: String) -> DocumentTemplate? { templates[name] }

    private static func template(_ file: URL) throws(TemplateError) -> DocumentTemplate {
        guard let bytes = try? Data(contentsOf: file) else {
            throw TemplateError(message: "\(file.path): error: the template cannot be read")
        }
        do throws(DocumentError) {
            return file.pathExtension == "html" ? try DocumentTemplate(html: bytes) : try DocumentTemplate(bytes)
        } catch {
            throw TemplateError(message: "\(file.path):\(error.position): error: \(error.message)")
        }
    }
}

/// The reason why a folder of templates cannot be used.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    var message: String

    /// The reason after the path and position, in the format of compilers.
    public var description: String { message }
}
