import { message } from '../ground/texts/message.ts'
import { tooMany, tooManyBytes, tooManyEntries } from './keywords.ts'
import { mediumAddress } from './medium-address.ts'
import type { Violations } from './violations.ts'

/** The parts of a JSON schema that shaping a message reads. */
export interface Shape {
  readonly type?: string
  readonly nullable?: boolean
  readonly free?: boolean
  /** Most bytes of a free object. */
  readonly maxBytes?: number
  readonly float?: boolean
  readonly format?: string
  /** Text that may name a medium as the published clients do. */
  readonly medium?: boolean
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly patternProperties?: Readonly<Record<string, Shape>>
}

/** Values that stay the same through one message. */
interface Reading {
  /** The values came as texts. */
  readonly fromQuery: boolean
  readonly violations: Violations
}

const MAX_DEPTH = 50
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

/**
 * Copies what the schema names out of a request message: unknown fields are left behind (so nothing can be mass-assigned),
 * null where the schema knows none is as good as absent, and in a query string texts become numbers, booleans and lists.
 * Lists are cut at what the schema takes, so that what comes after costs no work; a longer one is a MAX_SIZE violation.
 * UUIDs are spelled in small letters.
 * Text that is not well-formed Unicode or holds NUL is a FORMAT violation here, because PostgreSQL stores neither.
 */
export function conform(shape: Shape, value: unknown, reading: Reading, path = ''): unknown {
  const { fromQuery, violations } = reading
  if (violations.isFull) return undefined
  if (value === null) return shape.nullable ? null : undefined
  if (shape.properties) return isRecord(value) ? conformObject(shape.properties, value, reading, path) : value
  if (shape.free) return conformFree(shape, value, violations, path)
  if (shape.patternProperties) return conformMap(shape, value, reading, path)
  switch (shape.type) {
    case 'array': {
      const items = Array.isArray(value) ? value : fromQuery ? [value] : undefined
      return items ? conformList(shape, items, reading, path) : value
    }
    case 'string':
      if (typeof value !== 'string') return value
      return checkedText(shape.medium ? mediumAddress(value) : spelled(shape, value), violations, path)
    case 'integer':
    case 'number':
      return typeof value === 'string' && fromQuery && NUMBER.test(value) ? Number(value) : value
    case 'boolean':
      return fromQuery && (value === 'true' || value === 'false') ? value === 'true' : value
    default:
      return typeof value === 'string' ? checkedText(value, violations, path) : checkedFree(value, violations, path, 1)
  }
}

/** An id is one, however it is spelled: handlers compare it as it is stored. */
const spelled = ({ format }: Shape, text: string): string => (format === 'uuid' ? text.toLowerCase() : text)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function conformList(
  { items: shape = {}, maxItems = Number.POSITIVE_INFINITY }: Shape,
  items: readonly unknown[],
  reading: Reading,
  path: string,
): unknown[] {
  if (items.length > maxItems) reading.violations.add(tooMany(path, maxItems))
  return reading.violations.each(
    path,
    items.slice(0, maxItems),
    (item, at) => conform(shape, item, reading, at) ?? null,
  )
}

function conformObject(
  properties: Readonly<Record<string, Shape>>,
  value: Record<string, unknown>,
  reading: Reading,
  path: string,
): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const shape = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (!shape) continue
    const part = conform(shape, value[key], reading, path ? `${path}.${key}` : key)
    if (part !== undefined) copy[key] = part
  }
  return copy
}

function conformMap(shape: Shape, value: unknown, reading: Reading, path: string): unknown {
  if (!isRecord(value)) return value
  const item = Object.values(shape.patternProperties ?? {})[0] ?? {}
  const copy: Record<string, unknown> = Object.create(null)
  const { maxProperties = Number.POSITIVE_INFINITY } = shape
  const keys = Object.keys(value)
  if (keys.length > maxProperties) reading.violations.add(tooManyEntries(path, maxProperties))
  for (const key of keys.slice(0, maxProperties)) {
    if (reading.violations.isFull) break
    checkedText(key, reading.violations, path)
    const part = conform(item, value[key], reading, `${path}.${key}`)
    if (part !== undefined) copy[key] = part
  }
  return copy
}

function checkedText(text: string, violations: Violations, path: string): string {
  if (text.includes('\0') || !text.isWellFormed()) {
    violations.add({ field: path, description: message('violations.wellFormed'), violatedRule: 'FORMAT' })
  }
  return text
}

function conformFree({ maxBytes }: Shape, value: unknown, violations: Violations, path: string): unknown {
  const copy = checkedFree(value, violations, path, 1)
  if (maxBytes !== undefined && isRecord(copy) && Buffer.byteLength(JSON.stringify(copy)) > maxBytes)
    violations.add(tooManyBytes(path, maxBytes))
  return copy
}

function checkedFree(value: unknown, violations: Violations, path: string, depth: number): unknown {
  if (violations.isFull) return undefined
  if (depth > MAX_DEPTH) {
    violations.add({
      field: path,
      description: message('violations.nested', { limit: String(MAX_DEPTH) }),
      violatedRule: 'VALIDATION',
    })
    return undefined
  }
  if (typeof value === 'string') return checkedText(value, violations, path)
  if (Array.isArray(value)) return value.map((item, i) => checkedFree(item, violations, `${path}[${i}]`, depth + 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      checkedText(key, violations, path),
      checkedFree(part, violations, `${path}.${key}`, depth + 1),
    ]),
  )
}
