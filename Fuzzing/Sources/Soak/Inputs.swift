import Foundation
import MullionTestSupport
import Targets

/// The inputs of targets: files of a folder for each, which are read anew each time, and random bytes.
struct Inputs {
    private let folder: String?
    private var files: [String: [String]] = [:]

    init(folder: String?) { self.folder = folder }

    mutating func next(for target: Target, using random: inout SplitMix64) -> [UInt8] {
        if let file = paths(for: target).randomElement(using: &random),
            let data = FileManager.default.contents(atPath: file)
        {
            return [UInt8](data)
        }
        return (0..<Int.random(in: 8...400, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }

    private mutating func paths(for target: Target) -> [String] {
        if let known = files[target.name] { return known }
        let found = Array((folder.map { target.inputs(in: $0) } ?? []).prefix(2_000))
        files[target.name] = found
        return found
    }
}
