import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { lackingScope } from '@fairground/domain/staff/roles.ts'
import { ApiError } from './api-error.ts'
import { type Caller, scopesOf } from './caller.ts'

/** Does the caller hold all of these? */
export const isGrantable = (caller: Caller, scopes: readonly Scope[]): boolean =>
  lackingScope(scopesOf(caller), scopes) === undefined

/** Nobody gives, or takes away, what they do not have themselves: PERMISSION_DENIED names the first such scope. */
export function grantable(caller: Caller, scopes: readonly Scope[]): void {
  const scope = lackingScope(scopesOf(caller), scopes)
  if (scope) throw new ApiError({ code: 'PERMISSION_DENIED', scope }, (t) => t('refusals.lackedScope', { scope }))
}
