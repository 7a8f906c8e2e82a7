import ArgumentParser
import Foundation
import Mullion

/// What a picture can be written as.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case svg, html, json, txt, png, pdf

    /// The format told by the name of a file; nil if it is not supported. Standard output is SVG.
    init?(file: String) {
        self.init(rawValue: file == "-" ? "svg" : (file as NSString).pathExtension.lowercased())
    }

    /// What this program writes: without Cairo no PNG and no PDF.
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

/// Writes pictures in a format.
struct PictureWriter {
    var format: OutputFormat
    /// The colours of text for terminals.
    var colors = TerminalRenderer.Colors.none
    /// How drawings are written as SVG, in a page as well.
    var svg = SVGRenderer()
    /// What else is asked for.
    var look = PictureLook()

    init(_ format: OutputFormat, colors: TerminalRenderer.Colors = .none) {
        self.format = format
        self.colors = colors
    }

    /// A writer of the format that is asked for, or told by the name of the output.
    ///
    /// - Throws: ``CommandError`` if nothing tells the format, or the tool was built without what writes it.
    init(
        for output: String, _ format: OutputFormat?, _ color: ColorChoice, _ console: Console,
        look: PictureLook = PictureLook()
    ) throws(CommandError) {
        guard let format = format ?? OutputFormat(file: output) else {
            throw CommandError(
                text: "error: cannot tell the format of \"\(output)\"; supported are \(OutputFormat.list), "
                    + "or give it with --format", outcome: .usage)
        }
        guard OutputFormat.available.contains(format) else { throw .withoutCairo(".\(format.rawValue)") }
        guard look.scale == nil || format == .png else {
            throw CommandError(
                text: "error: --scale is for .png; the others have no pixels, or those of whoever shows them",
                outcome: .usage)
        }
        self.init(format, colors: color.colors(console, isStandardOutput: output == "-"))
        self.look = look
    }

    /// Pixels in a point, on which boxes are drawn: those of the file, or those of the usual screen.
    var displayScale: CGFloat { format == .png ? look.scale ?? 1 : 2 }

    /// A picture in the format.
    ///
    /// - Throws: ``CommandError`` if it is too large for pixels or pages, or cannot be drawn into them.
    func render(_ picture: LaidOutView, title: String) throws(CommandError) -> Rendering<FileContent> {
        try draw(picture.displayList, boxes: picture.boxTree, size: picture.canvasSize, title: title)
            ?? text(Rendering(output: picture.framesJSON()))
    }

    /// A drawing of a size in the format; nil for JSON, which is none.
    ///
    /// - Throws: ``CommandError`` if it is too large for pixels or pages, or cannot be drawn into them.
    func draw(
        _ list: DisplayList, boxes: @autoclosure () -> BoxTree, size: CGSize, title: String
    ) throws(CommandError) -> Rendering<FileContent>? {
        switch format {
        case .svg:
            var svg = svg
            svg.background = look.background
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

    /// Drawings of one size as the pages of one file of HTML or PDF.
    ///
    /// - Throws: ``CommandError`` if they cannot be drawn.
    func draw(
        pages count: Int, size: CGSize, title: String, _ page: (Int) -> DisplayList
    ) throws(CommandError) -> Rendering<FileContent> {
        if format == .pdf { return try renderWithCairo(pages: (0..<count).map(page), size, title: title) }
        return text(HTMLPagesRenderer(title: title).render(pages: count, size: size) { onBackground(page($0), size) })
    }

    /// A list with the background below it, for formats that have none.
    func onBackground(_ list: DisplayList, _ size: CGSize) -> DisplayList {
        guard let background = look.background else { return list }
        var result = DisplayList()
        result.fill(Path(CGRect(origin: .zero, size: size)), with: background)
        result.append(contentsOf: list)
        return result
    }

    private func text(_ rendering: Rendering<String>) -> Rendering<FileContent> {
        Rendering(output: .text(rendering.output), diagnostics: rendering.diagnostics)
    }
}

/// Whether text for terminals has colours.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never

    /// The colours to use: by themselves only on a terminal that shows them to somebody who has not set NO_COLOR.
    func colors(_ console: Console, isStandardOutput: Bool) -> TerminalRenderer.Colors {
        switch self {
        case .never: .none
        case .always: console.bestColors
        case .auto: isStandardOutput && console.showsColors ? console.bestColors : .none
        }
    }
}

extension Console {
    /// Whether what is written to standard output is seen in colours.
    var showsColors: Bool { isOutputTerminal && environment["TERM"] != "dumb" && !forbidsColors }

    /// Whether NO_COLOR is set. By its convention the empty text does not count.
    var forbidsColors: Bool { !(environment["NO_COLOR"] ?? "").isEmpty }

    /// The most colours that the terminal is known to have.
    fileprivate var bestColors: TerminalRenderer.Colors {
        ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? .trueColor : .palette256
    }
}
