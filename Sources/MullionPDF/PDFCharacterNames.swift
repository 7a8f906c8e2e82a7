/// The names of characters in fonts, and the encodings of one byte that name them.
///
/// The names are the first of the standard strings of Adobe's Technical Note 5176, in their order, which numbers of a
/// `CFF ` table refer to.
enum PDFCharacterNames {
    /// The standard names, from ".notdef" on.
    static let names = """
        .notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright \
        asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon \
        semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z \
        bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p \
        q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin \
        section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl endash \
        dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright \
        guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent \
        dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine \
        ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus \
        Thorn onequarter divide brokenbar degree thorn threequarters twosuperior registered minus eth \
        multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute \
        Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis \
        Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex \
        adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex \
        idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex \
        udieresis ugrave yacute ydieresis zcaron
        """.split(separator: " ").map(String.init)

    /// The characters of the names after the first.
    private static let characters = Array(
        """
         !\"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\
        \\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\u{A1}¢£⁄¥ƒ§¤'“«‹›ﬁﬂ–†‡·¶•‚„”»\
        …‰¿`´ˆ˜¯˘˙¨˚¸˝˛ˇ—ÆªŁØŒºæıłøœß¹¬µ™Ð½±Þ¼÷¦°þ¾²®−ð×³©ÁÂÄÀÅÃÇÉÊË\
        ÈÍÎÏÌÑÓÔÖÒÕŠÚÛÜÙÝŸŽáâäàåãçéêëèíîïìñóôöòõšúûüùýÿž
        """.unicodeScalars)

    private static let scalars: [String: Unicode.Scalar] = {
        var scalars: [String: Unicode.Scalar] = ["Euro": "\u{20AC}", "nbspace": "\u{A0}", "mu": "\u{B5}"]
        for (name, scalar) in zip(names.dropFirst(), characters) { scalars[name] = scalar }
        return scalars
    }()

    private static let namesOfScalars: [Unicode.Scalar: String] = {
        var result: [Unicode.Scalar: String] = ["\u{20AC}": "Euro", "\u{A0}": "space", "\u{AD}": "hyphen"]
        for (name, scalar) in zip(names.dropFirst(), characters) where result[scalar] == nil { result[scalar] = name }
        // In these two encodings, the signs of typewriters are straight.
        result["'"] = "quotesingle"
        result["`"] = "grave"
        return result
    }()

    /// Returns the character of a name: a standard one, or one with its number, as in "uni20AC".
    static func scalar(of name: String) -> Unicode.Scalar? {
        if let scalar = scalars[name] { return scalar }
        if name.utf8.count == 1 { return name.unicodeScalars.first }
        for prefix in ["uni", "u"] where name.hasPrefix(prefix) {
            let digits = name.dropFirst(prefix.count)
            if (4...6).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) {
                return Unicode.Scalar(value)
            }
        }
        return nil
    }

    /// Returns the names of the 256 codes of an encoding; nil for an unknown one.
    static func encoding(_ name: String?) -> [String?]? {
        switch name {
        case "WinAnsiEncoding": windows
        case "MacRomanEncoding": macintosh
        case "StandardEncoding": standard
        default: nil
        }
    }

    static let windows = named(Array(latin[..<0x80] + upperWindows + latin[0xA0...]))
    static let macintosh = named(Array(latin[..<0x80] + upperMacintosh))
    /// The numbers of the standard names that the standard encoding has from 161 on.
    static let standard: [String?] = {
        var result = [String?](repeating: nil, count: 256)
        for code in 32..<127 { result[code] = names[code - 31] }
        for (code, number) in upperStandard { result[code] = names[number] }
        return result
    }()

    private static let latin = (0..<256).map { Unicode.Scalar(UInt8($0)) }
    private static let upperWindows = Array("€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ".unicodeScalars)
    private static let upperMacintosh = Array(
        """
        ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
        ¿\u{A1}¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
        """.unicodeScalars)

    /// Codes from 161 on, each range with the number of its first name.
    private static let upperStandard: [(Int, Int)] =
        ([
            (161...175, 96), (177...180, 111), (182...189, 115), (191...191, 123), (193...200, 124),
            (
                202...203,
                132
            ), (205...208, 134), (225...225, 138), (227...227, 139), (232...235, 140), (241...241, 144),
            (245...245, 145), (248...251, 146),
        ] as [(ClosedRange<Int>, Int)]).flatMap { codes, first in codes.map { ($0, first + $0 - codes.lowerBound) } }

    private static func named(_ scalars: [Unicode.Scalar]) -> [String?] {
        scalars.map { $0.value < 32 || $0.value == 127 ? nil : namesOfScalars[$0] }
    }
}
