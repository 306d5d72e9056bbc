import type { FieldViolation } from '../ground/api-error.ts'
import { InvalidArgument } from '../ground/api-error.ts'
import { isUuid } from '../ground/ids.ts'
import { type Message, message } from '../ground/texts/message.ts'
import { likeText } from './like.ts'

/**
 * The filter language of queries, compiled to SQL in this one place. A feature declares which wire field is which expression,
 * of which type, sortable or not; anything else is a field violation. Values are always bound, never written into the text.
 */
export type FieldType = 'text' | 'uuid' | 'int8' | 'float8' | 'timestamptz' | 'bool' | 'text[]' | 'uuid[]' | 'float8[]'
type ItemType = Exclude<FieldType, `${string}[]`>

const itemTypeOf = ({ type }: Field): ItemType => type.replace('[]', '') as ItemType // every list is of an item type

export interface Field {
  /** SQL expression over the spec's `from`; never null when `sortable` without `orderSql`. */
  readonly sql: string
  readonly type: FieldType
  readonly sortable?: true
  /** Sorts in place of `sql` where that may be null; never null itself. Of a list it is of the type of one item. */
  readonly orderSql?: string
  /** Filterable by default. */
  readonly filterable?: false
  /** Turns a wire value into the column's (decimal text into minor units, say); undefined refuses it. */
  readonly value?: (wire: unknown) => unknown
  /** Membership that is not an array column: condition for "belongs to any of the bound uuid[]/text[] parameter". */
  readonly anyOf?: (parameter: string) => string
  /** Rows of which one has to be such, where `sql` stands for a column of theirs: `lines l where l.site_id = $1 and ...`. */
  readonly among?: string
  /** A list of objects, for `$matchItems`. */
  readonly items?: Items
}

export interface Items {
  /** Their rows: `lines l where l.site_id = $1 and ...`. */
  readonly from: string
  readonly fields: Readonly<Record<string, Field>>
  /** Fields over the whole list that mean the same where the filter has nothing else: an index serves them. */
  readonly alone?: Readonly<Record<string, Field>>
}

export interface QuerySpec {
  /** `products p`, joins allowed; every joined table is bound to the site by `$1`. */
  readonly from: string
  /**
   * Lists of which `from` is the union, each under its alias. A page sorts and cuts each by itself, where an index serves it, and reads no more of its
   * rows than order and conditions need; the rest is read by the tie break, for the rows of the page alone.
   */
  readonly parts?: { readonly alias: string; readonly lists: readonly string[] }
  /** Table to count from, where one that is joined for the order alone is left out. */
  readonly countedFrom?: string
  /** A page by offset counts on from its last row, in its order: where the condition is dear, no row is looked at twice. */
  readonly isCountedOn?: true
  /** Most rows that are counted: 100,000 unless given. */
  readonly countedUpTo?: number
  /** Name of the list, for a table with several; a cursor of one opens no other. */
  readonly kind?: string
  /** The main table's site column: `p.site_id`. */
  readonly site: string
  readonly columns: string
  /** Time that expressions of the list name as `:now`. */
  readonly now?: Date
  readonly fields: Readonly<Record<string, Field>>
  /** Unique per row; ends every order. */
  readonly tieBreak: { readonly sql: string; readonly type: 'uuid' | 'text' }
  readonly defaultSort?: readonly SortBy[]
  /**
   * Some values are rare, and an index holds those rows alone: its pages are planned each time, for what a caller wants. PostgreSQL would take one plan
   * for any values, which goes through the whole table.
   */
  readonly isPlannedByValues?: true
}

export interface SortBy {
  readonly fieldName: string
  readonly order?: 'ASC' | 'DESC'
}

/** A condition that the operation itself adds (owner, visibility). `?` marks each value. */
export interface Condition {
  readonly sql: string
  readonly values: readonly unknown[]
}

export const MAX_NODES = 50
export const MAX_DEPTH = 5
const MAX_IN = 100
const MAX_VALUE_LENGTH = 1000
const MAX_SORTS = 4

