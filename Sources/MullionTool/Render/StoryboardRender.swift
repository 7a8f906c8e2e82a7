import Foundation
import Mullion
import MullionDocuments
import MullionStoryboardDrawing
import MullionStoryboards

/// The pictures of an Interface Builder document that are asked for.
struct StoryboardDrawings {
    var request: StoryboardRequest
    /// The folder with pictures and colours; nil: those of the document's project.
    var root: String?
    /// Whether frames and constraints are drawn as well.
    var showsConstraints = false

    fileprivate func drawingOptions() throws(CommandError) -> StoryboardDrawingOptions {
        let assets: StoryboardAssets
        if let root {
            guard FileManager.default.fileExists(atPath: root) else {
                throw CommandError(text: "\(root): error: there is no such folder", status: .usage)
            }
            assets = StoryboardAssets(in: URL(fileURLWithPath: root))
        } else {
            assets = StoryboardAssets(beside: URL(fileURLWithPath: request.input))
        }
        return StoryboardDrawingOptions(
            assets: assets, measurer: try request.fonts.get(), showsConstraints: showsConstraints)
    }

    /// What is to be drawn: everything, or what is asked for by its name or identity.
    fileprivate func subjects(of document: StoryboardDocument) throws(CommandError) -> [StoryboardDrawingSubject] {
        let all = document.subjects
        guard let wanted = request.scene else {
            guard !all.isEmpty else {
                throw CommandError(text: "\(request.input): error: there is no scene and no view in it")
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
            advice = "; there is none at all"
        } else {
            advice = "; there are " + names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
        }
        throw CommandError(text: "\(request.input): error: no scene is called \"\(wanted)\"" + advice)
    }
}

/// Draws the scenes of an Interface Builder document into a file: on one sheet, or one alone.
///
/// - Parameter format: What to write; nil: as the name of the output tells.
func render(
    _ pictures: StoryboardDrawings, to output: String, as format: OutputFormat? = nil, color: ColorChoice = .auto,
    options: OutputOptions = OutputOptions(), console: Console
) -> CommandStatus {
    do throws(CommandError) {
        let start = ContinuousClock.now
        let input = pictures.request.input
        var writer = try DrawingWriter(for: output, format, color, console, options: options)
        guard writer.format != .json else {
            throw CommandError(
                text:
                    "error: render draws Interface Builder documents; for their frames as JSON use:"
                    + " mullion frames \(input)", status: .usage)
        }
        // Wide letters would not fit frames that were made for the font of the system.
        writer.svg.fallbackFamilies = ["Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"]
        try DocumentRequest(input: input).checkOutput(output)
        let document = try pictures.request.document(console)
        let drawingOptions = try pictures.drawingOptions()
        let drawn = document.pictures(
            of: try pictures.subjects(of: document), in: pictures.request.setting, drawingOptions)
        report(drawn.flatMap { $0.diagnostics.map { $0.description(file: input) } }, console)
        // A scene that was asked for stands alone.
        let sheet = StoryboardSheet(drawn)
        let isAlone = pictures.request.scene != nil && drawn.count == 1
        let size = isAlone ? drawn[0].size : sheet.size
        let rendering = try writer.draw(
            isAlone ? drawn[0].displayList : sheet.displayList, boxes: isAlone ? drawn[0].boxes : sheet.boxes,
            size: size, title: (input as NSString).lastPathComponent)
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
    } catch {
        console.note(error.text)
        return error.status
    }
}
