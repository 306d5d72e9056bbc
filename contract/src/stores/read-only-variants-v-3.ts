import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { ProductTypeV3, VariantRequestedField, VariantSearchField } from '../enumerations/catalog.ts'
import { WeightUnit } from '../enumerations/delivery.ts'
import { SearchMode } from '../enumerations/search.ts'
import { caller, operation } from '../operation.ts'
import { CursorMetadata, Filter, fieldSets, Sorting } from '../paging.ts'
import { CurrencyCode, Guid, int, list, named, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'
import { Aggregation, AggregationData } from './product-search.ts'
import { OptionChoices, subscribed, variantFields } from './variant-v3.ts'

const fields = fieldSets(VariantRequestedField)
const at = addresses({
  module: 'stores.read-only-variants-v-3',
  who: caller,
  api: '/stores',
  site: '/_api/product-variants-reader',
})

const PageOfVariants = named(
  'CursorPaging',
  Type.Object({ limit: optional(int(0, 1000)), cursor: optional(text(16_000)) }),
)

const ProductFields = named(
  'ProductFields',
  Type.Object({
    productId: Guid,
    name: text(80),
    productType: oneOf(ProductTypeV3),
    slug: text(300),
    visible: Type.Boolean(),
    visibleInPos: Type.Boolean(),
    mainCategoryId: optional(Guid),
    currency: optional(CurrencyCode),
    revision: Revision,
    handle: text(300),
    brand: optional(named('Brand', Type.Object({ id: Guid, name: text(50) }))),
    updatedDate: Timestamp,
    physicalProperties: optional(
      named(
        'PhysicalProperties',
        Type.Object({
          weightMeasurementUnitInfo: optional(
            named('WeightMeasurementUnitInfo', Type.Object({ weightMeasurementUnit: oneOf(WeightUnit) })),
          ),
          /** Sender of the item. */
          fulfillerId: optional(Guid),
        }),
      ),
    ),
  }),
)

/** A variant beside its product. */
export const ReadOnlyVariant = named(
  'ReadOnlyVariant',
  Type.Object({
    /** The variant's, as `variantId`. */
    id: Guid,
    variantId: Guid,
    optionChoices: OptionChoices,
    ...variantFields,
    ...subscribed,
    productData: ProductFields,
  }),
)

const sort = optional(list(Sorting, 5))
const response = { variants: list(ReadOnlyVariant, 1000), pagingMetadata: CursorMetadata }

export const queryVariants = operation({
  ...at('/v3/products/query-variants'),
  name: 'queryVariants',
  summary: 'Variants across products. Visitors see the visible ones of visible products.',
  method: 'POST',
  request: Type.Object({
    query: optional(
      named('CursorQuery', Type.Object({ filter: optional(Filter), sort, cursorPaging: optional(PageOfVariants) })),
    ),
    fields,
  }),
  response: Type.Object(response),
  refusals: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
})

export const searchVariants = operation({
  ...at('/v3/products/search-variants'),
  name: 'searchVariants',
  summary: 'Variants by words of the product’s name, the SKU or other fields, with aggregations over all that match.',
  method: 'POST',
  request: Type.Object({
    search: optional(
      named(
        'CursorSearch',
        Type.Object({
          filter: optional(Filter),
          sort: optional(list(Sorting, 10)),
          cursorPaging: optional(PageOfVariants),
          aggregations: optional(list(Aggregation, 10)),
          search: optional(
            named(
              'SearchDetails',
              Type.Object({
                mode: optional(oneOf(SearchMode)),
                expression: optional(text(100)),
                /** Fields that are searched; the product's name and the SKU by default. */
                fields: optional(list(oneOf(VariantSearchField), 20)),
                /** Forgives typing mistakes. */
                fuzzy: optional(Type.Boolean()),
              }),
            ),
          ),
          /** IANA name or offset (`+02:00`) that dates without one are in; UTC by default. */
          timeZone: optional(text(50)),
        }),
      ),
    ),
    fields,
  }),
  response: Type.Object({ ...response, aggregationData: optional(AggregationData) }),
  refusals: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
})

export const operations = [queryVariants, searchVariants] as const
