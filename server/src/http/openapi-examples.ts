import type { Operation } from '@fairground/contract/operation.ts'
import type { ContractSchema, Json } from './openapi-schemas.ts'
import { exampleText } from './openapi-texts.ts'

/** Bounds as the contract writes them. */
interface Schema extends ContractSchema {
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly required?: readonly string[]
  readonly const?: Json
  readonly properties?: Readonly<Record<string, Schema>>
}

interface Extent {
  /** Optional fields shown of an object that requires none. */
  readonly whereNoneIsRequired: number
  /** Optional fields shown beside required ones. */
  readonly besideRequired: number
  /** Objects and lists below this depth show what they require. */
  readonly depth: number
}

const LEAST: Extent = { whereNoneIsRequired: 2, besideRequired: 1, depth: 5 }
const WIDE: Extent = { whereNoneIsRequired: 8, besideRequired: 4, depth: 4 }

/** A request that passes: what it requires, or its first fields where it requires none. */
export const exampleMessage = (operation: Operation): { readonly [key: string]: Json } =>
  exampleOf(operation.request as Schema, LEAST) as { readonly [key: string]: Json } // a request is an object

/** An answer with the fields that callers look for first. */
export const exampleAnswer = (operation: Operation): Json => exampleOf(operation.response as Schema, WIDE)

function exampleOf(schema: Schema, extent: Extent, depth = 0, field = ''): Json {
  if (schema.const !== undefined) return schema.const
  if (schema.enum)
    return schema.enum.find((value) => !/^(UNKNOWN|UNSPECIFIED|UNDEFINED|NA)_?/.test(value)) ?? schema.enum[0] ?? ''
  if (schema.anyOf) return exampleOf(schema.anyOf[0]!, extent, depth, field) // a union has parts
  if (schema.items) {
    const isLeftOut = schema.maxItems === 0 || (depth >= extent.depth && !schema.minItems)
    return isLeftOut ? [] : [exampleOf(schema.items, extent, depth + 1, singular(field))]
  }
  if (schema.properties) return exampleObject(schema, extent, depth)
  switch ([schema.type].flat()[0]) {
    case 'string':
      return exampleText(schema, field)
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, Math.min(1, schema.maximum ?? 1))
    case 'boolean':
      return true
    default:
      return {}
  }
}

const singular = (field: string): string => field.replace(/s$/, '')

function exampleObject(schema: Schema, extent: Extent, depth: number): Json {
  const fields = Object.entries(schema.properties ?? {})
  const isRequired = (field: string) => schema.required?.includes(field) ?? false
  const optional = fields.filter(([field]) => !isRequired(field) && field !== 'id')
  const room = optional.length < fields.length ? extent.besideRequired : extent.whereNoneIsRequired
  const more = new Set(depth >= extent.depth ? [] : plainFirst(optional).slice(0, room))
  const shown = fields.filter((entry) => isRequired(entry[0]) || more.has(entry))
  return Object.fromEntries(shown.map(([field, part]) => [field, exampleOf(part, extent, depth + 1, field)]))
}

/** Texts and numbers before objects and lists. */
const plainFirst = (fields: readonly [string, Schema][]): [string, Schema][] =>
  fields.toSorted(([, a], [, b]) => Number(isNested(a)) - Number(isNested(b)))

const isNested = ({ properties, items, anyOf, free }: Schema): boolean => Boolean(properties || items || anyOf || free)
