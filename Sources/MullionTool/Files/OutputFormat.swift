import ArgumentParser
import Foundation
import Mullion

/// The formats of drawings.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case svg, html, json, txt, png, pdf

    /// Creates the format of a file's extension; nil if it is not supported. Standard output is SVG.
    init?(file: String) { self.init(rawValue: file == "-" ? "svg" : (file as NSString).pathExtension.lowercased()) }

    /// The formats that this program writes. PNG and PDF require Cairo.
    static var available: [OutputFormat] {
        #if Cairo
        allCases
        #else
        allCases.filter { !$0.needsCairo }
        #endif
    }

    /// All formats, for messages.
    static var list: String { allCases.map { ".\($0.rawValue)" }.joined(separator: ", ") }
}

/// Writes drawings in a format.
struct DrawingWriter {
    var format: OutputFormat
    /// The colors of terminal text.
    var colors = TerminalRenderer.Colors.none
    /// The renderer for SVG, also inside HTML.
    var svg = SVGRenderer()
    var options = OutputOptions()
    /// The creation date of a PDF; nil for none.
    var creationDate: String?

    init(_ format: OutputFormat, colors: TerminalRenderer.Colors = .none) {
        self.format = format
        self.colors = colors
    }

    /// Creates a writer of the given format, or of the output's extension.
    ///
    /// - Throws: ``CommandError`` if the format is unknown, or the tool was built without it.
    init(
        for output: String, _ format: OutputFormat?, _ color: ColorChoice, _ console: Console,
        options: OutputOptions = OutputOptions()
    ) throws(CommandError) {
        guard let format = format ?? OutputFormat(file: output) else {
            throw .usage(
                "error: unknown format of \"\(output)\"; supported are \(OutputFormat.list); "
                    + "or give the format with --format")
        }
        guard OutputFormat.available.contains(format) else { throw .withoutCairo(".\(format.rawValue)") }
        guard options.scale == nil || format == .png || format == .html else {
            throw .usage("error: --scale applies to .png and .html")
        }
        guard options.pngCompression == nil || format == .png else {
            throw .usage("error: --png-compression applies to .png")
        }
        guard options.textOutput == .auto || format == .svg || format == .html else {
            throw .usage("error: --text-output applies to .svg and .html")
        }
        self.init(format, colors: color.colors(console, isStandardOutput: output == "-"))
        self.options = options
        creationDate = format == .pdf ? try SourceDate.text(in: console.environment) : nil
    }

    /// Returns the writer with the outlines of some fonts, if the drawing may need them.
    ///
    /// - Parameters:
    ///   - substitutes: The families that replace missing ones, in order of preference.
    ///   - monospacedSubstitutes: The families that replace missing monospaced ones.
    func outlining(
        _ fonts: any TextMeasurer, substitutes: [String] = [], monospacedSubstitutes: [String] = []
    ) -> DrawingWriter {
        guard format == .svg || format == .html else { return self }
        var writer = self
        switch options.textOutput {
        case .text: return self
        case .auto:
            // The page keeps its text, which can be searched and copied.
            writer.svg.textOutput = format == .svg ? .outlines : .embedded
            writer.svg.textFamilies = [Font.defaultFamily, Font.defaultMonospacedFamily]
        case .outlines: writer.svg.textOutput = .outlines
        case .embedded: writer.svg.textOutput = .embedded
        }
        #if Cairo
        let other: (any TextOutlining)? = PangoOutliner()
        #else
        let other: (any TextOutlining)? = nil
        #endif
        writer.svg.outlines = FontOutliner(
            fonts, fallbackFamilies: substitutes, monospacedFallbackFamilies: monospacedSubstitutes, other: other)
        return writer
    }

    /// Pixels per point of the file or its screen, to which boxes are rounded. By default a PNG has 1, and others 2.
    var displayScale: CGFloat { options.scale ?? (format == .png ? 1 : 2) }

    /// Renders a laid-out view.
    ///
    /// - Throws: ``CommandError`` if it is too large for pixels or pages.
    func render(_ picture: LaidOutView, title: String) throws(CommandError) -> Rendering<FileContent> {
        try draw(picture.displayList, boxes: picture.boxTree, size: picture.canvasSize, title: title)
            ?? text(Rendering(output: picture.framesJSON()))
    }

    /// Renders a display list; returns nil for JSON, which is not a drawing.
    ///
    /// - Throws: ``CommandError`` if it is too large for pixels or pages.
    func draw(
        _ list: DisplayList, boxes: @autoclosure () -> BoxTree, size: CGSize, title: String
    ) throws(CommandError) -> Rendering<FileContent>? {
        switch format {
        case .svg:
            var svg = svg
            svg.background = options.background
            return text(svg.render(list, size: size))
        case .html:
            var page = HTMLRenderer(title: title)
            page.svg = svg
            return text(page.render(onBackground(list, size), boxes: boxes(), size: size))
        case .json: return nil
        case .txt: return text(TerminalRenderer(colors: colors).render(onBackground(list, size), size: size))
        case .png, .pdf: return try renderWithCairo(list, size, title: title)
        }
    }

    /// Renders display lists of one size as the pages of one HTML or PDF file.
    ///
    /// - Throws: ``CommandError`` if they cannot be drawn.
    func draw(
        pages count: Int, size: CGSize, title: String, _ page: (Int) -> DisplayList
    ) throws(CommandError) -> Rendering<FileContent> {
        if format == .pdf { return try renderWithCairo(pages: (0..<count).map(page), size, title: title) }
        var renderer = HTMLPagesRenderer(title: title)
        renderer.svg = svg
        return text(renderer.render(pages: count, size: size) { onBackground(page($0), size) })
    }

    /// Returns a list with the background below it, for formats without a background.
    func onBackground(_ list: DisplayList, _ size: CGSize) -> DisplayList {
        guard let background = options.background else { return list }
        var result = DisplayList()
        result.fill(Path(CGRect(origin: .zero, size: size)), with: background)
        result.append(contentsOf: list)
        return result
    }

    private func text(_ rendering: Rendering<String>) -> Rendering<FileContent> {
        Rendering(output: .text(rendering.output), diagnostics: rendering.diagnostics)
    }
}

/// Whether terminal text has colors.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never

    /// Returns the colors to use. `auto` uses colors only on a terminal that shows them, unless NO_COLOR is set.
    func colors(_ console: Console, isStandardOutput: Bool) -> TerminalRenderer.Colors {
        switch self {
        case .never: .none
        case .always: console.bestColors
        case .auto: isStandardOutput && console.showsColors ? console.bestColors : .none
        }
    }
}

extension Console {
    var showsColors: Bool { isOutputTerminal && environment["TERM"] != "dumb" && !forbidsColors }

    /// Whether NO_COLOR is set to a nonempty text, as its convention requires.
    var forbidsColors: Bool { !(environment["NO_COLOR"] ?? "").isEmpty }

    /// The largest set of colors that the terminal is known to have.
    fileprivate var bestColors: TerminalRenderer.Colors {
        ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? .trueColor : .palette256
    }
}
