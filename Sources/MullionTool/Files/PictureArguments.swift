import ArgumentParser
import Mullion

/// The options that tell how a picture looks as a file.
struct PictureArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The pixels in a point, such as 1, 2 or 3; for .png.", valueName: "number"))
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "The colour behind the picture, such as white or #1e293b; by itself there is none.", valueName: "color"))
    var background: BackgroundColor?

    func validate() throws {
        guard let scale, !(scale > 0 && scale <= 100) else { return }
        throw ValidationError("The value of --scale must be a number of pixels above 0 and at most 100.")
    }

    var look: PictureLook { PictureLook(scale: scale.map { CGFloat($0) }, background: background?.color) }
}

/// How a picture looks as a file, whatever is in it.
struct PictureLook {
    /// Pixels in a point; nil: as many as is usual, one.
    var scale: CGFloat?
    /// The colour behind the picture; nil: none.
    var background: Color?
}

/// A colour as it is written in an argument.
struct BackgroundColor: ExpressibleByArgument {
    var color: Color

    init?(argument: String) {
        guard let color = try? Color(argument) else { return nil }
        self.color = color
    }
}
