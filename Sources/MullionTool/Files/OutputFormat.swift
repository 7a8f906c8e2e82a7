import ArgumentParser
import Foundation
import Mullion

/// What a picture can be written as.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case svg, html, json, txt

    /// The format told by the name of a file; nil if it is not supported. Standard output is SVG.
    init?(file: String) {
        self.init(rawValue: file == "-" ? "svg" : (file as NSString).pathExtension.lowercased())
    }

    /// All formats, for messages.
    static var list: String { allCases.map { ".\($0.rawValue)" }.joined(separator: ", ") }
}

/// Writes pictures in a format.
struct PictureWriter {
    var format: OutputFormat
    /// The colours of text for terminals.
    var colors = TerminalRenderer.Colors.none

    init(_ format: OutputFormat, colors: TerminalRenderer.Colors = .none) {
        self.format = format
        self.colors = colors
    }

    /// A writer of the format that is asked for, or told by the name of the output.
    ///
    /// - Throws: ``CommandError`` if nothing tells the format.
    init(for output: String, _ format: OutputFormat?, _ color: ColorChoice, _ console: Console) throws(CommandError) {
        guard let format = format ?? OutputFormat(file: output) else {
            throw CommandError(
                text: "error: cannot tell the format of \"\(output)\"; supported are \(OutputFormat.list), "
                    + "or give it with --format", outcome: .usage)
        }
        self.init(format, colors: color.colors(console, isStandardOutput: output == "-"))
    }

    /// A picture in the format.
    func render(_ picture: LaidOutView, title: String) -> Rendering<String> {
        switch format {
        case .svg: SVGRenderer().render(picture.displayList, size: picture.canvasSize)
        case .html:
            HTMLRenderer(title: title)
                .render(picture.displayList, boxes: picture.boxTree, size: picture.canvasSize)
        case .json: Rendering(output: picture.framesJSON())
        case .txt: TerminalRenderer(colors: colors).render(picture.displayList, size: picture.canvasSize)
        }
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
