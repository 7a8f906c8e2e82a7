import Foundation
import MullionAssets
import MullionDrawing
import MullionGeometry
import MullionLayout

/// A view with the size of an image, one point per pixel unless a scale is given.
///
/// Only the header of the image is read, for its size. Output formats decode the pixels.
nonisolated public struct Image: View {
    public typealias Body = Never

    /// How an image fills a larger frame.
    public enum ResizingMode: Hashable, Sendable {
        /// Stretched to the frame.
        case stretch
        /// Repeated; treated as ``stretch``.
        case tile
    }

    /// How a scaled image is smoothed.
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

    /// Whether an image keeps its colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// As a stencil; drawn in the image's colors.
        case template
        /// In the image's colors.
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

    /// Creates a view of an image in memory, with a number of pixels per point.
    public init(_ image: EncodedImage, scale: CGFloat = 1) { self.init(.encoded(image), scale: scale) }

    /// Creates a view of an image file's bytes, with a number of pixels per point.
    ///
    /// - Throws: `ImageLoadingError.unreadable` with the fault in the bytes.
    public init(data: Data, scale: CGFloat = 1) throws(ImageLoadingError) {
        self.init(.encoded(try EncodedImage(loading: Array(data))), scale: scale)
    }

    /// Creates a view of an image in a `data:` address, such as "data:image/png;base64,…".
    ///
    /// - Throws: `ImageLoadingError.noDataAddress` or `.unreadable`.
    public init(dataURI: String, scale: CGFloat = 1) throws(ImageLoadingError) {
        self.init(.encoded(try EncodedImage(dataURI: dataURI)), scale: scale)
    }

    /// Creates a view of an image file below a folder. The name gives pixels per point, 1 to 9: "logo@2x.png".
    ///
    /// - Throws: `ImageLoadingError.outsideRoot` for a path that leads out of the folder, by ".." or a link;
    ///   `.missingFile`; or `.unreadable`.
    public init(contentsOf path: String, in root: URL) throws(ImageLoadingError) {
        self.init(.encoded(try EncodedImage(contentsOf: path, in: root)), scale: EncodedImage.scale(ofFileNamed: path))
    }

    /// Creates a view of an image file below the folder ``EnvironmentValues/imageRoot``.
    ///
    /// A name without extension is also looked for in the asset catalogs: ``EnvironmentValues/assetCatalogs``. An image
    /// that cannot be loaded becomes a placeholder of 100 × 100 points, which is reported.
    public init(_ name: String) { self.init(.named(name)) }

    /// Creates a view of a symbol, as large as the font, in the foreground style.
    ///
    /// Apple's symbols exist on its platforms only. ``EnvironmentValues/symbolOutline`` provides outlines by their
    /// names; unless it is set, those of ``SymbolFont/installed``. Without an outline a placeholder is drawn, which is
    /// reported.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// Makes the image fill its proposal.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var result = self
        result.isResizable = true
        return result
    }

    /// Returns the view unchanged: output formats decide about smoothing.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Returns the view unchanged: output formats decide about smoothing.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Returns the view unchanged: an image is always drawn in its colors.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

extension EnvironmentValues {
    private struct ImageRootKey: EnvironmentKey {
        static var defaultValue: URL? { nil }
    }

    /// The folder that contains named images; nil for none.
    public var imageRoot: URL? {
        get { self[ImageRootKey.self] }
        set { self[ImageRootKey.self] = newValue }
    }
}

extension EnvironmentValues {
    private struct SymbolOutlineKey: EnvironmentKey {
        static var defaultValue: ((String) -> Path?)? { { SymbolFont.installed?.outline(of: $0) } }
    }

    /// Returns the outline of a symbol by its name, in a square of one point with its corner at the origin; nil for a
    /// name that it does not have. Those of ``SymbolFont/installed`` unless set.
    public var symbolOutline: ((String) -> Path?)? {
        get { self[SymbolOutlineKey.self] }
        set { self[SymbolOutlineKey.self] = newValue }
    }
}

nonisolated extension Image: PrimitiveView {
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
                // Names of catalogs have no extension; files do.
                if !name.contains("."), case .success(let picture)? = lowering.environment.catalogImage(name) {
                    return lowering.add(lowering.picture(picture, isResizable: isResizable))
                }
                lowering.addPlaceholder(name, CGSize(width: 100, height: 100), isResizable, reason: error.description)
            }
        case .symbol(let name):
            if let outline = lowering.environment.symbolOutline?(name) {
                return lowering.add(lowering.symbol(outline, isResizable: isResizable))
            }
            let side = lowering.environment.text.resolvedFont.size * lowering.environment.symbolScale
            lowering.addPlaceholder(
                name, CGSize(width: side, height: side), isResizable, reason: lowering.environment.missingSymbolReason)
        }
    }
}

extension EnvironmentValues {
    fileprivate var missingSymbolReason: String {
        SymbolFont.installed == nil
            ? "symbols exist on Apple's platforms only, and the Material Icons font is not installed"
            : "the Material Icons font has no symbol for the name"
    }
}

/// An image of a catalog in its frame.
nonisolated private struct PictureDrawing: NodeDrawing {
    let picture: AssetCatalogs.Picture

    func draw(in box: CGRect, childFrames: [CGRect], into list: inout DisplayList) { list.append(picture, in: box) }
}

/// An outline in a square of one point, stretched to a rectangle.
nonisolated private struct UnitOutline: Shape {
    let outline: Path

    func path(in rect: CGRect) -> Path {
        outline.applying(
            CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    }
}

extension Lowering {
    /// Adds a symbol as large as the font, in the foreground style.
    fileprivate mutating func symbol(_ outline: Path, isResizable: Bool) -> NodeID {
        let side = environment.text.resolvedFont.size * environment.symbolScale
        return makeNode(
            .image(size: CGSize(width: side, height: side), isResizable: isResizable),
            NodeAppearance(
                kind: "image",
                paint: .shape(
                    UnitOutline(outline: outline), fill: environment.foregroundPaint, rule: .nonZero, strokes: [])))
    }

    /// Adds an image with a number of pixels per point.
    mutating func image(_ image: EncodedImage, scale: CGFloat, isResizable: Bool) -> NodeID {
        let size = CGSize(width: CGFloat(image.pixelWidth) / scale, height: CGFloat(image.pixelHeight) / scale)
        return makeNode(
            .image(size: size, isResizable: isResizable), NodeAppearance(kind: "image", paint: .image(.encoded(image))))
    }

    /// Adds an image of a catalog, pixels or a drawing.
    fileprivate mutating func picture(_ picture: AssetCatalogs.Picture, isResizable: Bool) -> NodeID {
        if case .encoded(let image) = picture.content {
            return self.image(image, scale: picture.scale, isResizable: isResizable)
        }
        return makeNode(
            .image(size: picture.size, isResizable: isResizable),
            NodeAppearance(kind: "image", paint: .drawing(PictureDrawing(picture: picture))))
    }

    mutating func addPlaceholder(_ name: String, _ size: CGSize, _ isResizable: Bool, reason: String) {
        let node = makeNode(
            .image(size: size, isResizable: isResizable), NodeAppearance(kind: "image", paint: .image(.named(name))))
        report(.missingImage(name: name, reason: reason), about: node)
        add(node)
    }
}

extension NodeKind {
    /// Returns the kind of an image: of a fixed size, or of any size with that as the ideal.
    fileprivate static func image(size: CGSize, isResizable: Bool) -> NodeKind {
        isResizable
            ? .flexible(min: .zero, ideal: size, max: CGSize(width: CGFloat.infinity, height: .infinity)) : .fixed(size)
    }
}
