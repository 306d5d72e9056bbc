import { hash } from 'node:crypto'
import fastJson from 'fast-json-stringify'
import type { TSchema } from 'typebox'

/** A serialised answer: text, bytes in UTF-8, or such bytes in parts. */
export type Body = string | Buffer | Parts

/** Bytes one part after the other. Parts that are shared by many answers are neither copied nor hashed again. */
export class Parts {
  readonly all: readonly Buffer[]
  /** In bytes. */
  readonly length: number
  constructor(all: readonly Buffer[]) {
    this.all = all
    this.length = all.reduce((sum, part) => sum + part.length, 0)
  }
  toString(): string {
    return String(Buffer.concat(this.all))
  }
}

export function bytesOf(body: Body): Buffer {
  if (typeof body === 'string') return Buffer.from(body)
  return body instanceof Parts ? Buffer.concat(body.all) : body
}

export const lengthOf = (body: Body): number => (typeof body === 'string' ? Buffer.byteLength(body) : body.length)

/**
 * Bytes of a text that may be remembered. `Buffer.from` cuts short ones out of 64 kB that it shares among whatever comes, and one that stays
 * holds them all.
 */
export function lastingBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** As `lastingBytes`, of bytes that others may share. */
export function lastingCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

const COMMA = Buffer.from(',')
/** Items of a JSON list, without its brackets. */
export const itemsOf = (texts: readonly Buffer[]): Buffer[] =>
  texts.flatMap((text, i) => (i === 0 ? [text] : [COMMA, text]))

/** Bytes of an answer do not change once they are written. */
const digests = new WeakMap<Buffer, string>()
function digestOf(part: Buffer): string {
  const known = digests.get(part)
  if (known !== undefined) return known
  const digest = hash('sha1', part, 'base64url')
  digests.set(part, digest)
  return digest
}

/** Validator of a body: equal ones have equal bytes. */
export function etagOf(body: Body): string {
  if (typeof body === 'string') return `"${hash('sha1', body, 'base64url')}"`
  return `"${body instanceof Parts ? hash('sha1', body.all.map(digestOf).join(), 'base64url') : digestOf(body)}"`
}

/** An answer that its handler has put together of serialised parts: sent as it stands. */
export class Written {
  readonly body: Buffer | Parts
  /** Cache tags of what it shows, where the operation is cacheable. */
  readonly tags: readonly string[]
  /** Moment at which the clock changes it, in milliseconds of this process's clock. */
  readonly until: number
  constructor(parts: readonly Buffer[], tags: readonly string[], until = Number.POSITIVE_INFINITY) {
    const [only, ...more] = parts
    this.body = only && more.length === 0 ? only : new Parts(parts)
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
