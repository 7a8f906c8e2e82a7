import MullionDrawing
import MullionGeometry
import MullionRender
import MullionSource
import MullionStoryboardChecks
import MullionStoryboardDrawing
import MullionStoryboards
import MullionText

/// A storyboard or XIB: a sheet of all scenes, or one scene whose size can be dragged.
final class StoryboardPreview: Preview {
    /// A box of the drawing.
    struct Part {
        var box: BoxTree.Box
        var path: String
        /// The view; nil for a scene of the sheet, and for parts of the system's bars.
        var view: StoryboardDrawing.View?
    }

    let document: StoryboardDocument
    let assets: StoryboardAssets
    let languages: StoryboardLanguages
    let measurer: any TextMeasurer
    private(set) var choices: StoryboardChoices
    /// The size of the shown scene; nil sides for those of the device.
    private var proposal = ProposedViewSize.unspecified
    /// The boxes of the last drawing, each before those inside it.
    private(set) var parts: [Part] = []
    private var shown: ShownPicture<String>?
    /// What no constraint decides, by the IDs of the views, as the last check found it.
    private var ambiguous: [String: [AmbiguousSide]] = [:]
    /// The constraints in words, by ID.
    private lazy var sentences = document.roots.reduce(into: [String: String]()) { sentences, root in
        sentences.merge(ConstraintWords(root.view, guides: root.guides).sentences) { first, _ in first }
    }

    /// - Parameters:
    ///   - assets: The images and colors that the document names.
    ///   - choices: What is shown before the page chooses.
    init(
        _ document: StoryboardDocument, assets: StoryboardAssets, languages: StoryboardLanguages,
        measurer: any TextMeasurer, choices: StoryboardChoices
    ) {
        self.document = document
        self.assets = assets
        self.languages = languages
        self.measurer = measurer
        self.choices = choices
    }

    // MARK: - Choices

    /// Whether a control shows a different screen, which has a size of its own.
    static func changesScreen(_ control: String) -> Bool { ["scene", "device", "orientation"].contains(control) }

    func set(_ name: String, _ value: PreviewRequest.Setting) throws(PreviewProblem) {
        var choices = choices
        try choices.set(name, value)
        if let language = choices.language, !languages.all.contains(where: { $0.language == language }) {
            throw PreviewProblem(sentence: "there is no language \"\(language.prefix(80))\"")
        }
        if choices.scene != nil, subject(of: choices) == nil {
            throw PreviewProblem(sentence: "there is no scene \"\((choices.scene ?? "").prefix(80))\"")
        }
        if Self.changesScreen(name) { proposal = .unspecified }
        self.choices = choices
    }

    var controls: [String] {
        let subjects = document.subjects
        let saved = document.device.flatMap { StoryboardDevice.named($0) }
        var controls: [PreviewControl] = []
        if subjects.count > 1 {
            controls.append(
                PreviewControl(
                    name: "scene", label: "Scene", value: .text(subject(of: choices).map(Self.name) ?? ""),
                    options: [("", "All scenes")] + subjects.map { (Self.name($0), $0.title) }))
        }
        controls += [
            PreviewControl(
                name: "device", label: "Device", value: .text(choices.device?.id ?? ""),
                options: [("", "As saved" + (saved.map { ": \(Self.title(of: $0))" } ?? ""))]
                    + StoryboardDevice.all.map { ($0.id, Self.title(of: $0)) }),
            PreviewControl(
                name: "orientation", label: "Orientation",
                value: .text(choices.isLandscape.map { $0 ? "landscape" : "portrait" } ?? ""),
                options: [
                    ("", "As saved: \(document.isLandscape ? "landscape" : "portrait")"), ("portrait", "Portrait"),
                    ("landscape", "Landscape"),
                ]),
            PreviewControl(
                name: "textSize", label: "Text size", value: .text(choices.textSize.rawValue),
                options: StoryboardTextSize.allCases.map { ($0.rawValue, $0.rawValue.words) }),
            PreviewControl(
                name: "rightToLeft", label: "Right to left", value: .flag(choices.direction == .rightToLeft)),
        ]
        if !languages.all.isEmpty {
            controls.append(
                PreviewControl(
                    name: "language", label: "Language", value: .text(choices.language ?? ""),
                    options: [("", "As saved")] + languages.all.map { ($0.language, $0.language) }))
        }
        return controls.map(\.json)
    }

    private static func title(of device: StoryboardDevice) -> String {
        "\(device.id), \(Int(device.size.width)) × \(Int(device.size.height))"
    }

    private static func name(_ subject: StoryboardDrawingSubject) -> String { subject.id ?? subject.name }

    /// The scene or view that is shown alone; nil for a sheet of all.
    var subject: StoryboardDrawingSubject? { subject(of: choices) }

    private func subject(of choices: StoryboardChoices) -> StoryboardDrawingSubject? {
        let subjects = document.subjects
        if subjects.count == 1 { return subjects[0] }
        return choices.scene.flatMap { scene in subjects.first { $0.id == scene || $0.name == scene } }
    }

    // MARK: - Drawing

