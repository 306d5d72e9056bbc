import type { NestedAggregationType } from '@fairground/contract/enumerations/search.ts'
import type { Aggregation, AggregationData } from '@fairground/contract/stores/product-search.ts'
import type { Static } from 'typebox'

type Item = NonNullable<Static<typeof Aggregation>['nested']>['nestedAggregations'][number]
type Results = Static<typeof AggregationData>['results'][number]

/** One aggregation, or one level of a nested one. */
export interface Level {
  readonly kind: (typeof NestedAggregationType)[number]
  /** Column that it counts, over the products that match. */
  readonly column: { readonly sql: string; readonly type: 'text' | 'text[]' | 'float8' | 'float8[]' | 'timestamptz' }
  readonly item: Item
  /** Name of the column in SQL. */
  readonly name: string
  /** Name of the result. */
  readonly label: string
}

/** A row of an answer: `value` and `count`, or of a nested one `k0`, `c0`, `k1`, `c1` ... */
export type Answer = Readonly<Record<string, string | number | null>>

type Value = string | number | null | undefined

/** The results of an aggregation that is not nested. */
export function resultOf(
  { kind, item }: Level,
  answers: readonly Answer[],
): Omit<Results, 'name' | 'type' | 'fieldPath'> {
  const counted = answers.map(({ value, count }) => ({ value: String(value), count: Number(count) }))
  switch (kind) {
    case 'VALUE':
      return { values: { results: counted } }
    case 'DATE_HISTOGRAM':
      return { dateHistogram: { results: counted } }
    case 'RANGE': {
      const counts = new Map(answers.map(({ value, count }) => [Number(value), Number(count)]))
      const buckets = item.range?.buckets ?? []
      return { ranges: { results: buckets.map((bucket, i) => ({ ...bucket, count: counts.get(i + 1) ?? 0 })) } }
    }
    case 'SCALAR':
      return { scalar: { type: item.scalar?.type ?? 'COUNT_DISTINCT', ...numbered(answers[0]?.value) } }
    default:
      return kind satisfies never
  }
}

/** A nested aggregation's rows, each with the results of its levels by name. */
export const nestedResults = (levels: readonly Level[], answers: readonly Answer[]) =>
  answers.map((answer) => ({
    results: Object.fromEntries(
      levels.map((level, i) => [level.label, levelResult(level, answer[`k${i}`], Number(answer[`c${i}`] ?? 0))]),
    ),
  }))

function levelResult({ kind, item }: Level, value: Value, count: number) {
  switch (kind) {
    case 'VALUE':
      return { value: { value: String(value), count } }
    case 'DATE_HISTOGRAM':
      return { dateHistogram: { value: String(value), count } }
    case 'RANGE':
      return { range: { ...item.range?.buckets[Number(value) - 1], count } }
    case 'SCALAR':
      return { scalar: numbered(value) }
    default:
      return kind satisfies never
  }
}

const numbered = (value: Value): { value?: number } =>
  value === null || value === undefined ? {} : { value: Number(value) }
