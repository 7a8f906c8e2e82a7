/// The whole engine under one import: re-exports, and the functions that need both views and renderers.
@_exported import MullionAnimation
@_exported import MullionAutoLayout
@_exported import MullionCSS
@_exported import MullionCollection
@_exported import MullionCollectionViews
@_exported import MullionConstraintViews
@_exported import MullionControls
@_exported import MullionDocuments
@_exported import MullionDrawing
@_exported import MullionGeometry
@_exported import MullionLayout
@_exported import MullionRender
@_exported import MullionSource
@_exported import MullionText
@_exported import MullionTreeViews
@_exported import MullionTrees
@_exported import MullionViews

#if Cairo
@_exported import MullionCairo
#endif
