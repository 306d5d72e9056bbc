/** Orders of the products that a shopper finds. Ours: `fairground.product-finder`. */
export const FinderSort = [
  'RELEVANCE',
  'ARRANGED',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'NAME_ASC',
  'NAME_DESC',
] as const
export type FinderSort = (typeof FinderSort)[number]

/** Words that a match has: any, or all. Wire: `stores.products-v-3`, Mode. */
export const SearchMode = ['OR', 'AND'] as const
export type SearchMode = (typeof SearchMode)[number]

/** Order of a list by a field. Wire: `stores.products-v-3`, SortOrder. */
export const SortOrder = ['ASC', 'DESC'] as const
export type SortOrder = (typeof SortOrder)[number]

/** Measure by which values of an aggregation are sorted. Wire: `stores.products-v-3`, AggregationValueAggregationSortType. */
export const AggregationSortType = ['COUNT', 'VALUE'] as const
export type AggregationSortType = (typeof AggregationSortType)[number]

/** Order of the values of an aggregation. Wire: `stores.products-v-3`, AggregationValueAggregationSortDirection. */
export const AggregationSortDirection = ['DESC', 'ASC'] as const
export type AggregationSortDirection = (typeof AggregationSortDirection)[number]

/** Treatment of items without a value. Wire: `stores.products-v-3`, AggregationValueAggregationMissingValues. */
export const MissingValues = ['EXCLUDE', 'INCLUDE'] as const
export type MissingValues = (typeof MissingValues)[number]

/** Kinds of aggregations. Wire: `stores.products-v-3`, WixCommonAggregationType. */
export const AggregationType = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED'] as const
export type AggregationType = (typeof AggregationType)[number]

/** Kinds of aggregations within another. Wire: `stores.products-v-3`, AggregationNestedAggregationNestedAggregationType. */
export const NestedAggregationType = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM'] as const
export type NestedAggregationType = (typeof NestedAggregationType)[number]

/** Values that an aggregation finds over all. Wire: `stores.products-v-3`, WixCommonScalarType. */
export const ScalarType = ['COUNT_DISTINCT', 'MIN', 'MAX'] as const
export type ScalarType = (typeof ScalarType)[number]

/** Lengths of the intervals of an aggregation by date. Wire: `stores.products-v-3`, AggregationDateHistogramAggregationInterval. */
export const AggregationInterval = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'] as const
export type AggregationInterval = (typeof AggregationInterval)[number]
