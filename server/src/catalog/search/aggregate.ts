import type {
  AggregationInterval,
  AggregationType,
  NestedAggregationType,
} from '@fairground/contract/enumerations/search.ts'
import type { Aggregation, AggregationData } from '@fairground/contract/stores/product-search.ts'
import type { Static } from 'typebox'
import { type Condition, type Field, filterSql, Parameters, type QuerySpec } from '../../db/query-sql.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import { type Answer, type Level, nestedResults, resultOf } from './aggregation-results.ts'
import { sqlZone } from './zoned-fields.ts'

export type AggregationRequest = Static<typeof Aggregation>
export type AggregationResults = Static<typeof AggregationData>['results'][number]
type Kind = (typeof AggregationType)[number]
type Item = NonNullable<AggregationRequest['nested']>['nestedAggregations'][number]

interface Scope {
  readonly filter: Record<string, unknown> | undefined
  readonly where: readonly Condition[]
  readonly timeZone: string
}

const MOST_INTERVALS = 200
const MOST_COMBINATIONS = 1000

/**
 * Aggregations over everything that matches, in one statement: what they are about is computed once per row, each reads it from there.
 * A field of several values counts a product under each of them.
 */
export async function aggregate(
  db: Queryable,
  spec: QuerySpec,
  requests: readonly AggregationRequest[],
  { filter, where, timeZone }: Scope,
): Promise<AggregationResults[]> {
  const parameters = new Parameters(db.siteId)
  const conditions = [
    ...where.map((c) => parameters.condition(c)),
    filterSql(spec.fields, filter, parameters, 'search.filter'),
  ]
  const columns: string[] = []
  const levels = requests.map((request, i) => {
    const at = `search.aggregations[${i}]`
    const items = request.nested
      ? request.nested.nestedAggregations.map((item, j) => [item, `${at}.nested.nestedAggregations[${j}]`] as const)
      : [[request as Item, at] as const]
    return items.map(([item, path]) => {
      const level = levelOf(spec, item, path)
      columns.push(`${level.column.sql} as "${columnName(columns.length)}"`)
      return { ...level, name: columnName(columns.length - 1) }
    })
  })
  oneNameEach(requests)
  const selects = requests.map((request, i) =>
    request.nested ? nestedSql(levels[i]!, parameters, timeZone) : singleSql(levels[i]![0]!, parameters, timeZone),
  )
  const [row] = await db.compiled<Record<string, Answer[]>>({
    text: `with matched as materialized (select ${columns.join(', ')} from ${spec.from} where ${spec.site} = $1 and ${conditions.join(' and ')})
      select ${selects.map((sql, i) => `(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${sql}) r) as "${columnName(i)}"`).join(', ')}`,
    values: parameters.values,
  })
  return requests.map((request, i) => {
    const answers = row?.[columnName(i)] ?? []
    return request.nested
      ? { ...named(request, 'NESTED'), nested: { results: nestedResults(levels[i]!, answers) } }
      : { ...named(request, levels[i]![0]!.kind), ...resultOf(levels[i]![0]!, answers) }
  })
}

const columnName = (i: number): string => `a${i}`

const named = ({ name = '', fieldPath = '' }: AggregationRequest, type: Kind) => ({ name, type, fieldPath })

const refused = (field: string, description: Message) =>
  new InvalidArgument([{ field, description, violatedRule: 'VALIDATION' }])

function oneNameEach(requests: readonly AggregationRequest[]): void {
  const names = requests.flatMap(({ name }) => (name ? [name] : []))
  if (new Set(names).size < names.length) throw refused('search.aggregations', message('violations.namesOfTheirOwn'))
}

/** Level of one aggregation, or of a nested one: its subject and its kind. */
function levelOf(spec: QuerySpec, item: Item, at: string): Omit<Level, 'name'> {
  const kinds = (['value', 'range', 'scalar', 'dateHistogram'] as const).filter((kind) => item[kind])
  const kind: (typeof NestedAggregationType)[number] | undefined =
    kinds.length === 1 ? KIND_OF[kinds[0]!] : kinds.length === 0 ? item.type : undefined
  if (!kind || (item.type && item.type !== kind)) throw refused(at, message('violations.aggregationKind'))
  if (kind !== 'VALUE' && kinds.length === 0) throw refused(`${at}.${WIRE_OF[kind]}`, message('violations.there'))
  const fieldPath = wireName(item.fieldPath ?? '')
  const field = Object.hasOwn(spec.fields, fieldPath) ? spec.fields[fieldPath] : undefined
  const column = field && columnOf(field)
  if (!field || !column || !FITS[kind].includes(column.type)) {
    const possible = Object.entries(spec.fields).flatMap(([name, f]) =>
      FITS[kind].includes(columnOf(f).type) ? [name] : [],
    )
    throw refused(`${at}.fieldPath`, message('violations.notAggregated', { fields: possible.join(', ') }))
  }
  if (kind === 'SCALAR' && isText(column) && item.scalar?.type !== 'COUNT_DISTINCT')
    throw refused(`${at}.scalar.type`, message('violations.countDistinct'))
  return { kind, column, item, label: item.name ?? item.fieldPath ?? '' }
}

