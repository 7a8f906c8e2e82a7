import Mullion
import Testing

@Suite struct DocumentErrorTests {
    /// A text, the position and path of its error, and words of the message.
    struct Case: Sendable, CustomTestStringConvertible {
        var json: String
        var position: String
        var message: String
        var testDescription: String { json }

        init(_ json: String, _ position: String, _ message: String) {
            (self.json, self.position, self.message) = (json, position, message)
        }
    }

    private static func root(_ element: String) -> String { "{\"version\": 1,\n \"root\": \(element)}" }

    @Test(
        "Text that is not JSON is refused where it stops being JSON",
        arguments: [
            Case("", "1:1", "the text ends here, expected a value"),
            Case("  {", "1:4", "the text ends here, expected a key in quotation marks"),
            Case("{\n  \"version\": 1,\n}", "2:15", "trailing comma; remove it"),
            Case("{\"a\" 1}", "1:6", "found \"1\", expected a colon after the key"),
            Case("{'a': 1}", "1:2", "found \"'\", expected a key in quotation marks"),
            Case("[1 2]", "1:4", "found \"2\", expected a comma or \"]\""),
            Case("{\"a\": tru}", "1:7", "a: found \"tru\", expected a value"),
            Case("{} x", "1:4", "found \"x\", expected nothing after the document"),
            Case("{\"a\": \"x\ty\"}", "1:9", "a: a control character in a string; write it as \\t"),
            Case("{\"a\": \"é\\q\"}", "1:9", "a: \\q is not an escape"),
            Case("{\"a\": \"\\ud800x\"}", "1:8", "a: \\ud800 is not an escape"),
            Case("{\"a\": \"abc", "1:7", "a: the string that begins here has no closing quotation mark"),
            Case("{\"a\": 01}", "1:7", "\"01\" is not a number"),
            Case("{\"a\": 1.}", "1:7", "\"1.\" is not a number"),
            Case("{\"a\": 12px}", "1:7", "\"12px\" is not a number"),
            Case("{\"a\": NaN}", "1:7", "found \"NaN\", expected a value"),
            Case("// hi\n{}", "1:1", "found a comment, expected a value; JSON has no comments"),
            Case("{\"a\": 1,\n \"a\": 2}", "2:2", "\"a\" occurs twice in one object"),
        ])
    func syntax(_ example: Case) throws {
        let error = try error(in: example.json)
        #expect("\(error.position)" == example.position)
        #expect(error.message.contains(example.message), "\(error.message)")
    }

