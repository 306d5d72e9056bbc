import Type from 'typebox'
import { BulkActionMetadata, ItemMetadata } from '../bulk.ts'
import { PriceEnding } from '../enumerations/catalog.ts'
import { admin, operation } from '../operation.ts'
import { Decimal, Guid, list, named, oneOf, optional, percentage } from '../scalars.ts'

const module = 'fairground.price-changes'
const base = '/fairground/v1/price-changes'

/** Prices of a variant: the charged one, and the one struck through, where there is one. */
const Prices = named('ChangedPrices', Type.Object({ actualPrice: Decimal(), compareAtPrice: optional(Decimal()) }))

const VariantPriceChange = named(
  'VariantPriceChange',
  Type.Object({ productId: Guid, variantId: Guid, before: Prices, after: Prices }),
)

/** Variants that one call restores. */
const MOST_VARIANTS = 1000

export const changePrices = operation({
  module,
  name: 'changePrices',
  summary:
    'Sets, raises or lowers the prices of all variants of products, to an ending if one is named. Answers which prices changed, for restorePrices.',
  method: 'POST',
  path: base,
  who: admin('catalog.write'),
  request: Type.Object({
    productIds: list(Guid, 100, 1),
    /** One of the three. A price that is set ends sales; an amount or percentage below 0 lowers. */
    price: optional(Decimal()),
    amount: optional(Decimal({ negative: true })),
    percentage: optional(percentage(-100, 1000)),
    ending: optional(oneOf(PriceEnding)),
  }),
  response: Type.Object({
    results: list(named('PriceChangeResult', Type.Object({ itemMetadata: ItemMetadata })), 100),
    bulkActionMetadata: BulkActionMetadata,
    changes: Type.Array(VariantPriceChange),
  }),
  refusals: ['PRODUCT_NOT_FOUND', 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE', 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE'],
})

export const restorePrices = operation({
  module,
  name: 'restorePrices',
  summary: 'Gives variants back the prices before a change, except those whose prices have changed again since.',
  method: 'POST',
  path: `${base}/restore`,
  who: admin('catalog.write'),
  request: Type.Object({ changes: list(VariantPriceChange, MOST_VARIANTS, 1) }),
  response: Type.Object({
    restored: Type.Integer(),
    left: Type.Integer(),
    /** Products that have such prices, or are no longer there. */
    leftProductIds: Type.Array(Guid),
  }),
  refusals: [],
})

export const operations = [changePrices, restorePrices] as const
