import Foundation
import MullionGeometry

/// An instance of a face: the coordinates of a variable font, and whether its digits have one width.
struct FontInstance: Hashable, Sendable {
    /// One for each axis; empty for the default instance.
    var coordinates: [Int] = []
    var hasMonospacedDigits = false
    /// The values on the axes, such as "wght=600.0,slnt=-10.0"; nil for a font that is not variable.
    var settings: String?
}

/// The instances of a face, read when they are first needed.
///
/// The coordinates fit the weight, the width, the slant, and the size of a font. A face that does not vary has one
/// instance, and one whose digits have the same width. Any number of threads can use it at once.
final class FontInstances: @unchecked Sendable {
    /// The maximum number of instances that are kept.
    private static let limit = 256

    /// The axes of a variable font; nil for another one.
    let axes: FontAxes?
    private let family: String?
    private let source: FontSource
    private let lock = NSLock()
    /// Used only with the lock held; nil for an instance that cannot be read. The default metrics are not kept here:
    /// they keep these instances.
    private var known: [FontInstance: FontMetrics?] = [:]

    init(_ axes: FontAxes?, _ family: String?, _ source: FontSource) {
        self.axes = axes
        self.family = family
        self.source = source
    }

    /// Returns the metrics of the instance that fits a font best.
    ///
    /// A damaged table of variations leaves the default instance.
    ///
    /// - Parameter base: The metrics of the default instance.
    func metrics(for font: Font, _ base: FontMetrics) -> FontMetrics {
        var wanted = FontInstance(hasMonospacedDigits: font.hasMonospacedDigits)
        if let axes {
            let values = axes.values(for: font)
            wanted.coordinates = axes.coordinates(of: values)
            wanted.settings = axes.settings(values)
        }
        if wanted.coordinates.isEmpty, !wanted.hasMonospacedDigits { return base }
        lock.lock()
        defer { lock.unlock() }
        if let metrics = known[wanted] { return metrics ?? base }
        var source = source
        source.instance = wanted
        let metrics = try? FontFileReader(source.tables(), wanted).metrics(family: family, source: source)
        if known.count >= Self.limit { known.removeAll() }
        known.updateValue(metrics, forKey: wanted)
        return metrics ?? base
    }
}

extension FontMetrics {
    /// Returns the metrics of the instance of the face that fits a font best; these if there is one instance.
    func instance(for font: Font) -> FontMetrics {
        guard let instances, instances.axes != nil || font.hasMonospacedDigits else { return self }
        return instances.metrics(for: font, self)
    }
}

extension FontAxes {
    /// Returns the values on all axes, within their limits, as Pango reads them.
    func settings(_ values: [String: Double]) -> String {
        axes.map { axis in
            let value = values[axis.tag].flatMap { $0.isNaN ? nil : $0 } ?? axis.standard
            return "\(axis.tag)=\(min(max(value, axis.minimum), axis.maximum))"
        }.joined(separator: ",")
    }

    /// The weights of a variable font, for the choice of a face.
    var faceWeights: ClosedRange<Font.Weight>? {
        guard let weights else { return nil }
        let all = Font.Weight.allCases.filter { weights.contains(Double($0.rawValue)) }
        guard let least = all.min(), let greatest = all.max() else { return nil }
        return least...greatest
    }

    /// Returns the weight at coordinates; nil without an axis of the weight, or for the default.
    func weight(at coordinates: [Int]) -> Font.Weight? {
        guard let index = axes.firstIndex(where: { $0.tag == "wght" }), coordinates.indices.contains(index) else {
            return nil
        }
        let axis = axes[index]
        return Font.Weight.allCases.filter { (axis.minimum...axis.maximum).contains(Double($0.rawValue)) }
            .min {
                abs(axis.coordinate(of: Double($0.rawValue)) - coordinates[index])
                    < abs(axis.coordinate(of: Double($1.rawValue)) - coordinates[index])
            }
    }

    /// Returns whether letters are slanted at coordinates.
    func isSlanted(at coordinates: [Int]) -> Bool {
        zip(axes, coordinates).contains { axis, coordinate in
            axis.tag == "ital" && coordinate > 0 || axis.tag == "slnt" && coordinate < 0
        }
    }
}
