/// A part of a text that was measured scalar by scalar although its glyphs depend on each other.
///
/// Its width is an estimate: the sum of the advance widths of its scalars.
public struct UnshapedText: Hashable, Sendable {
    /// The reason why the part needs a shaper.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// Letters that join, are reordered or form clusters: Arabic, Indic and related scripts, conjoining Hangul.
        case complexScript
        /// Several scalars that form one emoji: flags, keycaps, families, skin tones, emoji presentation.
        case emojiSequence
    }

    /// The range in the measured string.
    public var range: Range<String.Index>
    public var reason: Reason

    /// Creates a part of a string that needs a shaper.
    public init(range: Range<String.Index>, reason: Reason) {
        self.range = range
        self.reason = reason
    }

    /// Returns why a scalar at an offset needs a shaper, and from which UTF-8 offset on; nil if it does not.
    ///
    /// A scalar that makes an emoji of the previous one, such as a skin tone, begins there.
    static func need(
        of scalar: UInt32, _ kind: LineBreakClass, in bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> (start: Int, reason: Reason)? {
        if isComplex(scalar) { return (start, .complexScript) }
        if kind == .regionalIndicator { return (start, .emojiSequence) }
        guard kind == .emojiModifier || isEmojiMark(scalar) else { return nil }
        var previous = start - 1
        while previous >= 0, bytes[previous] & 0xC0 == 0x80 { previous -= 1 }
        guard previous >= 0 else { return nil }
        let base = UTF8Decoding.scalar(in: bytes, at: previous).value
        if isComplex(base) { return (start, .complexScript) }
        // A joiner between letters needs no shaper.
        return scalar == 0x200D && base < 0x2000 ? nil : (previous, .emojiSequence)
    }

    /// Zero width joiner, emoji presentation, keycap, tags.
    private static func isEmojiMark(_ scalar: UInt32) -> Bool {
        scalar == 0x200D || scalar == 0xFE0F || scalar == 0x20E3 || (scalar >= 0xE0020 && scalar <= 0xE007F)
    }

    /// Returns whether a scalar belongs to a script, by blocks of Unicode, that cannot be measured letter by letter.
    private static func isComplex(_ scalar: UInt32) -> Bool {
        switch scalar {
        // Arabic, Syriac, N'Ko, Mandaic, Syriac and Arabic supplements.
        case 0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF: true
        // Devanagari to Sinhala; Tibetan; Burmese.
        case 0x900...0xDFF, 0xF00...0x109F: true
        // Conjoining Hangul.
        case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        // Philippine scripts, Khmer, Mongolian, Limbu; Buginese to Lepcha; Vedic marks.
        case 0x1700...0x18AF, 0x1900...0x194F, 0x1A00...0x1AAF, 0x1B00...0x1C4F, 0x1CD0...0x1CFF: true
        // Syloti Nagri, Phags-pa to Devanagari Extended, Rejang, Javanese to Burmese Extended, Meetei Mayek.
        case 0xA800...0xA82F, 0xA840...0xA8FF, 0xA930...0xA95F, 0xA980...0xAA7F, 0xAAE0...0xAAFF, 0xABC0...0xABFF: true
        // Kharoshthi, Manichaean, Hanifi Rohingya, Sogdian and its neighbors, Brahmi to Tamil Supplement, Adlam.
        case 0x10A00...0x10A5F, 0x10AC0...0x10AFF, 0x10D00...0x10D3F, 0x10F30...0x10FDF, 0x11000...0x11FFF,
            0x1E900...0x1E95F:
            true
        default: false
        }
    }
}
