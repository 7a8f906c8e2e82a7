import MullionDrawing
import MullionGeometry

/// What an encoded image depends on.
struct EncodedKey: Hashable {
    let number: Int
    let factor: Int
}

// Images are drawn in the square between 0 and 1 of the current coordinates, with their first row at the top.
extension PDFContentReader {
    /// Draws an image that is an object.
    mutating func drawImage(_ value: PDFValue) {
        guard case .reference(let number) = value else { return drawImage(PDFImage(value, resources, in: &file)) }
        if let known = images[number] { return drawImage(known, number: number) }
        // Pixels are counted before they are read.
        let entries = file.dictionary(value) ?? [:]
        let (width, height) = (file.resolve(entries["Width"]).integer, file.resolve(entries["Height"]).integer)
        guard let width, let height, width > 0, height > 0, width <= EncodedImage.largestSide,
            height <= EncodedImage.largestSide, width * height <= remainingPixels
        else {
            omissions.insert("images")
            return
        }
        remainingPixels -= width * height
        let image = PDFImage(value, resources, in: &file)
        images[number] = .some(image)
        drawImage(image, number: number)
    }

    /// Draws an image in a content stream, which ends after it.
    mutating func drawInlineImage(_ scanner: inout PDFScanner) {
        var entries: [String: PDFValue] = [:]
        while let key = scanner.next(hasReferences: false) {
            if case .word("ID") = key { break }
            guard let name = key.name, let value = scanner.next(hasReferences: false) else { continue }
            entries[name] = value
        }
        // One space follows.
        let start = min(scanner.position + 1, scanner.bytes.endIndex)
        let end = scanner.skipInlineData(from: start)
        let size = 1 << 16
        let (width, height) = (
            (entries["Width"] ?? entries["W"])?.integer, (entries["Height"] ?? entries["H"])?.integer
        )
        guard let width, let height, (1...size).contains(width), (1...size).contains(height),
            width * height <= remainingPixels
        else {
            omissions.insert("images")
            return
        }
        remainingPixels -= width * height
        drawImage(PDFImage(.dictionary(entries), inline: scanner.bytes[start..<end], resources, in: &file))
    }

    /// - Parameter number: The number of its object, by which its encoded form is kept.
    private mutating func drawImage(_ image: PDFImage?, number: Int? = nil) {
        guard let image, state.transform.inverse != nil else {
            if image == nil { omissions.insert("images") }
            return
        }
        switch image.content {
        case .pixels(let pixels):
            let factor = enlargement(of: image)
            let key = isMask ? nil : number.map { EncodedKey(number: $0, factor: factor) }
            let known = key.flatMap { encoded[$0] }
            guard let picture = known ?? picture(image, inked(pixels), by: factor) else { return }
            if let key { encoded[key] = picture }
            withOpacity { $0.place(picture) }
        case .jpeg(let bytes, let mask):
            guard !isMask, let picture = try? EncodedImage(bytes) else {
                omissions.insert("images")
                return
            }
            let shape = mask.flatMap { self.picture($0.width, $0.height, $0.pixels) }
            withOpacity { reader in
                if let shape {
                    reader.list.append(.pushMask)
                    reader.place(shape)
                    reader.list.append(.applyMask)
                }
                reader.place(picture)
                if shape != nil { reader.list.append(.pop) }
            }
        case .stencil(let amounts): drawStencil(amounts, image)
        }
    }

    /// Returns into how many pixels each pixel of an image is divided along both sides, so that its edges stay sharp in
    /// renderers that blend enlarged pixels.
    private func enlargement(of image: PDFImage) -> Int {
        let transform = state.transform
        let side = max(abs(transform.a) + abs(transform.b), abs(transform.c) + abs(transform.d))
        let points = side / CGFloat(max(image.width, image.height))
        guard !image.isSmooth, points > 0.5, points.isFinite else { return 1 }
        let wanted = Int(min((points * 4).rounded(.up), 32))
        let most = Int((1e6 / Double(image.width * image.height)).squareRoot())
        return max(1, min(wanted, most))
    }