/** Wire name of a field path, which the published clients send as their callers write it: `brand._id`. Elsewhere they rename it themselves. */
const wireName = (path: string): string => path.replace(/(^|\.)_(id|createdDate|updatedDate)$/, '$1$2')

const isText = ({ type }: Level['column']): boolean => type === 'text' || type === 'text[]'

const KIND_OF = { value: 'VALUE', range: 'RANGE', scalar: 'SCALAR', dateHistogram: 'DATE_HISTOGRAM' } as const
const WIRE_OF = { RANGE: 'range', SCALAR: 'scalar', DATE_HISTOGRAM: 'dateHistogram' } as const

/** Columns that each kind counts: texts, numbers, several of them, times. */
const FITS: Record<(typeof NestedAggregationType)[number], readonly Level['column']['type'][]> = {
  VALUE: ['text', 'text[]', 'float8', 'float8[]', 'timestamptz'],
  RANGE: ['float8', 'float8[]', 'timestamptz'],
  SCALAR: ['text', 'text[]', 'float8', 'float8[]', 'timestamptz'],
  DATE_HISTOGRAM: ['timestamptz'],
}

/** A field as it is aggregated: amounts in major units, an empty text as missing. */
function columnOf(field: Field): Level['column'] {
  switch (field.type) {
    case 'text':
      return { sql: `nullif(${field.sql}, '')`, type: 'text' }
    case 'uuid':
    case 'bool':
      return { sql: `(${field.sql})::text`, type: 'text' }
    case 'text[]':
    case 'uuid[]':
      return { sql: `(${field.sql})::text[]`, type: 'text[]' }
    case 'timestamptz':
      return { sql: field.sql, type: 'timestamptz' }
    case 'int8': {
      const unit = field.value?.('1')
      return {
        sql: typeof unit === 'bigint' ? `(${field.sql})::float8 / ${unit}` : `(${field.sql})::float8`,
        type: 'float8',
      }
    }
    case 'float8':
    case 'float8[]':
      return { sql: field.sql, type: field.type }
    default:
      return field.type satisfies never
  }
}

const MILLISECONDS = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

