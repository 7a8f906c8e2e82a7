import Foundation

/// Issues in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
///
/// A run of one tool: a rule for each kind, a result for each issue with its position and element, and a notification
/// for each unreadable file. Paths are relative to the current folder.
struct SARIFLog: Encodable {
    struct Run: Encodable {
        var tool: Tool
        var invocations: [Invocation]
        var columnKind = "unicodeCodePoints"
        var results: [Result]
    }

    struct Tool: Encodable {
        struct Driver: Encodable {
            var name = "mullion"
            var version = MullionTool.version
            var rules: [Rule]
        }

        var driver: Driver
    }

    struct Rule: Encodable {
        struct Configuration: Encodable {
            var level: String
        }

        var id: String
        var shortDescription, fullDescription, help: Message
        var defaultConfiguration: Configuration
    }

    struct Invocation: Encodable {
        struct Notification: Encodable {
            var level = "error"
            var message: Message
        }

        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]
    }

    struct Message: Encodable {
        var text: String
    }

    struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var relatedLocations: [Location]?
        var partialFingerprints: [String: String]
    }

    struct Location: Encodable {
        var id: Int?
        var physicalLocation: PhysicalLocation
        var logicalLocations: [LogicalLocation]?
        var message: Message?
    }

    struct PhysicalLocation: Encodable {
        struct Artifact: Encodable {
            var uri: String
        }
        struct Region: Encodable {
            var startLine, startColumn: Int
        }

        var artifactLocation: Artifact
        var region: Region
    }

    struct LogicalLocation: Encodable {
        var name, fullyQualifiedName: String
        var kind = "object"
    }

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
}

extension SARIFLog {
    /// - Parameter errors: A line for each unreadable file.
    init(_ results: [CheckResult], errors: [String]) {
        let kinds = (CheckKind.all + [.unreadable]).filter { kind in results.contains { $0.kind == kind } }
        let places = Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($1, $0) })
        let rules = kinds.map { kind in
            let help = kind.help
            let severity = results.first { $0.kind == kind }?.severity ?? .warning
            return Rule(
                id: kind.name, shortDescription: Message(text: help.title),
                fullDescription: Message(text: help.title + "."), help: Message(text: help.advice),
                defaultConfiguration: Rule.Configuration(level: severity.rawValue))
        }
        let invocation = Invocation(
            executionSuccessful: errors.isEmpty,
            toolExecutionNotifications: errors.map { Invocation.Notification(message: Message(text: $0)) })
        runs = [
            Run(
                tool: Tool(driver: Tool.Driver(rules: rules)), invocations: [invocation],
                results: results.map { Result($0, rule: places[$0.kind] ?? 0) })
        ]
    }
}

extension SARIFLog.Result {
    fileprivate init(_ result: CheckResult, rule: Int) {
        ruleId = result.kind.name
        ruleIndex = rule
        level = result.severity.rawValue
        message = SARIFLog.Message(text: result.message)
        var location = SARIFLog.Location(
            physicalLocation: SARIFLog.PhysicalLocation(result.file, result.line, result.column))
        if !result.element.isEmpty {
            let name = result.issue?.object?.label ?? result.element
            location.logicalLocations = [SARIFLog.LogicalLocation(name: name, fullyQualifiedName: result.element)]
        }
        locations = [location]
        let related = (result.issue?.related ?? []).enumerated().map { index, place in
            SARIFLog.Location(
                id: index + 1,
                physicalLocation: SARIFLog.PhysicalLocation(result.file, place.position.line, place.position.column),
                message: SARIFLog.Message(text: place.text))
        }
        relatedLocations = related.isEmpty ? nil : related
        partialFingerprints = ["mullion/v2": result.fullFingerprint]
        if let hash = result.lineHash { partialFingerprints["primaryLocationLineHash"] = hash }
    }
}

extension SARIFLog.PhysicalLocation {
    fileprivate init(_ file: String, _ line: Int, _ column: Int) {
        artifactLocation = Artifact(uri: Self.uri(file))
        region = Region(startLine: max(line, 1), startColumn: max(column, 1))
    }

    /// A path as a reference of RFC 3986: relative ones stay so.
    private static func uri(_ file: String) -> String {
        var path = Substring(file)
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        let allowed = CharacterSet(charactersIn: "/-._~").union(.alphanumerics)
        let escaped = path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            return byte < 0x80 && allowed.contains(scalar)
                ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return (path.hasPrefix("/") ? "file://" : "") + escaped.joined()
    }
}
