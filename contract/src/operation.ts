import type { Static, TSchema } from 'typebox'
import type { Scope } from './enumerations/staff.ts'
import type { Refusal } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Callers of an operation; the permission table is made of these entries.
 * - `anyone`: no credentials needed (token endpoint, health).
 * - `caller`: any valid credentials of the site: visitor, member, staff, API key.
 * - `own`: as `caller`, but a visitor or member reaches only what is theirs; the handler's statement carries the owner.
 * - `staff`: a signed-in staff user of any role; everybody else, keys too, gets 403.
 * - `admin`: a staff user or API key that holds `scope`; visitors and members get 403.
 */
export type Who =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'caller' }
  | { readonly kind: 'staff' }
  | { readonly kind: 'own'; readonly scope: Scope }
  | { readonly kind: 'admin'; readonly scope: Scope }

export const anyone: Who = { kind: 'anyone' }
export const caller: Who = { kind: 'caller' }
export const staff: Who = { kind: 'staff' }
export const own = (scope: Scope): Who => ({ kind: 'own', scope })
export const admin = (scope: Scope): Who => ({ kind: 'admin', scope })

/** One API call as one value: the server mounts it, the client calls it, the reference renders it, the tests enumerate it. */
export interface Operation<
  Request extends TSchema = TSchema,
  Response extends TSchema = TSchema,
  Code extends Refusal = Refusal,
> {
  /** Published module, for example `ecom.current-cart`; ours are `fairground.*`. */
  readonly module: string
  /** Function name in the published module. */
  readonly name: string
  readonly summary: string
  readonly method: Method
  /** Relative path with `{field}` segments named as the request's fields, also nested (`{event.id}`). */
  readonly path: string
  /** Path on the API host; absent where the client has no mapping and calls the relative path. */
  readonly publicPath?: string
  /** Path when a client is pointed at another host. */
  readonly sitePath?: string
  readonly aliases?: readonly string[]
  /** False where another operation has the same relative path and method: then it is not mounted there. */
  readonly relative?: false
  /** GET only: the suffix of the POST form that takes over above 4,000 characters; `''` is the same path. */
  readonly postFallback?: string
  /** Largest JSON body in bytes; 1 MB by default, 64 kB where no credentials are needed. */
  readonly bodyLimit?: number
  readonly who: Who
  /** The whole request message: path, query and body fields together. */
  readonly request: Request
  readonly response: Response
  readonly refusals: readonly Code[]
}

export function operation<Request extends TSchema, Response extends TSchema, const Code extends Refusal>(
  value: Operation<Request, Response, Code>,
): Operation<Request, Response, Code> {
  return value
}

export type RequestOf<O extends Operation> = Static<O['request']>
export type ResponseOf<O extends Operation> = Static<O['response']>

/** `ecom.current-cart.addToCurrentCart`: the key of the permission table, logs, metrics and caches. */
export const operationKey = (op: Pick<Operation, 'module' | 'name'>): string => `${op.module}.${op.name}`
