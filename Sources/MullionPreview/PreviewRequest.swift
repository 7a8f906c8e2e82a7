import Foundation
import MullionGeometry

/// A request of a page, read from JSON.
struct PreviewRequest: Decodable {
    /// What a page asks for.
    enum Action: String, Decodable {
        /// A document: the one that is served, or one of the folder.
        case open
        /// A drawing for a proposal.
        case propose
        /// A drawing of a text that is not saved.
        case edit
        /// The explanation of a box.
        case inspect
        /// The sizes for the proposals 0, unspecified, and infinite.
        case extents
        /// The steps in which a container arranges its children.
        case steps
        /// The text of the document written to its file.
        case save
        /// A different value of a control.
        case set
    }

    /// A side of a proposal: a number, null, or "infinity".
    struct Length: Decodable {
        let value: CGFloat?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                value = nil
            } else if let word = try? container.decode(String.self) {
                guard word == "infinity" else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "a length is a number, null, or \"infinity\"")
                }
                value = .infinity
            } else {
                value = min(max(CGFloat(try container.decode(Double.self)), 0), 1_000_000)
            }
        }
    }

    /// A value of a control.
    enum Setting: Decodable {
        case text(String)
        case number(Double)
        case flag(Bool)
        case none

        /// The value as an index.
        var number: Int? {
            switch self {
            case .text(let text): Int(text)
            case .number(let number): Int(exactly: number)
            case .flag, .none: nil
            }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .none
            }
        }
    }

    let type: Action
    /// The number that the answer repeats.
    let id: Int
    var document: String?
    var width: Length?
    var height: Length?
    /// Whether the frames of the boxes suffice, for a drag of many boxes.
    var framesOnly: Bool?
    var text: String?
    var path: String?
    /// The order in which the nodes of a tree are visited.
    var order: String?
    var base: String?
    var name: String?
    var value: Setting?
}
