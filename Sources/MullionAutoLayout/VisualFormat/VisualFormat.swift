import MullionGeometry

/// A visual format as it is written: the names are not looked up yet.
///
/// ```
/// format     = [("H"|"V") ":"] ["|" link] view {link view} [link "|"]
/// view       = "[" name ["(" list ")"] "]"
/// link       = "" | "-" | "-" (simple | "(" list ")") "-"
/// list       = predicate {"," predicate}
/// predicate  = ["=="|"<="|">="] object ["@" priority]
/// simple     = metric | number without sign           object = metric | number | view name
/// priority   = metric | number in (0, 1000]
/// name       = letter or _ , then letters, digits, _   number = C locale, may have a fraction; a sign only inside ( )
/// ```
/// Source: the grammar in the Auto Layout Guide. Blanks between tokens are skipped.
struct VisualFormat {
    var axis = Axis.horizontal
    /// How the first view follows the superview's near edge; nil without a leading `|`.
    var opening: Edge?
    /// The views in the order of the format.
    var views: [View] = []
    /// How the superview's far edge follows the last view; nil without a `|` at the end.
    var closing: Edge?

    /// A `|` with its link.
    struct Edge {
        var offset: Int
        var link: Link
    }

    struct View {
        var name: Name
        var predicates: [Predicate]
        /// How it follows the view before it; of the first it means nothing.
        var link: Link
    }

    enum Link {
        /// No distance at all.
        case flush
        /// `-`: the distance that the system keeps.
        case standard
        case distances([Predicate])
    }

    struct Predicate {
        var relation: LayoutConstraint.Relation
        var object: Object
        /// nil: required.
        var priority: Object?
    }

    enum Object {
        case number(CGFloat, offset: Int)
        case name(Name)
    }

    struct Name {
        var text: String
        var offset: Int
    }
}
