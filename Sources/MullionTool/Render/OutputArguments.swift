import ArgumentParser
import Mullion

/// The options of the output file.
struct OutputArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Pixels per point, such as 1, 2, or 3: of a .png (default: 1), or of the screen for a .html (default: 2).",
            valueName: "number"))
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "Compression of .png: fast, or best, which takes five times as long.", valueName: "effort"))
    var pngCompression: CompressionChoice?

    @Option(
        help: ArgumentHelp(
            "Text in .svg and .html: text, outlines, embedded (text with its font), or auto: text in the built-in families, otherwise outlines in .svg and embedded fonts in .html.",
            valueName: "what"))
    var textOutput = TextOutputChoice.auto

    @Option(
        help: ArgumentHelp("Background color, such as white or #1e293b (default: none).", valueName: "color"))
    var background: BackgroundColor?

    @Option(
        help: ArgumentHelp("Rows of data to draw at a time (default: one per processor core).", valueName: "number"))
    var jobs: Int?

    func validate() throws {
        if let scale, !(scale > 0 && scale <= 100) {
            throw ValidationError("The value of --scale must be a number of pixels above 0 and at most 100.")
        }
        if let jobs, !(1...1_024).contains(jobs) {
            throw ValidationError("The value of --jobs must be a whole number from 1 to 1024.")
        }
    }

    /// The options of drawings whose pixels are limited.
    func options(_ limits: Limits) -> OutputOptions {
        OutputOptions(
            scale: scale.map { CGFloat($0) }, background: background?.color, jobs: jobs, pngCompression: pngCompression,
            textOutput: textOutput, limits: limits)
    }
}

struct OutputOptions {
    /// Pixels per point; nil for the format's default.
    var scale: CGFloat?
    /// The background color; nil for none.
    var background: Color?
    /// The number of rows drawn at a time; nil for one per processor core.
    var jobs: Int?
    /// The effort to reduce the size of a PNG file; nil for little.
    var pngCompression: CompressionChoice?
    /// How SVG contains text.
    var textOutput = TextOutputChoice.auto
    /// The limits on the pixels of a PNG file.
    var limits = Limits.default
}

enum CompressionChoice: String, CaseIterable, ExpressibleByArgument {
    case fast, best
}

enum TextOutputChoice: String, CaseIterable, ExpressibleByArgument {
    /// Text in the built-in families, outlines in others.
    case auto
    case text, outlines, embedded
}

struct BackgroundColor: ExpressibleByArgument {
    var color: Color

    init?(argument: String) {
        guard let color = try? Color(css: argument) else { return nil }
        self.color = color
    }
}
