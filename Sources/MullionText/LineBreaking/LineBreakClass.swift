/// The line breaking class of a scalar in Unicode Standard Annex 14, after rule LB1.
///
/// The order is that of the list in `Scripts/make-line-break-classes.py`. Where a comment gives two letters and a
/// condition, a class of the annex is divided.
enum LineBreakClass: UInt8, CaseIterable {
    /// BK: vertical tab, form feed, line and paragraph separator.
    case mandatoryBreak
    /// CR.
    case carriageReturn
    /// LF.
    case lineFeed
    /// NL: U+0085.
    case nextLine
    /// SP: U+0020 alone.
    case space
    /// ZW: U+200B.
    case zeroWidthSpace
    /// BA, if a space: tab, en space, ideographic space and so on.
    case breakingSpace
    /// BA, U+00AD alone.
    case softHyphen
    /// CM.
    case combiningMark
    /// ZWJ.
    case zeroWidthJoiner
    /// WJ.
    case wordJoiner
    /// GL: no-break space and its relatives.
    case glue
    /// CL.
    case closePunctuation
    /// CP: closing parenthesis and bracket.
    case closeParenthesis
    /// EX.
    case exclamation
    /// IS: comma, full stop and so on.
    case infixSeparator
    /// SY: the slash.
    case symbolAllowingBreakAfter
    /// OP, not of East Asian width.
    case openPunctuation
    /// OP of East Asian width.
    case wideOpenPunctuation
    /// QU.
    case quotation
    /// NS, and CJ: small kana.
    case nonstarter
    /// B2: the em dash.
    case breakBothSides
    /// CB: an object in the text.
    case contingentBreak
    /// BA: hyphens, the en dash.
    case breakAfter
    /// HY: the hyphen-minus.
    case hyphenMinus
    /// BB.
    case breakBefore
    /// HL.
    case hebrewLetter
    /// AL.
    case letter
    /// NU.
    case digit
    /// PR.
    case numericPrefix
    /// PO.
    case numericPostfix
    /// ID.
    case ideograph
    /// ID, if a pictograph without a meaning yet.
    case unassignedPictograph
    /// EB.
    case emojiBase
    /// EM.
    case emojiModifier
    /// IN.
    case inseparable
    /// JL.
    case hangulLeadingJamo
    /// JV.
    case hangulVowelJamo
    /// JT.
    case hangulTrailingJamo
    /// H2.
    case hangulTwoJamoSyllable
    /// H3.
    case hangulThreeJamoSyllable
    /// RI.
    case regionalIndicator
    /// OP before a digit. No scalar has this class: the next scalar decides.
    case openPunctuationBeforeDigit

    /// Whether a line ends after the scalar in any case.
    @inline(__always) var isForcedBreak: Bool { rawValue <= LineBreakClass.nextLine.rawValue }

    /// Whether the scalar has no width at the end of a line.
    @inline(__always) var isSpace: Bool {
        rawValue >= LineBreakClass.space.rawValue && rawValue <= LineBreakClass.breakingSpace.rawValue
    }
}
