import Foundation
import MullionStoryboards
import MullionText
import Testing

@testable import MullionPreview

@Suite("Previews: storyboards")
struct StoryboardPreviewTests {
    /// Two scenes: a label and a box whose x nothing decides; a view with two widths.
    private static let main = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="one-vc">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="one-sc">
                    <objects>
                        <viewController id="one-vc" storyboardIdentifier="One" sceneMemberID="viewController">
                            <view key="view" id="one-vw">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
                                    <label text="Hello" id="lab-el" translatesAutoresizingMaskIntoConstraints="NO">
                                        <rect key="frame" x="16" y="20" width="343" height="20.5"/>
                                    </label>
                                    <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
                                        <rect key="frame" x="16" y="100" width="100" height="50"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="100" id="box-w"/>
                                            <constraint firstAttribute="height" constant="50" priority="750" id="box-h"/>
                                        </constraints>
                                    </view>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="safe"/>
                                <constraints>
                                    <constraint firstItem="lab-el" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="lab-l"/>
                                    <constraint firstItem="safe" firstAttribute="trailing" secondItem="lab-el" secondAttribute="trailing" constant="16" id="lab-t"/>
                                    <constraint firstItem="lab-el" firstAttribute="top" secondItem="safe" secondAttribute="top" id="lab-y"/>
                                    <constraint firstItem="box" firstAttribute="top" secondItem="lab-el" secondAttribute="bottom" constant="60" id="box-y"/>
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
                <scene sceneID="two-sc">
                    <objects>
                        <viewController id="two-vc" storyboardIdentifier="Two" sceneMemberID="viewController">
                            <view key="view" id="two-vw">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
                                    <view id="bad" translatesAutoresizingMaskIntoConstraints="NO">
                                        <rect key="frame" x="16" y="20" width="300" height="50"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="300" id="bad-w"/>
                                            <constraint firstAttribute="width" constant="200" id="bad-v"/>
                                            <constraint firstAttribute="height" constant="50" id="bad-h"/>
                                        </constraints>
                                    </view>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="safe-2"/>
                                <constraints>
                                    <constraint firstItem="bad" firstAttribute="leading" secondItem="safe-2" secondAttribute="leading" constant="16" id="bad-l"/>
                                    <constraint firstItem="bad" firstAttribute="top" secondItem="safe-2" secondAttribute="top" id="bad-y"/>
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    private static let german = "\"lab-el.text\" = \"Guten Tag\";\n"

    /// A folder with files and a session that has opened one of them.
    private final class Opened {
        let path: String
        let session: PreviewSession
        let messages: [[String: Any]]

