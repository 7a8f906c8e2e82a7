import MullionDrawing
import MullionPDF

extension Target {
    /// Pictures in PDF files.
    static let pdf = Target("pdf") { bytes in
        _ = try? PDFPicture(bytes)
    }
}
