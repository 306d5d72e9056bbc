import { type FieldViolation, InvalidArgument } from '../ground/api-error.ts'
import { type Message, message } from '../ground/texts/message.ts'
import { boundsOf, brokenBound, type JsonBounds } from './json-bounds.ts'

/** Largest decoded size of the `.r` parameter, see `docs/algorithms/limits.md`. */
const MAX_R_BYTES = 8 * 1024
const DEEPEST_KEY = 6

const SMALL = boundsOf(0)

const tooMuch = {
  depth: (field: string, { depth }: JsonBounds): FieldViolation => ({
    field,
    description: message('violations.nested', { limit: String(depth) }),
    violatedRule: 'VALIDATION',
  }),
  parts: (field: string, { parts }: JsonBounds): FieldViolation => ({
    field,
    description: message('violations.mostParts', { limit: String(parts) }),
    violatedRule: 'MAX_SIZE',
    data: { threshold: parts },
  }),
  values: (field: string, { values }: JsonBounds): FieldViolation => ({
    field,
    description: message('violations.mostValues', { limit: String(values) }),
    violatedRule: 'MAX_SIZE',
    data: { threshold: values },
  }),
}

const decoder = new TextDecoder('utf-8', { fatal: true })

const formatViolation = (field: string, description: Message): InvalidArgument =>
  new InvalidArgument([{ field, description, violatedRule: 'FORMAT' } satisfies FieldViolation])

/**
 * The request message as a published client puts it into a query string: `.r` is base64url JSON of the whole message,
 * else dots nest and repeated keys are lists.
 */
export function messageOfQuery(query: Readonly<Record<string, string | string[] | undefined>>): {
  message: Record<string, unknown>
  fromText: boolean
} {
  const packed = query['.r']
  if (packed !== undefined) return { message: unpack(Array.isArray(packed) ? packed[0]! : packed), fromText: false }
  const message: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(query)) if (value !== undefined) setNested(message, key.split('.'), value)
  return { message, fromText: true }
}

function unpack(packed: string): Record<string, unknown> {
  if (packed.length > MAX_R_BYTES * 2) throw formatViolation('.r', message('violations.tooLong'))
  if (!/^[A-Za-z0-9_=-]*$/.test(packed)) throw formatViolation('.r', message('violations.base64url'))
  const bytes = Buffer.from(packed, 'base64url')
  if (bytes.length > MAX_R_BYTES)
    throw formatViolation('.r', message('violations.mostBytesHeld', { limit: String(MAX_R_BYTES) }))
  return parseJson(bytes, '.r')
}

/**
 * UTF-8 JSON object; anything else is a FORMAT violation of `field`. Keys that could reach a prototype are refused. A text nested too
 * deep or with too many parts is refused before it is parsed.
 */
export function parseJson(bytes: Uint8Array, field: string, bounds = SMALL): Record<string, unknown> {
  const broken = brokenBound(bytes, bounds)
  if (broken) throw new InvalidArgument([tooMuch[broken](field, bounds)])
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    throw formatViolation(field, message('violations.utf8'))
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw formatViolation(field, message('violations.validJson'))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw formatViolation(field, message('violations.jsonObject'))
  if (namesPrototype(text, value)) {
    throw new InvalidArgument([
      { field: '__proto__', description: message('violations.unknownField'), violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  }
  return value as Record<string, unknown> // checked above
}

/** Any letter of a key may be written as an escape, so the keys themselves decide, wherever the text can hold this one. */
const MAY_NAME_PROTOTYPE = /__proto__|\\u00/

/** True when an object in what `text` was parsed to has a key that is a prototype's elsewhere. */
export function namesPrototype(text: string, parsed: unknown): boolean {
  const pending = MAY_NAME_PROTOTYPE.test(text) && isObject(parsed) ? [parsed] : []
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (Object.hasOwn(next, '__proto__')) return true
    for (const part of Array.isArray(next) ? next : Object.values(next)) if (isObject(part)) pending.push(part)
  }
  return false
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Sets a dotted field; a scalar in the way is replaced. */
export function setNested(target: Record<string, unknown>, keys: readonly string[], value: unknown): void {
  if (keys.length > DEEPEST_KEY || keys.some((key) => key === '__proto__')) return
  let at = target
  for (const key of keys.slice(0, -1)) {
    const known = Object.hasOwn(at, key) ? at[key] : undefined
    const next = typeof known === 'object' && known !== null && !Array.isArray(known) ? known : {}
    at[key] = next
    at = next as Record<string, unknown> // an object, checked or made above
  }
  at[keys.at(-1)!] = value
}
