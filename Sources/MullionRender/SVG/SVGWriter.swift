import MullionDrawing
import MullionGeometry

/// The state of writing one SVG document.
///
/// Each push opens a `<g>`, with two exceptions: names are not written in deeply nested scopes, and commands of a scope
/// that cannot be written are counted instead until its pop.
struct SVGWriter: DisplayListVisitor {
    let renderer: SVGRenderer
    let size: CGSize
    let pictures: ImageTable
    let glyphs: GlyphTable
    /// The characters of embedded fonts.
    var embedded = EmbeddedGlyphs()
    /// What the attributes of the root hold; nil for a document whose elements do not depend on each other.
    let summary: SVGSummary?
    var buffer: SVGBuffer
    var definitions: SVGDefinitions
    /// The transform from the current coordinates to those of the drawing.
    private(set) var transform = CGAffineTransform.identity
    /// The attribute for the families of the last text, which most texts of a drawing share.
    var lastFamilies: (font: TextRun.Font, attribute: [UInt8])?
    /// The path of the last fill, and the end of its element.
    var lastFill: (path: Path, end: Int)?
    private var header: SVGBuffer
    var report = DiagnosticRecorder()
    private var scopes: [Scope] = []
    private var openElementCount = 0
    private var unwrittenNameCount = 0
    /// The identifiers of groups.
    private var identifiers: Set<String> = []

    /// What a pop has to end.
    private enum Scope {
        case element
        /// A mask being drawn, by its name.
        case mask(name: String)
        case unwrittenName
        case transform(previous: CGAffineTransform)
    }

    init(_ renderer: SVGRenderer, _ list: DisplayList, size: CGSize) {
        let glyphs = GlyphTable(list, renderer)
        pictures = ImageTable(list)
        summary = renderer.isCompact ? SVGSummary(list, renderer, glyphs) : nil
        (buffer, header) = (SVGBuffer(isCompact: renderer.isCompact), SVGBuffer(isCompact: renderer.isCompact))
        self.renderer = renderer
        self.glyphs = glyphs
        let width = NumberFormat.canWrite(length: size.width) ? size.width : 0
        let height = NumberFormat.canWrite(length: size.height) ? size.height : 0
        self.size = CGSize(width: width, height: height)
        definitions = SVGDefinitions(prefix: renderer.identifierPrefix, isCompact: renderer.isCompact)
        if self.size != size { report.noteOfDrawing(.unusableSize) }
        writeHeader()
        let replaced = header.replacedCharacterCount
        if replaced > 0 { report.noteOfDrawing(.replacedCharacters(count: replaced)) }
    }

    mutating func add(_ command: DrawingCommand) {
        let replaced = buffer.replacedCharacterCount
        let index = report.commandIndex
        visit(command)
        let count = buffer.replacedCharacterCount - replaced
        if count > 0 { report.note(.replacedCharacters(count: count), at: index) }
    }

    mutating func end() -> Rendering<String> {
        report.finish(openPushCount: scopes.count)
        if unwrittenNameCount > 0 { report.noteOfDrawing(.unwrittenNames(count: unwrittenNameCount)) }
        for scope in scopes.reversed() { close(scope) }
        buffer.write("</svg>\n")
        writeEmbeddedFonts()
        if !definitions.bytes.isEmpty {
            header.write("<defs>\n")
            header.write(definitions.bytes)
            header.write("</defs>\n")
        }
        buffer.insert(header.bytes)
        return Rendering(output: String(decoding: buffer.bytes, as: UTF8.self), diagnostics: report.diagnostics)
    }

    private mutating func writeHeader() {
        header.write(documentOf: size)
        if summary?.hasText != false { header.write(" text-rendering=\"geometricPrecision\"") }
        if summary?.hasStrokes != false { header.write(" stroke-miterlimit=\"10\"") }
        if let families = summary?.families { header.write(fontFamilies: families) }
        if summary?.hasText != false { header.write(" style=\"font-variant-ligatures:none\"") }
        if let title = renderer.title {
            header.write(" role=\"img\">\n<title>")
            header.write(escaped: title)
            header.write("</title>\n")
        } else {
            header.write(">\n")
        }
        if let background = renderer.background {
            buffer.write("<rect width=\"100%\" height=\"100%\"")
            buffer.write(paint: "fill", opacity: "fill-opacity", background)
            buffer.write("/>\n")
        }
    }

