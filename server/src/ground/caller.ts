import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { Actor } from './database.ts'

/** Caller of a request. Visitors and members own carts, checkouts, reservations and orders by `id`. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'visitor'; readonly id: string; readonly clientId: string | null }
  | {
      readonly kind: 'member'
      readonly id: string
      readonly visitorId: string | null
      readonly clientId: string | null
      /** Family of the session's refresh token: what a log-out ends. */
      readonly family: string | null
    }
  | { readonly kind: 'staff'; readonly id: string; readonly scopes: readonly Scope[] }
  /** A member of the door staff. No credentials are theirs: operations of the door put them in the place of who called. */
  | { readonly kind: 'doorStaff'; readonly id: string }
  | {
      readonly kind: 'apiKey'
      readonly id: string
      readonly scopes: readonly Scope[]
      /** Caller whose access token stood beside the key. */
      readonly beside?: { readonly visitorId: string | null; readonly clientId: string | null }
    }

/** Entity of the domain events that end sessions: its id is the member's `family`, the staff user or the API key. */
export const SESSION_ENTITY = 'session'

/** A staff user or API key, whatever its scopes. Grants nothing: features decide by `holdsScope` and `reachOf`. */
/** On whose behalf a caller writes, where history names one. */
export const actorOf = (caller: Caller): Actor | undefined =>
  caller.kind === 'staff' || caller.kind === 'apiKey' ? { kind: caller.kind, id: caller.id } : undefined

export const isAdministrator = (caller: Caller): boolean => caller.kind === 'staff' || caller.kind === 'apiKey'

export const scopesOf = (caller: Caller): readonly Scope[] =>
  caller.kind === 'staff' || caller.kind === 'apiKey' ? caller.scopes : []

/** `.write` includes `.read`. */
export const holdsScope = (caller: Caller, scope: Scope): boolean =>
  scopesOf(caller).includes(scope) || scopesOf(caller).includes(scope.replace('.read', '.write') as Scope)

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Owner filter for statements that read or change what belongs to one caller: null, which is everybody's, with `scope`;
 * else the caller's own id, or nobody's for administrators without the scope.
 */
export const reachOf = (caller: Caller, scope: Scope): string | null =>
  holdsScope(caller, scope) ? null : (ownerId(caller) ?? NOBODY)

/** The id that owns what this caller makes; undefined for administrators and anonymous callers. */
export const ownerId = (caller: Caller): string | undefined =>
  caller.kind === 'visitor' || caller.kind === 'member' ? caller.id : undefined

/** Caller of an operation that is for signed-in staff. */
export function staffId(caller: Caller): string {
  if (caller.kind === 'staff') return caller.id
  throw new Error('Only staff users come here')
}
