import Foundation
import MullionStoryboardChecks
import MullionStoryboards
import Testing

/// The Swift code of the article "Check your storyboards on Linux CI".
@Suite("Storyboards: the article about checks")
struct StoryboardCheckArticleTests {
    @Test("The library finds what the tool does")
    func library() throws {
        var project = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { project.deleteLastPathComponent() }
        let folder = project.appendingPathComponent("Examples/storyboards")
        let bytes = Array(try Data(contentsOf: folder.appendingPathComponent("SignIn.storyboard")))
        let strings = Array(try Data(contentsOf: folder.appendingPathComponent("de.lproj/SignIn.strings")))
        // snippet
        let document = try StoryboardDocument(bytes: bytes)
        var check = StoryboardCheck()
        check.settings += StoryboardDevice.all.map { StoryboardSetting(device: $0) }
        check.languages = try StoryboardStrings.languages(in: strings, name: "de.lproj/SignIn.strings")
        let issues = check.issues(in: document)
        // end
        #expect(Set(issues.map(\.kind)) == [.unsatisfiable, .clippedText])
    }
}
