#if Cairo
import CCairo
import MullionDrawing
import MullionGeometry
import MullionRender

/// Executes a display list with Cairo, command by command, without recursion.
///
/// Cairo clips and transforms. A group with an opacity, a shadow, or a mask is drawn on a layer, which is composited
/// when its scope ends.
struct Canvas: DisplayListVisitor {
    /// The current context: that of the surface, or of a layer with a shadow.
    private(set) var context: OpaquePointer
    var text: TextPainter
    var images: ImageTable
    var report = DiagnosticRecorder()
    private var scopes: [Scope] = []
    private var layerCount = 0
    private var shadowCount = 0
    /// The number of pixels of a layer as large as the drawing.
    private let area: Int
    private let target: ShadowLayer.Target
    /// The first failure that the state of the surface does not include.
    private var failure: CairoError?
    private let surface: Surface

    /// What a pop has to end.
    private enum Scope {
        case name
        /// A clip or a transform.
        case saved
        case opacity(Double)
        case shadow(ShadowLayer)
        /// A mask being drawn.
        case mask
        /// Content drawn through a mask.
        case masked(OpaquePointer)
    }

    /// The depth of nested scopes beyond which content is omitted.
    static let largestDepth = SVGRenderer.largestDepth

    /// The depth of nested shadows beyond which they are omitted: each enlarges the next, and on vectors each is drawn
    /// once for every enclosing one.
    static let largestShadowDepth = 16

    /// - Parameters:
    ///   - width: The width of the surface in units: pixels, or points of a page.
    ///   - height: The height of the surface in units.
    ///   - isVector: Whether the surface has no pixels; layers that need pixels have two to a unit.
    init(_ surface: Surface, width: CGFloat, height: CGFloat, isVector: Bool) {
        self.surface = surface
        context = surface.context
        let resolution: CGFloat = isVector ? 2 : 1
        // Shadows on large pages have fewer pixels.
        area = Int(min(width * resolution * height * resolution, CGFloat(ImageLimits.largestArea)))
        target = ShadowLayer.Target(
            bounds: CGRect(x: 0, y: 0, width: width, height: height), isVector: isVector,
            resolution: Double(resolution))
        text = TextPainter(surface.context, isVector: isVector)
        images = ImageTable(isVector: isVector)
    }

    /// Ends open scopes, and returns diagnostics of what could not be drawn.
    ///
    /// - Throws: ``CairoError/failed(status:)`` if Cairo has failed.
    mutating func end() throws(CairoError) -> [RenderDiagnostic] {
        report.finish(openPushCount: scopes.count)
        while let scope = scopes.popLast() { close(scope) }
        if let failure { throw failure }
        try surface.check()
        return report.diagnostics
    }

    // MARK: - Scopes

    var isNestedTooDeeply: Bool { scopes.count >= Self.largestDepth }

    mutating func pushGroup(named name: String) { scopes.append(.name) }

    mutating func pushClip(_ path: Path) {
        scopes.append(.saved)
        cairo_save(context)
        guard let outline = outline(of: path) else { return report.note(.unusableClip) }
        trace(outline)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
    }

    mutating func pushTransform(_ transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard numbers.allSatisfy({ abs($0) <= Self.largest }) else {
            return report.leaveOutScope { .unusableTransform(omittedCommands: $0) }
        }
        scopes.append(.saved)
        cairo_save(context)
        context.transform(
            cairo_matrix_t(
                xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
                x0: Double(transform.tx), y0: Double(transform.ty)))
    }

    mutating func pushOpacity(_ opacity: CGFloat) {
        if opacity.isNaN { report.note(.unusableEffect) }
        beginLayer(.opacity(opacity.isNaN ? 1 : Double(min(max(opacity, 0), 1))))
    }

    mutating func pushShadow(_ shadow: Shadow) {
        guard shadow.isFinite else {
            report.note(.unusableEffect)
            return scopes.append(.name)
        }
        beginShadow(shadow)
    }

    mutating func pushMask() { beginLayer(.mask) }

    mutating func pop() {
        guard let scope = scopes.popLast() else { return report.note(.unmatchedPop) }
        close(scope)
    }

    private mutating func close(_ scope: Scope) {
        switch scope {
        case .name: break
        case .saved: cairo_restore(context)
        case .shadow(let layer): end(layer)
        case .opacity, .mask, .masked: endLayer(of: scope)
        }
    }

    mutating func applyMask() {
        guard case .mask? = scopes.last else { return report.note(.misplacedMask) }
        scopes[scopes.count - 1] = .masked(cairo_pop_group(context))
        cairo_push_group(context)
    }

    // MARK: - Layers

    /// Whether there is memory for a further layer in addition to those open and the drawing.
    private var hasRoomForLayer: Bool { (layerCount + layersOfScope + 1) * area <= ImageLimits.largestLayerArea }

    /// The number of layers that a scope takes: two, because a mask is kept while content is drawn through it. On
    /// vectors only layers with shadows have pixels.
    private var layersOfScope: Int { target.isVector && shadowCount == 0 ? 0 : 2 }

    /// Begins a layer if there is memory for it.
    private mutating func beginLayer(_ scope: Scope) {
        guard hasRoomForLayer else { return report.leaveOutScope { .nestedTooDeeply(omittedCommands: $0) } }
        layerCount += layersOfScope
        scopes.append(scope)
        cairo_save(context)
        cairo_push_group(context)
    }

    /// Composites the layer with its parent.
    private mutating func endLayer(of scope: Scope) {
        layerCount -= layersOfScope
        let layer = cairo_pop_group(context)
        cairo_restore(context)
        guard let layer else { return }
        cairo_save(context)
        cairo_set_source(context, layer)
        switch scope {
        case .opacity(let opacity): cairo_paint_with_alpha(context, opacity)
        case .masked(let mask):
            cairo_mask(context, mask)
            cairo_pattern_destroy(mask)
        // Nothing was drawn through the mask.
        case .mask, .name, .saved, .shadow: break
        }
        cairo_restore(context)
        cairo_pattern_destroy(layer)
    }

    private mutating func beginShadow(_ shadow: Shadow) {
        guard hasRoomForLayer, shadowCount < Self.largestShadowDepth else {
            return report.leaveOutScope { .nestedTooDeeply(omittedCommands: $0) }
        }
        do throws(CairoError) {
            let layer = try ShadowLayer(shadow, on: context, target)
            layerCount += layersOfScope
            shadowCount += 1
            scopes.append(.shadow(layer))
            context = layer.recording.context
        } catch {
            failure = failure ?? error
            scopes.append(.name)
        }
    }

    private mutating func end(_ layer: ShadowLayer) {
        shadowCount -= 1
        layerCount -= layersOfScope
        context = layer.parent
        do throws(CairoError) {
            try layer.draw()
        } catch {
            failure = failure ?? error
        }
    }
}
#endif
