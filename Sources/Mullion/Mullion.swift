/// The whole engine under one import: re-exports only.
@_exported import MullionDocuments
@_exported import MullionDrawing
@_exported import MullionGeometry
@_exported import MullionLayout
@_exported import MullionRender
@_exported import MullionText
@_exported import MullionViews
