import Foundation

/// The memory of the process, as Linux reports it.
public enum Memory {
    /// The most bytes that were resident at once since the last call; nil where the system does not say.
    public static func peak() throws -> Int? {
        defer { try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8) }
        return status("VmHWM:")
    }

    /// The bytes that are resident now; nil where the system does not say.
    public static func resident() -> Int? { status("VmRSS:") }

    private static func status(_ key: String) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key) }),
            let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
        else { return nil }
        return kilobytes << 10
    }
}