    /// The environment, with a size that differs from the device's if the page asked for one.
    func setting(for proposal: ProposedViewSize) -> StoryboardSetting {
        var setting = StoryboardSetting(
            device: choices.device, isLandscape: choices.isLandscape, direction: choices.direction,
            textSize: choices.textSize, measurer: measurer)
        if let language = choices.language {
            setting.strings = languages.all.first { $0.language == language }?.texts ?? [:]
        }
        guard subject != nil, proposal != .unspecified else { return setting }
        let screen = ScreenEnvironment(document, in: setting).screen
        func length(_ length: CGFloat?, _ usual: CGFloat) -> CGFloat {
            length.flatMap { $0.isFinite ? max($0, 1) : nil } ?? usual
        }
        setting.size = CGSize(
            width: length(proposal.width, screen.width), height: length(proposal.height, screen.height))
        return setting
    }

    var setting: StoryboardSetting { setting(for: proposal) }

    private func drawings(for proposal: ProposedViewSize) -> [StoryboardDrawing] {
        document.drawings(
            of: subject.map { [$0] } ?? document.subjects, in: setting(for: proposal),
            StoryboardDrawingOptions(assets: assets, measurer: measurer))
    }

    func draw(_ proposal: ProposedViewSize?, checks: Bool) -> [(String, String)] {
        if let proposal { self.proposal = proposal }
        let drawings = drawings(for: self.proposal)
        let sheet = subject == nil ? StoryboardSheet(drawings) : nil
        let origins = sheet?.origins ?? [.zero]
        let size = sheet?.size ?? drawings[0].size
        let places = collectParts(of: drawings, at: origins, isSheet: sheet != nil)
        let picture = Self.picture(sheet?.displayList ?? drawings[0].displayList, size)
        let now = ShownPicture(picture, boxes: parts.map(\.path), frames: parts.map(\.box.frame))
        var members = now.members(since: shown) { boxes }
        shown = now
        if checks {
            let (issues, ambiguous) = findIssues(of: drawings)
            self.ambiguous = ambiguous
            members.append(("issues", PreviewText.list(issues)))
        }
        members += [
            ("canvas", PreviewText.pair(size)), ("size", PreviewText.pair(size)),
            ("proposal", PreviewText.proposal(subject == nil ? .unspecified : self.proposal)),
            ("fixed", sheet == nil ? "false" : "true"),
            ("constraints", PreviewText.list(constraints(of: drawings, at: origins, places) + ambiguousSides)),
        ]
        return members
    }

    /// Returns a drawing as SVG. Wide letters would not fit in frames made for the system font.
    static func picture(_ list: DisplayList, _ size: CGSize) -> String {
        var renderer = SVGRenderer()
        renderer.identifiesGroups = false
        renderer.fallbackFamilies = ["Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"]
        return renderer.render(list, size: size).output
    }

    /// Collects the boxes of drawings. Returns the number of each drawing's first box.
    private func collectParts(of drawings: [StoryboardDrawing], at origins: [CGPoint], isSheet: Bool) -> [Int] {
        parts = []
        var paths: [String: Int] = [:]
        func add(_ path: String, _ box: BoxTree.Box, _ view: StoryboardDrawing.View?) {
            paths[path, default: 0] += 1
            let count = paths[path] ?? 1
            parts.append(Part(box: box, path: count == 1 ? path : "\(path)#\(count)", view: view))
        }
        let subjects = document.subjects
        return zip(drawings, origins).enumerated().map { number, drawn in
            let (drawing, origin) = drawn
            let scene = subject ?? subjects[number]
            if isSheet {
                let frame = CGRect(origin: origin, size: drawing.size)
                add(
                    "scene/" + Self.name(scene),
                    BoxTree.Box(parent: nil, name: drawing.name, kind: "scene", frame: frame), nil)
            }
            let start = parts.count
            for (box, view) in zip(drawing.boxes.boxes, drawing.views) {
                var box = box
                box.parent = box.parent.map { $0 + start } ?? (isSheet ? start - 1 : nil)
                box.frame = box.frame.offsetBy(dx: origin.x, dy: origin.y)
                let parent = box.parent.map { parts[$0].path } ?? Self.name(scene)
                add(view?.id ?? "\(parent)/\(box.kind)", box, view)
            }
            return start
        }
    }

    private var boxes: [String] {
        parts.enumerated().map { row, part in
            let source = part.view?.source
            let texts = source.map { setting.texts(of: $0) } ?? [:]
            let text = ["text", "configuration.title", "normalTitle", "placeholder"].lazy.compactMap { texts[$0] }.first
            return JSONText.object([
                "id": "\(row)", "parent": part.box.parent.map(String.init) ?? "null",
                "path": JSONText.string(part.path),
                "kind": JSONText.string(part.box.kind), "name": part.box.name.map(JSONText.string) ?? "null",
                "text": text.map { JSONText.string(String($0.prefix(80))) } ?? "null",
                "element": JSONText.string(part.path), "line": (source?.position.line).map(String.init) ?? "null",
                "column": (source?.position.column).map(String.init) ?? "null",
                "frame": "[\(PreviewText.numbers(part.box.frame))]",
            ])
        }
    }