    /// Returns an image with each pixel repeated.
    private mutating func picture(_ image: PDFImage, _ pixels: [UInt8], by factor: Int) -> EncodedImage? {
        guard factor > 1 else { return picture(image.width, image.height, pixels) }
        var enlarged: [UInt8] = []
        enlarged.reserveCapacity(pixels.count * factor * factor)
        for y in 0..<image.height {
            let start = enlarged.count
            for x in 0..<image.width {
                let place = (y * image.width + x) * 4
                for _ in 0..<factor { enlarged += pixels[place..<place + 4] }
            }
            let row = enlarged[start...]
            for _ in 1..<factor { enlarged += row }
        }
        return picture(image.width * factor, image.height * factor, enlarged)
    }

    /// Paints what a stencil lets through.
    private mutating func drawStencil(_ amounts: [UInt8], _ image: PDFImage) {
        guard case .color(let color) = inked(.color(state.fill.painted)), state.fill.pattern == nil else {
            let shape = picture(image.width, image.height, amounts.flatMap { [255, 255, 255, $0] })
            guard let shape else { return }
            list.append(.pushMask)
            place(shape)
            list.append(.applyMask)
            fillPattern(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(state.transform), .nonZero)
            list.append(.pop)
            return
        }
        let (red, green, blue) = (Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue))
        let pixels = amounts.flatMap { [red, green, blue, Self.byte(Double($0) / 255 * color.alpha)] }
        if let picture = picture(image, pixels, by: enlargement(of: image)) { place(picture) }
    }

    private static func byte(_ value: Double) -> UInt8 { UInt8(min(max(value * 255, 0), 255).rounded()) }

    /// Returns pixels as they are, or in a mask by luminosity, white that is as opaque as they are light.
    private func inked(_ pixels: [UInt8]) -> [UInt8] {
        guard isMask else { return pixels }
        var pixels = pixels
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let color = (Double(pixels[start]), Double(pixels[start + 1]), Double(pixels[start + 2]))
            let light = (0.3 * color.0 + 0.59 * color.1 + 0.11 * color.2) / 255
            pixels[start + 3] = Self.byte(light * Double(pixels[start + 3]) / 255)
            for channel in 0..<3 { pixels[start + channel] = 255 }
        }
        return pixels
    }

    private mutating func picture(_ width: Int, _ height: Int, _ pixels: [UInt8]) -> EncodedImage? {
        guard width * height <= remainingPixels else {
            omissions.insert("images")
            return nil
        }
        remainingPixels -= width * height
        return try? EncodedImage(PNGFile(width: width, height: height, pixels: pixels).bytes)
    }

    private mutating func withOpacity(_ draw: (inout PDFContentReader) -> Void) {
        let isLayer = state.fill.alpha < 1
        if isLayer { list.append(.pushOpacity(CGFloat(state.fill.alpha))) }
        draw(&self)
        if isLayer { list.append(.pop) }
    }

    /// Draws an image in the square.
    private mutating func place(_ picture: EncodedImage) {
        let transform = state.transform
        if transform.b == 0, transform.c == 0, transform.a > 0, transform.d < 0 {
            list.image(
                picture,
                in: CGRect(
                    x: transform.tx, y: transform.ty + transform.d, width: transform.a, height: -transform.d))
            return
        }
        // In pixels, so that numbers are not rounded.
        let (width, height) = (CGFloat(picture.pixelWidth), CGFloat(picture.pixelHeight))
        list.append(.pushTransform(CGAffineTransform(1 / width, 0, 0, -1 / height, 0, 1).concatenating(transform)))
        list.image(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
        list.append(.pop)
    }
}

extension PDFScanner {
    /// Skips the data of an image in a content stream, and returns its end.
    fileprivate mutating func skipInlineData(from start: Int) -> Int {
        position = start
        while position + 2 < bytes.endIndex {
            let isEnd =
                bytes[position].isPDFSpace && bytes[position + 1] == UInt8(ascii: "E")
                && bytes[position + 2] == UInt8(ascii: "I")
                && (position + 3 >= bytes.endIndex || bytes[position + 3].isPDFSpace)
            if isEnd {
                let end = position
                position += 3
                return end
            }
            position += 1
        }
        position = bytes.endIndex
        return bytes.endIndex
    }
}