    /// Writes a style sheet with the fonts of embedded text.
    private mutating func writeEmbeddedFonts() {
        guard !embedded.faces.isEmpty, let source = renderer.outlines else { return }
        // The faces are those that the fonts name, so nothing is to be made bolder or slanted.
        header.write("<style>text{font-synthesis:none}\n")
        for (face, glyphs) in embedded.faces.sorted(by: { $0.key < $1.key }) {
            let list = glyphs.sorted { $0.key < $1.key }.map { (scalar: $0.key, glyph: $0.value) }
            guard let font = source.font(ofFace: face, glyphs: list) else { continue }
            header.write("@font-face{font-family:")
            header.write(escaped: definitions.fontName(face))
            header.write(";src:url(data:font/otf;base64,")
            header.write(base64: font)
            header.write(")}\n")
        }
        header.write("</style>\n")
    }

    // MARK: - Commands

    var isNestedTooDeeply: Bool { openElementCount >= SVGRenderer.largestDepth }

    mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
        report.note(.unusableNumber, unless: writeFill(path, paint, rule))
    }

    mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        report.note(.unusableNumber, unless: writeStroke(path, paint, style))
    }

    mutating func draw(_ run: TextRun) {
        let index = report.commandIndex
        if glyphs.missing.contains(index) { report.note(.textWithoutOutlines(run.string)) }
        guard let text = glyphs.texts[index] else {
            return report.note(.unusableNumber, unless: writeText(run))
        }
        let isWritten = renderer.textOutput == .embedded ? writeEmbedded(text, of: run) : writeOutlines(text, of: run)
        report.note(.unusableNumber, unless: isWritten)
    }

    mutating func draw(_ image: ImageReference) { report.note(.unusableNumber, unless: writeImage(image)) }

    mutating func pushGroup(named name: String) {
        guard scopes.count < SVGRenderer.largestNamedDepth else {
            unwrittenNameCount += 1
            return scopes.append(.unwrittenName)
        }
        buffer.write("<g")
        if renderer.isCompact, renderer.identifiesGroups, let identifier = identifier(of: name) {
            buffer.write(attribute: "id", identifier)
        } else {
            buffer.write(attribute: "data-name", name)
        }
        open(.element)
    }

    /// Returns the name of a group as the identifier that drawing programs show; nil if it is none, or in use.
    private mutating func identifier(of name: String) -> String? {
        let identifier = definitions.prefix + name
        guard SVGDefinitions.isIdentifier(name), !definitions.mayUse(name), identifiers.insert(identifier).inserted
        else { return nil }
        return identifier
    }

    mutating func pushTransform(_ added: CGAffineTransform) {
        guard writeTransform(added) else { return report.leaveOutScope { .unusableTransform(omittedCommands: $0) } }
        open(.transform(previous: transform))
        transform = added.concatenating(transform)
    }

    mutating func pushClip(_ path: Path) {
        buffer.write("<g")
        report.note(.unusableClip, unless: writeClip(path))
        open(.element)
    }

    mutating func pushOpacity(_ opacity: CGFloat) {
        buffer.write("<g")
        report.note(.unusableEffect, unless: writeOpacity(opacity))
        open(.element)
    }

    mutating func pushShadow(_ shadow: Shadow) {
        buffer.write("<g")
        report.note(.unusableEffect, unless: writeShadow(shadow))
        open(.element)
    }

    mutating func pushMask() {
        let name = definitions.newMaskName()
        writeMask(named: name)
        open(.mask(name: name))
    }

    /// Ends the start tag of a `<g>`.
    private mutating func open(_ scope: Scope) {
        buffer.write(">\n")
        scopes.append(scope)
        openElementCount += 1
    }

    mutating func pop() {
        report.note(.unmatchedPop, unless: !scopes.isEmpty)
        guard let scope = scopes.popLast() else { return }
        if case .transform(let previous) = scope { transform = previous }
        close(scope)
    }

    /// Writes the end of a scope.
    private mutating func close(_ scope: Scope) {
        switch scope {
        case .unwrittenName: return
        case .mask: buffer.write("</mask>\n")
        case .element, .transform: buffer.write("</g>\n")
        }
        openElementCount -= 1
    }

    /// Ends a mask, and begins what is drawn through it.
    mutating func applyMask() {
        guard case .mask(let name)? = scopes.last else { return report.note(.misplacedMask) }
        close(scopes.removeLast())
        buffer.write("<g")
        buffer.write(attribute: "mask", "url(#\(name))")
        open(.element)
    }
}
