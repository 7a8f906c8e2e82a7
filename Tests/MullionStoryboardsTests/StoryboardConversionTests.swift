import Foundation
import MullionAutoLayout
import MullionTestSupport
import Testing

@testable import MullionStoryboards

@Suite("Storyboards: conversion to Swift")
struct StoryboardConversionTests {
    private func screens(_ name: String) throws -> [StoryboardScreen] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Examples/storyboards/\(name).storyboard")
        return try StoryboardDocument(bytes: Array(Data(contentsOf: file))).screens()
    }

    /// To accept new code: swift run mullion convert Examples/storyboards/Account.storyboard --to swift
    /// -o Tests/MullionStoryboardsTests/ConvertedAccount.swift
    @Test("The code of the example is the file that these tests compile")
    func snapshot() throws {
        let code = StoryboardSwiftWriter(.mullion).code(for: try screens("Account"), of: "Account.storyboard")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("ConvertedAccount.swift")
        #expect(code == (try String(contentsOf: file, encoding: .utf8)))
    }

    @Test("Views made by the code have the frames of the document")
    func frames() throws {
        let screens = try screens("Account")
        let roots: [(name: String, root: LayoutView)] = [
            ("SignIn", SignInViews().root), ("Profile", ProfileViews().root), ("Settings", SettingsViews().root),
            ("set-c1-cel", SetC1CelViews().root), ("set-d1-cel", SetD1CelViews().root),
        ]
        for (name, root) in roots {
            let screen = try #require(screens.first { $0.name == name })
            root.layoutIfNeeded()
            var found: [String: CGRect] = [:]
            var open = [root]
            while let view = open.popLast() {
                if let id = view.identifier { found[id] = view.frame }
                open += view.subviews
            }
            for placed in screen.views where placed.source.id != nil {
                let frame = try #require(found[placed.id], "\(placed.id)")
                let expected = placed.view.frame
                let error =
                    [
                        frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
                        frame.height - expected.height,
                    ].map { abs($0) }.max() ?? 0
                #expect(error < 1e-6, "\(placed.id) is \(frame) instead of \(expected)")
            }
        }
    }

    @Test("Right to left, the labels of a cell with a system style follow the width of their cell")
    func mirroredCell() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Examples/storyboards/Account.storyboard")
        let document = try StoryboardDocument(bytes: Array(Data(contentsOf: file)))
        for device in ["retina4_0", "retina4_7", "retina6_1"] {
            let setting = StoryboardSetting(device: .named(device), direction: .rightToLeft)
            let screen = try #require(document.screens(in: setting).first { $0.name == "set-d1-cel" })
            let title = try #require(screen.layout.frames["set-d1-txt"])
            #expect(abs(screen.surroundings.size.width - title.maxX - 16) < 0.51, "\(device): \(title)")
        }
    }

    @Test("UIKit code has texts, anchors, and priorities, with special characters escaped")
    func uiKit() throws {
        let text = try StoryboardFixture.text("texts.xib").replacing("userLabel=\"", with: "ignored=\"")
        let screens = try StoryboardDocument(bytes: Array(text.utf8)).screens()
        let code = StoryboardSwiftWriter(.uiKit).code(for: screens, of: "a\n.xib")
        #expect(code.hasPrefix("// Converted from a .xib by mullion convert.\n"))
        #expect(code.contains("import UIKit\n") && code.contains("= UILabel()\n"))
        #expect(code.contains("NSLayoutConstraint.activate([") && code.contains("Anchor.constraint(equalTo: root."))
        #expect("a\"\\\n\u{202E}".swiftLiteral == "\"a\\\"\\\\\\n\\u{202e}\"")
    }

    @Test("Names of variables are unique, and never words of the language")
    func names() {
        var names = SwiftNames(reserved: ["switch"])
        #expect(names.unique("switch") == "switch2")
        #expect(names.unique("label") == "label" && names.unique("label") == "label2")
        #expect(SwiftNames.capitalized("sign-in to “X”", or: "Scene") == "SignInToX")
        #expect(SwiftNames.capitalized("3 ü", or: "Scene") == "Scene3")
        #expect(SwiftNames.variable("漢字", or: "view") == "view")
    }
}
