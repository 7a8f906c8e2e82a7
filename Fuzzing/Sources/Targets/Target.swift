import Foundation

/// A way by which bytes from outside reach the library.
///
/// A value and a thrown error are good ends of a run. A stop, a hang, and memory that grows without end are findings,
/// and so is a failed `precondition` of a target, which compares results.
package struct Target: Sendable {
    package let name: String
    package let run: @Sendable ([UInt8]) -> Void

    init(_ name: String, _ run: @escaping @Sendable ([UInt8]) -> Void) {
        self.name = name
        self.run = run
    }

    /// Returns the paths of the inputs in its folder of a corpus, in order; none without the folder.
    package func inputs(in corpus: String) -> [String] {
        let folder = "\(corpus)/\(name)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { "\(folder)/\($0)" }
    }

    package static let all = [
        autoLayout, color, css, cssTree, document, flow, font, format, html, image, layoutTree, path, pdf, solver,
        storyboard, strings, template, tree,
    ]
}

/// Returns one of some values, chosen by the length of an input, so that the same input gives the same run.
func choice<Value>(_ values: [Value], by bytes: [UInt8]) -> Value { values[bytes.count % values.count] }
