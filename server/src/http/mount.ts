import { type Operation, operationKey, type RequestOf, type ResponseOf } from '@fairground/contract/operation.ts'
import type { FieldViolation } from '../ground/api-error.ts'
import type { Ctx } from '../ground/context.ts'
import type { Shape } from './conform.ts'
import { type ManyItems, manyItemsOf } from './faulty-items.ts'
import type { SharedLimit } from './rate-limits.ts'
import { type Validate, validator } from './validate.ts'
import { type Body, Written, writer } from './written.ts'

export type Handler<O extends Operation> = (request: RequestOf<O>, ctx: Ctx) => Promise<ResponseOf<O> | Written>

interface MountOptions<O extends Operation> {
  /**
   * Makes the read cacheable for callers who are not administrators: the tags of what the answer shows (a written one says them itself).
   * Only for answers that are the same for every visitor, and without a `limit`.
   */
  readonly cache?: (request: RequestOf<O>, response: ResponseOf<O>) => string[]
  /** Milliseconds that a cached answer may be shown; 60 s by default. Less where it changes with the time of day. */
  readonly cacheForMs?: number
  /** For operations without a caller: which site the request means. */
  readonly siteOf?: (request: RequestOf<O>) => string | undefined
  /** For operations whose published clients wrap the message: the message itself. */
  readonly unpack?: (message: Record<string, unknown>) => Record<string, unknown>
  /** Refusal of a message that does not fit its schema, instead of its field violations. */
  readonly invalid?: (violations: readonly FieldViolation[]) => Error
  /**
   * The answer is a secret that must not be stored, the attempt must count though it fails, or the work is several transactions: an
   * Idempotency-Key has no effect but what the handler makes of `ctx.idempotencyKey`. Repeating such a call is safe by itself.
   */
  readonly once?: true
  readonly limit?: (request: RequestOf<O>) => SharedLimit | readonly (SharedLimit | undefined)[] | undefined
  /** Changes what every request knows of the site, or its apps: this process reads it again once the change is committed. */
  readonly changesSite?: true
  /**
   * Also for those whose session was ended, as strangers: published clients keep sending its token until it runs out, and who
   * signs in again, or out, must not be stopped by it.
   */
  readonly alsoSignedOut?: (message: Record<string, unknown>) => boolean
}

/** Options of a step of signing in: its attempts count, and a person who was signed out may take it. */
export const signInStep = { once: true, alsoSignedOut: () => true } as const

/** A mounted operation with everything compiled from its schemas (on first use). */
export interface Mounted {
  readonly operation: Operation
  readonly key: string
  readonly shape: Shape
  /** Items of a call that answers item by item. */
  readonly many: ManyItems | undefined
  readonly validate: Validate
  readonly serialize: (response: unknown) => Body
  readonly handler: (request: never, ctx: Ctx) => Promise<unknown>
  readonly options: MountOptions<Operation>
}

/** Registry that features mount on; the app turns each into its routes. */
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
  if (options.cache && options.limit)
    throw new Error(`${key} is cached: it costs no statement that a limit would spare`)
  const write = writer(operation.response)
  api.mounted.set(key, {
    operation,
    key,
    shape: operation.request as Shape,
    many: manyItemsOf(operation),
    validate: validator(operation.request),
    serialize: (response) => (response instanceof Written ? response.body : write(response)),
    handler: handler as Mounted['handler'], // the validator has checked the request against this operation's schema
    options: options as unknown as MountOptions<Operation>,
  })
}
