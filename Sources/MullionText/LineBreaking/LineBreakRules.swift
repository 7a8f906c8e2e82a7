/// The line breaking rules of Unicode Standard Annex 14, version 15.0, one scalar at a time.
///
/// The state is what the rules need of the preceding text. ``decision(before:)`` decides about the position before the
/// next scalar, ``advance(over:)`` moves over it. Numbers follow the regular expression of the annex's example 7, so
/// that "(-1.5)%" is not divided; its lookahead is the class ``LineBreakClass/openPunctuationBeforeDigit``.
///
/// Without a dictionary, words of Thai, Lao, Khmer, and Burmese are not found, and their text breaks at spaces.
///
/// This is the readable form. Measuring uses ``LineBreakAutomaton``, which is made from it.
struct LineBreakRules: Hashable {
    enum Decision: Hashable {
        case prohibited, allowed, mandatory
    }

    /// How much of a number has been read.
    private enum Number: Hashable {
        case none
        /// A digit, and separators and digits after it.
        case open
        /// A closing bracket after that.
        case closed
    }

    /// The class of the last scalar that is neither a space nor a mark after one; nil at the start.
    private var previous: LineBreakClass?
    /// Whether spaces followed it.
    private var isAfterSpaces = false
    /// Whether the very last scalar is a zero width joiner.
    private var isAfterJoiner = false
    private var number = Number.none
    /// Whether `previous` is the first half of a flag.
    private var isHalfFlag = false
    /// Whether `previous` is a hyphen after a Hebrew letter.
    private var isHebrewHyphen = false

    /// Returns whether a line may, must, or must not break before a scalar of the given class.
    func decision(before next: LineBreakClass) -> Decision {
        guard let previous else { return decisionAtStart(before: next) }
        // LB4, LB5
        switch previous {
        case .mandatoryBreak, .lineFeed, .nextLine: return .mandatory
        case .carriageReturn: return next == .lineFeed ? .prohibited : .mandatory
        default: break
        }
        // LB6, LB7
        if next.isForcedBreak || next == .space || next == .zeroWidthSpace { return .prohibited }
        // LB8, LB8a
        if previous == .zeroWidthSpace { return .allowed }
        if isAfterJoiner { return .prohibited }
        // LB9, LB10
        if isMark(next), !isAfterSpaces { return .prohibited }
        return isBreakable(previous, isMark(next) ? .letter : next) ? .allowed : .prohibited
    }

    /// Applies LB2, and the rules about spaces at the beginning of a text, as if a letter preceded them.
    private func decisionAtStart(before next: LineBreakClass) -> Decision {
        guard isAfterSpaces, !next.isForcedBreak, next != .space, next != .zeroWidthSpace else { return .prohibited }
        return isBreakable(.letter, isMark(next) ? .letter : next) ? .allowed : .prohibited
    }

    private func isMark(_ next: LineBreakClass) -> Bool { next == .combiningMark || next == .zeroWidthJoiner }

    /// Applies LB11 to LB31, in their order.
    private func isBreakable(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
        let opens = next.isOpening
        // LB11, LB12, LB12a
        if next == .wordJoiner { return false }
        if !isAfterSpaces {
            if previous == .wordJoiner || previous == .glue { return false }
            if next == .glue { return previous.isHyphen }
        }
        // LB13 to LB17, spaces or not
        if next.isClosing || next == .exclamation || next == .infixSeparator || next == .symbolAllowingBreakAfter {
            return false
        }
        if previous.isOpening { return false }
        if previous == .quotation && opens { return false }
        if previous.isClosing && next == .nonstarter { return false }
        if previous == .breakBothSides && next == .breakBothSides { return false }
        // LB18
        if isAfterSpaces { return true }
        // LB19, LB20
        if next == .quotation || previous == .quotation { return false }
        if next == .contingentBreak || previous == .contingentBreak { return true }
        // LB21, LB21a, LB21b
        if next.isHyphen || next == .nonstarter || previous == .breakBefore { return false }
        if isHebrewHyphen { return false }
        if previous == .symbolAllowingBreakAfter && next == .hebrewLetter { return false }
        // LB22
        if next == .inseparable { return false }
        return !isJoined(previous, next)
    }

