import Foundation
import MullionDrawing
import MullionGeometry
import MullionText

@testable import MullionStoryboardDrawing
@testable import MullionStoryboards

/// Documents of a few views, and what their pictures show.
enum StoryboardDrawingFixture {
    /// A storyboard with one scene for a phone of 375 × 667 points, whose view has these elements in it.
    static func storyboard(
        _ views: String, controller: String = "", scenes: String = "", resources: String = ""
    ) throws -> StoryboardDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/>
            <scenes><scene><objects>
            <viewController storyboardIdentifier="Main" id="main"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(views)</subviews>
            <color key="backgroundColor" white="1" alpha="1"/>
            </view>\(controller)</viewController>
            </objects></scene>\(scenes)</scenes>
            <resources>\(resources)</resources>
            </document>
            """
        return try StoryboardDocument(bytes: Array(text.utf8))
    }

    /// A view at a place, with its mask.
    static func view(
        _ kind: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, id: String = "a", _ attributes: String = "",
        _ inner: String = ""
    ) -> String {
        """
        <\(kind) id="\(id)" \(attributes)><rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
        <autoresizingMask key="autoresizingMask"/>\(inner)</\(kind)>
        """
    }

    /// The view of an element, read.
    static func read(_ views: String) throws -> StoryboardView {
        let document = try storyboard(views)
        return document.scenes[0].controller!.view!.subviews[0]
    }

    /// The picture of the only scene of a document with these views.
    static func picture(
        _ views: String, resources: String = "", _ options: StoryboardDrawingOptions = StoryboardDrawingOptions()
    ) throws -> StoryboardDrawing {
        try storyboard(views, resources: resources).pictures(options)[0]
    }
}

extension StoryboardDocument {
    func pictures(_ options: StoryboardDrawingOptions) -> [StoryboardDrawing] {
        drawings(in: StoryboardSetting(), options)
    }
}

extension StoryboardDrawing {
    /// The texts in it, without the time of the status bar.
    var runs: [TextRun] {
        displayList.commands.compactMap { if case .text(let run) = $0, run.string != "9:41" { run } else { nil } }
    }

    /// The colours of areas in it, with their bounds.
    var fills: [(box: CGRect, color: Color)] {
        displayList.commands.compactMap { command in
            guard case .fill(let path, .color(let color), _) = command else { return nil }
            return (path.boundingRect, color)
        }
    }

    /// Whether an area of a colour is in it.
    func hasFill(_ color: Color) -> Bool { fills.contains { $0.color == color } }
}