        init(_ files: [String: String], _ name: String = "Main.storyboard", choices: StoryboardChoices = .init()) throws
        {
            path = NSTemporaryDirectory() + "mullion-preview-\(UUID().uuidString)"
            for (name, text) in files {
                let file = path + "/" + name
                try FileManager.default.createDirectory(
                    atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try text.write(toFile: file, atomically: true, encoding: .utf8)
            }
            session = PreviewSession(
                of: PreviewFiles(path: path + "/" + name), measurer: MetricsTextMeasurer(), storyboardChoices: choices)
            messages = try session.answer(#"{"type": "open", "id": 1, "document": null}"#).map { try Self.read($0) }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        static func read(_ message: String) throws -> [String: Any] {
            try #require(JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any])
        }

        func ask(_ members: [String: Any]) throws -> [[String: Any]] {
            let request = try JSONSerialization.data(withJSONObject: members.merging(["id": 2]) { $1 })
            return try session.answer(String(decoding: request, as: UTF8.self)).map { try Self.read($0) }
        }

        func set(_ name: String, _ value: Any) throws -> [[String: Any]] {
            try ask(["type": "set", "name": name, "value": value])
        }
    }

    private func boxes(_ message: [String: Any]?) throws -> [String: [String: Any]] {
        let boxes = try #require(message?["boxes"] as? [[String: Any]])
        return Dictionary(uniqueKeysWithValues: boxes.map { ($0["path"] as? String ?? "", $0) })
    }

    private func control(_ name: String, _ message: [String: Any]?) throws -> [String: Any] {
        let controls = try #require(message?["controls"] as? [[String: Any]])
        return try #require(controls.first { $0["name"] as? String == name })
    }

    private func values(_ control: [String: Any]) -> [String] {
        (control["options"] as? [[String: Any]] ?? []).map { $0["value"] as? String ?? "" }
    }

    @Test("A storyboard opens as a sheet of its scenes, with controls and the views of the document")
    func opening() throws {
        let opened = try Opened(["Main.storyboard": Self.main])
        #expect(opened.messages.map { $0["type"] as? String } == ["opened", "source", "controls", "drawing"])
        let controls = opened.messages[2]
        #expect(try values(control("scene", controls)) == ["", "one-vc", "two-vc"])
        #expect(try values(control("device", controls)).contains("ipad9_7"))
        #expect(try values(control("orientation", controls)) == ["", "portrait", "landscape"])
        #expect(try control("textSize", controls)["value"] as? String == "large")
        #expect(try control("rightToLeft", controls)["value"] as? Bool == false)
        #expect((controls["controls"] as? [[String: Any]])?.contains { $0["name"] as? String == "language" } == false)
        let drawing = opened.messages[3]
        #expect(drawing["fixed"] as? Bool == true)
        let boxes = try boxes(drawing)
        #expect(boxes["lab-el"]?["text"] as? String == "Hello" && boxes["lab-el"]?["line"] as? Int == 11)
        let scene = try #require(boxes["scene/one-vc"]?["frame"] as? [Double])
        let label = try #require(boxes["lab-el"]?["frame"] as? [Double])
        #expect(label[0] == scene[0] + 16 && label[2] == 343)
    }

    @Test("A scene is chosen, its size is dragged, and the choice outlasts an edit")
    func scene() throws {
        let opened = try Opened(["Main.storyboard": Self.main])
        let messages = try opened.set("scene", "one-vc")
        #expect(messages.map { $0["type"] as? String } == ["drawing", "controls"])
        #expect(messages[0]["canvas"] as? [Double] == [375, 667] && messages[0]["fixed"] as? Bool == false)
        #expect(try boxes(messages[0])["bad"] == nil)
        let dragged = try opened.ask(["type": "propose", "width": 300, "height": NSNull()])
        #expect(dragged[0]["canvas"] as? [Double] == [300, 667])
        #expect(dragged[0]["boxes"] == nil && dragged[0]["frames"] != nil)
        let text = Self.main.replacingOccurrences(of: "Hello", with: "Hi")
        let edited = try opened.ask(["type": "edit", "text": text])
        #expect(edited[0]["canvas"] as? [Double] == [300, 667])
        #expect(try boxes(edited[0])["lab-el"]?["text"] as? String == "Hi")
        // A different device has a size of its own.
        #expect(try opened.set("device", "ipad9_7")[0]["canvas"] as? [Double] == [768, 1024])
        #expect(try opened.set("orientation", "landscape")[0]["canvas"] as? [Double] == [1024, 768])
    }

    @Test("Unknown choices are refused, and change nothing")
    func unknownChoices() throws {
        let opened = try Opened(["Main.storyboard": Self.main])
        for (name, value) in [
            ("scene", "three"), ("device", "nokia"), ("orientation", "sideways"), ("textSize", "tiny"),
            ("language", "tlh"), ("rightToLeft", "perhaps"), ("color", "red"),
        ] {
            let answer = try opened.set(name, value)
            #expect(answer.map { $0["type"] as? String } == ["error"], "\(name)")
        }
        #expect(try opened.ask(["type": "propose", "width": 100, "height": 100])[0]["fixed"] as? Bool == true)
    }

    @Test("Right to left, text size, and language change the drawing")
    func environment() throws {
        let opened = try Opened(
            ["Base.lproj/Main.storyboard": Self.main, "de.lproj/Main.strings": Self.german],
            "Base.lproj/Main.storyboard")
        _ = try opened.set("scene", "one-vc")
        let words = try opened.set("language", "de")
        #expect(words[0]["type"] as? String == "drawing")
        let changed = words[0]["svg"] as? String ?? "\(words[0]["lines"] ?? "")"
        #expect(changed.contains("Guten Tag"))
        #expect(try control("language", words[1])["value"] as? String == "de")
        let large = try opened.set("textSize", "accessibilityLarge")
        #expect(try control("textSize", large[1])["value"] as? String == "accessibilityLarge")
        _ = try opened.set("language", "")
        #expect(try opened.set("rightToLeft", true)[0]["type"] as? String == "drawing")
    }

    @Test("A strings file above the limit, or that is a pipe, leaves the drawing without it")
    func unreadableStrings() throws {
        let opened = try Opened(
            ["Base.lproj/Main.storyboard": Self.main, "de.lproj/Main.strings": Self.german],
            "Base.lproj/Main.storyboard")
        let size = Self.german.utf8.count
        let file = opened.path + "/de.lproj/Main.strings"
        func languages(_ limit: Int) -> StoryboardLanguages {
            StoryboardLanguages(beside: opened.path + "/Base.lproj/Main.storyboard", byteLimit: limit)
        }
        #expect(languages(size).all.map(\.language) == ["de"])
        #expect(languages(size - 1).all.isEmpty)
        #expect(
            languages(size - 1).problems
                == ["error: de.lproj/Main.strings is larger than \(size - 1) bytes"])
        try FileManager.default.removeItem(atPath: file)
        #expect(mkfifo(file, 0o600) == 0)
        #expect(languages(size).all.isEmpty)
    }

