/// The rule by which the numbers of a language are sorted into plural categories.
///
/// Languages with the same rule share a case. A rule names the first language of CLDR's table; `n`, `i`, `v`, `f`, and
/// `t` are CLDR's operands: the number, its integral part, the count of shown digits of its fraction, these digits, and
/// these digits without zeros at the end.
enum PluralRule {
    case none, english, italian, spanish, french, german, hindi, armenian, akan, tamazight, sinhala, danish, icelandic
    case macedonian, filipino, latvian, hebrew, inuktitut, romanian, croatian, slovenian, sorbian, czech, polish
    case belarusian, russian, lithuanian, arabic, irish, welsh, breton, scottishGaelic, maltese, manx, cornish
    case colognian, langi, tachelhit

    /// The rules by the codes of languages; all others have only one category.
    private static let rules: [String: PluralRule] = {
        let languages: [(PluralRule, String)] = [
            (.english, "ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi"),
            (.italian, "ca it lld pt-PT scn vec"), (.spanish, "es"), (.french, "fr ht pt"),
            (
                .german,
                """
                af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk \
                kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk \
                saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
                """
            ), (.hindi, "am as bn doi fa gu hi kn pcm zu"), (.armenian, "ff hy kab"),
            (.akan, "ak bho csw guw ln mg nso pa ti wa"), (.tamazight, "tzm"), (.sinhala, "si"), (.danish, "da"),
            (.icelandic, "is"), (.macedonian, "mk"), (.filipino, "ceb fil tl"), (.latvian, "lv prg"),
            (.hebrew, "he iw"), (.inuktitut, "iu naq sat se sma smi smj smn sms"), (.romanian, "mo ro"),
            (.croatian, "bs hr sh sr"), (.slovenian, "sl"), (.sorbian, "dsb hsb"), (.czech, "cs sk"), (.polish, "pl"),
            (.belarusian, "be"), (.russian, "ru uk"), (.lithuanian, "lt"), (.arabic, "ar ars"), (.irish, "ga"),
            (.welsh, "cy"), (.breton, "br"), (.scottishGaelic, "gd"), (.maltese, "mt"), (.manx, "gv"),
            (.cornish, "kw"), (.colognian, "blo ksh"), (.langi, "lag"), (.tachelhit, "shi"),
        ]
        var rules: [String: PluralRule] = [:]
        for (rule, codes) in languages {
            for code in codes.split(separator: " ") { rules[String(code)] = rule }
        }
        return rules
    }()

    init(language: String) {
        let parts = language.split { $0 == "-" || $0 == "_" }
        let code = parts.first.map { $0.lowercased() } ?? ""
        let isPortugal = code == "pt" && parts.last == "PT"
        self = Self.rules[isPortugal ? "pt-PT" : code] ?? .none
    }

