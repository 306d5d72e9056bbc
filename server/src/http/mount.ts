import { type Operation, operationKey, type RequestOf, type ResponseOf } from '@fairground/contract/operation.ts'
import fastJson from 'fast-json-stringify'
import type { TSchema } from 'typebox'
import type { Shape } from './conform.ts'
import type { Ctx } from './context.ts'
import type { SharedLimit } from './rate-limits.ts'
import { type Validate, validator } from './validate.ts'

export type Handler<O extends Operation> = (request: RequestOf<O>, ctx: Ctx) => Promise<ResponseOf<O>>

export interface MountOptions<O extends Operation> {
  /**
   * Makes the read cacheable for callers who are not administrators: the tags of what the answer shows.
   * Only for answers that are the same for every visitor.
   */
  readonly cache?: (request: RequestOf<O>, response: ResponseOf<O>) => string[]
  /** How long a cached answer may be shown, in milliseconds; 60 s unless said. Less where it changes with the time of day. */
  readonly cacheForMs?: number
  /** For operations without a caller: which site the request means. */
  readonly siteOf?: (request: RequestOf<O>) => string | undefined
  readonly limit?: (request: RequestOf<O>) => SharedLimit | undefined
}

/** A mounted operation with everything compiled from its schemas (on first use). */
export interface Mounted {
  readonly operation: Operation
  readonly key: string
  readonly shape: Shape
  readonly validate: Validate
  readonly serialize: (response: unknown) => string
  readonly handler: (request: never, ctx: Ctx) => Promise<unknown>
  readonly options: MountOptions<Operation>
}

/** What features mount on; the app turns each into its routes. */
export interface Api {
  readonly mounted: Map<string, Mounted>
}

export const newApi = (): Api => ({ mounted: new Map() })

/** Binds a contract operation to its handler. The request arrives validated and stripped to what the schema names. */
export function mount<O extends Operation>(
  api: Api,
  operation: O,
  handler: Handler<O>,
  options: MountOptions<O> = {},
): void {
  const key = operationKey(operation)
  if (api.mounted.has(key)) throw new Error(`${key} is mounted twice`)
  let serialize: ((response: unknown) => string) | undefined
  api.mounted.set(key, {
    operation,
    key,
    shape: operation.request as Shape,
    validate: validator(operation.request),
    serialize: (response) => {
      serialize ??= compileSerializer(operation.response)
      return serialize(response)
    },
    handler: handler as Mounted['handler'], // the validator has checked the request against this operation's schema
    options: options as unknown as MountOptions<Operation>,
  })
}

/** A free object has no declared properties and is written as it is. */
function compileSerializer(schema: TSchema): (response: unknown) => string {
  return fastJson(openFree(schema) as never) as (response: unknown) => string // our schemas are plain JSON Schema
}

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
