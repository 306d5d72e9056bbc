import { BrandRequestedField } from '../enumerations/catalog.ts'
import { labelOperations } from './labels.ts'

export const brandLabels = labelOperations({
  module: 'stores.brands-v-3',
  one: 'brand',
  shape: 'Brand',
  longestName: 50,
  counted: { fieldSets: BrandRequestedField, field: 'assignedProductsCount' },
  query: { method: 'GET', postFallback: '' },
  most: 300,
  outcomes: { changed: 'BulkBrandsResult', deleted: 'BulkDeleteBrandsResult' },
  refusals: { notFound: 'BRAND_NOT_FOUND', limitExceeded: 'BRAND_LIMIT_EXCEEDED' },
})

export const operations = Object.values(brandLabels.operations)
