import type { Scope } from '@fairground/contract/scopes.ts'
import { lackingScope } from '@fairground/domain/staff/roles.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'

/** Nobody gives, or takes away, what they do not have themselves: PERMISSION_DENIED names the first such scope. */
export function grantable(caller: Caller, scopes: readonly Scope[]): void {
  const held = caller.kind === 'staff' || caller.kind === 'apiKey' ? caller.scopes : []
  const scope = lackingScope(held, scopes)
  if (scope) throw new ApiError({ code: 'PERMISSION_DENIED', scope, description: `You do not hold ${scope} yourself.` })
}
