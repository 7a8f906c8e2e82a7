// An automatic grid and its tree, drawn for any number of elements.
//
//     swift run example-split 5 > split.svg

import Mullion

@main
enum SplitExample {
    static func main() {
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
        print(ImageRenderer(content: SplitDrawing(count: min(max(count, 1), 64))).svg())
    }
}
