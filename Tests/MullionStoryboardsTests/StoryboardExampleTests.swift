import Foundation
import Testing

@testable import MullionStoryboardDrawing
@testable import MullionStoryboards

@Suite("Storyboards: the example")
struct StoryboardExampleTests {
    @Test("The frames that are stored in the example are those that layout gives, to half a point")
    func frames() throws {
        var package = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { package.deleteLastPathComponent() }
        let file = package.appendingPathComponent("Examples/storyboards/Account.storyboard")
        let document = try StoryboardDocument(bytes: Array(Data(contentsOf: file)))
        let environment = ScreenEnvironment(document, in: StoryboardSetting())
        var count = 0
        for scene in document.scenes {
            let stage = Stage(scene, in: environment, StoryboardDrawingOptions())
            for screen in stage.screens.values {
                #expect(screen.layout.diagnostics == [] && screen.layout.reports == [])
                for view in StoryboardFixture.views(below: screen.root.view) {
                    guard let id = view.id, let stored = view.frame, let frame = screen.layout.views[id]?.frame else {
                        continue
                    }
                    count += 1
                    let isNear =
                        abs(frame.minX - stored.minX) <= 0.501 && abs(frame.minY - stored.minY) <= 0.501
                        && abs(frame.width - stored.width) <= 0.501 && abs(frame.height - stored.height) <= 0.501
                    #expect(isNear, "\(id): stored \(stored), got \(frame)")
                }
            }
        }
        #expect(count == 30)
    }
}
