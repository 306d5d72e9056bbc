import Type from 'typebox'
import { ProductRequestedField } from '../enumerations/catalog.ts'
import {
  AggregationInterval,
  AggregationSortDirection,
  AggregationSortType,
  AggregationType,
  MissingValues,
  NestedAggregationType,
  ScalarType,
  SearchMode,
  SortOrder,
} from '../enumerations/search.ts'
import { caller, operation } from '../operation.ts'
import { CursorMetadata, CursorPaging, Filter, fieldSets } from '../paging.ts'
import { FreeObject, float, int, list, named, oneOf, optional, text } from '../scalars.ts'
import { V3Product } from './product-v3.ts'

/** `fields` are parts of a product's text; all of them when none is named. `fuzzy` forgives typing mistakes. */
export const SearchDetails = named(
  'WixCommonSearchDetails',
  Type.Object({
    /** All words (the default) or any. */
    mode: optional(oneOf(SearchMode)),
    expression: optional(text(100)),
    fields: optional(list(text(200), 20)),
    fuzzy: optional(Type.Boolean()),
  }),
)

/** Prices, counts, and dates as milliseconds since 1970. */
const Bound = float(-9e15, 9e15)

/** Missing values are left out unless INCLUDE or `includeOptions`; `limit` is 10 by default. */
const ValueAggregation = named(
  'CommonAggregationValueAggregation',
  Type.Object({
    includeOptions: optional(
      named(
        'AggregationValueAggregationIncludeMissingValuesOptions',
        /** Name of the missing value; `N/A` by default. */
        Type.Object({ addToBucket: optional(text(20)) }),
      ),
    ),
    sortType: optional(oneOf(AggregationSortType)),
    sortDirection: optional(oneOf(AggregationSortDirection)),
    limit: optional(int(1, 250)),
    missingValues: optional(oneOf(MissingValues)),
  }),
)
/** `from` is inclusive, `to` exclusive; without one of them the range is open. */
const RangeAggregation = named(
  'CommonAggregationRangeAggregation',
  Type.Object({
    buckets: list(
      named('AggregationRangeAggregationRangeBucket', Type.Object({ from: optional(Bound), to: optional(Bound) })),
      50,
      1,
    ),
  }),
)
const ScalarAggregation = named('CommonAggregationScalarAggregation', Type.Object({ type: oneOf(ScalarType) }))
const DateHistogramAggregation = named(
  'CommonAggregationDateHistogramAggregation',
  Type.Object({ interval: oneOf(AggregationInterval) }),
)

const kinds = {
  value: optional(ValueAggregation),
  range: optional(RangeAggregation),
  scalar: optional(ScalarAggregation),
  dateHistogram: optional(DateHistogramAggregation),
  /** Name of the result; unique among the aggregations. */
  name: optional(text(100)),
  fieldPath: optional(text(200)),
} as const

/** One of `value`, `range`, `scalar`, `dateHistogram` and `nested`, as `type` says where it stands. */
export const Aggregation = named(
  'WixCommonAggregation',
  Type.Object({
    ...kinds,
    type: optional(oneOf(AggregationType)),
    nested: optional(
      named(
        'CommonAggregationNestedAggregation',
        Type.Object({
          nestedAggregations: list(
            named(
              'AggregationNestedAggregationNestedAggregationItem',
              Type.Object({ ...kinds, type: optional(oneOf(NestedAggregationType)) }),
            ),
            3,
            2,
          ),
        }),
      ),
    ),
  }),
)

const Counted = { value: Type.String(), count: Type.Integer() }
const Range = { from: optional(Bound), to: optional(Bound), count: Type.Integer() }

/** The results, in the order of the aggregations; they are about everything that matches, not about the page. */
export const AggregationData = named(
  'CommonAggregationData',
  Type.Object({
    results: Type.Array(
      named(
        'AggregationDataAggregationResults',
        Type.Object({
          values: optional(
            named(
              'AggregationResultsValueResults',
              Type.Object({
                results: Type.Array(named('ValueResultsValueAggregationResult', Type.Object(Counted))),
              }),
            ),
          ),
          ranges: optional(
            named(
              'AggregationResultsRangeResults',
              Type.Object({ results: Type.Array(named('RangeResultsRangeAggregationResult', Type.Object(Range))) }),
            ),
          ),
          scalar: optional(
            named(
              'AggregationDataAggregationResultsScalarResult',
              /** Dates are milliseconds since 1970. Absent where nothing matches. */
              Type.Object({ type: oneOf(ScalarType), value: optional(Bound) }),
            ),
          ),
          dateHistogram: optional(
            named(
              'AggregationResultsDateHistogramResults',
              /** `value` is the instant at which the interval begins. */
              Type.Object({
                results: Type.Array(named('DateHistogramResultsDateHistogramResult', Type.Object(Counted))),
              }),
            ),
          ),
          nested: optional(
            named(
              'AggregationResultsNestedResults',
              /** One row per combination; in each the results by name, every level with its own count. */
              Type.Object({
                results: Type.Array(
                  named(
                    'NestedResultsResults',
                    Type.Object({
                      results: FreeObject,
                    }),
                  ),
                ),
              }),
            ),
          ),
          name: Type.String(),
          type: oneOf(AggregationType),
          fieldPath: Type.String(),
        }),
      ),
    ),
  }),
)

const SearchSorting = named(
  'WixCommonSorting',
  Type.Object({
    fieldName: text(200),
    order: optional(oneOf(SortOrder)),
    /** Item of a repeated field to select: `[{"allCategoriesInfo.categories.id": ID}]`. */
    selectItemsBy: optional(list(Filter, 10)),
  }),
)

export const searchProducts = operation({
  module: 'stores.products-v-3',
  path: '/v3/products/search',
  publicPath: '/stores/v3/products/search',
  sitePath: '/_api/stores-catalog-orchestrator/v3/products/search',
  aliases: ['/stores-catalog-orchestrator/v3/products/search'],
  who: caller,
  name: 'searchProducts',
  summary:
    'Products by words, filter and sort, with aggregations over all that match. The best match comes first unless sorted, the newest where there are no words.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({
    search: optional(
      named(
        'CommonCursorSearch',
        Type.Object({
          cursorPaging: optional(CursorPaging),
          filter: optional(Filter),
          sort: optional(list(SearchSorting, 10)),
          aggregations: optional(list(Aggregation, 10)),
          search: optional(SearchDetails),
          /** IANA name or offset (`+02:00`) that dates without one are in, and intervals begin in; UTC by default. */
          timeZone: optional(text(50)),
        }),
      ),
    ),
    fields: fieldSets(ProductRequestedField),
  }),
  response: Type.Object({
    products: list(V3Product, 100),
    pagingMetadata: CursorMetadata,
    aggregationData: optional(AggregationData),
  }),
  refusals: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
})

export const operations = [searchProducts] as const
