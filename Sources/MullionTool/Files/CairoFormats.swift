import Mullion

extension OutputFormat {
    /// Whether the format is written with Cairo, which the tool may have been built without.
    var needsCairo: Bool { self == .png || self == .pdf }
}

extension CommandError {
    /// That something is missing which comes with Cairo.
    ///
    /// - Parameter what: What needs it, such as ".png".
    static func withoutCairo(_ what: String) -> CommandError {
        CommandError(
            text: "error: \(what) needs cairo and Pango, which this mullion was built without: install libcairo2-dev "
                + "libpango1.0-dev (apt) or cairo pango (brew), then build with swift build --traits Cairo")
    }
}

#if Cairo
extension PictureWriter {
    /// A picture as PNG or PDF.
    func renderWithCairo(
        _ list: DisplayList, _ size: CGSize, title: String
    ) throws(CommandError) -> Rendering<FileContent> {
        guard format == .png else { return try renderWithCairo(pages: [list], size, title: title) }
        return try drawn { () throws(CairoError) in
            try PNGRenderer(scale: look.scale ?? 1, background: look.background).render(list, size: size)
        }
    }

    /// Pictures as the pages of a PDF.
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
extension PictureWriter {
    /// Pages as PDF, which this program cannot write.
    func renderWithCairo(
        pages: [DisplayList], _ size: CGSize, title: String
    ) throws(CommandError) -> Rendering<FileContent> {
        throw .withoutCairo(".\(format.rawValue)")
    }

    /// A picture as PNG or PDF, which this program cannot write.
    func renderWithCairo(
        _ list: DisplayList, _ size: CGSize, title: String
    ) throws(CommandError) -> Rendering<FileContent> {
        throw .withoutCairo(".\(format.rawValue)")
    }
}
#endif
