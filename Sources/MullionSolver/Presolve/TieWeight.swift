/// How strongly a variable is drawn to its preferred value: (1 + 1 / ln(k + 3)) / 2 for declaration number k.
///
/// Falling, so that the earlier declared gives way first; never below 1/2, so that no number of variables makes it
/// vanish; without simple ratios, so that sums of a few never cancel.
func tieWeight(declaration: Int32) -> Double {
    (1 + 1 / naturalLogarithm(Double(declaration) + 3)) / 2
}

/// ln x by the series of artanh, so that the module needs no C library and every platform gives the same bits.
func naturalLogarithm(_ x: Double) -> Double {
    // x = s · 2^e with s in [0.7, 1.42): ln x = e ln 2 + 2 artanh((s − 1)/(s + 1)).
    var exponent = Double(x.exponent)
    var significand = x.significand
    if significand > 1.4142135623730951 {
        significand /= 2
        exponent += 1
    }
    let t = (significand - 1) / (significand + 1)
    let square = t * t
    var sum = 0.0
    var k = 25.0
    while k >= 1 {
        sum = sum * square + 1 / k
        k -= 2
    }
    return exponent * 0.6931471805599453 + 2 * t * sum
}
