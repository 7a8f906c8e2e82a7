import ArgumentParser
import Mullion
import Testing

@testable import MullionTool

@Suite struct ArgumentTests {
    @Test("Arguments are read into a request")
    func parsing() throws {
        let command = try MullionTool.parseAsRoot(["render", "a.json", "-o", "b.svg", "--width", "300"])
        let render = try #require(command as? RenderCommand)
        #expect(render.document.request.input == "a.json")
        #expect(render.document.request.width == 300)
        #expect(render.document.request.height == nil)
        #expect(render.output == "b.svg")
        #expect(try MullionTool.parseAsRoot(["frames", "-"]) is FramesCommand)
    }

    @Test(
        "Wrong usage ends with 64",
        arguments: [
            ["render"], ["render", "a.json"], ["render", "a.json", "-o", "b.svg", "--width", "0"],
            ["frames", "a.json", "--height=-1"], ["frames", "a.json", "--height", "nan"], ["paint"],
            ["frames", "a", "b"],
        ])
    func usage(_ arguments: [String]) throws {
        let error = try #require(throws: (any Error).self) { _ = try MullionTool.parseAsRoot(arguments) }
        #expect(MullionTool.exitCode(for: error).rawValue == CommandStatus.usage.rawValue)
    }

    @Test("Limits are read, and the nearest name is proposed for an unknown one")
    func limits() throws {
        func limits(_ text: String) throws -> Limits {
            let command = try MullionTool.parseAsRoot(["render", "a.json", "-o", "b.svg", "--limits", text])
            return try #require(command as? RenderCommand).document.request.limits
        }
        let given = try limits("nodes=5000,document-bytes=0")
        #expect(given.nodes == 5_000)
        #expect(given.documentBytes == 0)
        #expect(given.pages == Limits.default.pages)
        let serve = try MullionTool.parseAsRoot(["serve", "a.json", "--limits", "nodes=5000"]) as? ServeCommand
        #expect(serve?.limits.given.nodes == 5_000)
        for (text, message) in [
            ("node=5", "did you mean \"nodes\"?"), ("nodes=many", "from 0 to 1000000"), ("nodes", "from 0 to 1000000"),
            ("nodes=1000001", "from 0 to 1000000"), ("nodes=-1", "from 0 to 1000000"), ("", "there are document-bytes"),
            ("pages=1.5", "from 0 to 10000"),
        ] {
            let error = try #require(throws: (any Error).self, "\(text)") { try limits(text) }
            #expect(MullionTool.message(for: error).contains(message), "\(MullionTool.message(for: error))")
        }
    }

    @Test("The version is printed on request and ends with 0")
    func version() throws {
        let error = try #require(throws: (any Error).self) {
            var command = try MullionTool.parseAsRoot(["--version"])
            try command.run()
        }
        #expect(MullionTool.exitCode(for: error) == .success)
        #expect(MullionTool.message(for: error) == "0.1.0")
    }
}
