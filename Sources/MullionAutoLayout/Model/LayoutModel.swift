import MullionGeometry
import MullionSolver

/// The unknowns and constraints of one tree of views, and their solution.
///
/// Every item that takes part has a record with four variables: the position of its alignment rectangle in the
/// coordinates of its superview (of its owner, for a guide), and its size. Constraints between distant items add up
/// positions on the way to their common ancestor, so moving a view leaves everything inside it as it is.
///
/// The walk of an edit: it is queued (`activate`, `constantChanged`, …). ``update()`` carries the queue out, solves,
/// and applies what depends on the solution (heights of wrapping text, margins, safe areas) until nothing moves. Items
/// that changed mark the views whose layout shows it.
///
/// A root view owns its model; the constraints are owned by the model while they are active.
final class LayoutModel {
    unowned(unsafe) let root: LayoutView

    // Exclusivity is not checked at run time: it was a tenth of making a cell. While one of these is being read or
    // written, only code of this module runs, and none of it comes back to the same property.
    @exclusivity(unchecked) var solver = ConflictResolvingSolver()
    /// The solver inside of that one, which never changes: reading values need not look it up.
    let tables: Solver
    /// The number of a record is a fourth of that of its first variable in the solver.
    @exclusivity(unchecked) var records: [ItemRecord] = []
    @exclusivity(unchecked) var freeRecords: [Int32] = []
    /// What few records have.
    @exclusivity(unchecked) var masks = SpareTable<MaskRecord>()
    /// Share and offset of the first baseline and of the last.
    @exclusivity(unchecked) var baselines = SpareTable<SIMD4<Double>>()
    /// Indices of new items with reused variables: they may keep the values of the previous items, which is no change
    /// to the solver, but is one to the items.
    @exclusivity(unchecked) var reusedRecords: [Int32] = []
    /// The active constraints, in no particular order.
    @exclusivity(unchecked) var constraints: [LayoutConstraint] = []
    /// Active constraints whose translation waits: their items may not have records yet.
    @exclusivity(unchecked) var waiting: [LayoutConstraint] = []
    /// Views that came into the tree, with what is in them, but for the root: it owns the model, and a reference back
    /// would keep both alive if no update follows.
    @exclusivity(unchecked) var entering: [LayoutView] = []
    /// Whether the root, with what is in it, waits to be taken up.
    @exclusivity(unchecked) var rootIsEntering = true

    /// The records of views whose height depends on their solved width, which may have changed.
    @exclusivity(unchecked) var toMeasure: [Int32] = []
    /// The guides for margins and safe areas.
    @exclusivity(unchecked) var insetGuides: [InsetGuide] = []
    /// Whether something moved since guides of margins and safe areas were set.
    @exclusivity(unchecked) var insetsAreStale = false

    var reports = ReportLog()
    /// The members of the reported conflicts, by relaxed constraint.
    @exclusivity(unchecked) var reportedConflicts: [ConflictResolvingSolver.Handle: [ConflictResolvingSolver.Handle]] =
        [:]
    let pass: LayoutPass
    @exclusivity(unchecked) var isUpdating = false
    /// How many updates in a row ended while heights or insets still followed the solution.
    @exclusivity(unchecked) var roundsExceeded = 0
    /// Whether insets ran away and were left where they had come to.
    @exclusivity(unchecked) var insetsRanAway = false
    /// Memory for the indices of the variables that a solve changed, and for their records.
    @exclusivity(unchecked) var changedVariables: [Int32] = []
    @exclusivity(unchecked) var changedRecords: [Int32] = []
    /// The memory of the sum that is being put together.
    @exclusivity(unchecked) var sumInUse = UnknownSum()
    /// What the root is fitted into; nil for the model of a tree that is laid out.
    var target: FittingTarget?

    init(root: LayoutView) {
        self.root = root
        tables = solver.solver
        pass = LayoutPass(hasListener: root.flags.contains(.hasListener))
        pass.model = self
    }
}

/// What the model keeps for one item: first what new content reads, side by side.
struct ItemRecord {
    /// The solution that layout has shown: x, y, width, height.
    var shown = SIMD4<Double>(repeating: 0)
    /// nil where the record is free.
    var unmanagedItem: Unmanaged<ConstraintItem>?
    /// The width that the height was measured for, NaN before.
    var measuredWidth = Double.nan
    /// The intrinsic lengths; -1 without one.
    var content = SIMD2<Double>(repeating: -1)
    /// Hugging and resistance of the width, then of the height; -1 where there is none.
    var contentConstraints = SIMD4<Int32>(repeating: -1)
    /// Its own constraints; -1 where there is none.
    var minimums = SIMD2<Int32>(repeating: -1)
    /// Its mask in the table of masks; -1 without one.
    var mask: Int32 = -1
    /// Its baselines in the table of baselines; -1 for those of an item without text.
    var baselines: Int32 = -1

    init(item: ConstraintItem? = nil) { unmanagedItem = item.map(Unmanaged.passUnretained) }

