import Mullion

/// The families of a library that the tool lists.
struct FontList: Encodable {
    struct Family: Encodable {
        var family: String
        /// The form of the letters: sansSerif, serif, or monospaced.
        var `class`: String
        var faces: [Face]
    }

    struct Face: Encodable {
        var weight: String
        var isItalic: Bool
        /// The lightest and the heaviest weight of a variable font; nil for a face of one weight.
        var weights: [String]?
        /// Whether the letters of a variable font can be slanted; nil for other fonts.
        var hasSlant: Bool?
        /// The font file; nil for built-in metrics.
        var file: String?
        /// The index of the face in a collection.
        var index: Int
    }

    /// In the order in which a library looks them up, those of the system by name.
    private(set) var families: [Family] = []

    /// Creates the list of the families whose names contain a text, in any case.
    init(_ faces: [FontFace], named name: String?) {
        var indices: [String: Int] = [:]
        for face in faces {
            let key = face.family.lowercased()
            if let name, !key.contains(name.lowercased()) { continue }
            let index = indices[key] ?? families.count
            if index == families.count {
                indices[key] = index
                families.append(Family(family: face.family, class: face.fontClass.rawValue, faces: []))
            }
            families[index].faces.append(
                Face(
                    weight: "\(face.weight)", isItalic: face.isItalic,
                    weights: face.weights.map { ["\($0.lowerBound)", "\($0.upperBound)"] },
                    hasSlant: face.hasSlant ? true : nil, file: face.path, index: face.index))
        }
    }
}

extension FontList: CustomStringConvertible {
    var description: String {
        families.map { family in
            let faces = family.faces.map { face in
                let style = face.style.padded(to: 18)
                let place = face.file.map { $0 + (face.index > 0 ? ", face \(face.index)" : "") } ?? "built in"
                return "  \(style)\(place)\n"
            }
            return "\(family.family) (\(Self.words[family.class] ?? family.class))\n" + faces.joined()
        }.joined()
    }

    private static let words = ["sansSerif": "sans serif"]
}

extension FontList.Face {
    /// The weight or weights, and the slant.
    fileprivate var style: String {
        let weight = weights.map { "\($0[0]) to \($0[1])" } ?? weight
        return weight + (isItalic ? " italic" : hasSlant == true ? ", italic" : "")
    }
}

extension String {
    /// The text with spaces added up to a number of characters.
    fileprivate func padded(to count: Int) -> String {
        self + String(repeating: " ", count: max(count - self.count, 1))
    }
}

/// Prints the families of a library.
///
/// - Parameter name: A part of the names of the families to print; nil for all.
func listFonts(
    _ library: Result<FontLibrary, CommandError>, named name: String?, asJSON: Bool, console: Console
) -> CommandStatus {
    console.status { () throws(CommandError) in
        let list = FontList(try library.get().allFaces, named: name)
        try write(asJSON ? try json(list.families) : list.description.printableLines, to: "-", console)
        let faces = list.families.reduce(0) { $0 + $1.faces.count }
        let count = list.families.count
        console.note("\(count) famil\(count == 1 ? "y" : "ies"), \(faces) face\(faces == 1 ? "" : "s")")
        return count == 0 && name != nil ? .failed : .done
    }
}

extension String {
    /// The text without control characters but line breaks, as names in font files may have any.
    fileprivate var printableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
    }
}
