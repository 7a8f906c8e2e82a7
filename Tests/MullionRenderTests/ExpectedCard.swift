/// What the card looks like as SVG; look at the picture before you change it.
let expectedCard = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" viewBox="0 0 240 120" text-rendering="geometricPrecision" stroke-miterlimit="10" style="font-variant-ligatures:none" role="img">
    <title>A card</title>
    <defs>
    <clipPath id="clip1"><path d="M20 8L220 8C226.627 8 232 13.373 232 20L232 100C232 106.627 226.627 112 220 112L20 112C13.373 112 8 106.627 8 100L8 20C8 13.373 13.373 8 20 8Z"/></clipPath>
    </defs>
    <rect width="100%" height="100%" fill="#ffffff"/>
    <g data-name="card">
    <path d="M20 8L220 8C226.627 8 232 13.373 232 20L232 100C232 106.627 226.627 112 220 112L20 112C13.373 112 8 106.627 8 100L8 20C8 13.373 13.373 8 20 8Z" fill="#ffffff"/>
    <g clip-path="url(#clip1)">
    <path d="M8 8L14 8L14 112L8 112Z" fill="#2563eb"/>
    <g data-image="photo.png"><path d="M168 8L232 8L232 112L168 112Z" fill="#e5e7eb"/><path d="M168 8L232 112M232 8L168 112" fill="none" stroke="#9ca3af"/></g>
    </g>
    <text x="26" y="36" font-family="'DejaVu Sans', 'Verdana', sans-serif" font-size="14" font-weight="bold" fill="#000000" textLength="106.764" lengthAdjust="spacingAndGlyphs" xml:space="preserve">AVATAR &amp; Co.</text>
    <text x="26" y="58" font-family="'DejaVu Sans', 'Verdana', sans-serif" font-size="12" fill="#808080" xml:space="preserve">naïve café, 12 €</text>
    <g transform="matrix(1 0 0 1 26 72)">
    <path d="M24 12C24 18.627 18.627 24 12 24C5.373 24 0 18.627 0 12C0 5.373 5.373 0 12 0C18.627 0 24 5.373 24 12Z" fill="#ffa500"/>
    <path d="M36 12C36 18.627 30.627 24 24 24C17.373 24 12 18.627 12 12C12 5.373 17.373 0 24 0C30.627 0 36 5.373 36 12Z" fill="#ff0000" fill-opacity="0.5"/>
    </g>
    <path d="M20 8L220 8C226.627 8 232 13.373 232 20L232 100C232 106.627 226.627 112 220 112L20 112C13.373 112 8 106.627 8 100L8 20C8 13.373 13.373 8 20 8Z" fill="none" stroke="#808080" stroke-width="1.5"/>
    </g>
    </svg>

    """##
