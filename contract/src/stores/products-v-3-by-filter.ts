import Type from 'typebox'
import { bulkAnswer } from '../bulk.ts'
import { PriceRoundingStrategy } from '../enumerations/catalog.ts'
import { Filter } from '../paging.ts'
import { Decimal, FieldMask, Guid, list, named, nullable, oneOf, optional, percentage } from '../scalars.ts'
import { SearchDetails } from './product-search.ts'
import { TagList } from './product-v3.ts'
import { V3ProductChange, VariantChange } from './product-v3-write.ts'
import { write } from './products-v-3-write.ts'

/** A filter and one change: they need no more than other requests. */

/** Products that `filter` and `search` find. An empty filter finds all of them; to delete, that is refused. */
const found = { filter: Filter, search: optional(SearchDetails) }
/** Job of a completed call: all is done when the answer comes. */
const Job = Type.Object({ jobId: Guid })
const masks = ['FIELD_MASK_VALUE_NOT_SUPPORTED', 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR'] as const

export const bulkUpdateProductsByFilter = write({
  name: 'bulkUpdateProductsByFilter',
  summary: 'Changes the same fields of every product that matches; brand, ribbon and sections by their ids.',
  method: 'POST',
  path: '/v3/bulk/products/update-by-filter',
  request: Type.Object({
    ...found,
    /** Without one all of them are selected. */
    filter: optional(Filter),
    product: V3ProductChange,
    fieldMask: optional(FieldMask),
  }),
  response: Job,
  refusals: [...masks, 'BRAND_NOT_FOUND', 'RIBBON_NOT_FOUND', 'INFO_SECTION_ERROR_OCCURRED'],
})

export const bulkDeleteProductsByFilter = write({
  name: 'bulkDeleteProductsByFilter',
  summary: 'Deletes every product that matches. A filter that leaves none out is refused.',
  method: 'POST',
  path: '/v3/bulk/products/delete-by-filter',
  request: Type.Object(found),
  response: Job,
  refusals: [],
})

export const bulkUpdateProductVariantsByFilter = write({
  name: 'bulkUpdateProductVariantsByFilter',
  summary: 'Sets the same on every variant of every product that matches.',
  method: 'POST',
  path: '/v3/bulk/products/update-variants-by-filter',
  request: Type.Object({ ...found, variant: VariantChange, fieldMask: optional(FieldMask) }),
  response: Job,
  refusals: [...masks, 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'],
})

/** By an amount in major units, or by a percentage. */
const Adjust = named(
  'V3AdjustValue',
  Type.Object({ amount: optional(Decimal({ negative: true })), percentage: optional(percentage(-100, 1000)) }),
)
const UnsignedAdjust = named(
  'V3UnsignedAdjustValue',
  Type.Object({ amount: optional(Decimal()), percentage: optional(percentage(0, 100)) }),
)

export const bulkAdjustProductVariantsByFilter = write({
  name: 'bulkAdjustProductVariantsByFilter',
  summary: 'Raises or lowers prices and costs of every variant of every product that matches.',
  method: 'POST',
  path: '/v3/bulk/products/adjust-variants-by-filter',
  request: Type.Object({
    ...found,
    actualPrice: optional(Adjust),
    compareAtPrice: optional(Adjust),
    cost: optional(Adjust),
    /** The price from the compare-at price or, where there is none, from the price, which then is struck through. */
    compareAtPriceDiscount: optional(UnsignedAdjust),
    rounding: optional(oneOf(PriceRoundingStrategy)),
  }),
  response: Job,
  refusals: [
    'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE',
    'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE',
    'ADJUSTED_COST_OUT_OF_RANGE',
  ],
})

export const bulkAddInfoSectionsToProductsByFilter = write({
  name: 'bulkAddInfoSectionsToProductsByFilter',
  summary: 'Shows sections on every product that matches, behind those they show already.',
  method: 'POST',
  path: '/v3/bulk/products/add-info-sections-by-filter',
  request: Type.Object({ ...found, infoSectionIds: list(Guid, 20, 1) }),
  response: Job,
  refusals: ['INFO_SECTION_ERROR_OCCURRED', 'TOO_MANY_INFO_SECTIONS_ERROR'],
})

export const bulkRemoveInfoSectionsFromProductsByFilter = write({
  name: 'bulkRemoveInfoSectionsFromProductsByFilter',
  summary: 'Takes sections off every product that matches.',
  method: 'POST',
  path: '/v3/bulk/products/remove-info-sections-by-filter',
  request: Type.Object({ ...found, infoSectionIds: list(Guid, 100, 1) }),
  response: Job,
  refusals: [],
})

const Tags = named(
  'TagsToMove',
  Type.Object({ privateTags: optional(nullable(TagList)), publicTags: optional(nullable(TagList)) }),
)
const moved = { assignTags: optional(nullable(Tags)), unassignTags: optional(nullable(Tags)) }

export const bulkUpdateProductTags = write({
  name: 'bulkUpdateProductTags',
  summary: 'Puts tags on up to 100 products and takes others off.',
  method: 'POST',
  path: '/v3/bulk/products/update-tags',
  request: Type.Object({ productIds: list(Guid, 100, 1), ...moved }),
  response: bulkAnswer('BulkUpdateProductTagsResult', 100),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const bulkUpdateProductTagsByFilter = write({
  name: 'bulkUpdateProductTagsByFilter',
  summary: 'Puts tags on every product that matches and takes others off.',
  method: 'POST',
  path: '/v3/bulk/products/update-tags-by-filter',
  request: Type.Object({ ...found, ...moved }),
  response: Job,
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS', 'LIMIT_REACHED'],
})

export const operations = [
  bulkUpdateProductsByFilter,
  bulkDeleteProductsByFilter,
  bulkUpdateProductVariantsByFilter,
  bulkAdjustProductVariantsByFilter,
  bulkAddInfoSectionsToProductsByFilter,
  bulkRemoveInfoSectionsFromProductsByFilter,
  bulkUpdateProductTags,
  bulkUpdateProductTagsByFilter,
] as const
