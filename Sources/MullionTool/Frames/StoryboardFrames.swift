import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards

/// Prints the frame of every view of an Interface Builder document.
func printFrames(_ request: StoryboardRequest, console: Console) -> CommandStatus {
    console.status { () throws(CommandError) in
        let screens = try request.screens(console)
        let json = JSONText.object(["version": "1", "screens": JSONText.lines(screens.map(\.json))]) + "\n"
        try write(json, to: "-", console)
        return .done
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
                + advice(for: scene, among: document.roots.map(\.name)))
    }
}

extension StoryboardScreen {
    /// The screen and the frames of its views as JSON, with each view on a separate line.
    fileprivate var json: String {
        func insets(_ insets: PhysicalEdgeInsets) -> String {
            JSONText.object([
                "top": JSONText.number(insets.top), "left": JSONText.number(insets.left),
                "bottom": JSONText.number(insets.bottom), "right": JSONText.number(insets.right),
            ])
        }
        let views = views.map { placed in
            JSONText.object([
                "id": JSONText.string(placed.id), "class": JSONText.string(placed.source.kind),
                "customClass": placed.source.customClass.map(JSONText.string),
                "label": placed.source.userLabel.map(JSONText.string), "depth": "\(placed.depth)",
                "hidden": "\(placed.view.isHidden)", "frame": JSONText.rectangle(placed.frame),
                "absoluteFrame": JSONText.rectangle(placed.frameInScreen),
            ])
        }
        return JSONText.object([
            "name": JSONText.string(name), "kind": JSONText.string(root.kind.rawValue),
            "id": root.view.id.map(JSONText.string), "owner": root.owner.map(JSONText.string),
            "size": JSONText.size(surroundings.size), "safeArea": insets(surroundings.safeArea),
            "margins": insets(surroundings.margins), "views": JSONText.lines(views, indentation: "  "),
        ])
    }
}

/// A rectangle in the form of the JSON output.
struct RectangleReport: Encodable {
    var x, y, width, height: Double

    init(_ rect: CGRect) {
        (x, y, width, height) = (Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }
}
