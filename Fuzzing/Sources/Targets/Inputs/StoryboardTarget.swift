import Mullion
import MullionStoryboardChecks
import MullionStoryboardDrawing
import MullionStoryboards

extension Target {
    /// Storyboards and XIBs: layout, checks, drawings, explanations, conversions.
    static let storyboard = Target("storyboard") { bytes in
        guard let document = try? StoryboardDocument(bytes: bytes) else { return }
        var setting = StoryboardSetting()
        setting.device = choice([nil, .named("retina4_0"), nil, .named("ipad9_7")], by: bytes)
        setting.isLandscape = bytes.count % 5 == 0 ? true : nil
        setting.direction = bytes.count % 7 == 0 ? .rightToLeft : .leftToRight
        setting.textSize = bytes.count % 9 == 0 ? .accessibilityExtraExtraExtraLarge : .large
        switch bytes.count % 6 {
        case 0:
            var check = StoryboardCheck(settings: [setting])
            check.kinds = Set(StoryboardIssue.Kind.allCases)
            check.minimumSeverity = .note
            _ = check.issues(in: document).map(\.description)
        case 1:
            let screens = document.screens(in: setting)
            for library in StoryboardSwiftWriter.Library.allCases {
                _ = StoryboardSwiftWriter(library).code(for: screens, of: "Main.storyboard")
            }
        case 2:
            for screen in document.screens(in: setting).prefix(2) {
                var writer = StoryboardDocumentWriter(screen, of: document)
                _ = try? Document(json: writer.written().json)
            }
        case 3:
            for screen in document.screens(in: setting).prefix(2) { _ = screen.explanations(of: "view") }
        default:
            var options = StoryboardDrawingOptions()
            options.showsConstraints = bytes.count % 2 == 0
            let drawings = document.drawings(in: setting, options)
            let sheet = StoryboardSheet(drawings)
            if bytes.count % 4 == 0 {
                _ = TerminalRenderer().render(sheet.displayList, size: sheet.size)
            } else {
                _ = HTMLRenderer().render(sheet.displayList, boxes: sheet.boxes, size: sheet.size)
            }
        }
    }
}
