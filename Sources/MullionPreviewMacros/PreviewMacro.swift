#if Previews
import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#Preview { … }` into a type that conforms to `PreviewProvider`.
///
/// ```swift
/// #Preview("Badge") {
///     @Previewable @State var count = 1
///     Badge(count: count)
/// }
/// ```
///
/// becomes a provider whose previews are a view with the previewable properties and the rest as its body.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let closure = body(of: node) else { return [] }
        let (properties, statements) = split(closure.statements)
        let name = context.makeUniqueName("Preview")
        return [
            """
            struct \(name): MullionControls.PreviewProvider {
                struct Content: MullionViews.View {
                    \(raw: properties.joined(separator: "\n"))
                    var body: some MullionViews.View {
                        \(raw: statements.joined(separator: "\n"))
                    }
                }
                static var previews: some MullionViews.View { Content() }
            }
            """
        ]
    }

    private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
        node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
    }

    /// Returns the previewable properties, without their mark, and the other statements.
    private static func split(_ items: CodeBlockItemListSyntax) -> (properties: [String], statements: [String]) {
        var (properties, statements): ([String], [String]) = ([], [])
        for item in items {
            guard var variable = item.item.as(VariableDeclSyntax.self), variable.attributes.contains(where: isMark)
            else {
                statements.append("\(item.trimmed)")
                continue
            }
            variable.attributes = variable.attributes.filter { !isMark($0) }
            properties.append("\(variable.trimmed)")
        }
        if statements.isEmpty { statements = ["MullionViews.EmptyView()"] }
        return (properties, statements)
    }

    private static func isMark(_ attribute: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = attribute else { return false }
        return attribute.attributeName.trimmedDescription == "Previewable"
    }
}

/// Marks a property that `#Preview` moves out of its closure. Alone it expands to nothing.
public struct PreviewableMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// Expands `@Entry` into an environment value with a key of its own.
public struct EntryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let name = name(of: declaration) else { return [] }
        return ["get { self[__Key_\(raw: name).self] }", "set { self[__Key_\(raw: name).self] = newValue }"]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let name = name(of: declaration),
            let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
        else { return [] }
        let type = binding.typeAnnotation.map { "\($0.trimmed)" } ?? ""
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        guard let value = binding.initializer.map({ "\($0.value.trimmed)" }) ?? (isOptional ? "nil" : nil) else {
            return []
        }
        // A computed property needs a type; a stored one infers it, as the written property does.
        let storage =
            type.isEmpty
            ? "nonisolated(unsafe) static let defaultValue = \(value)" : "static var defaultValue\(type) { \(value) }"
        return [
            """
            private struct __Key_\(raw: name): MullionViews.EnvironmentKey {
                \(raw: storage)
            }
            """
        ]
    }

    private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
        declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
            .text
    }
}

@main
struct MullionPreviewMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [PreviewMacro.self, PreviewableMacro.self, EntryMacro.self]
}
#else
/// Without the trait there are no macros.
@main
enum MullionPreviewMacros {
    static func main() {}
}
#endif
