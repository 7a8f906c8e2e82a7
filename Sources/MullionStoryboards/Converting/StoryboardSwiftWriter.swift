import MullionAutoLayout
import MullionGeometry

/// Writes laid-out roots of documents as Swift code with anchors: as views of this package, or of UIKit.
///
/// For each root there is a class with a property for each view. Its initializer configures the views, adds them to
/// their superviews, and activates the constraints of the document:
///
/// ```swift
/// final class LoginViews {
///     let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
///     let nameLabel = ContentView()
///
///     init() {
///         nameLabel.size = CGSize(width: 42, height: 20.5)
///         nameLabel.translatesAutoresizingMaskIntoConstraints = false
///         root.addSubview(nameLabel)
///         LayoutConstraint.activate([
///             nameLabel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
///         ])
///     }
/// }
/// ```
///
/// Views that size classes exclude are left out, and so are constraints that layout leaves out. UIKit code has texts,
/// fonts, colors, and images of assets; connections, and content that a program sets, are not in it.
public struct StoryboardSwiftWriter {
    /// The library of the code.
    public enum Library: String, CaseIterable, Sendable {
        /// `MullionAutoLayout`.
        case mullion
        /// UIKit, for iOS.
        case uiKit
    }

    /// The library.
    public var library: Library

    /// Creates a writer.
    public init(_ library: Library) { self.library = library }

    /// Returns a file of code.
    ///
    /// - Parameters:
    ///   - screens: The laid-out roots, in the order of their classes.
    ///   - file: The name of the document, for the comment at the top.
    /// - Complexity: O(*n*), where *n* is the number of views and constraints.
    public func code(for screens: [StoryboardScreen], of file: String) -> String {
        var names = SwiftNames(reserved: ["ContentView"])
        let classes = screens.map { screen in
            let name = names.unique(SwiftNames.capitalized(screen.name, or: "Scene") + "Views")
            var writer = SwiftClassWriter(screen, named: name, library)
            return writer.code()
        }
        var text = "// Converted from \(file.onOneLine) by mullion convert.\n// swift-format-ignore-file\n\n"
        switch library {
        case .mullion: text += "import MullionAutoLayout\nimport MullionGeometry\n"
        case .uiKit:
            text += "import UIKit\n"
            let kinds = Set(screens.flatMap { $0.root.view.tree.map(\.kind) })
            if kinds.contains("mapView") { text += "import MapKit\n" }
            if kinds.contains("wkWebView") { text += "import WebKit\n" }
        }
        text += "\n" + classes.joined(separator: "\n")
        if library == .mullion, classes.contains(where: { $0.contains("ContentView(") }) { text += Self.contentView }
        if classes.contains(where: { $0.contains(".prioritized(") }) {
            let (constraint, priority) =
                library == .mullion
                ? ("LayoutConstraint", "LayoutPriority(priority)")
                : ("NSLayoutConstraint", "UILayoutPriority(rawValue: priority)")
            text += """

                extension \(constraint) {
                    /// Sets the priority.
                    fileprivate func prioritized(_ priority: Float) -> \(constraint) {
                        self.priority = \(priority)
                        return self
                    }
                }

                """
        }
        return text
    }

    private static let contentView = """

        /// A view whose content has a size, such as a label.
        final class ContentView: LayoutView {
            var size = CGSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
            var insets = PhysicalEdgeInsets.zero
            var baselines = (first: Baseline.top(0), last: Baseline.bottom(0))
            override var intrinsicContentSize: CGSize { size }
            override var alignmentRectInsets: PhysicalEdgeInsets { insets }
            override var firstBaseline: Baseline { baselines.first }
            override var lastBaseline: Baseline { baselines.last }
        }

        """
}

/// Names of Swift code, each once.
struct SwiftNames {
    private var known: Set<String>

    init(reserved: Set<String>) { known = reserved }

    /// Returns a name, with a number if it is taken.
    mutating func unique(_ name: String) -> String {
        var (result, number) = (name, 1)
        while !known.insert(result).inserted {
            number += 1
            result = "\(name)\(number)"
        }
        return result
    }

    /// Returns the words of a text as a type name, such as "SignIn"; a replacement if there is none.
    static func capitalized(_ text: String, or replacement: String) -> String {
        let words = text.prefix(60).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let first = name.first else { return replacement }
        return first.isNumber ? replacement + name : name
    }

    /// Returns the words of a text as a variable name, such as "signIn".
    static func variable(_ text: String, or replacement: String) -> String {
        let name = capitalized(text, or: replacement)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}

extension String {
    /// The text as a literal of Swift.
    var swiftLiteral: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.properties.isBidiControl:
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The beginning of the text, without line breaks and control characters, for a comment.
    var onOneLine: String {
        String(
            prefix(100).map {
                $0.unicodeScalars.contains {
                    $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.properties.isBidiControl
                        || $0.value == 0x2028 || $0.value == 0x2029
                } ? " " : $0
            })
    }
}

extension CGFloat {
    /// The number as a literal of Swift.
    var swiftLiteral: String {
        let number = Double(self)
        return number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