    // MARK: - Constraints

    /// - Parameter places: The numbers of the drawings' first boxes.
    private func constraints(of drawings: [StoryboardDrawing], at origins: [CGPoint], _ places: [Int]) -> [String] {
        zip(drawings, zip(origins, places)).flatMap { drawing, place in
            let (origin, start) = place
            return drawing.constraints.map { line in
                let state =
                    line.isBroken ? "broken" : line.conflicts ? "conflict" : line.isOptional ? "optional" : "normal"
                return Self.line(
                    from: line.start + origin, to: line.end + origin, state, sentence(of: line),
                    path: parts[start + line.box].path, second: line.secondBox.map { parts[start + $0].path })
            }
        }
    }

    private func sentence(of line: StoryboardConstraintLine) -> String {
        guard let id = line.identifier, let sentence = sentences[id] else { return line.label }
        return "\(sentence)\(line.isOptional ? ", priority \(line.priority)" : "") (\(id))"
    }

    private var ambiguousSides: [String] {
        guard !ambiguous.isEmpty else { return [] }
        return parts.flatMap { part in
            (part.view.flatMap { ambiguous[$0.id] } ?? []).map { side in
                let (start, end) = side.line(in: part.box.frame)
                return Self.line(
                    from: start, to: end, "ambiguous", "no constraint decides the \(side.rawValue)", path: part.path)
            }
        }
    }

    private static func line(
        from start: CGPoint, to end: CGPoint, _ state: String, _ text: String, path: String, second: String? = nil
    ) -> String {
        let numbers = [start.x, start.y, end.x, end.y].map { PreviewText.number($0) }.joined(separator: ", ")
        return JSONText.object([
            "line": "[\(numbers)]", "state": "\"\(state)\"", "text": JSONText.string(text),
            "path": JSONText.string(path), "second": second.map(JSONText.string),
        ])
    }

    // MARK: - Issues

    /// Returns the issues of what is shown, and what is ambiguous.
    private func findIssues(of drawings: [StoryboardDrawing]) -> ([String], [String: [AmbiguousSide]]) {
        var setting = setting
        setting.strings = [:]
        let check = StoryboardCheck(
            settings: [setting], languages: languages.all.filter { $0.language == choices.language },
            measurer: measurer)
        var checked = document
        if let subject { checked.scenes = [subject.scene] }
        let found = check.issues(in: checked)
        var ambiguous: [String: [AmbiguousSide]] = [:]
        for issue in found {
            guard case .ambiguous(let attributes) = issue.problem, let id = issue.object?.id else { continue }
            ambiguous[id] = attributes.compactMap { AmbiguousSide($0) }
        }
        let paths = Dictionary(
            parts.compactMap { part in part.view.map { ($0.id, part.path) } }, uniquingKeysWith: { first, _ in first })
        let issues = found.map { issue in
            Self.issue(
                issue.severity, issue.kind.rawValue, issue.sentence, issue.position,
                path: issue.object?.id.flatMap { paths[$0] })
        }
        // Layout problems are issues of the check too.
        let drawn = drawings.flatMap(\.diagnostics).filter { if case .layout = $0.kind { false } else { true } }
        return (
            issues + drawn.map { Self.issue(.note, "drawing", $0.sentence, $0.position) }
                + languages.problems.map { Self.issue(.warning, "strings", $0) },
            ambiguous
        )
    }

    private static func issue(
        _ severity: StoryboardIssue.Severity, _ kind: String, _ sentence: String, _ position: SourcePosition? = nil,
        path: String? = nil
    ) -> String {
        JSONText.object([
            "severity": JSONText.string(severity.rawValue), "kind": JSONText.string(kind),
            "message": JSONText.string(sentence), "line": (position?.line).map(String.init),
            "column": (position?.column).map(String.init), "path": path.map(JSONText.string),
        ])
    }

    // MARK: - Sizes

    /// Returns the scene on a small phone, a large one, and a tablet; nothing for a sheet.
    func extents() -> [(String, String)] {
        guard subject != nil else { return [("extents", "[]")] }
        let screens = ["retina4_0", "retina6_12", "ipad9_7"].compactMap { StoryboardDevice.named($0) }
        let extents = screens.map { device in
            let size = device.screen(isLandscape: choices.isLandscape ?? document.isLandscape)
            let proposal = ProposedViewSize(size)
            let drawing = drawings(for: proposal)[0]
            return JSONText.object([
                "label": JSONText.string(device.id), "proposal": PreviewText.proposal(proposal),
                "size": PreviewText.pair(drawing.size),
                "svg": JSONText.string(Self.picture(drawing.displayList, drawing.size)),
            ])
        }
        return [("extents", PreviewText.list(extents))]
    }
}

extension CGPoint {
    fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}

extension String {
    /// The words of a name such as "extraLarge", in lower case after the first: "Extra large".
    fileprivate var words: String {
        let words = reduce(into: "") { text, letter in
            text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
