import Foundation
import Mullion
import MullionDocuments
import MullionStoryboardDrawing
import MullionStoryboards

struct StoryboardDrawings {
    var request: StoryboardRequest
    /// The folder with images and colors; nil for the document's project.
    var root: String?
    /// Whether to draw frames and constraints.
    var showsConstraints = false

    fileprivate func drawingOptions() throws(CommandError) -> StoryboardDrawingOptions {
        let assets: StoryboardAssets
        if let root {
            guard FileManager.default.fileExists(atPath: root) else { throw .usage("\(root): error: no such folder") }
            assets = StoryboardAssets(in: URL(fileURLWithPath: root))
        } else {
            assets = StoryboardAssets(beside: URL(fileURLWithPath: request.input))
        }
        return StoryboardDrawingOptions(
            assets: assets, measurer: try request.fonts.get(), showsConstraints: showsConstraints)
    }

    /// Returns the subjects to draw: all, or those with the requested name or ID.
    fileprivate func subjects(of document: StoryboardDocument) throws(CommandError) -> [StoryboardDrawingSubject] {
        let all = document.subjects
        guard let wanted = request.scene else {
            guard !all.isEmpty else {
                throw CommandError(text: "\(request.input):1:1: error: the document has no scenes and no views")
            }
            return all
        }
        let found = all.filter { $0.name == wanted || $0.id == wanted }
        guard found.isEmpty else { return found }
        let names = all.map(\.name)
        let advice: String
        if let near = Suggestion.nearest(to: wanted, in: names + all.compactMap(\.id)) {
            advice = "; did you mean \"\(near)\"?"
        } else if names.isEmpty {
            advice = "; the document has no scenes"
        } else {
            advice = "; scenes are " + names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
        }
        throw CommandError(text: "\(request.input): error: no scene has the name \"\(wanted)\"" + advice)
    }
}

/// Draws the scenes of a storyboard into a file: all on one sheet, or one alone.
///
/// - Parameter format: The output format; nil to infer it from the output's name.
func render(
    _ drawings: StoryboardDrawings, to output: String, as format: OutputFormat? = nil, color: ColorChoice = .auto,
    options: OutputOptions = OutputOptions(), console: Console
) -> CommandStatus {
    console.status { () throws(CommandError) in
        let start = ContinuousClock.now
        let input = drawings.request.input
        var writer = try DrawingWriter(for: output, format, color, console, options: options)
        guard writer.format != .json else {
            throw .usage(
                "error: render draws storyboards; to print their frames as JSON, use" + " mullion frames \(input)")
        }
        // Wide letters would not fit in frames made for the system font.
        writer.svg.fallbackFamilies = ["Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"]
        try DocumentRequest(input: input).checkOutput(output)
        try OutputPattern.refusePlaceholders(in: output) { _ in
            "all scenes are in one drawing; name the file, and one scene with --scene"
        }
        let document = try drawings.request.document(console)
        let drawingOptions = try drawings.drawingOptions()
        let drawn = document.drawings(
            of: try drawings.subjects(of: document), in: drawings.request.setting, drawingOptions)
        report(drawn.flatMap { $0.diagnostics.map { $0.description(file: input) } }, console)
        // A requested scene is drawn alone.
        let sheet = StoryboardSheet(drawn)
        let isAlone = drawings.request.scene != nil && drawn.count == 1
        let size = isAlone ? drawn[0].size : sheet.size
        let rendering = try located(in: input) { () throws(CommandError) in
            try writer.draw(
                isAlone ? drawn[0].displayList : sheet.displayList, boxes: isAlone ? drawn[0].boxes : sheet.boxes,
                size: size, title: (input as NSString).lastPathComponent)
        }
        guard let rendering else { return .usage }
        report(rendering.diagnostics.map { "\(input): warning: \($0)" }, console)
        try write(rendering.output, to: output, console)
        let views = drawn.reduce(0) { $0 + $1.boxes.boxes.count }
        let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
        console.note(
            "\(displayName(output, "stdout")): \(Int(size.width)) × \(Int(size.height)) pt, "
                + "\(drawn.count) scene\(drawn.count == 1 ? "" : "s"), \(views) view\(views == 1 ? "" : "s"), "
                + "\(milliseconds) ms")
        return .done
    }
}
