import MullionGeometry
import MullionSource

/// What a page was last sent: the lines of a picture, and its boxes with their frames.
struct ShownPicture<Box: Equatable> {
    private let picture: String
    private let lines: [String]
    private let boxes: [Box]
    private let frames: [CGRect]

    /// - Parameters:
    ///   - picture: The picture as SVG.
    ///   - boxes: What makes the boxes the same as before, in the order of the frames.
    ///   - frames: The frames in the coordinates of the picture.
    init(_ picture: String, boxes: [Box], frames: [CGRect]) {
        self.picture = picture
        lines = picture.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String($0)! }
        self.boxes = boxes
        self.frames = frames
    }

    /// Returns whether the boxes are the same.
    func hasBoxes(_ boxes: some Sequence<Box>) -> Bool { self.boxes.elementsEqual(boxes) }

    /// Returns the picture and the boxes as the members of a message: all of them, or what changed.
    ///
    /// Boxes that are the same as before are sent as the frames that changed. The picture is sent as the lines that
    /// changed if it has as many lines as before, and if that is shorter.
    ///
    /// - Parameters:
    ///   - shown: What the page shows; nil for nothing.
    ///   - boxes: Returns the boxes as JSON.
    ///   - resized: Returns what else changed of boxes that have new sizes, by their numbers.
    func members(
        since shown: ShownPicture?, boxes: () -> [String], resized: ([Int]) -> [(String, String)] = { _ in [] }
    ) -> [(String, String)] {
        let picture = picture(since: shown)
        guard let shown, shown.boxes == self.boxes else { return [picture, ("boxes", PreviewText.list(boxes()))] }
        let moved = frames.indices.filter { frames[$0] != shown.frames[$0] }
        let changed = moved.map { "[\($0), \(PreviewText.numbers(frames[$0]))]" }
        return [picture, ("frames", PreviewText.list(changed))]
            + resized(moved.filter { frames[$0].size != shown.frames[$0].size })
    }

    private func picture(since shown: ShownPicture?) -> (String, String) {
        if let shown, shown.lines.count == lines.count {
            let changed = lines.indices.filter { lines[$0] != shown.lines[$0] }
            if changed.reduce(0, { $0 + lines[$1].utf8.count + 16 }) < picture.utf8.count {
                return ("lines", PreviewText.list(changed.map { "[\($0), \(JSONText.string(lines[$0]))]" }))
            }
        }
        return ("svg", JSONText.string(picture))
    }
}