/** Source of a level's values, and the value: a list stands for each of its items. */
function sourceOf({ column, name, item, kind }: Level, parameters: Parameters, timeZone: string) {
  const isList = column.type === 'text[]' || column.type === 'float8[]'
  const from = isList ? `left join lateral unnest(${name}) as ${name}_item (value) on true` : ''
  const value = isList ? `${name}_item.value` : name
  switch (kind) {
    case 'VALUE': {
      const missing = item.value?.includeOptions || item.value?.missingValues === 'INCLUDE'
      const text =
        column.type === 'timestamptz' ? `to_char(${value} at time zone 'UTC', '${MILLISECONDS}')` : `${value}::text`
      if (!missing) return { from, value: text }
      return {
        from,
        value: `coalesce(${text}, ${parameters.bind(item.value?.includeOptions?.addToBucket ?? 'N/A', 'text')})`,
      }
    }
    case 'RANGE': {
      const buckets = item.range?.buckets ?? []
      const [lower, upper] = [buckets.map((b) => b.from ?? null), buckets.map((b) => b.to ?? null)].map((bounds) =>
        parameters.bind(bounds, 'float8[]'),
      )
      const number = column.type === 'timestamptz' ? `extract(epoch from ${value})::float8 * 1000` : value
      return {
        from: `${from} left join unnest(${lower}, ${upper}) with ordinality as ${name}_range (lower, upper, n)
          on ${number} >= coalesce(lower, '-infinity') and ${number} < coalesce(upper, 'infinity')`,
        value: `${name}_range.n`,
      }
    }
    case 'DATE_HISTOGRAM': {
      const interval: (typeof AggregationInterval)[number] = item.dateHistogram?.interval ?? 'DAY'
      const zone = parameters.bind(sqlZone(timeZone), 'text')
      return {
        from,
        value: `to_char(date_trunc('${interval.toLowerCase()}', ${value}, ${zone}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      }
    }
    case 'SCALAR':
      return { from, value: column.type === 'timestamptz' ? `extract(epoch from ${value})::float8 * 1000` : value }
    default:
      return kind satisfies never
  }
}

const scalarSql = ({ item }: Level, value: string): string => {
  const type = item.scalar?.type ?? 'COUNT_DISTINCT'
  if (type === 'COUNT_DISTINCT') return `count(distinct ${value})::float8`
  return `${type === 'MIN' ? 'min' : 'max'}(${value})`
}

function singleSql(level: Level, parameters: Parameters, timeZone: string): string {
  const { from, value } = sourceOf(level, parameters, timeZone)
  if (level.kind === 'SCALAR') return `select ${scalarSql(level, value)} as value from matched ${from}`
  const grouped = `select ${value} as value, count(*)::int4 as count from matched ${from} group by 1 having ${value} is not null`
  return level.kind === 'VALUE'
    ? `${grouped} order by ${order(level)} limit ${level.item.value?.limit ?? DEFAULT_VALUES}`
    : `${grouped} order by 1 limit ${MOST_INTERVALS}`
}

const DEFAULT_VALUES = 10

const order = ({ item }: Level): string => {
  const direction = item.value?.sortDirection === 'ASC' ? 'asc' : 'desc'
  return item.value?.sortType === 'VALUE' ? `1 ${direction}` : `2 ${direction}, 1`
}

/** Each combination of values with the count of every level: how many there are under the values up to it. */
function nestedSql(levels: readonly Level[], parameters: Parameters, timeZone: string): string {
  const sources = levels.map((level) => sourceOf(level, parameters, timeZone))
  const keys = levels.flatMap((level, i) => (level.kind === 'SCALAR' ? [] : [i]))
  const scalars = levels.flatMap((level, i) => (level.kind === 'SCALAR' ? [i] : []))
  const groups = keys.map((i) => `${sources[i]!.value} as k${i}`)
  const computed = scalars.map((i) => `${scalarSql(levels[i]!, sources[i]!.value)} as k${i}`)
  const counts = keys.map((i, n) => {
    const upTo = keys.slice(0, n + 1).map((key) => `k${key}`)
    return `(sum(n) over (partition by ${upTo.join(', ')}))::int4 as c${i}`
  })
  const present = keys.map((i) => `${sources[i]!.value} is not null`)
  const from = sources.map((source) => source.from).join(' ')
  const inner = `select ${[...groups, ...computed].join(', ')}, count(*) as n from matched ${from}
    ${present.length > 0 ? `where ${present.join(' and ')}` : ''} ${keys.length > 0 ? `group by ${keys.map((_, n) => n + 1).join(', ')}` : ''}`
  const counted = `select ${[...keys, ...scalars].map((i) => `k${i}`).join(', ')}${counts.length > 0 ? `, ${counts.join(', ')}` : ''} from (${inner}) g`
  const sorted = keys.map((i) => {
    const { kind, item } = levels[i]!
    if (kind !== 'VALUE') return `k${i}`
    const direction = item.value?.sortDirection === 'ASC' ? 'asc' : 'desc'
    return item.value?.sortType === 'VALUE' ? `k${i} ${direction}` : `c${i} ${direction}, k${i}`
  })
  const ranked = keys.map((i, n) => {
    const under = keys.slice(0, n).map((key) => `k${key}`)
    return `dense_rank() over (${under.length > 0 ? `partition by ${under.join(', ')} ` : ''}order by ${sorted[n]}) as r${i}`
  })
  const withinLimits = keys.flatMap((i) =>
    levels[i]!.kind === 'VALUE' ? [`r${i} <= ${levels[i]!.item.value?.limit ?? DEFAULT_VALUES}`] : [],
  )
  return `select * from (select *${ranked.length > 0 ? `, ${ranked.join(', ')}` : ''} from (${counted}) c) d
    ${withinLimits.length > 0 ? `where ${withinLimits.join(' and ')}` : ''} ${sorted.length > 0 ? `order by ${sorted.join(', ')}` : ''} limit ${MOST_COMBINATIONS}`
}
