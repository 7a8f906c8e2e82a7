import Foundation

/// A function from numbers to numbers: sampled, exponential, or stitched together of others.
indirect enum PDFFunction {
    /// Samples along one input, each with its outputs.
    case sampled([[Double]], domain: ClosedRange<Double>)
    case exponential(from: [Double], to: [Double], exponent: Double, domain: ClosedRange<Double>)
    case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: ClosedRange<Double>)
    /// Functions for each output.
    case joined([PDFFunction])

    /// The maximum depth of functions of functions, and the maximum number of samples.
    private static let depthLimit = 6
    private static let sampleLimit = 1 << 16

    /// Creates a function of one input; nil if it is not supported.
    init?(_ value: PDFValue?, in file: inout PDFFile, depth: Int = 0) {
        guard depth < Self.depthLimit else { return nil }
        let value = file.resolve(value)
        if let array = value.array {
            guard array.count <= 8 else { return nil }
            var functions: [PDFFunction] = []
            for element in array {
                guard let function = PDFFunction(element, in: &file, depth: depth + 1) else { return nil }
                functions.append(function)
            }
            self = .joined(functions)
            return
        }
        guard let entries = value.dictionary, let limits = file.numbers(entries["Domain"]), limits.count == 2,
            limits[0] <= limits[1]
        else { return nil }
        let domain = limits[0]...limits[1]
        switch file.resolve(entries["FunctionType"]).integer {
        case 0:
            guard let samples = Self.samples(value, entries, &file) else { return nil }
            self = .sampled(samples, domain: domain)
        case 2:
            let from = file.numbers(entries["C0"]) ?? [0]
            let to = file.numbers(entries["C1"]) ?? [1]
            guard from.count == to.count, let exponent = file.resolve(entries["N"]).number else { return nil }
            self = .exponential(from: from, to: to, exponent: exponent, domain: domain)
        case 3:
            guard let parts = file.resolve(entries["Functions"]).array, !parts.isEmpty, parts.count <= 256,
                let bounds = file.numbers(entries["Bounds"]), bounds.count == parts.count - 1,
                let encode = file.numbers(entries["Encode"]), encode.count == 2 * parts.count
            else { return nil }
            var functions: [PDFFunction] = []
            for part in parts {
                guard let function = PDFFunction(part, in: &file, depth: depth + 1) else { return nil }
                functions.append(function)
            }
            self = .stitched(functions, bounds: bounds, encode: encode, domain: domain)
        default: return nil
        }
    }

    private static func samples(
        _ value: PDFValue, _ entries: [String: PDFValue], _ file: inout PDFFile
    ) -> [[Double]]? {
        guard let sizes = file.numbers(entries["Size"]), sizes.count == 1, sizes[0] >= 1,
            let range = file.numbers(entries["Range"]), range.count.isMultiple(of: 2), !range.isEmpty,
            let bits = file.resolve(entries["BitsPerSample"]).integer, bits == 8 || bits == 16,
            let data = file.data(of: value)
        else { return nil }
        let outputs = range.count / 2
        let decode = file.numbers(entries["Decode"]).flatMap { $0.count == range.count ? $0 : nil } ?? range
        let width = bits / 8
        guard sizes[0] < Double(sampleLimit), data.count >= Int(sizes[0]) * outputs * width else { return nil }
        return (0..<Int(sizes[0])).map { index in
            (0..<outputs).map { output in
                let start = (index * outputs + output) * width
                let sample = data[start..<start + width].reduce(0) { $0 * 256 + Double($1) }
                let share = sample / (bits == 8 ? 255 : 65535)
                return decode[2 * output] + share * (decode[2 * output + 1] - decode[2 * output])
            }
        }
    }

    /// Returns the outputs for an input.
    func callAsFunction(_ input: Double) -> [Double] {
        switch self {
        case .sampled(let samples, let domain):
            let position = Self.share(input, domain) * Double(samples.count - 1)
            let index = min(Int(position), max(samples.count - 2, 0))
            let next = min(index + 1, samples.count - 1)
            return zip(samples[index], samples[next]).map { $0 + ($1 - $0) * (position - Double(index)) }
        case .exponential(let from, let to, let exponent, let domain):
            let power = pow(min(max(input, domain.lowerBound), domain.upperBound), exponent)
            return zip(from, to).map { $0 + ($1 - $0) * (power.isFinite ? power : 0) }
        case .stitched(let functions, let bounds, let encode, let domain):
            let input = min(max(input, domain.lowerBound), domain.upperBound)
            let index = bounds.firstIndex { input < $0 } ?? functions.count - 1
            let low = index == 0 ? domain.lowerBound : bounds[index - 1]
            let high = index == functions.count - 1 ? domain.upperBound : bounds[index]
            let share = low < high ? Self.share(input, low...high) : 0
            return functions[index](encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index]))
        case .joined(let functions): return functions.flatMap { $0(input) }
        }
    }

    private static func share(_ input: Double, _ domain: ClosedRange<Double>) -> Double {
        let length = domain.upperBound - domain.lowerBound
        return length > 0 ? min(max((input - domain.lowerBound) / length, 0), 1) : 0
    }
}
