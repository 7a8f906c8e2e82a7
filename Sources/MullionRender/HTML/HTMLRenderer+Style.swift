import MullionGeometry

extension HTMLRenderer {
    /// The style of the page. The sheet under the drawing is white even in dark mode, as the drawing expects.
    static let style = """
        :root { --ground: #f4f5f7; --panel: #ffffff; --ink: #1b1f27; --quiet: #5d6675; --line: #d9dde4; --mark: #d6e4ff;
          --accent: #1d4ed8; }
        @media (prefers-color-scheme: dark) {
          :root { --ground: #14171c; --panel: #1d2128; --ink: #e6e9ef; --quiet: #9aa4b5; --line: #333a46; --mark: #24406f;
            --accent: #8ab4ff; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; height: 100vh; display: flex; background: var(--ground); color: var(--ink);
          font: 13px/1.4 system-ui, sans-serif; }
        main { flex: 1 1 auto; min-width: 0; overflow: auto; padding: 20px; }
        h1 { margin: 0 0 16px; font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
        #sheet { position: relative; display: inline-block; background: #ffffff; box-shadow: 0 1px 4px rgb(0 0 0 / 0.3); }
        #sheet svg { display: block; }
        #hover, #selection { position: absolute; pointer-events: none; outline: 1px solid #1d4ed8;
          background: rgb(29 78 216 / 0.12); }
        #selection { outline: 2px solid #c2410c; background: none; }
        aside { flex: 0 0 min(420px, 45vw); display: flex; flex-direction: column; min-height: 0; background: var(--panel);
          border-left: 1px solid var(--line); }
        aside p { margin: 0; padding: 8px 12px; color: var(--quiet); border-bottom: 1px solid var(--line); }
        #tree { flex: 1 1 auto; overflow: auto; outline: none; position: relative; }
        #tree:focus-visible { box-shadow: inset 0 0 0 2px var(--accent); }
        #rows { position: relative; }
        .row { position: absolute; left: 0; min-width: 100%; height: 24px; padding: 2px 12px 2px 0; white-space: pre;
          cursor: default; display: flex; gap: 6px; }
        .row.hover { background: var(--ground); }
        .row[aria-selected=true] { background: var(--mark); }
        .toggle { width: 14px; flex: none; text-align: center; color: var(--quiet); }
        .name { font-weight: 600; }
        .kind, .frame { color: var(--quiet); }
        .frame { font-variant-numeric: tabular-nums; }
        @media (max-width: 700px) {
          body { flex-direction: column; }
          aside { flex: 1 1 50vh; border-left: 0; border-top: 1px solid var(--line); }
        }
        """

    /// Prints the drawing alone, on a sheet of its size.
    static func printStyle(size: CGSize) -> String {
        func length(_ side: CGFloat) -> Int { side.isFinite ? Int(min(max(side, 1), 1e6).rounded(.up)) : 1 }
        return """
            @page { size: \(length(size.width))px \(length(size.height))px; margin: 0; }
            @media print {
              body { display: block; height: auto; background: none; }
              main { padding: 0; overflow: visible; }
              h1, aside, #hover, #selection { display: none; }
              #sheet { display: block; box-shadow: none; break-inside: avoid; }
            }
            """
    }
}