    func category(of number: PluralNumber) -> PluralCategory {
        let (n, i, v) = (number.value, number.integer, number.fractionDigits)
        let (f, t) = (number.fraction, number.trimmedFraction)
        /// The number, if it is an integer, or -1: CLDR's ranges of `n` contain integers alone.
        let whole = t == 0 ? i : -1
        let isMillions = i != 0 && i % 1_000_000 == 0 && v == 0
        switch self {
        case .none: return .other
        case .english: return i == 1 && v == 0 ? .one : .other
        case .italian: return i == 1 && v == 0 ? .one : isMillions ? .many : .other
        case .spanish: return n == 1 ? .one : isMillions ? .many : .other
        case .french: return i < 2 ? .one : isMillions ? .many : .other
        case .german: return n == 1 ? .one : .other
        case .hindi: return i == 0 || n == 1 ? .one : .other
        case .armenian: return i < 2 ? .one : .other
        case .akan: return whole == 0 || whole == 1 ? .one : .other
        case .tamazight: return whole == 0 || whole == 1 || (11...99).contains(whole) ? .one : .other
        case .sinhala: return whole == 0 || whole == 1 || (i == 0 && f == 1) ? .one : .other
        case .danish: return n == 1 || (t != 0 && i < 2) ? .one : .other
        case .icelandic:
            return (t == 0 && Self.isOne(i)) || Self.isOne(t) ? .one : .other
        case .macedonian: return (v == 0 && Self.isOne(i)) || Self.isOne(f) ? .one : .other
        case .filipino:
            let isOne = v == 0 ? (1...3).contains(i) || ![4, 6, 9].contains(i % 10) : ![4, 6, 9].contains(f % 10)
            return isOne ? .one : .other
        case .latvian:
            let teens = 11...19
            if whole >= 0 && (whole % 10 == 0 || teens.contains(whole % 100)) || (v == 2 && teens.contains(f % 100)) {
                return .zero
            }
            return (whole >= 0 && Self.isOne(whole)) || (v == 2 && Self.isOne(f)) || (v != 2 && f % 10 == 1)
                ? .one : .other
        case .hebrew:
            if (i == 1 && v == 0) || (i == 0 && v != 0) { return .one }
            return i == 2 && v == 0 ? .two : .other
        case .inuktitut: return n == 1 ? .one : n == 2 ? .two : .other
        case .romanian:
            if i == 1 && v == 0 { return .one }
            return v != 0 || whole == 0 || (1...19).contains(whole % 100) ? .few : .other
        case .croatian:
            if (v == 0 && Self.isOne(i)) || Self.isOne(f) { return .one }
            return (v == 0 && Self.isFew(i)) || Self.isFew(f) ? .few : .other
        case .slovenian:
            guard v == 0 else { return .few }
            switch i % 100 {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        case .sorbian:
            if (v == 0 && i % 100 == 1) || f % 100 == 1 { return .one }
            if (v == 0 && i % 100 == 2) || f % 100 == 2 { return .two }
            return (v == 0 && (3...4).contains(i % 100)) || (3...4).contains(f % 100) ? .few : .other
        case .czech:
            guard v == 0 else { return .many }
            return i == 1 ? .one : (2...4).contains(i) ? .few : .other
        case .polish:
            guard v == 0 else { return .other }
            return i == 1 ? .one : Self.isFew(i) ? .few : .many
        case .russian:
            guard v == 0 else { return .other }
            return Self.isOne(i) ? .one : Self.isFew(i) ? .few : .many
        case .belarusian:
            guard whole >= 0 else { return .other }
            return Self.isOne(whole) ? .one : Self.isFew(whole) ? .few : .many
        case .lithuanian:
            if f != 0 { return .many }
            guard whole >= 0, !(11...19).contains(whole % 100) else { return .other }
            return whole % 10 == 1 ? .one : whole % 10 >= 2 ? .few : .other
        case .arabic:
            switch (whole, whole % 100) {
            case (0, _): return .zero
            case (1, _): return .one
            case (2, _): return .two
            case (_, 3...10): return .few
            case (_, 11...99): return .many
            default: return .other
            }
        case .irish:
            switch whole {
            case 1: return .one
            case 2: return .two
            case 3...6: return .few
            case 7...10: return .many
            default: return .other
            }
        case .welsh:
            switch whole {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            case 3: return .few
            case 6: return .many
            default: return .other
            }
        case .breton:
            guard whole >= 0 else { return .other }
            let (digit, tens) = (whole % 10, whole % 100 / 10)
            let isTeen = [1, 7, 9].contains(tens)
            if !isTeen, digit == 1 { return .one }
            if !isTeen, digit == 2 { return .two }
            if !isTeen, [3, 4, 9].contains(digit) { return .few }
            return whole != 0 && whole % 1_000_000 == 0 ? .many : .other
        case .scottishGaelic:
            switch whole {
            case 1, 11: return .one
            case 2, 12: return .two
            case 3...10, 13...19: return .few
            default: return .other
            }
        case .maltese:
            switch (whole, whole % 100) {
            case (1, _): return .one
            case (2, _): return .two
            case (0, _), (_, 3...10): return .few
            case (_, 11...19): return .many
            default: return .other
            }
        case .manx:
            guard v == 0 else { return .many }
            if i % 10 == 1 { return .one }
            return i % 10 == 2 ? .two : i % 20 == 0 ? .few : .other
        case .cornish:
            guard whole > 0 else { return whole == 0 ? .zero : .other }
            if whole == 1 { return .one }
            let thousands = whole % 100_000 / 1_000
            let isRound = whole % 1_000 == 0 && ((1...20).contains(thousands) || [40, 60, 80].contains(thousands))
            if isRound || whole % 1_000_000 == 100_000 { return .two }
            return whole % 20 <= 3 ? [.other, .many, .two, .few][whole % 20] : .other
        case .colognian: return whole == 0 ? .zero : whole == 1 ? .one : .other
        case .langi: return n == 0 ? .zero : i < 2 ? .one : .other
        case .tachelhit: return i == 0 || n == 1 ? .one : (2...10).contains(whole) ? .few : .other
        }
    }

    /// Whether a number ends in 1 but not in 11.
    private static func isOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

    /// Whether a number ends in 2, 3, or 4 but not in 12, 13, or 14.
    private static func isFew(_ number: Int) -> Bool {
        (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    }
}
