import Foundation
import MullionDrawing
import MullionGeometry
import MullionText

extension AttributeScopes {
    /// The attributes of attributed text that views draw, under SwiftUI's names.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        #if !canImport(Darwin)
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        #endif
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "Mullion.Font"
        }
        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "Mullion.ForegroundColor"
        }
        /// The color behind the text, which is not drawn.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "Mullion.BackgroundColor"
        }
        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "Mullion.UnderlineStyle"
        }
        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "Mullion.StrikethroughStyle"
        }
        /// The room between characters.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "Mullion.Kern"
        }
        /// The room between characters.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "Mullion.Tracking"
        }
        /// The distance from the baseline, which is not drawn.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "Mullion.BaselineOffset"
        }
        #if !canImport(Darwin)
        /// The inline Markdown.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "Mullion.InlinePresentationIntent"
        }
        #endif
    }

    /// The attributes that views draw.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of the line, which is drawn solid.
        public enum Pattern: Hashable, Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }
        fileprivate let color: Color?
        /// Creates a line; nil for the color of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
        /// A solid line in the color of the text.
        public static let single = LineStyle()
    }

    /// Creates a text from attributed text.
    ///
    /// Fonts, colors of the text, lines under and through it, room between characters, inline Markdown, and links are
    /// drawn; other attributes are not.
    @_disfavoredOverload
    public init(_ attributed: AttributedString) {
        self.init(
            spans: attributed.runs.map { run in
                var span = Span(string: String(attributed[run.range].characters))
                if let intent = run.inlinePresentationIntent { span.attributes.add(intent) }
                if run.link != nil { span.attributes.style = AnyShapeStyle(.tint) }
                if let color = run.foregroundColor { span.attributes.style = AnyShapeStyle(color) }
                if let font = run.font { span.attributes.font = font }
                if let room = run.kern ?? run.tracking { span.attributes.letterSpacing = room }
                span.attributes.underline = run.underlineStyle.map {
                    TextAttributes.Line(isActive: true, color: $0.color)
                }
                if let line = run.strikethroughStyle {
                    span.attributes.strikethrough = TextAttributes.Line(isActive: true, color: line.color)
                }
                return span
            })
    }
}

extension TextAttributes {
    fileprivate mutating func add(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { isBold = true }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { isMonospaced = true }
        if intent.contains(.strikethrough) { strikethrough = Line(isActive: true, color: nil) }
    }
}

#if !canImport(Darwin)
/// What inline Markdown says about a text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Usually italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Usually bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString {
    /// How Markdown is read: always inline, so the options say nothing.
    public struct MarkdownParsingOptions: Sendable {
        /// The Markdown that is understood.
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }
        /// What happens to Markdown with mistakes, of which inline Markdown has none.
        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }
        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {}
    }

    /// Creates attributed text from inline Markdown, which the Foundation of Linux and Windows does not read.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        let parsed = InlineMarkdown([.markup(markdown)])
        self.init()
        for (index, span) in parsed.spans.enumerated() {
            var part = AttributedString(span.string)
            var intent: InlinePresentationIntent = []
            if span.attributes.isBold == true { intent.insert(.stronglyEmphasized) }
            if span.attributes.isItalic == true { intent.insert(.emphasized) }
            if span.attributes.isMonospaced == true { intent.insert(.code) }
            if span.attributes.strikethrough != nil { intent.insert(.strikethrough) }
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            if let address = parsed.addresses[index] { part.link = URL(string: address, relativeTo: baseURL) }
            append(part)
        }
    }
}
#endif