    /// Applies LB23 to LB30b: what is not divided without spaces.
    private func isJoined(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
        // LB23, LB24, LB28, LB29
        if previous.isAlphabetic && (next.isAlphabetic || next == .digit || next.isNumericAffix) { return true }
        if next.isAlphabetic && (previous == .digit || previous.isNumericAffix || previous == .infixSeparator) {
            return true
        }
        // LB23a
        if previous == .numericPrefix && next.isIdeographic { return true }
        if previous.isIdeographic && next == .numericPostfix { return true }
        // LB25
        if number != .none && next.isNumericAffix { return true }
        if number == .open && next == .digit { return true }
        if (previous.isNumericAffix || previous == .hyphenMinus) && next == .digit { return true }
        if previous.isNumericAffix && next == .openPunctuationBeforeDigit { return true }
        // LB26, LB27
        if joinsSyllable(previous, next) { return true }
        if previous.isHangul && next == .numericPostfix { return true }
        if previous == .numericPrefix && next.isHangul { return true }
        // LB30
        if (previous.isAlphabetic || previous == .digit)
            && (next == .openPunctuation || next == .openPunctuationBeforeDigit)
        {
            return true
        }
        if previous == .closeParenthesis && (next.isAlphabetic || next == .digit) { return true }
        // LB30a, LB30b
        if isHalfFlag && next == .regionalIndicator { return true }
        return (previous == .emojiBase || previous == .unassignedPictograph) && next == .emojiModifier
    }

    /// Applies LB26.
    private func joinsSyllable(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
        switch previous {
        case .hangulLeadingJamo: next.isHangul && next != .hangulTrailingJamo
        case .hangulVowelJamo, .hangulTwoJamoSyllable: next == .hangulVowelJamo || next == .hangulTrailingJamo
        case .hangulTrailingJamo, .hangulThreeJamoSyllable: next == .hangulTrailingJamo
        default: false
        }
    }

    /// Moves over a scalar.
    mutating func advance(over next: LineBreakClass) {
        if next == .space {
            if previous?.isForcedBreak == true { previous = nil }
            isAfterSpaces = true
            isAfterJoiner = false
            number = .none
            return
        }
        let joins = next == .zeroWidthJoiner
        // LB9: a mark belongs to the scalar it follows.
        if isMark(next), let previous, !isAfterSpaces, !previous.isForcedBreak, previous != .zeroWidthSpace {
            isAfterJoiner = joins
            return
        }
        // LB10: after none, it is a letter.
        let next = isMark(next) ? .letter : next.withoutDivision
        number = number(after: next)
        isHebrewHyphen = previous == .hebrewLetter && next.isHyphen && !isAfterSpaces
        isHalfFlag = next == .regionalIndicator && !(previous == .regionalIndicator && !isAfterSpaces && isHalfFlag)
        previous = next
        isAfterSpaces = false
        isAfterJoiner = joins
    }

    private func number(after next: LineBreakClass) -> Number {
        switch next {
        case .digit: .open
        case .infixSeparator, .symbolAllowingBreakAfter: number == .open ? .open : .none
        case .closePunctuation, .closeParenthesis: number == .open ? .closed : .none
        default: .none
        }
    }
}

extension LineBreakClass {
    fileprivate var isOpening: Bool {
        self == .openPunctuation || self == .wideOpenPunctuation || self == .openPunctuationBeforeDigit
    }
    fileprivate var isClosing: Bool { self == .closePunctuation || self == .closeParenthesis }
    fileprivate var isHyphen: Bool {
        self == .breakAfter || self == .hyphenMinus || self == .breakingSpace || self == .softHyphen
    }
    fileprivate var isAlphabetic: Bool { self == .letter || self == .hebrewLetter }
    fileprivate var isNumericAffix: Bool { self == .numericPrefix || self == .numericPostfix }
    fileprivate var isIdeographic: Bool {
        self == .ideograph || self == .unassignedPictograph || self == .emojiBase || self == .emojiModifier
    }
    fileprivate var isHangul: Bool {
        rawValue >= LineBreakClass.hangulLeadingJamo.rawValue
            && rawValue <= LineBreakClass.hangulThreeJamoSyllable.rawValue
    }

    /// The class for the following scalar, for which the division of classes does not matter.
    fileprivate var withoutDivision: LineBreakClass {
        switch self {
        case .breakingSpace, .softHyphen: .breakAfter
        case .wideOpenPunctuation, .openPunctuationBeforeDigit: .openPunctuation
        default: self
        }
    }
}
