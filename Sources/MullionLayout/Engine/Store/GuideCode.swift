import MullionGeometry

/// An alignment guide as a small number: built-in guides are constants, custom ones rows of the store's table.
struct GuideCode: Equatable {
    let rawValue: UInt16

    static let leading = GuideCode(rawValue: 0)
    static let horizontalCenter = GuideCode(rawValue: 1)
    static let trailing = GuideCode(rawValue: 2)
    static let top = GuideCode(rawValue: 4)
    static let verticalCenter = GuideCode(rawValue: 5)
    static let bottom = GuideCode(rawValue: 6)
    static let firstTextBaseline = GuideCode(rawValue: 7)
    static let lastTextBaseline = GuideCode(rawValue: 8)

    static let firstCustom: UInt16 = 16
    /// Some custom guide, while its row is not known yet.
    static let custom = GuideCode(rawValue: 0x7FFF)
    private static let verticalBit: UInt16 = 0x8000

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The code of a built-in guide; nil for a custom one.
    init?(builtin key: AlignmentKey) {
        switch key.builtin {
        case .start: self = key.axis == .horizontal ? .leading : .top
        case .center: self = key.axis == .horizontal ? .horizontalCenter : .verticalCenter
        case .end: self = key.axis == .horizontal ? .trailing : .bottom
        case .firstTextBaseline: self = .firstTextBaseline
        case .lastTextBaseline: self = .lastTextBaseline
        case .custom: return nil
        }
    }

    static func custom(row: Int, axis: Axis) -> GuideCode {
        GuideCode(rawValue: firstCustom + UInt16(row) | (axis == .vertical ? verticalBit : 0))
    }

    @inline(__always) var isCustom: Bool { rawValue >= Self.firstCustom }
    @inline(__always) var isVertical: Bool { isCustom ? rawValue & Self.verticalBit != 0 : rawValue >= 4 }
    @inline(__always) var customRow: Int { Int(rawValue & ~Self.verticalBit) - Int(Self.firstCustom) }

    /// Whether containers combine their children's explicit values of this guide; edges and centers stop there.
    @inline(__always) var combines: Bool { isCustom || self == .firstTextBaseline || self == .lastTextBaseline }

    /// The guide's bit in a node's set of guides; all custom guides of an axis share one.
    @inline(__always) var bit: UInt16 {
        isCustom ? (isVertical ? GuideSet.customVertical : GuideSet.customHorizontal) : 1 << rawValue
    }
}

/// Sets of guides, as bits.
enum GuideSet {
    static let customHorizontal: UInt16 = 1 << 3
    static let customVertical: UInt16 = 1 << 9
    /// A custom layout, which may define any guide.
    static let anything: UInt16 = 0xFFFF
    static let horizontal: UInt16 = 0x000F
    static let vertical: UInt16 = 0xFFF0

    /// The guides a container hands on: text baselines and custom ones.
    static let combining: UInt16 =
        customHorizontal | customVertical | GuideCode.firstTextBaseline.bit | GuideCode.lastTextBaseline.bit
}

/// Spacing preferences of the four edges in one byte, two bits an edge.
enum EdgeCodes {
    static let none: UInt8 = 0
    static let zero: UInt8 = 1
    /// The preference is in the store's side table.
    static let listed: UInt8 = 2

    static let allZero: UInt8 = 0b01_01_01_01
    static let allListed: UInt8 = 0b10_10_10_10
    static let top: UInt8 = 0b00_00_00_11
    static let leading: UInt8 = 0b00_00_11_00
    static let bottom: UInt8 = 0b00_11_00_00
    static let trailing: UInt8 = 0b11_00_00_00
    static let horizontal: UInt8 = leading | trailing
    static let vertical: UInt8 = top | bottom

    @inline(__always)
    static func shift(_ edge: Edge) -> UInt8 {
        switch edge {
        case .top: 0
        case .leading: 2
        case .bottom: 4
        case .trailing: 6
        }
    }

    @inline(__always)
    static func code(_ edges: UInt8, _ edge: Edge) -> UInt8 { (edges >> shift(edge)) & 3 }
}
