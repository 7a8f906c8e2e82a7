import MullionDrawing
import MullionGeometry

/// The state of writing one SVG document: command by command, without recursion.
///
/// Every push opens one `<g>`. A push whose transform cannot be written opens none: commands are then counted instead of
/// written until its pop.
struct SVGWriter {
    private let renderer: SVGRenderer
    private let clipPrefix: String
    var buffer = SVGBuffer()
    private var diagnostics: [RenderDiagnostic] = []
    private var commandIndex = 0
    private var clipCount = 0
    private var openElementCount = 0
    private var omitted: OmittedScope?

    /// What is being left out because its transform cannot be written.
    private struct OmittedScope {
        var commandIndex: Int
        var diagnosticIndex: Int
        var commandCount = 0
        var openPushCount = 1
    }

    init(renderer: SVGRenderer) {
        self.renderer = renderer
        clipPrefix = SVGWriter.identifier(from: renderer.identifierPrefix)
    }

    mutating func begin(size: CGSize) {
        let isUsable = NumberFormat.canWrite(length: size.width) && NumberFormat.canWrite(length: size.height)
        if !isUsable { diagnostics.append(RenderDiagnostic(.unusableSize)) }
        let width = NumberFormat.canWrite(length: size.width) ? size.width : 0
        let height = NumberFormat.canWrite(length: size.height) ? size.height : 0
        buffer.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        buffer.write(attribute: "width", width)
        buffer.write(attribute: "height", height)
        buffer.write(" viewBox=\"0 0 ")
        buffer.write(width)
        buffer.write(" ")
        buffer.write(height)
        buffer.write("\" text-rendering=\"geometricPrecision\" style=\"font-variant-ligatures:none\"")
        if let title = renderer.title {
            buffer.write(" role=\"img\">\n<title>")
            buffer.write(escaped: title)
            buffer.write("</title>\n")
        } else {
            buffer.write(">\n")
        }
        if let background = renderer.background {
            buffer.write("<rect width=\"100%\" height=\"100%\"")
            buffer.write(paint: "fill", opacity: "fill-opacity", background)
            buffer.write("/>\n")
        }
        reportReplacedCharacters(since: 0, commandIndex: nil)
    }

    mutating func add(_ command: DrawingCommand) {
        let replaced = buffer.replacedCharacterCount
        if omitted == nil {
            write(command)
        } else {
            omit(command)
        }
        reportReplacedCharacters(since: replaced, commandIndex: commandIndex)
        commandIndex += 1
    }

    mutating func end() -> Rendering<String> {
        let openPushCount = openElementCount + (omitted?.openPushCount ?? 0)
        finishOmitting()
        if openPushCount > 0 { diagnostics.append(RenderDiagnostic(.unclosedPushes(count: openPushCount))) }
        for _ in 0..<openElementCount { buffer.write("</g>\n") }
        buffer.write("</svg>\n")
        return Rendering(output: String(decoding: buffer.bytes, as: UTF8.self), diagnostics: diagnostics)
    }

    private mutating func write(_ command: DrawingCommand) {
        switch command {
        case .fill(let path, let color): report(.unusableNumber, unless: writeFill(path, color))
        case .stroke(let path, let color, let lineWidth):
            report(.unusableNumber, unless: writeStroke(path, color, lineWidth))
        case .text(let run):
            report(.unusableNumber, unless: writeText(run, fallbackFamilies: renderer.fallbackFamilies))
        case .image(let image): report(.unusableNumber, unless: writePlaceholder(for: image))
        case .pushClip(let path): openClip(path)
        case .pushTransform(let transform):
            if writeTransform(transform) { openElementCount += 1 } else { beginOmitting() }
        case .pushGroup(let name):
            buffer.write("<g")
            buffer.write(attribute: "data-name", name)
            buffer.write(">\n")
            openElementCount += 1
        case .pop:
            report(.unmatchedPop, unless: openElementCount > 0)
            guard openElementCount > 0 else { return }
            buffer.write("</g>\n")
            openElementCount -= 1
        }
    }

    private mutating func openClip(_ path: Path) {
        clipCount += 1
        let isWritten = writeClip(path, name: clipPrefix + String(clipCount))
        report(.unusableClip, unless: isWritten)
        if !isWritten { buffer.write("<g>\n") }
        openElementCount += 1
    }

    private mutating func beginOmitting() {
        omitted = OmittedScope(commandIndex: commandIndex, diagnosticIndex: diagnostics.count)
        report(.unusableTransform(omittedCommands: 0), unless: false)
    }

    private mutating func omit(_ command: DrawingCommand) {
        switch command {
        case .pop: omitted?.openPushCount -= 1
        case .pushClip, .pushTransform, .pushGroup: omitted?.openPushCount += 1
        case .fill, .stroke, .text, .image: omitted?.commandCount += 1
        }
        if omitted?.openPushCount == 0 { finishOmitting() }
    }

    private mutating func finishOmitting() {
        guard let scope = omitted else { return }
        diagnostics[scope.diagnosticIndex] = RenderDiagnostic(
            .unusableTransform(omittedCommands: scope.commandCount), commandIndex: scope.commandIndex)
        omitted = nil
    }

    private mutating func report(_ problem: RenderDiagnostic.Problem, unless isFine: Bool) {
        if !isFine { diagnostics.append(RenderDiagnostic(problem, commandIndex: commandIndex)) }
    }

    private mutating func reportReplacedCharacters(since count: Int, commandIndex: Int?) {
        let replaced = buffer.replacedCharacterCount - count
        guard replaced > 0 else { return }
        diagnostics.append(RenderDiagnostic(.replacedCharacters(count: replaced), commandIndex: commandIndex))
    }

    /// The characters of a text that may be used in an XML name, after an underscore if the first may not begin one.
    private static func identifier(from text: String) -> String {
        var name = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "_": name.unicodeScalars.append(scalar)
            case "0"..."9", "-":
                if name.isEmpty { name = "_" }
                name.unicodeScalars.append(scalar)
            default: break
            }
        }
        return name.isEmpty ? "clip" : name
    }
}