const SCALAR_OPERATORS: Record<string, string> = { $eq: '=', $ne: '<>', $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' }

/** Collects bound values; `$1` is the site. */
export class Parameters {
  readonly values: unknown[]
  constructor(siteId: string) {
    this.values = [siteId]
  }
  bind(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
  condition({ sql, values }: Condition): string {
    let next = 0
    return sql.replace(/\?/g, () => {
      this.values.push(values[next++])
      return `$${this.values.length}`
    })
  }
}

const violation = (
  field: string,
  description: Message,
  violatedRule: FieldViolation['violatedRule'] = 'VALIDATION',
): InvalidArgument => new InvalidArgument([{ field, description, violatedRule }])

/** A part of a filter: where it stands and what the whole of it shares. */
interface Place {
  /** The wire path, for violations. */
  readonly path: string
  readonly depth: number
  readonly parameters: Parameters
  readonly budget: { nodes: number }
}

const inside = (place: Place, key: string): Place => ({ ...place, path: place.path + key })
const below = (place: Place): Place => ({ ...place, depth: place.depth + 1 })

/** A WHERE expression for `filter`, or `true`. `at` is the wire path for violations (`query.filter`). */
export function filterSql(
  fields: QuerySpec['fields'],
  filter: unknown,
  parameters: Parameters,
  at = 'query.filter',
): string {
  return compile(fields, filter ?? {}, { path: at, depth: 1, parameters, budget: { nodes: 0 } })
}

function compile(fields: QuerySpec['fields'], filter: unknown, place: Place): string {
  const { path: at, depth, budget } = place
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw violation(at, message('violations.object'), 'FORMAT')
  if (depth > MAX_DEPTH) throw violation(at, message('violations.nested', { limit: String(MAX_DEPTH) }))
  const parts = Object.entries(filter).map(([key, value]) => {
    if (++budget.nodes > MAX_NODES)
      throw violation(at, message('violations.mostConditions', { limit: String(MAX_NODES) }))
    const here = inside(place, `.${key}`)
    if (key === '$and' || key === '$or') return combine(fields, key, value, here)
    if (key === '$not') {
      const inner = Array.isArray(value) ? { $and: value } : value
      return `not coalesce(${compile(fields, inner, below(here))}, false)`
    }
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (!field || field.filterable === false)
      throw violation(here.path, message('violations.notFilteredBy', { fields: filterable(fields) }))
    return conditions(field, value, here)
  })
  return parts.length === 0 ? 'true' : parts.length === 1 ? parts[0]! : `(${parts.join(' and ')})`
}

const filterable = (fields: QuerySpec['fields']): string =>
  Object.entries(fields)
    .filter(([, field]) => field.filterable !== false)
    .map(([name]) => name)
    .join(', ')

function combine(fields: QuerySpec['fields'], key: '$and' | '$or', value: unknown, place: Place): string {
  if (!Array.isArray(value)) throw violation(place.path, message('violations.list'), 'FORMAT')
  if (value.length > MAX_NODES)
    throw violation(place.path, message('violations.mostConditions', { limit: String(MAX_NODES) }))
  const parts = value.map((part, i) => compile(fields, part, below(inside(place, `[${i}]`))))
  if (parts.length === 0) return key === '$and' ? 'true' : 'false'
  return `(${parts.join(key === '$and' ? ' and ' : ' or ')})`
}

function conditions(field: Field, value: unknown, place: Place): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return field.among === undefined ? condition(field, '$eq', value, place) : amongRows(field, [['$eq', value]], place)
  const entries = Object.entries(value)
  if (entries.length === 0) throw violation(place.path, message('violations.operator'))
  if (field.among !== undefined) return amongRows(field, entries, place)
  return entries
    .map(([operator, operand]) => {
      const here = inside(place, `.${operator}`)
      return operator === '$matchItems' ? matchItems(field, operand, here) : condition(field, operator, operand, here)
    })
    .join(' and ')
}

const NEGATED: Readonly<Record<string, string>> = Object.assign(Object.create(null), { $ne: '$eq', $nin: '$in' })

/** One row meets all conditions; of `$ne` and `$nin`, none has the value. */
function amongRows(
  { among, ...field }: Field,
  comparisons: readonly [operator: string, operand: unknown][],
  place: Place,
): string {
  const holds = ([operator, operand]: readonly [string, unknown]) =>
    condition(field, NEGATED[operator] ?? operator, operand, inside(place, `.${operator}`))
  const { some = [], none = [] } = Object.groupBy(comparisons, ([operator]) => (operator in NEGATED ? 'none' : 'some'))
  return [
    ...(some.length > 0 ? [`exists (select from ${among} and ${some.map(holds).join(' and ')})`] : []),
    ...none.map((one) => `not exists (select from ${among} and ${holds(one)})`),
  ].join(' and ')
}

/** `[{id: 'x'}]` and `[{id: {$in: ['x', 'y']}}]` ask whether the list holds one of them. */
function loneMembership({ alone = {} }: Items, filters: unknown): { field: Field; operand: unknown } | undefined {
  const [filter, ...more] = Array.isArray(filters) ? filters : []
  const [entry, ...others] = Object.entries(filter ?? {})
  if (!entry || others.length > 0 || more.length > 0 || !Object.hasOwn(alone, entry[0])) return undefined
  const [name, operand] = entry
  const operators = typeof operand === 'object' && operand !== null ? Object.keys(operand) : ['$eq']
  const isMembership = operators.length === 1 && (operators[0] === '$eq' || operators[0] === '$in')
  return isMembership ? { field: alone[name]!, operand } : undefined
}

/** One item of the list that meets every one of the filters. */
function matchItems({ items }: Field, filters: unknown, place: Place): string {
  if (!items) throw violation(place.path, message('violations.listOfObjectsAlone'))
  const membership = loneMembership(items, filters)
  if (membership) return conditions(membership.field, membership.operand, place)
  return `exists (select from ${items.from} and ${combine(items.fields, '$and', filters, place)})`
}

function condition(field: Field, operator: string, operand: unknown, { parameters, path }: Place): string {
  const isList = field.type.endsWith('[]')
  const sql = bracketed(field.sql)
  const itemType = itemTypeOf(field)
  const one = (value: unknown) => scalar({ ...field, type: itemType }, value, path)
  if (operator === '$exists') {
    if (typeof operand !== 'boolean') throw violation(path, message('violations.trueOrFalse'), 'FORMAT')
    return `${sql} is ${operand ? 'not ' : ''}null`
  }
  if (operator === '$isEmpty') {
    if (typeof operand !== 'boolean') throw violation(path, message('violations.trueOrFalse'), 'FORMAT')
    const not = operand ? '' : 'not '
    if (isList) return `${not}(coalesce(cardinality(${sql}), 0) = 0)`
    if (field.type === 'text') return `${not}(coalesce(${sql}, '') = '')`
    return `${sql} is ${operand ? '' : 'not '}null`
  }
  if (operator === '$in' || operator === '$nin' || operator === '$hasSome' || operator === '$hasAll') {
    if (!Array.isArray(operand)) throw violation(path, message('violations.list'), 'FORMAT')
    if (operand.length > MAX_IN)
      throw violation(path, message('violations.mostValues', { limit: String(MAX_IN) }), 'MAX_SIZE')
    const bound = () => parameters.bind(operand.map(one), `${itemType}[]`)
    if (field.anyOf && operator !== '$hasAll')
      return operator === '$nin' ? `not ${field.anyOf(bound())}` : field.anyOf(bound())
    if (field.anyOf)
      return operand.length === 0
        ? 'true'
        : `(${operand.map((v) => field.anyOf!(parameters.bind([one(v)], `${itemType}[]`))).join(' and ')})`
    if (isList)
      return operator === '$hasAll'
        ? `${sql} @> ${bound()}`
        : `${operator === '$nin' ? 'not ' : ''}${sql} && ${bound()}`
    // On a scalar, hasSome is membership and hasAll asks for the one value.
    if (operator === '$hasAll' && new Set(operand).size > 1) return 'false'
    return operator === '$nin' ? `coalesce(not ${sql} = any(${bound()}), true)` : `${sql} = any(${bound()})`
  }
  if (operator === '$startsWith' || operator === '$endsWith' || operator === '$contains') {
    if (typeof operand !== 'string') throw violation(path, message('violations.text'), 'FORMAT')
    if (operand.length > MAX_VALUE_LENGTH)
      throw violation(path, message('violations.mostCharacters', { limit: MAX_VALUE_LENGTH }), 'MAX_LENGTH')
    if (isList || field.anyOf) return contained(field, parameters.bind([one(operand)], `${itemType}[]`))
    const pattern = `${operator === '$startsWith' ? '' : '%'}${likeText(operand)}${operator === '$endsWith' ? '' : '%'}`
    return `${sql}::text ilike ${parameters.bind(pattern, 'text')}`
  }
  const sign = SCALAR_OPERATORS[operator]
  if (!sign) throw violation(path, message('violations.noOperator'))
  if (operand === null) {
    if (operator !== '$eq' && operator !== '$ne') throw violation(path, message('violations.notWithNull'))
    return `${sql} is ${operator === '$ne' ? 'not ' : ''}null`
  }
  if (isList || field.anyOf) {
    const any = contained(field, parameters.bind([one(operand)], `${itemType}[]`))
    if (operator === '$eq') return any
    if (operator === '$ne') return `not ${any}`
    throw violation(path, message('violations.notToList'))
  }
  if (operator === '$ne')
    return `${sql} ${isNeverNull(field) ? '<>' : 'is distinct from'} ${parameters.bind(one(operand), itemType)}`
  return `${sql} ${sign} ${parameters.bind(one(operand), itemType)}`
}

/** A declared expression as an operand: one that is more than a column stands in brackets. */
const bracketed = (sql: string): string => (/^[\w.]+$/.test(sql) ? sql : `(${sql})`)

/** True for a field that sorts as it is: an index of some rows serves `<>`, but never `is distinct from`. */
const isNeverNull = ({ sortable, orderSql }: Field): boolean => sortable === true && orderSql === undefined

const contained = (field: Field, bound: string): string =>
  field.anyOf ? field.anyOf(bound) : `${bracketed(field.sql)} && ${bound}`

const NO_UUID = 'ffffffff-ffff-ffff-ffff-fffffffffffe'

/** The bound form of one wire value. An id that is no UUID matches nothing; that is no error. */
function scalar(field: Field, wire: unknown, path: string): unknown {
  const value = field.value ? field.value(wire) : wire
  const wrong = (description: Message) => violation(path, description, 'FORMAT')
  if (value === undefined) throw wrong(message('violations.validValue'))
  switch (field.type) {
    case 'uuid':
      if (typeof value !== 'string') throw wrong(message('violations.id'))
      return isUuid(value) ? value : NO_UUID
    case 'text':
      if (typeof value !== 'string') throw wrong(message('violations.text'))
      if (value.length > MAX_VALUE_LENGTH)
        throw violation(path, message('violations.mostCharacters', { limit: MAX_VALUE_LENGTH }), 'MAX_LENGTH')
      return value
    case 'bool':
      if (typeof value !== 'boolean') throw wrong(message('violations.trueOrFalse'))
      return value
    case 'timestamptz': {
      const time = typeof value === 'string' || typeof value === 'number' ? new Date(value) : new Date(Number.NaN)
      if (Number.isNaN(time.getTime()) || Math.abs(time.getUTCFullYear()) > 9999)
        throw wrong(message('violations.dateAndTime'))
      return time
    }
    case 'int8': {
      if (typeof value === 'bigint') return value
      const text = String(value)
      if (!/^-?\d{1,18}$/.test(text)) throw wrong(message('violations.wholeNumber'))
      return text
    }
    default: {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof number !== 'number' || !Number.isFinite(number)) throw wrong(message('violations.number'))
      return number
    }
  }
}

