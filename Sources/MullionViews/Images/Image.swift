import Foundation
import MullionDrawing
import MullionGeometry
import MullionLayout

/// A picture, as large as it says it is, one point for a pixel unless it says otherwise.
///
/// Only the header of a picture is read, to learn its size. Its pixels are the business of what shows the drawing.
public struct Image: View {
    public typealias Body = Never

    /// How a picture fills a larger frame.
    public enum ResizingMode: Hashable, Sendable {
        /// Stretched to the frame.
        case stretch
        /// Again and again: treated as ``stretch`` here.
        case tile
    }

    /// How a picture is drawn that is larger or smaller than its pixels.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels stay visible.
        case none
        /// Some smoothing.
        case low
        /// More smoothing.
        case medium
        /// The most smoothing.
        case high
    }

    /// Whether a picture is drawn in its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// As a stencil, which is drawn in its own colours here.
        case template
        /// In its own colours.
        case original
    }

    enum Source {
        case encoded(EncodedImage)
        case named(String)
        case symbol(String)
    }

    private let source: Source
    /// Pixels per point.
    private let scale: CGFloat
    private var isResizable = false

    init(_ source: Source, scale: CGFloat = 1) {
        self.source = source
        self.scale = scale > 0 && scale < .infinity ? scale : 1
    }

    /// A picture that is in memory, with a number of pixels per point.
    public init(_ image: EncodedImage, scale: CGFloat = 1) { self.init(.encoded(image), scale: scale) }

    /// A picture in a file's bytes, with a number of pixels per point.
    ///
    /// - Throws: `ImageLoadingError.unreadable` with what is wrong with the bytes.
    public init(data: Data, scale: CGFloat = 1) throws(ImageLoadingError) {
        self.init(.encoded(try EncodedImage(loading: Array(data))), scale: scale)
    }

    /// A picture in a `data:` address, such as "data:image/png;base64,…".
    ///
    /// - Throws: `ImageLoadingError.noDataAddress` or `.unreadable`.
    public init(dataURI: String, scale: CGFloat = 1) throws(ImageLoadingError) {
        self.init(.encoded(try EncodedImage(dataURI: dataURI)), scale: scale)
    }

    /// A picture in a file below a folder. A name such as "logo@2x.png" says its pixels per point, 1 to 9.
    ///
    /// - Throws: `ImageLoadingError.outsideRoot` for a path that leads out of the folder, by ".." or a link;
    ///   `.missingFile` or `.unreadable`.
    public init(contentsOf path: String, in root: URL) throws(ImageLoadingError) {
        self.init(
            .encoded(try EncodedImage(contentsOf: path, in: root)), scale: EncodedImage.scale(ofFileNamed: path))
    }

    /// A picture by the path of its file below the folder of ``EnvironmentValues/imageRoot``.
    ///
    /// Where it cannot be loaded a placeholder of 100 × 100 points stands in its place, which is reported.
    public init(_ name: String) { self.init(.named(name)) }

    /// One of Apple's symbols, which exist on Apple's platforms only: a placeholder as large as the font, which is
    /// reported.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// The picture stretched to the room it is offered.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var result = self
        result.isResizable = true
        return result
    }

    /// The picture, unchanged: smoothing is the business of what shows the drawing.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// The picture, unchanged: smoothing is the business of what shows the drawing.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// The picture, unchanged: it is always drawn in its own colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

extension EnvironmentValues {
    private struct ImageRootKey: EnvironmentKey {
        static var defaultValue: URL? { nil }
    }

    /// The folder in which pictures are looked up by name; nil: none are found.
    public var imageRoot: URL? {
        get { self[ImageRootKey.self] }
        set { self[ImageRootKey.self] = newValue }
    }
}

extension Image: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        switch source {
        case .encoded(let image): lowering.add(lowering.image(image, scale: scale, isResizable: isResizable))
        case .named(let name):
            do throws(ImageLoadingError) {
                guard let root = lowering.environment.imageRoot else { throw .missingRoot }
                let image = try EncodedImage(contentsOf: name, in: root)
                lowering.add(
                    lowering.image(image, scale: EncodedImage.scale(ofFileNamed: name), isResizable: isResizable))
            } catch {
                lowering.addPlaceholder(
                    name, CGSize(width: 100, height: 100), isResizable, reason: error.description)
            }
        case .symbol(let name):
            let side = lowering.environment.text.resolvedFont.size
            lowering.addPlaceholder(
                name, CGSize(width: side, height: side), isResizable, reason: "symbols exist on Apple's platforms only")
        }
    }
}

extension Lowering {
    /// A picture with a number of pixels per point.
    mutating func image(_ image: EncodedImage, scale: CGFloat, isResizable: Bool) -> NodeID {
        let size = CGSize(width: CGFloat(image.pixelWidth) / scale, height: CGFloat(image.pixelHeight) / scale)
        return makeNode(
            .image(size: size, isResizable: isResizable), NodeAppearance(kind: "image", paint: .image(.encoded(image))))
    }

    mutating func addPlaceholder(_ name: String, _ size: CGSize, _ isResizable: Bool, reason: String) {
        let node = makeNode(
            .image(size: size, isResizable: isResizable), NodeAppearance(kind: "image", paint: .image(.named(name))))
        report(.missingImage(name: name, reason: reason), about: node)
        add(node)
    }
}

extension NodeKind {
    /// A picture: of its own size, or of any size with that as the ideal.
    fileprivate static func image(size: CGSize, isResizable: Bool) -> NodeKind {
        isResizable
            ? .flexible(min: .zero, ideal: size, max: CGSize(width: CGFloat.infinity, height: .infinity)) : .fixed(size)
    }
}
