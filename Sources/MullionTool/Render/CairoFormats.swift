import Mullion

extension OutputFormat {
    /// Whether the format requires Cairo.
    var needsCairo: Bool { self == .png || self == .pdf }
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
            try PNGRenderer(scale: options.scale ?? 1, background: options.background).render(list, size: size)
        }
    }

    /// Renders drawings as the pages of a PDF.
    func renderWithCairo(
        pages: [DisplayList], _ size: CGSize, title: String
    ) throws(CommandError) -> Rendering<FileContent> {
        try drawn { () throws(CairoError) in
            try PDFRenderer(title: title).render(pages.map { PDFPage(onBackground($0, size), size: size) })
        }
    }

    private func drawn(
        _ draw: () throws(CairoError) -> Rendering<[UInt8]>
    ) throws(CommandError) -> Rendering<FileContent> {
        do throws(CairoError) {
            let rendering = try draw()
            return Rendering(output: .bytes(rendering.output), diagnostics: rendering.diagnostics)
        } catch {
            throw CommandError(text: "error: \(error)")
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
