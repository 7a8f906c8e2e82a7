import Foundation
import MullionTestSupport
import Testing

/// Compiles and runs the examples for C and Python with the library beside the tests.
@Suite("Examples of C and Python")
struct ExampleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    /// The library; nil under a sanitizer, whose runtime is in the tests alone.
    private static let library: String? = {
        let paths = isSanitized ? [] : ["so", "dylib"].map { "\(products)/libMullionC.\($0)" }
        return paths.first { FileManager.default.fileExists(atPath: $0) }
    }()

    private static func find(_ names: String...) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return names.flatMap { name in folders.map { "\($0)/\(name)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static let compiler = find("clang", "cc", "gcc")
    private static let python = find("python3")

    /// Runs a program, and returns what it prints, or its status and its errors.
    private func run(_ program: String, _ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            return "\(program) ended with \(process.terminationStatus): \(String(decoding: complaints, as: UTF8.self))"
        }
        return String(decoding: printed, as: UTF8.self)
    }

    private static let toolbar = """
        row    0, 0  320 x 40
        button 4, 4  60 x 32
        label  72, 4  48 x 32
        field  128, 4  188 x 32

        """

    @Test(
        "The example in C compiles as C99 without warnings, and prints its frames",
        .enabled(
            if: compiler != nil && library != nil,
            "there is no C compiler, or no library beside the tests; or a sanitizer watches them"))
    func cExample() throws {
        let program = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: program) }
        let include = "-I\(Self.root.path)/Sources/CMullion/include"
        let warnings = ["-pedantic", "-Wall", "-Wextra", "-Werror"]
        let built = try run(
            try #require(Self.compiler),
            ["-std=c99"] + warnings + [
                include, "\(Self.root.path)/Examples/C/layout.c", try #require(Self.library), "-lm",
                "-Wl,-rpath,\(Self.products)", "-o", program,
            ])
        #expect(built == "")
        let printed = try run(program, [])
        #expect(printed.hasPrefix(Self.toolbar + "field  216, 4  100 x 32\nleft   -20\n<svg "), "\(printed)")
        #expect(printed.contains("Hello, C"))
    }

    @Test("The header compiles as C++", .enabled(if: compiler != nil, "there is no C compiler"))
    func cPlusPlus() throws {
        let header = "\(Self.root.path)/Sources/CMullion/include/mullion.h"
        let arguments = ["-std=c++11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-x", "c++", header]
        #expect(try run(try #require(Self.compiler), arguments) == "")
    }

    @Test(
        "The example in Python prints the same frames",
        .enabled(
            if: python != nil && library != nil,
            "there is no Python, or no library beside the tests; or a sanitizer watches them"))
    func pythonExample() throws {
        let printed = try run(
            try #require(Self.python), ["\(Self.root.path)/Examples/Python/layout.py"],
            ["MULLION_LIBRARY": try #require(Self.library)])
        #expect(printed == Self.toolbar + "1:1: error: 'flexx' is not a value of 'display'\n", "\(printed)")
    }
}
