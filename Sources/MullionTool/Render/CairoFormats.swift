import Mullion

extension OutputFormat {
    /// Whether the format requires Cairo.
    var needsCairo: Bool { self == .png || self == .pdf }
}

/// Draws a document; an error about the drawing as a whole receives the beginning of the document as its position.
func located<Result>(in file: String, _ draw: () throws(CommandError) -> Result) throws(CommandError) -> Result {
    do throws(CommandError) {
        return try draw()
    } catch {
        guard error.status == .invalid, error.text.hasPrefix("error: ") else { throw error }
        throw CommandError(text: "\(file):1:1: \(error.text)")
    }
}

extension CommandError {
    /// The error for a feature that requires Cairo.
    ///
    /// - Parameter what: The feature, such as ".png".
    static func withoutCairo(_ what: String) -> CommandError {
        CommandError(
            text:
                "error: \(what) requires cairo and Pango, and this tool was built without them: install libcairo2-dev "
                + "libpango1.0-dev (apt) or cairo pango (brew), then build with swift build --traits Cairo")
    }
}

#if Cairo
extension DrawingWriter {
    /// Renders a drawing as PNG or PDF.
    func renderWithCairo(
        _ list: DisplayList, _ size: CGSize, title: String
    ) throws(CommandError) -> Rendering<FileContent> {
        guard format == .png else { return try renderWithCairo(pages: [list], size, title: title) }
        return try drawn { () throws(CairoError) in
            var renderer = PNGRenderer(scale: displayScale, background: options.background)
            renderer.limits = options.limits
            renderer.compression = options.pngCompression == .best ? .best : .fast
            return try renderer.render(list, size: size)
        }
    }

    /// Renders drawings as the pages of a PDF.
    func renderWithCairo(
        pages: [DisplayList], _ size: CGSize, title: String
    ) throws(CommandError) -> Rendering<FileContent> {
        try drawn { () throws(CairoError) in
            var renderer = PDFRenderer(title: title)
            renderer.creationDate = creationDate
            return try renderer.render(pages.map { PDFPage(onBackground($0, size), size: size) })
        }
    }

    private func drawn(
        _ draw: () throws(CairoError) -> Rendering<[UInt8]>
    ) throws(CommandError) -> Rendering<FileContent> {
        do throws(CairoError) {
            let rendering = try draw()
            return Rendering(output: .bytes(rendering.output), diagnostics: rendering.diagnostics)
        } catch {
            // The sentence as part of a line.
            let sentence = error.description
            throw CommandError(text: "error: \(sentence.prefix(1).lowercased())\(sentence.dropFirst())")
        }
    }
}
#else
extension DrawingWriter {
    /// Throws: this program cannot write PDF.
    func renderWithCairo(
        pages: [DisplayList], _ size: CGSize, title: String
    ) throws(CommandError) -> Rendering<FileContent> {
        throw .withoutCairo(".\(format.rawValue)")
    }

    /// Throws: this program cannot write PNG and PDF.
    func renderWithCairo(
        _ list: DisplayList, _ size: CGSize, title: String
    ) throws(CommandError) -> Rendering<FileContent> {
        throw .withoutCairo(".\(format.rawValue)")
    }
}
#endif