/** ORDER BY terms with the tie-break last; refuses fields that are not declared sortable. */
export function sortTerms(
  spec: Pick<QuerySpec, 'fields' | 'tieBreak' | 'defaultSort'>,
  sort: readonly SortBy[] | undefined,
  at = 'query.sort',
): { sql: string; type: string; order: 'ASC' | 'DESC' }[] {
  const requestedSort = sort && sort.length > 0 ? sort : (spec.defaultSort ?? [])
  if (requestedSort.length > MAX_SORTS)
    throw violation(at, message('violations.mostFields', { limit: String(MAX_SORTS) }), 'MAX_SIZE')
  const terms = requestedSort.map(({ fieldName, order }, i) => {
    const field = Object.hasOwn(spec.fields, fieldName) ? spec.fields[fieldName] : undefined
    if (!field?.sortable) {
      const sortable = Object.entries(spec.fields).flatMap(([name, f]) => (f.sortable ? [name] : []))
      throw violation(`${at}[${i}].fieldName`, message('violations.notSortedBy', { fields: sortable.join(', ') }))
    }
    const type: string = field.orderSql === undefined ? field.type : itemTypeOf(field)
    return { sql: bracketed(field.orderSql ?? field.sql), type, order: order ?? ('ASC' as const) }
  })
  return [...terms, { ...spec.tieBreak, order: 'ASC' as const }]
}
