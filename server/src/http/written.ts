import fastJson from 'fast-json-stringify'
import type { TSchema } from 'typebox'

/** A serialised answer, as text or in UTF-8. */
export type Body = string | Buffer

/** An answer that its handler has put together of serialised parts: sent as it stands. */
export class Written {
  readonly body: Buffer
  /** Cache tags of what it shows, where the operation is cacheable. */
  readonly tags: readonly string[]
  /** Moment at which the clock changes it, in milliseconds of this process's clock. */
  readonly until: number
  constructor(parts: readonly Buffer[], tags: readonly string[], until = Number.POSITIVE_INFINITY) {
    this.body = Buffer.concat(parts)
    this.tags = tags
    this.until = until
  }
}

/** Writes values of the schema as JSON: its fields, in its order. Compiled on first use. */
export function writer(schema: TSchema): (value: unknown) => string {
  let write: ((value: unknown) => string) | undefined
  return (value) => {
    write ??= fastJson(openFree(schema) as never) as (value: unknown) => string // our schemas are plain JSON Schema
    return write(value)
  }
}

/** A free object has no declared properties and is written as it is. */
function openFree(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(openFree)
  if (typeof schema !== 'object' || schema === null) return schema
  if ('free' in schema) return {}
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !DROPPED.includes(key))
      // Below `properties` stand field names, which may be spelled like keywords (`title`).
      .map(([key, value]) => [key, key === 'properties' ? openFields(value) : openFree(value)]),
  )
}

const openFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, openFree(schema)]))

/** Checks on the way in; on the way out they would only cost time. */
const DROPPED = [
  'title',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'minimum',
  'maximum',
  'format',
  'enum',
]
