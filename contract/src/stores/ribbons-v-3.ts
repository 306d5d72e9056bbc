import { RibbonRequestedField } from '../enumerations/catalog.ts'
import { labelOperations } from './labels.ts'

export const ribbonLabels = labelOperations({
  module: 'stores.ribbons-v-3',
  one: 'ribbon',
  shape: 'Ribbon',
  longestName: 30,
  counted: { fieldSets: RibbonRequestedField, field: 'assignedProductCount' },
  query: { method: 'POST' },
  most: 100,
  outcomes: { changed: 'V3BulkRibbonResult', deleted: 'BulkRibbonResult' },
  refusals: { notFound: 'RIBBON_NOT_FOUND', limitExceeded: 'RIBBON_LIMIT_EXCEEDED' },
})

export const operations = Object.values(ribbonLabels.operations)