    @Test(
        "Values that cannot be used are refused where they are, with a way out",
        arguments: [
            Case("[]", "1:1", "found an array, expected an object with \"version\" and \"root\""),
            Case("{}", "1:1", "a document needs the key \"version\"; write \"version\": 1"),
            Case("{\"version\": 2, \"root\": {}}", "1:13", "version: version 2 is not known"),
            Case("{\"version\": 1}", "1:1", "a document needs the key \"root\""),
            Case("{\"version\": 1, \"rot\": {}}", "1:16", "unknown key \"rot\" in a document; did you mean \"root\"?"),
            Case(
                "{\"version\": 1, \"size\": [1], \"root\": {}}", "1:24",
                "size: found an array, expected [width, height]"),
            Case(root("[]"), "2:10", "root: found an array, expected an element"),
            Case(
                root("{\"text\": \"a\"}"), "2:10",
                "root: an element needs the key \"kind\"; kinds are text, image, color"),
            Case(
                root("{\"kind\": \"vstack\"}"), "2:19", "root.kind: unknown kind \"vstack\"; did you mean \"vStack\"?"),
            Case(root("{\"kind\": \"button\"}"), "2:19", "unknown kind \"button\"; known are text, image, color"),
            Case(root("{\"kind\": \"text\"}"), "2:10", "root: an element of kind \"text\" needs the key \"text\""),
            Case(
                root("{\"kind\": \"text\", \"text\": \"a\", \"colour\": 1}"), "2:40",
                "root: unknown key \"colour\" in an element of kind \"text\"; did you mean \"color\"?"),
            Case(
                root("{\"kind\": \"divider\", \"padding\": 1}"), "2:30",
                "\"padding\" is a modifier: write it as \"modifiers\": [{\"padding\": …}]"),
            // Names of CSS lead to ours.
            Case(
                root("{\"kind\": \"text\", \"text\": \"a\", \"fontSize\": 3}"), "2:40",
                "unknown key \"fontSize\" in an element of kind \"text\"; write \"font\""),
            Case(
                root("{\"kind\": \"vStack\", \"background-color\": 3}"), "2:29",
                "write it as \"modifiers\": [{\"background\": …}]"),
            Case(
                root("{\"kind\": \"vStack\", \"modifiers\": [{\"borderRadius\": 3}]}"), "2:44", "write \"cornerRadius\""
            ),
            Case(
                root("{\"kind\": \"vStack\", \"flexDirection\": \"row\"}"), "2:29",
                "choose the \"kind\": hStack for a row"),
            Case(
                root(
                    "{\"kind\": \"hStack\", \"children\": [{\"kind\": \"divider\"},\n {\"kind\": \"hStack\", \"spacing\": \"NaN\"}]}"
                ),
                "3:32", "root.children[1].spacing: found \"NaN\", expected a number"),
            Case(
                root("{\"kind\": \"spacer\", \"minLength\": -1}"), "2:42",
                "root.minLength: -1 is out of range, expected 0 or more"),
            Case(
                root("{\"kind\": \"spacer\", \"minLength\": 1e999}"), "2:42", "1e999 is out of range, expected a number"
            ),
            Case(
                root("{\"kind\": \"spacer\", \"minLength\": null}"), "2:42", "found null, expected a number of points"),
            Case(
                root("{\"kind\": \"color\", \"color\": \"#12\"}"), "2:37", "\"#12\" is not a color: write #rgb"),
            Case(root("{\"kind\": \"vStack\", \"alignment\": \"centre\"}"), "2:42", "did you mean \"center\"?"),
            Case(root("{\"kind\": \"divider\", \"modifiers\": [\"pading\"]}"), "2:44", "did you mean \"padding\"?"),
            Case(
                root("{\"kind\": \"divider\", \"modifiers\": [\"frame\"]}"), "2:44",
                "expected an object such as {\"frame\": …}"),
            Case(
                root("{\"kind\": \"divider\", \"modifiers\": [{\"padding\": 1, \"offset\": [0, 0]}]}"), "2:44",
                "root.modifiers[0]: found an object, expected a modifier: an object with one key"),
            Case(
                root("{\"kind\": \"divider\", \"modifiers\": [{\"frame\": {\"width\": 1, \"maxWidth\": 2}}]}"), "2:54",
                "\"width\" and \"maxWidth\" cannot be combined; a frame is fixed or between limits; write two frames"
            ),
            Case(
                root("{\"kind\": \"group\", \"modifiers\": [\n{\"overlay\": {\"kind\": \"divider\"}}]}"), "3:1",
                "a group cannot have \"overlay\"; put it on each child"),
            Case(
                root("{\"kind\": \"divider\", \"modifiers\": [{\"background\": {\"kind\": \"text\",\n \"txt\": 1}}]}"),
                "3:2",
                "root.modifiers[0].background: unknown key \"txt\""),
            Case(
                root("{\"kind\": \"divider\", \"modifiers\": [{\"aspectRatio\": 0}]}"), "2:60", "expected more than 0"),
        ])
    func values(_ example: Case) throws {
        let error = try error(in: example.json)
        #expect("\(error.position)" == example.position, "\(error)")
        #expect(error.message.contains(example.message), "\(error.message)")
    }

    @Test("An error names file, line and column as compilers do")
    func format() throws {
        let error = try error(in: "{\n \"version\": true}")
        #expect(error.description(file: "a.json") == "a.json:2:13: error: version: found true, expected a number")
    }

    @Test("A column counts characters, and lines may end with a carriage return before the line feed")
    func columns() throws {
        let position = try error(in: "{\"äöü😀\": x}").position
        #expect("\(position)" == "1:10")
        #expect(position.offset == 15)
        #expect(try "\(error(in: "{\r\n  x}").position)" == "2:3")
        let long = String(repeating: " ", count: 100_000) + "x"
        #expect(try error(in: long).position.column == 100_001)
    }
}
