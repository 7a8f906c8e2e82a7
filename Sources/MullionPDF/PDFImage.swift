import MullionDrawing

/// An image of a PDF file: its pixels, or the bytes of a JPEG file with a mask.
struct PDFImage {
    /// The maximum number of pixels of an image.
    static let pixelLimit = 16 << 20

    enum Content {
        /// Red, green, blue, and alpha of each pixel.
        case pixels([UInt8])
        /// A file, and the opacity of its pixels as pixels of a size of their own.
        case jpeg([UInt8], mask: PDFAlpha?)
        /// How much of the current paint each pixel has.
        case stencil([UInt8])
    }

    let width: Int
    let height: Int
    let content: Content
    /// Whether enlarged pixels blend into each other.
    let isSmooth: Bool

    /// The entries of an image, by their full names.
    private struct Entries {
        let values: [String: PDFValue]

        private static let short = [
            "BitsPerComponent": "BPC", "ColorSpace": "CS", "Decode": "D", "Height": "H", "ImageMask": "IM",
            "Interpolate": "I", "Width": "W",
        ]

        subscript(_ name: String) -> PDFValue? { values[name] ?? Self.short[name].flatMap { values[$0] } }
    }

    /// Reads an image; nil for one that is not supported.
    ///
    /// - Parameter inline: The bytes after "ID" of an image in a content stream; nil for an object.
    init?(
        _ value: PDFValue, inline: ArraySlice<UInt8>? = nil, _ resources: [String: PDFValue], in file: inout PDFFile
    ) {
        guard let dictionary = file.dictionary(value) else { return nil }
        let entries = Entries(values: dictionary)
        guard let width = file.resolve(entries["Width"]).integer, (1...EncodedImage.largestSide).contains(width),
            let height = file.resolve(entries["Height"]).integer, (1...EncodedImage.largestSide).contains(height),
            width * height <= Self.pixelLimit
        else { return nil }
        let loaded = inline.map { file.expanded($0, dictionary) } ?? file.imageData(of: value)
        guard let loaded else { return nil }
        let isSmooth = file.resolve(entries["Interpolate"]).bool ?? false
        let isStencil = file.resolve(entries["ImageMask"]).bool ?? false
        let decode = file.numbers(entries["Decode"])
        if isStencil {
            guard !loaded.isJPEG else { return nil }
            let isInverted = decode?.first == 1
            var samples = PDFSamples(loaded.data, width: width, components: 1, depth: 1)
            var amounts: [UInt8] = []
            amounts.reserveCapacity(width * height)
            for row in 0..<height {
                for sample in samples.row(row) { amounts.append((sample == 0) != isInverted ? 255 : 0) }
            }
            self.init(width: width, height: height, content: .stencil(amounts), isSmooth: isSmooth)
            return
        }
        let mask = PDFAlpha(of: entries["SMask"], entries["Mask"], resources, in: &file)
        if loaded.isJPEG {
            // Inks in a file are shown differently by viewers.
            guard let space = PDFColorSpace(entries["ColorSpace"], resources, in: &file), space.isGrayOrRGB else {
                return nil
            }
            self.init(width: width, height: height, content: .jpeg(loaded.data, mask: mask), isSmooth: isSmooth)
            return
        }
        guard let space = PDFColorSpace(entries["ColorSpace"], resources, in: &file), space.componentCount > 0,
            let depth = file.resolve(entries["BitsPerComponent"]).integer, [1, 2, 4, 8, 16].contains(depth)
        else { return nil }
        let keys = mask == nil ? file.numbers(entries["Mask"]) : nil
        var pixels = Self.pixels(
            PDFSamples(loaded.data, width: width, components: space.componentCount, depth: depth), height: height,
            space, decode, keys)
        if let mask, mask.width * mask.height <= width * height {
            mask.apply(to: &pixels, width: width, height: height)
        } else if let mask {
            // A mask that is finer than the image decides the number of pixels.
            pixels = mask.applied(to: pixels, width: width, height: height)
            self.init(width: mask.width, height: mask.height, content: .pixels(pixels), isSmooth: isSmooth)
            return
        }
        self.init(width: width, height: height, content: .pixels(pixels), isSmooth: isSmooth)
    }

    private init(width: Int, height: Int, content: Content, isSmooth: Bool) {
        (self.width, self.height, self.content, self.isSmooth) = (width, height, content, isSmooth)
    }

    /// Returns the pixels of samples in a color space.
    ///
    /// - Parameters:
    ///   - decode: The least and greatest value of each component.
    ///   - keys: The least and greatest sample of each component of the colors that are transparent.
    private static func pixels(
        _ samples: PDFSamples, height: Int, _ space: PDFColorSpace, _ decode: [Double]?, _ keys: [Double]?
    ) -> [UInt8] {
        var samples = samples
        let count = space.componentCount
        let most = Double(samples.largest)
        var ranges: [(least: Double, step: Double)] = (0..<count).map { _ in (0, space.isIndexed ? 1 : 1 / most) }
        if let decode, decode.count == count * 2 {
            ranges = (0..<count).map { (decode[$0 * 2], (decode[$0 * 2 + 1] - decode[$0 * 2]) / most) }
        }
        let keys = keys.flatMap { $0.count == count * 2 ? $0 : nil }
        if decode == nil, keys == nil, let plain = samples.plainPixels(height: height, space) { return plain }
        var known: [UInt64: (UInt8, UInt8, UInt8)] = [:]
        var result: [UInt8] = []
        result.reserveCapacity(samples.width * height * 4)
        var parts = [Double](repeating: 0, count: count)
        for y in 0..<height {
            let row = samples.row(y)
            for start in stride(from: 0, to: row.count, by: count) {
                var key: UInt64 = 0
                var isKeyed = keys != nil
                for index in 0..<count {
                    let sample = row[start + index]
                    key = key &* 65_537 &+ UInt64(sample)
                    if let keys {
                        isKeyed = isKeyed && keys[index * 2] <= Double(sample) && Double(sample) <= keys[index * 2 + 1]
                    }
                }
                let bytes: (UInt8, UInt8, UInt8)
                if let found = known[key] {
                    bytes = found
                } else {
                    for index in 0..<count {
                        parts[index] = ranges[index].least + Double(row[start + index]) * ranges[index].step
                    }
                    let color = space.color(parts)
                    bytes = (color.red.byte, color.green.byte, color.blue.byte)
                    if known.count < 1 << 16 { known[key] = bytes }
                }
                result.append(bytes.0)
                result.append(bytes.1)
                result.append(bytes.2)
                result.append(isKeyed ? 0 : 255)
            }
        }
        return result
    }
}

