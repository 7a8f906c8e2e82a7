import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards

/// Prints the frame of every view of an Interface Builder document.
func printFrames(_ request: StoryboardRequest, console: Console) -> CommandStatus {
    do throws(CommandError) {
        let screens = try request.screens(console)
        let report = FramesReport(screens: screens.map { ScreenReport($0) })
        try write(try json(report), to: "-", console)
        return .done
    } catch {
        console.note(error.text)
        return error.status
    }
}

extension StoryboardRequest {
    /// Returns the requested screens, laid out, and prints unsupported elements and conflicts.
    func screens(_ console: Console) throws(CommandError) -> [StoryboardScreen] {
        let document = try document(console)
        var setting = setting
        setting.measurer = try fonts.get()
        let screens = try roots(of: document).map {
            StoryboardScreen($0, in: document.surroundings(of: $0, in: setting))
        }
        let name = displayName(input, "stdin")
        let issues = screens.flatMap { $0.layoutIssues(in: setting, of: document) }
        report(issues.map { "\(name):\($0.position): warning: \($0.sentence)" }, console)
        return screens
    }

    /// Returns the roots of the requested scene, or of all scenes.
    private func roots(of document: StoryboardDocument) throws(CommandError) -> [StoryboardRoot] {
        guard let scene else { return document.roots }
        let ofScenes = document.scenes.filter { $0.controller?.name == scene || $0.controller?.id == scene }
        if !ofScenes.isEmpty { return ofScenes.flatMap(\.roots) }
        let roots = document.roots.filter { $0.name == scene || $0.id == scene || $0.owner == scene }
        guard roots.isEmpty else { return roots }
        throw CommandError(
            text: "\(displayName(input, "stdin")): error: no scene has the name or identity \"\(scene)\""
                + Self.advice(for: scene, among: document.roots.map(\.name)))
    }

    /// Returns a suggestion for an unknown name.
    static func advice(for name: String, among known: [String]) -> String {
        var seen: Set<String> = []
        let names = known.filter { seen.insert($0).inserted }
        if let near = Suggestion.nearest(to: name, in: names) { return "; did you mean \"\(near)\"?" }
        guard !names.isEmpty else { return "" }
        return "; there are " + names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    }
}

/// The frames in the form of the JSON output.
private struct FramesReport: Encodable {
    var version = 1
    var screens: [ScreenReport]
}

private struct ScreenReport: Encodable {
    struct Size: Encodable {
        var width, height: Double
    }
    struct Insets: Encodable {
        var top, left, bottom, right: Double

        init(_ insets: PhysicalEdgeInsets) {
            (top, left, bottom, right) = (
                Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)
            )
        }
    }
    struct Row: Encodable {
        var id, `class`: String
        var customClass, label: String?
        var depth: Int
        var hidden: Bool
        var frame, absoluteFrame: RectangleReport
    }

    var name, kind: String
    var id, owner: String?
    var size: Size
    var safeArea, margins: Insets
    var views: [Row]

    init(_ screen: StoryboardScreen) {
        name = screen.name
        kind = screen.root.kind.rawValue
        id = screen.root.view.id
        owner = screen.root.owner
        let size = screen.surroundings.size
        self.size = Size(width: Double(size.width), height: Double(size.height))
        safeArea = Insets(screen.surroundings.safeArea)
        margins = Insets(screen.surroundings.margins)
        views = screen.views.map { placed in
            Row(
                id: placed.id, class: placed.source.kind, customClass: placed.source.customClass,
                label: placed.source.userLabel, depth: placed.depth, hidden: placed.view.isHidden,
                frame: RectangleReport(placed.frame), absoluteFrame: RectangleReport(placed.frameInScreen))
        }
    }
}

/// A rectangle in the form of the JSON output.
struct RectangleReport: Encodable {
    var x, y, width, height: Double

    init(_ rect: CGRect) {
        (x, y, width, height) = (Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }
}
