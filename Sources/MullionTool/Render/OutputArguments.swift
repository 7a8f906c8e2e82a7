import ArgumentParser
import Mullion

/// The options of the output file.
struct OutputArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Pixels per point, such as 1, 2, or 3; for .png.", valueName: "number"))
    var scale: Double?

    @Option(
        help: ArgumentHelp("Background color, such as white or #1e293b (default: none).", valueName: "color"))
    var background: BackgroundColor?

    func validate() throws {
        guard let scale, !(scale > 0 && scale <= 100) else { return }
        throw ValidationError("The value of --scale must be a number of pixels above 0 and at most 100.")
    }

    var options: OutputOptions { OutputOptions(scale: scale.map { CGFloat($0) }, background: background?.color) }
}

struct OutputOptions {
    /// Pixels per point; nil for 1.
    var scale: CGFloat?
    /// The background color; nil for none.
    var background: Color?
}

struct BackgroundColor: ExpressibleByArgument {
    var color: Color

    init?(argument: String) {
        guard let color = try? Color(argument) else { return nil }
        self.color = color
    }
}