/// The opacity of the pixels of an image.
struct PDFAlpha {
    let width: Int
    let height: Int
    /// One byte for each pixel.
    let bytes: [UInt8]

    /// Reads the soft mask of an image, or its mask of areas that are not painted; nil without one.
    fileprivate init?(
        of soft: PDFValue?, _ hard: PDFValue?, _ resources: [String: PDFValue], in file: inout PDFFile
    ) {
        if let soft, file.dictionary(soft) != nil {
            guard let image = PDFImage(soft, [:], maskIn: &file), case .pixels(let pixels) = image.content else {
                return nil
            }
            (width, height) = (image.width, image.height)
            bytes = stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }
        } else if let hard, file.dictionary(hard) != nil {
            guard let image = PDFImage(hard, [:], maskIn: &file), case .stencil(let amounts) = image.content else {
                return nil
            }
            (width, height) = (image.width, image.height)
            bytes = amounts
        } else {
            return nil
        }
    }

    /// Makes pixels of an image of any size as opaque as the nearest of the mask.
    fileprivate func apply(to pixels: inout [UInt8], width: Int, height: Int) {
        for y in 0..<height {
            let row = y * self.height / height * self.width
            for x in 0..<width { pixels[(y * width + x) * 4 + 3] = bytes[row + x * self.width / width] }
        }
    }

    /// Returns as many pixels as the mask has, each of the nearest of an image.
    fileprivate func applied(to pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 4)
        for y in 0..<self.height {
            let row = y * height / self.height * width
            for x in 0..<self.width {
                let place = (row + x * width / self.width) * 4
                result += [pixels[place], pixels[place + 1], pixels[place + 2], bytes[y * self.width + x]]
            }
        }
        return result
    }

    /// White pixels that are as opaque as the mask.
    var pixels: [UInt8] { bytes.flatMap { [255, 255, 255, $0] } }
}

extension PDFImage {
    /// Reads the mask of an image, which has no mask.
    fileprivate init?(_ value: PDFValue, _ resources: [String: PDFValue], maskIn file: inout PDFFile) {
        let entries = file.dictionary(value) ?? [:]
        guard entries["SMask"] == nil, file.dictionary(entries["Mask"]) == nil else { return nil }
        self.init(value, resources, in: &file)
    }
}

/// The samples of an image, row by row.
private struct PDFSamples {
    let data: [UInt8]
    let width: Int
    private let depth: Int
    private let rowLength: Int
    private var values: [UInt16]

    /// The greatest sample.
    var largest: Int { 1 << min(depth, 8) - 1 }

    init(_ data: [UInt8], width: Int, components: Int, depth: Int) {
        self.data = data
        self.width = width
        self.depth = depth
        rowLength = (width * components * depth + 7) / 8
        values = [UInt16](repeating: 0, count: width * components)
    }

    /// Returns the pixels of samples that are bytes of gray, or of red, green, and blue; nil for others.
    func plainPixels(height: Int, _ space: PDFColorSpace) -> [UInt8]? {
        guard depth == 8, space.isGrayOrRGB else { return nil }
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        let count = min(width * height, data.count / space.componentCount)
        if space.componentCount == 1 {
            for index in 0..<count { for channel in 0..<3 { pixels[index * 4 + channel] = data[index] } }
        } else {
            for index in 0..<count { for channel in 0..<3 { pixels[index * 4 + channel] = data[index * 3 + channel] } }
        }
        // What is missing is black.
        for index in count..<width * height { for channel in 0..<3 { pixels[index * 4 + channel] = 0 } }
        return pixels
    }

    /// Returns the samples of a row: those beyond the end of the data are 0, and of two bytes the first one counts.
    mutating func row(_ index: Int) -> [UInt16] {
        let start = index * rowLength
        for place in values.indices {
            switch depth {
            case 8: values[place] = start + place < data.count ? UInt16(data[start + place]) : 0
            case 16: values[place] = start + place * 2 < data.count ? UInt16(data[start + place * 2]) : 0
            default:
                let bit = place * depth
                let byte = start + bit / 8 < data.count ? data[start + bit / 8] : 0
                values[place] = UInt16(byte >> UInt8(8 - depth - bit % 8)) & UInt16(largest)
            }
        }
        return values
    }
}

extension PDFColorSpace {
    fileprivate var isIndexed: Bool { if case .indexed = self { true } else { false } }

    fileprivate var isGrayOrRGB: Bool {
        switch self {
        case .gray, .rgb: true
        default: false
        }
    }
}

extension Double {
    fileprivate var byte: UInt8 { UInt8(min(max(self * 255, 0), 255).rounded()) }
}
