// Written by scripts/messages/generate.ts from messages/en: do not edit.
export interface Texts {
  'ui.breadcrumbs': undefined
  'ui.chooseOptions': undefined
  'ui.close': undefined
  'ui.colours': { names: string }
  'ui.copied': undefined
  'ui.copy': undefined
  'ui.decrease': undefined
  'ui.dismiss': undefined
  'ui.fiveMinutesLeft': { label: string }
  'ui.from': undefined
  'ui.increase': undefined
  'ui.loading': undefined
  'ui.nextPage': undefined
  'ui.notifications': undefined
  'ui.oneMinuteLeft': { label: string }
  'ui.optional': undefined
  'ui.page': { page: number }
  'ui.pagination': undefined
  'ui.preorder': undefined
  'ui.previousPage': undefined
  'ui.regularPrice': undefined
  'ui.requestId': { id: string }
  'ui.retry': undefined
  'ui.salePrice': undefined
  'ui.skipToContent': undefined
  'ui.soldOut': undefined
  'ui.timeIsUp': { label: string }
}

export type RichTexts = Record<never, undefined>
