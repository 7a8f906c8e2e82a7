import MullionCSS
import MullionHTML
import MullionLayout
import MullionSource

extension CSSStyle {
    /// Reads declarations as in a `style` attribute, such as "display: flex; gap: 8px".
    ///
    /// - Throws: `Failure` with line and column for the first declaration that is not one of layout.
    init(declarations text: String?) throws {
        self.init()
        guard let text, !text.isEmpty else { return }
        let source = SourceText(Array(text.utf8))
        var reader = StyleSheetReader(text, at: 0)
        let declarations = reader.readDeclarations()
        if let issue = reader.issues.first {
            throw Failure(.invalidText, "\(source.position(of: issue.offset)): error: \(issue.sentence)")
        }
        // Logical sides follow the direction, wherever it is declared.
        let ordered = declarations.filter { $0.name == "direction" } + declarations.filter { $0.name != "direction" }
        for declaration in ordered {
            do throws(CSSValueError) {
                try set(declaration.name, declaration.value)
            } catch {
                throw Failure(.invalidText, "\(source.position(of: declaration.offset)): error: \(error)")
            }
        }
    }
}
