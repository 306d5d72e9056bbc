import type { Route } from './call.ts'
import { toWire } from './values.ts'

/** Above this many characters of query a GET goes as POST, if the operation has that form. */
const LONGEST_QUERY = 4000

export interface Target {
  readonly method: Route['method']
  /** Path with query, from the server's root. */
  readonly path: string
  readonly body?: string
}

/** Target of a message: path fields filled in and repeated, the rest in the query (GET, DELETE) or the body. */
export function targetOf(route: Route, message: Readonly<Record<string, unknown>>): Target {
  const path = route.path.replace(/\{([^}]+)\}/g, (_, field: string) => encodeURIComponent(pathField(message, field)))
  if (route.method !== 'GET' && route.method !== 'DELETE') return { method: route.method, path, body: toWire(message) }
  const query = queryOf(message)
  if (query.length > LONGEST_QUERY && route.fallback !== undefined) {
    return { method: 'POST', path: path + route.fallback, body: toWire(message) }
  }
  return { method: route.method, path: query === '' ? path : `${path}?${query}` }
}

function pathField(message: Readonly<Record<string, unknown>>, field: string): string {
  let value: unknown = message
  for (const key of field.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  if (value === undefined || value === null || value === '')
    throw new TypeError(`the field ${field} is needed for the address`)
  return String(value)
}

/** Repeated keys for lists; a message that nests goes whole as `.r`, base64url of its JSON. */
function queryOf(message: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(message).filter(([, value]) => value !== undefined && value !== null)
  if (given.some(([, value]) => nests(value))) return `.r=${base64url(toWire(message))}`
  const query = new URLSearchParams()
  for (const [key, value] of given)
    for (const item of Array.isArray(value) ? value : [value]) query.append(key, textOf(item))
  return query.toString()
}

const nests = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(nests) : typeof value === 'object' && value !== null && !(value instanceof Date)

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