    @Test("Findings select their views; constraints are lines with their states")
    func constraints() throws {
        let opened = try Opened(["Main.storyboard": Self.main])
        let drawing = opened.messages[3]
        let issues = try #require(drawing["issues"] as? [[String: Any]])
        #expect(issues.first { $0["kind"] as? String == "unsatisfiable" }?["path"] as? String == "bad")
        #expect(issues.first { $0["kind"] as? String == "ambiguous" }?["path"] as? String == "box")
        let lines = try #require(drawing["constraints"] as? [[String: Any]])
        func states(_ path: String) -> Set<String> {
            Set(lines.filter { $0["path"] as? String == path }.map { $0["state"] as? String ?? "" })
        }
        #expect(states("lab-el") == ["normal"])
        #expect(states("box") == ["normal", "optional", "ambiguous"])
        #expect(states("bad").isSuperset(of: ["normal", "conflict", "broken"]))
        let height = lines.first { ($0["text"] as? String)?.contains("box-h") == true }
        #expect((height?["text"] as? String)?.contains("priority 750") == true)
        let line = try #require(height?["line"] as? [Double])
        let box = try #require(try boxes(drawing)["box"]?["frame"] as? [Double])
        #expect(line[1] == box[1] && line[3] == box[1] + box[3])
        // A scene alone has its own findings alone.
        let alone = try opened.set("scene", "one-vc")[0]
        #expect((alone["issues"] as? [[String: Any]])?.contains { $0["kind"] as? String == "unsatisfiable" } == false)
    }

    @Test("The constraint that decides each side is said, and every constraint is a step")
    func explanation() throws {
        let opened = try Opened(["Main.storyboard": Self.main])
        let answer = try opened.ask(["type": "inspect", "path": "lab-el"])[0]
        #expect(answer["type"] as? String == "explanation")
        let facts = try #require(answer["facts"] as? [[String]])
        func fact(_ name: String) -> String { facts.first { $0[0] == name }?[1] ?? "" }
        #expect(fact("Top") == "top = superview.safeArea.top")
        // The label is as wide as its text: without either constraint, the other one keeps it where it is.
        #expect(
            fact("Left")
                == "together: leading = superview.safeArea.leading + 16; trailing = superview.safeArea.trailing - 16")
        #expect((answer["reasons"] as? [String])?.contains { $0.contains("lab-y") } == true)
        let open = try opened.ask(["type": "inspect", "path": "box"])[0]
        #expect((open["facts"] as? [[String]])?.first { $0[0] == "Left" }?[1] == "open")
        let steps = try opened.ask(["type": "steps", "path": "lab-el"])[0]
        #expect(steps["kind"] as? String == "constraints")
        #expect(
            (steps["steps"] as? [[String: Any]])?.contains { ($0["text"] as? String)?.contains("lab-t") == true }
                == true)
        #expect(try opened.ask(["type": "inspect", "path": "scene/one-vc"])[0]["type"] as? String == "explanation")
        #expect(try opened.ask(["type": "inspect", "path": "gone"])[0]["type"] as? String == "error")
    }

    @Test("Errors have a line, and the next good text draws again")
    func errors() throws {
        let opened = try Opened(["Main.storyboard": Self.main])
        let broken = Self.main.replacingOccurrences(of: "</scenes>", with: "</scene>")
        let failed = try opened.ask(["type": "edit", "text": broken])
        #expect(failed[0]["type"] as? String == "failed")
        let problem = try #require((failed[0]["diagnostics"] as? [[String: Any]])?.first)
        #expect(problem["line"] as? Int == 57 && (problem["source"] as? String)?.contains("</scene>") == true)
        #expect(try opened.ask(["type": "edit", "text": Self.main])[0]["type"] as? String == "drawing")
    }

    @Test("The first choices come from the server")
    func firstChoices() throws {
        let opened = try Opened(
            ["Main.storyboard": Self.main],
            choices: StoryboardChoices(scene: "Two", device: .named("retina4_0"), isLandscape: true))
        let drawing = try #require(opened.messages.last)
        #expect(drawing["canvas"] as? [Double] == [568, 320])
        #expect(try control("scene", opened.messages[2])["value"] as? String == "two-vc")
    }

    @Test("A folder lists storyboards with thumbnails, and broken ones with their errors")
    func folder() throws {
        let opened = try Opened(["Main.storyboard": Self.main, "Old.xib": "<document/>"], "")
        let documents = try #require(opened.messages[1]["documents"] as? [[String: Any]])
        #expect(documents.map { $0["path"] as? String } == ["Main.storyboard", "Old.xib"])
        #expect(documents.map { $0["isBroken"] as? Bool } == [false, true])
        let files = PreviewFiles(path: opened.path)
        #expect(files.thumbnail(of: "Main.storyboard", measurer: MetricsTextMeasurer())?.contains("<svg") == true)
        #expect(files.thumbnail(of: "Old.xib", measurer: MetricsTextMeasurer()) == nil)
    }
}
