import Foundation
import MullionGeometry
import MullionStoryboards

extension StoryboardCorpus {
    /// What laying out a corpus came to.
    public struct Score: Sendable {
        /// Views that must be met, and those that are.
        public var binding = Count()
        /// The other views.
        public var doubtful = Count()
        /// Roots all of whose views that must be met are.
        public var roots = Count()
        /// Numbers of binding views that do not repeat what was given.
        public var predictions = Count()
        /// Binding views that are met where nothing is known but the document.
        public var unaided = Count()
        /// Numbers of sizes, safe areas and margins that the document alone gives as the index has them, but for those
        /// that were read off the frames.
        public var surroundings = Count()
        /// What went wrong, a sentence each.
        public var misses: [String] = []
        /// Documents that cannot be read, and roots that are not in them.
        public var failures: [String] = []
    }

    /// So many of so many.
    public struct Count: Hashable, Sendable, CustomStringConvertible {
        public var met = 0
        public var total = 0
        public var description: String { "\(met) of \(total)" }

        mutating func note(_ isMet: Bool) {
            total += 1
            if isMet { met += 1 }
        }
    }

    /// Reads the documents and lays out every root.
    /// - Parameter folder: where the paths of the documents begin.
    public func run(in folder: URL) -> Score {
        var score = Score()
        for document in documents {
            do throws(StoryboardError) {
                guard let data = try? Data(contentsOf: folder.appendingPathComponent(document.file)) else {
                    score.failures.append("\(document.file): cannot be read")
                    continue
                }
                check(document, try StoryboardDocument(bytes: Array(data)), &score)
            } catch {
                score.failures.append(error.description(file: document.file))
            }
        }
        return score
    }

    private func check(_ expected: Document, _ document: StoryboardDocument, _ score: inout Score) {
        var roots: [String: StoryboardRoot] = [:]
        var screens: [String: StoryboardScreen] = [:]
        for screen in document.screens() {
            guard let id = screen.root.id, roots[id] == nil else { continue }
            roots[id] = screen.root
            screens[id] = screen
        }
        for question in expected.roots {
            guard let root = roots[question.id] else {
                score.failures.append("\(expected.file): no root \(question.id)")
                score.roots.note(false)
                for view in question.views where view.isBinding {
                    score.binding.note(false)
                    score.unaided.note(false)
                }
                continue
            }
            if let screen = screens[question.id] {
                compare(question, screen, "\(expected.file) \(question.id) alone", &score)
            }
            var surroundings = question.surroundings
            surroundings.traits = document.traits
            check(question, StoryboardLayout(root, in: surroundings), "\(expected.file) \(question.id)", &score)
        }
    }

    /// Compares a root that was laid out without the index.
    private func compare(_ root: Root, _ screen: StoryboardScreen, _ place: String, _ score: inout Score) {
        for (wanted, got) in zip(root.surroundings.named, screen.surroundings.named)
        where !root.readOff.contains(got.name) {
            let isMet = abs(got.number - wanted.number) <= tolerance
            score.surroundings.note(isMet)
            if !isMet { score.misses.append("\(place): \(got.name): expected \(wanted.number), got \(got.number)") }
        }
        for view in root.views where view.isBinding {
            let frame = screen.layout.views[view.id]?.frame
            let isMet =
                frame.map { zip($0.parts, view.frame.parts).allSatisfy { abs($0 - $1) <= tolerance } } ?? false
            score.unaided.note(isMet)
            guard !isMet else { continue }
            score.misses.append(
                "\(place): \(view.id): expected \(view.frame.sentence), got \(frame?.sentence ?? "no view")")
        }
    }

    private func check(_ root: Root, _ layout: StoryboardLayout, _ place: String, _ score: inout Score) {
        var isWhole = true
        for finding in layout.diagnostics { score.misses.append("\(place): \(finding)") }
        for view in root.views {
            let frame = layout.views[view.id]?.frame
            let offs = frame.map { zip($0.parts, view.frame.parts).map { abs($0 - $1) <= tolerance } }
            let isMet = offs?.allSatisfy(\.self) ?? false
            if view.isBinding {
                score.binding.note(isMet)
                if !isMet { isWhole = false }
                for (letter, isNear) in zip("xywh", offs ?? [false, false, false, false])
                where !view.given.contains(letter) {
                    score.predictions.note(isNear)
                }
            } else {
                score.doubtful.note(isMet)
            }
            guard !isMet else { continue }
            score.misses.append(
                "\(place): \(view.id)\(view.isBinding ? "" : " (doubtful)"): expected \(view.frame.sentence), got "
                    + (frame?.sentence ?? "no view"))
        }
        score.roots.note(isWhole)
    }
}

extension CGRect {
    fileprivate var parts: [CGFloat] { [minX, minY, size.width, size.height] }

    fileprivate var sentence: String {
        "(" + parts.map { String(format: "%g", Double($0)) }.joined(separator: ", ") + ")"
    }
}

extension StoryboardSurroundings {
    /// The numbers of size, safe area and margins by the names that the index has for them.
    fileprivate var named: [(name: String, number: CGFloat)] {
        [
            ("size.width", size.width), ("size.height", size.height), ("safeArea.top", safeArea.top),
            ("safeArea.left", safeArea.left), ("safeArea.bottom", safeArea.bottom), ("safeArea.right", safeArea.right),
            ("margins.top", margins.top), ("margins.left", margins.left), ("margins.bottom", margins.bottom),
            ("margins.right", margins.right),
        ]
    }
}
