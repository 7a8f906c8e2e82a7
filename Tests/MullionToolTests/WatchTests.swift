import Foundation
import Mullion
import Testing

@testable import MullionTool

@Suite struct WatchTests {
    private func document(_ width: Int) -> String {
        #"{"version": 1, "root": {"kind": "color", "color": "red", "modifiers": [{"frame": {"width": \#(width), "height": 10}}]}}"#
    }

    /// What a watch of the file "f" does when something happens before each of its looks.
    private func actions(
        looks: Int, patience: Int = 3, _ before: @escaping (_ options: Int, _ file: String) throws -> Void
    ) throws -> Int {
        let folder = try TemporaryFolder()
        let file = folder.path("f")
        try "a".write(toFile: file, atomically: false, encoding: .utf8)
        var (look, actions) = (0, 0)
        var watch = Watch(files: [file], interval: 0.002, patience: patience)
        watch.goesOn = {
            look += 1
            do { try before(look, file) } catch { Issue.record(error) }
            return look <= looks
        }
        watch.run {
            actions += 1
            return []
        }
        return actions
    }

    @Test("A watch acts once, and then after each change only")
    func changes() throws {
        let count = try actions(looks: 12) { look, file in
            if look == 3 || look == 7 {
                try String(repeating: "b", count: look).write(toFile: file, atomically: false, encoding: .utf8)
            }
        }
        #expect(count == 3)
    }

    @Test("A file that was written beside and renamed is noticed, even if it is as large as before")
    func renaming() throws {
        let count = try actions(looks: 6) { look, file in
            if look == 3 { try "b".write(toFile: file, atomically: true, encoding: .utf8) }
        }
        #expect(count == 2)
    }

    @Test("A file that is gone for a moment is waited for, one that stays away is a change")
    func vanishing() throws {
        let moment = try actions(looks: 12, patience: 5) { look, file in
            if look == 3 { try FileManager.default.removeItem(atPath: file) }
            if look == 5 { try "abc".write(toFile: file, atomically: true, encoding: .utf8) }
        }
        #expect(moment == 2)
        let stays = try actions(looks: 12, patience: 2) { look, file in
            if look == 3 { try FileManager.default.removeItem(atPath: file) }
            if look == 9 { try "abc".write(toFile: file, atomically: true, encoding: .utf8) }
        }
        #expect(stays == 3)
    }

    @Test("One file that is gone does not keep changes of another from being noticed")
    func others() throws {
        let folder = try TemporaryFolder()
        try "a".write(toFile: folder.path("a"), atomically: true, encoding: .utf8)
        var (look, actions) = (0, 0)
        var watch = Watch(files: [folder.path("a"), folder.path("gone")], interval: 0.002)
        watch.goesOn = {
            look += 1
            if look == 3 { try? "abc".write(toFile: folder.path("a"), atomically: true, encoding: .utf8) }
            return look < 8
        }
        watch.run {
            actions += 1
            return []
        }
        #expect(actions == 2)
    }

    @Test("What an action has used is watched until the next one, which may use something else")
    func companions() throws {
        let folder = try TemporaryFolder()
        let names = ["document", "logo", "portrait"]
        for name in names { try "a".write(toFile: folder.path(name), atomically: true, encoding: .utf8) }
        var (look, actions) = (0, 0)
        var watch = Watch(files: [folder.path("document")], interval: 0.002)
        // The first action uses the logo, the second the portrait.
        let saved = [2: "portrait", 4: "logo", 6: "logo", 8: "portrait", 10: "document"]
        watch.goesOn = {
            look += 1
            if let name = saved[look] {
                try? String(repeating: "b", count: look).write(
                    toFile: folder.path(name), atomically: true, encoding: .utf8)
            }
            return look < 12
        }
        var counts: [Int] = []
        watch.run {
            actions += 1
            counts.append(look)
            return [folder.path(actions == 1 ? "logo" : "portrait")]
        }
        #expect(counts == [0, 4, 8, 10])
    }

    @Test("The images that a document looks up are known, also the missing ones")
    func images() throws {
        let folder = try TemporaryFolder()
        let json = #"""
            {"version": 1, "root": {"kind": "hStack", "children": [
             {"kind": "image", "source": "logo.svg"}, {"kind": "image", "source": "gone.png"}]}}
            """#
        try json.write(toFile: folder.path("a.json"), atomically: true, encoding: .utf8)
        try #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#.write(
            toFile: folder.path("logo.svg"), atomically: true, encoding: .utf8)
        var request = DocumentRequest(input: folder.path("a.json"))
        request.resources = ResourceFolder(path: folder.url.path)
        let recorder = Recorder()
        _ = render(request, to: folder.path("a.svg"), console: recorder.console)
        #expect(request.resources.lookedUpPaths == [folder.path("gone.png"), folder.path("logo.svg")])
        #expect(recorder.notes.count == 1 && recorder.notes[0].contains("gone.png"))
    }

    @Test("A document that cannot be read does not end a watch, and its picture is drawn when it is mended")
    func errors() throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        let (input, output) = (folder.path("in.json"), folder.path("out.svg"))
        let texts = [document(20), "{", document(333)]
        try texts[0].write(toFile: input, atomically: true, encoding: .utf8)
        var widths: [Bool] = []
        var look = 0
        var watch = Watch(files: [input], interval: 0.002)
        watch.goesOn = {
            look += 1
            if look < 3 { try? texts[look].write(toFile: input, atomically: true, encoding: .utf8) }
            return look < 4
        }
        watch.run {
            _ = render(DocumentRequest(input: input), to: output, console: recorder.console)
            let drawn = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
            widths.append(drawn.contains("width=\"333\""))
            return []
        }
        #expect(widths == [false, false, true])
        #expect(recorder.notes.count == 3 && recorder.notes[1].contains("in.json:1:2: error: "))
    }

    @Test("Standard input cannot be watched")
    func standardInput() {
        let recorder = Recorder()
        #expect(perform(watching: ["-"], true, recorder.console) { (.done, { [] }) } == .usage)
        #expect(recorder.notes == ["error: cannot watch standard input; name a file"])
    }

    @Test(
        "render --watch draws again after a save, and an interrupt ends it with 130",
        .enabled(if: builtTool != nil, "the tool is not beside the tests"))
    func process() throws {
        let folder = try TemporaryFolder()
        let (input, output) = (folder.path("in.json"), folder.path("out.svg"))
        try document(20).write(toFile: input, atomically: true, encoding: .utf8)
        let child = Process()
        child.executableURL = builtTool
        child.arguments = ["render", input, "-o", output, "--watch"]
        child.standardInput = FileHandle.nullDevice
        child.standardError = FileHandle.nullDevice
        try child.run()
        // Whatever happens, the child does not outlive the test.
        defer { if child.isRunning { kill(child.processIdentifier, SIGKILL) } }
        func isDrawn(_ width: Int) -> Bool {
            (try? String(contentsOfFile: output, encoding: .utf8))?.contains("width=\"\(width)\"") ?? false
        }
        try #require(wait { isDrawn(20) })
        try document(333).write(toFile: input, atomically: true, encoding: .utf8)
        #expect(wait { isDrawn(333) })
        kill(child.processIdentifier, SIGINT)
        try #require(wait { !child.isRunning })
        #expect(child.terminationReason == .exit && child.terminationStatus == 130)
    }

    /// Waits until something is so, at most 20 seconds.
    private func wait(_ condition: () -> Bool) -> Bool {
        for _ in 0..<400 {
            if condition() { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }
}
