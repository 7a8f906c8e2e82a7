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
    /// The appearance of colors and images.
    var appearance = StoryboardColorScheme.light

    fileprivate func drawingOptions() throws(CommandError) -> StoryboardDrawingOptions {
        let assets: StoryboardAssets
        if let root {
            guard FileManager.default.fileExists(atPath: root) else { throw .usage("\(root): error: no such folder") }
            assets = StoryboardAssets(in: URL(fileURLWithPath: root))
        } else {
            assets = StoryboardAssets(beside: URL(fileURLWithPath: request.input))
        }
        var options = StoryboardDrawingOptions(
            assets: assets, measurer: try request.fonts.get(), showsConstraints: showsConstraints)
        options.appearance = appearance
        return options
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

/// Draws the scenes of a storyboard: all on one sheet, one alone, or each into a file of its own.
///
/// - Parameters:
///   - output: The file. With "{scene}" in its name, there is one for each scene.
///   - format: The output format; nil to infer it from the output's name.
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
        writer = writer.outlining(
            try drawings.request.fonts.get(), substitutes: SystemFontSubstitutes.families,
            monospacedSubstitutes: SystemFontSubstitutes.monospacedFamilies)
        writer.svg.fallbackFamilies = SystemFontSubstitutes.textFamilies
        let inputs = InputFiles(document: input)
        try inputs.check(output)
        try OutputPattern.refusePlaceholders(in: output, except: "scene") { _ in
            "use {scene} for the name of each scene, or name one file for all scenes"
        }
        let document = try drawings.request.document(console)
        let drawingOptions = try drawings.drawingOptions()
        let subjects = try drawings.subjects(of: document)
        let drawn = document.drawings(of: subjects, in: drawings.request.setting, drawingOptions)
        report(drawn.flatMap { $0.diagnostics.map { $0.description(file: input) } }, console)
        let pattern = output == "-" ? nil : try OutputPattern(output)
        var sizes: [CGSize] = []
        if let pattern, !pattern.names.isEmpty {
            let names = SceneNames(subjects).names
            try pattern.createFolder(console)
            for (drawing, name) in zip(drawn, names) {
                let file = try pattern.file(for: DocumentData(["scene": name]), row: nil)
                try inputs.check(file)
                try draw(drawing.displayList, drawing.boxes, drawing.size, writer, to: file, of: input, console)
                sizes.append(drawing.size)
            }
        } else {
            // A requested scene is drawn alone.
            let sheet = StoryboardSheet(drawn)
            let isAlone = drawings.request.scene != nil && drawn.count == 1
            sizes = [isAlone ? drawn[0].size : sheet.size]
            try draw(
                isAlone ? drawn[0].displayList : sheet.displayList, isAlone ? drawn[0].boxes : sheet.boxes, sizes[0],
                writer, to: output, of: input, console)
        }
        let views = drawn.reduce(0) { $0 + $1.boxes.boxes.count }
        let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
        let measures =
            sizes.count == 1 ? "\(Int(sizes[0].width)) × \(Int(sizes[0].height)) pt" : "\(sizes.count) files"
        console.note(
            "\(displayName(output, "stdout")): \(measures), "
                + "\(drawn.count) scene\(drawn.count == 1 ? "" : "s"), \(views) view\(views == 1 ? "" : "s"), "
                + "\(milliseconds) ms")
        return .done
    }
}

/// The families that replace the system font of the devices.
///
/// A text has the width that it has in the system font. Viewers that ignore the width of text, such as librsvg, would
/// draw it in a wider font beyond the box of its view. Outlines have this width in all viewers, so that they are the
/// default if one of these families is at hand. The first families are as wide as the system font, the last ones wider.
enum SystemFontSubstitutes {
    /// The families for outlines.
    static let families = [
        "SF Pro Text", "SF Pro", ".SF NS", "Inter", "Helvetica Neue", "Helvetica", "Arial", "Liberation Sans", "Arimo",
        "Nimbus Sans", "Roboto", "Noto Sans", "Segoe UI", "DejaVu Sans",
    ]
    /// The monospaced families for outlines.
    static let monospacedFamilies = [
        "SF Mono", "Menlo", "Consolas", "Liberation Mono", "Courier New", "Noto Sans Mono", "DejaVu Sans Mono",
    ]
    /// The families for text that readers draw.
    static let textFamilies = ["Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"]
}

/// Draws a display list into a file.
private func draw(
    _ list: DisplayList, _ boxes: BoxTree, _ size: CGSize, _ writer: DrawingWriter, to output: String,
    of input: String, _ console: Console
) throws(CommandError) {
    let rendering = try located(in: input) { () throws(CommandError) in
        try writer.draw(list, boxes: boxes, size: size, title: (input as NSString).lastPathComponent)
    }
    guard let rendering else { return }
    // By default, a text for which there is no font at hand stays text.
    let isAutomatic = writer.options.textOutput == .auto
    let diagnostics = rendering.diagnostics.filter { !(isAutomatic && $0.isMissingOutlines) }
    report(diagnostics.map { "\(input): warning: \($0)" }, console)
    try write(rendering.output, to: output, console)
}

extension RenderDiagnostic {
    /// Whether a text without outlines stays text.
    fileprivate var isMissingOutlines: Bool { if case .textWithoutOutlines = kind { true } else { false } }
}

/// The names of scenes as parts of file names: each once, without characters that cannot be part of one.
struct SceneNames {
    private(set) var names: [String] = []

    init(_ subjects: [StoryboardDrawingSubject]) { self.init(subjects.map(\.name)) }

    init(_ scenes: [String]) {
        var known: Set<String> = []
        for (index, scene) in scenes.enumerated() {
            let allowed = scene.map { character in
                character == "/" || character == "\\" || character.unicodeScalars.contains { $0.value < 0x20 }
                    ? "-" : character
            }
            let trimmed = String(allowed.drop { $0 == "." }.prefix(60))
            var name = trimmed.isEmpty ? "scene-\(index + 1)" : trimmed
            // File systems often ignore case.
            if !known.insert(name.lowercased()).inserted {
                name += "-\(index + 1)"
                known.insert(name.lowercased())
            }
            names.append(name)
        }
    }
}
