// Written by scripts/messages/generate.ts from messages/en: do not edit.
export interface Texts {
  'ui.breadcrumbs': undefined
  'ui.cancel': undefined
  'ui.changes': { count: number }
  'ui.choices': undefined
  'ui.chooseOptions': undefined
  'ui.clearFilters': undefined
  'ui.clearSelection': undefined
  'ui.close': undefined
  'ui.collapseMenu': undefined
  'ui.colours': { names: string }
  'ui.copied': undefined
  'ui.copy': undefined
  'ui.decrease': undefined
  'ui.discard': undefined
  'ui.dismiss': undefined
  'ui.down': undefined
  'ui.expandMenu': undefined
  'ui.fiveMinutesLeft': { label: string }
  'ui.from': undefined
  'ui.increase': undefined
  'ui.loading': undefined
  'ui.nextPage': undefined
  'ui.nothingFound': undefined
  'ui.nothingMatches': undefined
  'ui.notifications': undefined
  'ui.oneMinuteLeft': { label: string }
  'ui.optional': undefined
  'ui.page': { page: number }
  'ui.pagination': undefined
  'ui.preorder': undefined
  'ui.previousPage': undefined
  'ui.regularPrice': undefined
  'ui.removeFilter': { label: string }
  'ui.requestId': { id: string }
  'ui.retry': undefined
  'ui.salePrice': undefined
  'ui.save': undefined
  'ui.saving': undefined
  'ui.searchOrRun': undefined
  'ui.seatMapKeys': undefined
  'ui.selectAll': { count: number }
  'ui.selected': { count: number }
  'ui.skipToContent': undefined
  'ui.soldOut': undefined
  'ui.sortAscending': undefined
  'ui.sortDescending': undefined
  'ui.timeIsUp': { label: string }
  'ui.typeToConfirm': { word: string }
  'ui.up': undefined
  'ui.wholeRoom': undefined
  'ui.zoomIn': undefined
  'ui.zoomOut': undefined
}

export type RichTexts = Record<never, undefined>
