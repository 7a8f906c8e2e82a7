import MullionDrawing
import MullionGeometry

/// The first page of a PDF file as a drawing.
///
/// ```swift
/// let picture = try PDFPicture(bytes)
/// list.withTransform(scale) { $0.append(contentsOf: picture.list) }
/// ```
///
/// Paths, lines, clips, colors, opacity, soft masks, gradients, tiles, images, and texts are drawn, as icons and
/// illustrations have them. Texts are the outlines of embedded fonts, or text in a standard font. Left out, and listed
/// in ``omissions``, are blend modes, texts in fonts of Type 1, and images that fax machines or JPEG 2000 packed.
/// Profiles of colors are not applied.
///
/// Files may be damaged or hostile: everything that a file can repeat or nest has a limit.
public struct PDFPicture: Equatable, Sendable {
    /// The size of the page in points.
    public let size: CGSize
    /// The drawing, with its origin at the top left.
    public let list: DisplayList
    /// What was left out, in the plural, sorted: "images", "texts".
    public let omissions: [String]

    /// The maximum side of a page in points.
    private static let sideLimit = 100_000.0

    /// Reads a file.
    ///
    /// - Throws: ``PDFError`` for a file that is not a PDF, is encrypted, or has no page.
    /// - Complexity: O(*n*) for a file of *n* bytes, plus the work of its operators, at most 400,000.
    public init(_ bytes: [UInt8]) throws(PDFError) {
        // Other bytes may precede the header.
        guard bytes.prefix(1024).starts(with: Array("%PDF-".utf8)) || Self.hasLateHeader(bytes) else { throw .noPDF }
        var file = PDFFile(bytes)
        guard file.trailer["Encrypt"] == nil else { throw .encrypted }
        guard let page = file.firstPage() else { throw .noPage }
        let boxes = [page["CropBox"], page["MediaBox"]].lazy.compactMap { [file] in file.numbers($0) }
        let numbers = boxes.first { $0.count == 4 } ?? [0, 0, 612, 792]
        let (left, right) = (min(numbers[0], numbers[2]), max(numbers[0], numbers[2]))
        let (bottom, top) = (min(numbers[1], numbers[3]), max(numbers[1], numbers[3]))
        guard right - left > 0, top - bottom > 0, right - left <= Self.sideLimit, top - bottom <= Self.sideLimit,
            abs(left) <= Self.sideLimit, abs(bottom) <= Self.sideLimit
        else { throw .noPage }
        let (width, height) = (CGFloat(right - left), CGFloat(top - bottom))
        // y grows upward in the file.
        var transform = CGAffineTransform(1, 0, 0, -1, CGFloat(-left), CGFloat(top))
        let turns = ((file.resolve(page["Rotate"]).integer ?? 0) % 360 + 360) % 360 / 90
        switch turns {
        case 1: transform = transform.concatenating(CGAffineTransform(0, 1, -1, 0, height, 0))
        case 2: transform = transform.concatenating(CGAffineTransform(-1, 0, 0, -1, width, height))
        case 3: transform = transform.concatenating(CGAffineTransform(0, -1, 1, 0, 0, width))
        default: break
        }
        size = turns % 2 == 1 ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        let parts = file.array(page["Contents"]) ?? [file.resolve(page["Contents"])]
        var content: [UInt8] = []
        for part in parts.prefix(1000) { content += (file.data(of: part) ?? []) + [10] }
        var reader = PDFContentReader(file, page: CGRect(origin: .zero, size: size))
        reader.draw(content, file.dictionary(page["Resources"]) ?? [:], transform)
        list = reader.list
        omissions = reader.omissions.sorted()
    }

    private static func hasLateHeader(_ bytes: [UInt8]) -> Bool {
        let (start, mark) = (bytes.prefix(1024), Array("%PDF-".utf8))
        return start.indices.contains { start[$0] == mark[0] && start[$0...].starts(with: mark) }
    }
}

/// Why a PDF file cannot be drawn.
public enum PDFError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes do not begin as a PDF file does.
    case noPDF
    /// The file is encrypted.
    case encrypted
    /// The file has no page with an area.
    case noPage

    public var description: String {
        switch self {
        case .noPDF: "it is not a PDF file"
        case .encrypted: "the PDF file is encrypted"
        case .noPage: "the PDF file has no page that can be read"
        }
    }
}

extension PDFFile {
    /// The entries of the first page, with those that it inherits.
    fileprivate func firstPage() -> [String: PDFValue]? {
        var inherited: [String: PDFValue] = [:]
        var node = dictionary(dictionary(trailer["Root"])?["Pages"])
        for _ in 0..<32 {
            guard let entries = node else { break }
            for key in ["Resources", "MediaBox", "CropBox", "Rotate"] {
                inherited[key] = entries[key] ?? inherited[key]
            }
            guard let children = array(entries["Kids"]) else {
                return entries.merging(inherited) { own, _ in own }
            }
            node = children.first { $0.dictionary != nil }?.dictionary
        }
        // Without a catalog, the first object that is a page.
        let pages = objects.filter { $0.value.dictionary?["Type"].flatMap { resolve($0).name } == "Page" }
        return pages.min { $0.key < $1.key }?.value.dictionary
    }
}
