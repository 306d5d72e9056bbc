import { moduleConstant } from '@fairground/contract/module-constant.ts'
import type { Operation } from '@fairground/contract/operation.ts'
import type { ContractSchema, Json } from './openapi-schemas.ts'
import { exampleText } from './reference-texts.ts'

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

/** The call as one line of a shell. `$SHOP`, `$TOKEN` and `$SITE` stand for the server, a token or API key, and the site's id. */
export function exampleCurl(operation: Operation): string {
  const message = exampleMessage(operation)
  const fields = [...(operation.publicPath ?? operation.path).matchAll(/\{([^}]+)\}/g)].map(([, field = '']) => field)
  const path = (operation.publicPath ?? operation.path).replace(/\{([^}]+)\}/g, (_, field: string) =>
    pathValue(message, field),
  )
  const rest = withoutFields(message, fields)
  const inBody = operation.method !== 'GET' && operation.method !== 'DELETE'
  const query = inBody ? '' : queryOf(rest)
  const lines = [
    `curl${operation.method === 'GET' ? '' : ` -X ${operation.method}`} "$SHOP${path}${query}"`,
    ...(operation.who.kind === 'anyone' ? [] : ['-H "Authorization: $TOKEN"']),
    ...(operation.who.kind === 'admin' ? ['-H "wix-site-id: $SITE"'] : []),
    ...(inBody ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(rest).replaceAll("'", "'\\''")}'`] : []),
  ]
  return lines.join(' \\\n  ')
}

function pathValue(message: Json, field: string): string {
  let value: Json | undefined = message
  for (const key of field.split('.')) value = (value as { readonly [key: string]: Json } | undefined)?.[key]
  return value === undefined || value === null ? `{${field}}` : encodeURIComponent(String(value))
}

function withoutFields(
  message: { readonly [key: string]: Json },
  fields: readonly string[],
): { readonly [key: string]: Json } {
  return Object.fromEntries(Object.entries(message).filter(([key]) => !fields.includes(key)))
}

/** Flat fields as they are; a message that nests goes whole as `.r`. */
function queryOf(message: { readonly [key: string]: Json }): string {
  const entries = Object.entries(message)
  if (entries.length === 0) return ''
  const isFlat = (value: Json) => typeof value !== 'object' || value === null
  if (!entries.every(([, value]) => isFlat(value) || (Array.isArray(value) && value.every(isFlat))))
    return `?.r=${Buffer.from(JSON.stringify(message)).toString('base64url')}`
  const query = new URLSearchParams(
    entries.flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, String(one)])),
  )
  return `?${query}`
}

/** The call by the typed client; undefined for what the client does by itself, such as fetching tokens. */
export function exampleClientCall(operation: Operation): string | undefined {
  if (operation.module.startsWith('sdk.')) return undefined
  const message = exampleMessage(operation)
  const written =
    Object.keys(message).length === 0 ? '' : JSON.stringify(message, null, 2).replace(/^( *)"(\w+)":/gm, '$1$2:')
  return `await client.${moduleConstant(operation.module)}.${operation.name}(${written})`
}
