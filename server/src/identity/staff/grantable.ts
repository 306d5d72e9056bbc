import type { Scope } from '@fairground/contract/scopes.ts'
import { lackingScope } from '@fairground/domain/staff/roles.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'

const heldBy = (caller: Caller): readonly Scope[] =>
  caller.kind === 'staff' || caller.kind === 'apiKey' ? caller.scopes : []

/** Does the caller hold all of these? */
export const isGrantable = (caller: Caller, scopes: readonly Scope[]): boolean =>
  lackingScope(heldBy(caller), scopes) === undefined

/** Nobody gives, or takes away, what they do not have themselves: PERMISSION_DENIED names the first such scope. */
export function grantable(caller: Caller, scopes: readonly Scope[]): void {
  const scope = lackingScope(heldBy(caller), scopes)
  if (scope) throw new ApiError({ code: 'PERMISSION_DENIED', scope, description: `You do not hold ${scope} yourself.` })
}