    var item: ConstraintItem? { unmanagedItem?.takeUnretainedValue() }
}

/// The constraints that keep an item where its frame puts it.
struct MaskRecord {
    /// Two an axis; -1 where there is none.
    var constraints = SIMD4<Int32>(repeating: -1)
    /// Which of those contain a share of the size of the superview.
    var scales = SIMDMask<SIMD4<Int32>>(repeating: false)
}

// MARK: - Items

extension LayoutModel {
    /// Takes up a view and what is in it at the next update.
    func enter(_ view: LayoutView) {
        if view === root { rootIsEntering = true } else { entering.append(view) }
    }

    /// Gives records to everything below a view, itself included, and its own constraints.
    func takeUp(_ view: LayoutView) {
        // Taken out again, or already taken up with an ancestor.
        guard view.isDescendant(of: root) else { return }
        var stack = [view]
        while let view = stack.popLast() {
            if view.record < 0 { register(view) }
            for guide in view.guides where guide.record < 0 { register(guide) }
            for subview in view.subviews.reversed() { stack.append(subview) }
        }
    }

    /// Gives an item a record and its minimum size; a view also what follows from its mask and content.
    func register(_ item: ConstraintItem) {
        let record: Int32
        if let reused = freeRecords.popLast() {
            record = reused
            reusedRecords.append(record)
            records[Int(record)] = ItemRecord(item: item)
        } else {
            record = Int32(records.count)
            records.append(ItemRecord(item: item))
            for part in 0..<4 {
                let made = solver.solver.makeVariable()
                precondition(made == variable(ofRecord: Int(record), part), "variables of records follow each other")
            }
        }
        item.record = record
        item.model = self
        if let guide = item as? InsetGuide {
            // It may be turned inside out: margins larger than a view do not make the view larger.
            insetGuides.append(guide)
            insetsAreStale = true
        } else {
            for axis in 0..<2 {
                let length = SolverTerm(variable(ofRecord: Int(record), 2 + axis))
                records[Int(record)].minimums[axis] = solver.add(
                    CollectionOfOne(length), .greaterThanOrEqual, 0, .required,
                    acceptanceOrder: Self.acceptanceOrder(.minimumSize, 2 * Int(record) + axis))
            }
        }
        if let view = item as? LayoutView {
            setMask(view)
            setContentConstraints(view)
            noteBaselines(view.baselineNumbers, record)
            if view.wrapsContent { toMeasure.append(record) }
        }
    }

    /// Takes back the record of an item, whose constraints were deactivated before.
    func unregister(_ item: ConstraintItem) {
        if item is InsetGuide { insetGuides.removeAll { $0 === item } }
        defer { item.model = nil }
        guard item.record >= 0 else { return }
        let record = records[Int(item.record)]
        for index in 0..<2 { remove(record.minimums[index]) }
        for index in 0..<4 {
            if record.mask >= 0 { remove(masks[record.mask].constraints[index]) }
            remove(record.contentConstraints[index])
        }
        masks.free(record.mask)
        baselines.free(record.baselines)
        // The next item with these variables starts without the preferences of this one.
        for part in 0..<4 { prefer(nil, variable(ofRecord: Int(item.record), part)) }
        records[Int(item.record)] = ItemRecord()
        freeRecords.append(item.record)
        item.record = -1
    }

    func variable(_ item: ConstraintItem, _ part: Int) -> Solver.Variable {
        if item.record < 0 { register(item) }
        return variable(ofRecord: Int(item.record), part)
    }

    /// The variable of a record for x, y, width, or height. The model removes none, so that all have the first
    /// generation.
    func variable(ofRecord record: Int, _ part: Int) -> Solver.Variable {
        Solver.Variable(4 * record + part, generation: 0)
    }

    /// The solution of an item: x, y, width, height of its alignment rectangle.
    func solution(_ record: Int32) -> SIMD4<Double> {
        tables.values(ofFourFrom: 4 * Int(record))
    }

    /// The alignment rectangle of an item, after solving what is pending.
    func solvedRect(of item: ConstraintItem) -> CGRect {
        update()
        if item.record < 0 {
            register(item)
            update()
        }
        let solved = solution(item.record)
        return CGRect(x: solved.x, y: solved.y, width: solved.z, height: solved.w)
    }
}

// MARK: - Constraints of the solver

extension LayoutModel {
    /// Returns the position of a constraint in the order in which required constraints are accepted: by origin, then by
    /// number.
    static func acceptanceOrder(_ origin: LayoutConflict.Origin, _ number: Int) -> UInt64 {
        let rank: UInt64 =
            switch origin {
            case .root: 0
            case .minimumSize: 1
            case .mask: 2
            case .stackView: 3
            case .user: 4
            case .content: 5
            }
        return rank << 48 | UInt64(number)
    }

    func remove(_ handle: Int32) {
        if handle >= 0 { solver.remove(handle) }
    }
}
