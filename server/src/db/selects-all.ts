import { InvalidArgument } from '../ground/api-error.ts'
import { message } from '../ground/texts/message.ts'
import type { Field, QuerySpec } from './query-sql.ts'

/** Reach of a filter, for any rows: all of them, none, or only some. */
type Reach = 'all' | 'none' | 'some'

type Fields = QuerySpec['fields']

/** Words to look for, beside a filter. */
interface Words {
  readonly expression?: string | null | undefined
}

const opposite = { all: 'none', none: 'all', some: 'some' } as const satisfies Record<Reach, Reach>

const allOf = (parts: readonly Reach[]): Reach =>
  parts.includes('none') ? 'none' : parts.includes('some') ? 'some' : 'all'
const anyOf = (parts: readonly Reach[]): Reach => opposite[allOf(parts.map((part) => opposite[part]))]

/**
 * True when a filter leaves nothing out, in any form: `{}`, `{$and: []}`, `{$not: {$or: []}}`, `{id: {$exists: true}}`. A comparison
 * with a value counts as a condition, though it may be true of every row; so do words to look for beside the filter.
 */
export const selectsAll = (fields: Fields, filter: unknown, words?: Words): boolean =>
  !words?.expression?.trim() && reachOf(fields, filter ?? {}) === 'all'

/** Throws for a filter that leaves nothing out. */
export function requireCondition(fields: Fields, filter: unknown, words?: Words): void {
  if (!selectsAll(fields, filter, words)) return
  const description = message('violations.leavesSomethingOut')
  throw new InvalidArgument([{ field: 'filter', description, violatedRule: 'REQUIRED_FIELD' }])
}

function reachOf(fields: Fields, filter: unknown): Reach {
  if (!isObject(filter)) return 'some'
  return allOf(Object.entries(filter).map(([key, value]) => reachOfPart(fields, key, value)))
}

function reachOfPart(fields: Fields, key: string, value: unknown): Reach {
  switch (key) {
    case '$and':
      return allOf(listed(value).map((part) => reachOf(fields, part)))
    case '$or':
      return isEitherWay(listed(value)) ? 'all' : anyOf(listed(value).map((part) => reachOf(fields, part)))
    case '$not':
      return opposite[reachOf(fields, Array.isArray(value) ? { $and: value } : value)]
    default: {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined
      if (!field || !isObject(value)) return 'some'
      return allOf(Object.entries(value).map(([operator, operand]) => reachOfOperator(field, operator, operand)))
    }
  }
}

/** `query-sql.ts` gives these the same meaning. */
function reachOfOperator(field: Field, operator: string, operand: unknown): Reach {
  const present = field.sortable === true && field.orderSql === undefined
  const list = field.type.endsWith('[]') || field.anyOf !== undefined
  switch (operator) {
    case '$exists':
      return !present || typeof operand !== 'boolean' ? 'some' : operand ? 'all' : 'none'
    case '$isEmpty':
      return !present || list || field.type === 'text' || typeof operand !== 'boolean'
        ? 'some'
        : operand
          ? 'none'
          : 'all'
    case '$ne':
      return present && operand === null ? 'all' : 'some'
    case '$nin':
      return isEmpty(operand) ? 'all' : 'some'
    case '$hasAll':
      return !isEmpty(operand) ? 'some' : list ? 'all' : 'none'
    case '$in':
    case '$hasSome':
      return isEmpty(operand) ? 'none' : 'some'
    case '$startsWith':
    case '$endsWith':
    case '$contains':
      return operand === '' && present && !list ? 'all' : 'some'
    default:
      return 'some'
  }
}

/** A condition, or its opposite. */
function isEitherWay(parts: readonly unknown[]): boolean {
  const texts = new Set(parts.map((part) => JSON.stringify(part)))
  return parts.some((part) => isObject(part) && Object.keys(part).length === 1 && texts.has(JSON.stringify(part.$not)))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [{ invalid: true }])
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
