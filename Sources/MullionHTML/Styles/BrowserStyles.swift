/// The styles that elements have in browsers (§15.3 of the HTML standard).
package enum BrowserStyles {
    package static let rules: [StyleRule] = {
        var reader = StyleSheetReader(sheet, at: 0)
        return reader.readRules()
    }()

    private static let sheet = """
        html, body, address, article, aside, blockquote, center, dd, details, div, dl, dt, fieldset, figcaption, figure,
        footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, li, main, menu, nav, ol, p, pre, search,
        section, summary, table, tbody, td, tfoot, th, thead, tr, ul { display: block }
        head, script, style, template, title, meta, link, base, datalist, noscript, area, param, dialog
            { display: none }
        img, svg, video, canvas, input, button, select, textarea, iframe, object, embed { display: inline-block }
        button { box-sizing: border-box; padding: 1px 6px; border: 2px solid #767676; background: #efefef;
            color: black; font-size: 13.3333px; text-align: center }
        body { margin: 8px }
        h1 { font-size: 2em; margin: 0.67em 0; font-weight: bold }
        h2 { font-size: 1.5em; margin: 0.83em 0; font-weight: bold }
        h3 { font-size: 1.17em; margin: 1em 0; font-weight: bold }
        h4 { margin: 1.33em 0; font-weight: bold }
        h5 { font-size: 0.83em; margin: 1.67em 0; font-weight: bold }
        h6 { font-size: 0.67em; margin: 2.33em 0; font-weight: bold }
        p, dl, ol, ul, pre, menu { margin: 1em 0 }
        blockquote, figure { margin: 1em 40px }
        ol, ul, menu { padding-left: 40px }
        dd { margin-left: 40px }
        b, strong, th { font-weight: bold }
        i, em, cite, dfn, var, address { font-style: italic }
        code, kbd, samp, tt, pre { font-family: monospace }
        pre { white-space: pre }
        u, ins { text-decoration: underline }
        s, strike, del { text-decoration: line-through }
        small { font-size: smaller }
        big { font-size: larger }
        center { text-align: center }
        a[href] { color: #0000ee; text-decoration: underline }
        mark { background-color: yellow; color: black }
        hr { border: 1px solid gray; margin: 0.5em auto; color: gray }
        """
}
