import MullionGeometry
import MullionStoryboardChecks
import MullionStoryboardDrawing
import MullionStoryboards
import Testing

@Suite("Storyboards: documents")
struct StoryboardDocumentTests {
    private func problem(_ text: String) -> StoryboardError.Problem? {
        do throws(StoryboardError) {
            _ = try StoryboardDocument(bytes: Array(text.utf8))
            return nil
        } catch { return error.problem }
    }

    private func document(_ body: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB") -> String {
        "<document type=\"\(type)\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\"><objects>\(body)</objects></document>"
    }

    private let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"

    @Test("Names, device, version and pictures are read")
    func header() throws {
        let document = try StoryboardFixture.document("image.xib")
        #expect(document.device == "retina4_7")
        #expect(document.toolsNumber == 17156)
        #expect(document.usesSafeAreas && !document.isLandscape)
        #expect(document.images == ["leaf": CGSize(width: 24, height: 36)])
    }

    @Test("An unknown class of views is kept")
    func unknownClass() throws {
        let text = document("<gadgetView id=\"a\" customClass=\"Dial\">\(frame)</gadgetView>")
        let document = try StoryboardDocument(bytes: Array(text.utf8))
        #expect(document.roots.map(\.view.kind) == ["gadgetView"])
        #expect(document.roots.first?.view.customClass == "Dial")
    }

    @Test("A document type is refused, wherever in the prolog it hides")
    func documentType() {
        let bomb = "<!DOCTYPE d [<!ENTITY a \"aaaa\">]>"
        #expect(problem(bomb + document("")) == .documentType)
        #expect(problem("<?xml version=\"1.0\"?>\n<!-- x -->\n" + bomb + document("")) == .documentType)
        #expect(problem("<?xml version=\"1.0\" encoding=\"UTF-7\"?>" + document("")) == .encoding)
    }

    @Test("An encoding is refused after any white space")
    func encodingAfterTab() {
        #expect(problem("<?xml\tversion=\"1.0\" encoding=\"UTF-7\"?>" + document("")) == .encoding)
    }

    @Test(
        "A processing instruction without data is refused with its position, wherever it is",
        arguments: [
            ("<?xml?>", 1, 1), ("<?a?>", 1, 1), ("<?xml version=\"1.0\"?>\n <?a?><document/>", 2, 2),
            ("<document a=\"'\" b='\">'><?a?></document>", 1, 24), ("<document/>\n<?a?>", 2, 1),
            ("<document>\n<!-- ' \" -->]]><![CDATA[<]]>\n\n  <?a?></document>", 4, 3), ("<?a", 1, 1), ("<?>", 1, 1),
        ])
    func emptyInstruction(text: String, line: Int, column: Int) {
        let error = #expect(throws: StoryboardError.self) { try StoryboardDocument(bytes: Array(text.utf8)) }
        #expect(error?.problem == .emptyInstruction)
        #expect(error.map { "\($0.position)" } == "\(line):\(column)")
    }

    @Test("Text that looks like a processing instruction without data is harmless in comments, CDATA, and values")
    func harmlessInstruction() {
        let text = document("<!-- <?a?> --><x><![CDATA[<?a?>]]></x><?a ?><?b c?>")
        #expect(problem(text) == nil)
        #expect(problem("<!-- <?a?> -->" + text) == nil)
    }

    @Test(
        "XML that is not well-formed is refused at its first error, in words",
        arguments: [
            ("<a x=\"<?a?>\"/>", "“<” in an attribute value", 7), ("<a x=\"<!-- \"><?a?> --></a>", nil, 14),
            ("<a><?a b=\"?></a>", nil, 1), ("<a b='1' b='2'/>", "an attribute occurs twice in one tag", 15),
            ("<a/>x", "there is text before or after the root element", 5), ("<a b=1/>", nil, 6),
            ("<a><b></a>", "an end tag does not match its start tag", 11),
            ("<a>&b;</a>", "an entity that is not declared", 7),
        ])
    func malformed(text: String, reason: String?, column: Int) throws {
        let error = #expect(throws: StoryboardError.self) { try StoryboardDocument(bytes: Array(text.utf8)) }
        #expect(error.map { "\($0.position)" } == "1:\(column)")
        if let reason { #expect(error?.problem == .malformed(reason: reason)) }
    }

    @Test("Namespaces that are not declared are accepted")
    func namespaces() {
        #expect(problem(document("<x:y z:a=\"1\" xml:space=\"b\"/>")) == nil)
    }

    @Test("Documents of other platforms and other files are told apart")
    func platforms() {
        #expect(
            problem(document("", type: "com.apple.InterfaceBuilder3.Cocoa.XIB"))
                == .unsupported(what: "a document for macOS"))
        #expect(
            problem(document("", type: "com.apple.InterfaceBuilder.AppleTV.Storyboard"))
                == .unsupported(what: "a document for tvOS"))
        #expect(problem("<svg/>") == .notInterfaceBuilder(root: "svg"))
        #expect(problem("<archive/>") == .unsupported(what: "the format of Xcode 4"))
    }

    @Test("Text that is not XML is refused", arguments: ["", "hello", "<document", "<a></b>", "<a/><b/>", "\u{0}"])
    func malformed(_ text: String) {
        #expect(throws: StoryboardError.self) { try StoryboardDocument(bytes: Array(text.utf8)) }
    }

    @Test("A number that is none is named with its line")
    func numbers() {
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects>\n"
            + "<view id=\"a\"><rect key=\"frame\" x=\"ten\"/></view></objects></document>"
        do throws(StoryboardError) {
            _ = try StoryboardDocument(bytes: Array(text.utf8))
            Issue.record("it is accepted")
        } catch {
            #expect(error.problem == .invalidNumber(attribute: "x", text: "ten"))
            #expect(error.position.line == 3)
            #expect(error.description(file: "a.xib").hasPrefix("a.xib:3:"))
        }
        let huge = "<view id=\"a\"><rect key=\"frame\" x=\"1e300\"/></view>"
        #expect(problem(document(huge)) == .outOfRange(attribute: "x", text: "1e300", limit: 1e7))
        let nan =
            "<view id=\"a\">\(frame)<constraints><constraint firstAttribute=\"width\" constant=\"nan\"/></constraints></view>"
        #expect(problem(document(nan)) == .invalidNumber(attribute: "constant", text: "nan"))
    }

    @Test("Constraints must have known attributes and relations")
    func names() {
        func constraint(_ attributes: String) -> String {
            document("<view id=\"a\">\(frame)<constraints><constraint \(attributes)/></constraints></view>")
        }
        #expect(problem(constraint("")) == .missingAttribute("firstAttribute", of: "constraint"))
        #expect(
            problem(constraint("firstAttribute=\"weight\""))
                == .unknownName("weight", attribute: "firstAttribute"))
        #expect(
            problem(constraint("firstAttribute=\"width\" relation=\"near\""))
                == .unknownName("near", attribute: "relation"))
    }

    @Test("Two views with one identity are refused")
    func duplicates() {
        let view = "<view id=\"a\">\(frame)</view>"
        #expect(problem(document(view + view)) == .duplicateID("a"))
    }

    @Test("Nesting is limited")
    func depth() {
        let text = String(repeating: "<view>\(frame)<subviews>", count: 5_000)
        #expect(throws: StoryboardError.self) { try StoryboardDocument(bytes: Array(document(text).utf8)) }
        #expect(problem(String(repeating: "<a>", count: 201)) == .tooDeep(limit: 200))
    }
}
