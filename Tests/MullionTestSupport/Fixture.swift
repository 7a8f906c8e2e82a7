import Foundation

/// The files in `Tests/Fixtures`.
public enum Fixture {
    /// The contents of the file with the given name.
    /// - Throws: the reading error if there is no such file.
    public static func data(_ name: String) throws -> Data {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try Data(contentsOf: tests.appendingPathComponent("Fixtures").appendingPathComponent(name))
    }
}
