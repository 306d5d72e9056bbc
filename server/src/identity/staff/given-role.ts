import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { isBuiltIn, roleNames, roleScopes } from '@fairground/domain/staff/roles.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Tx } from '../../ground/database.ts'
import { grantable } from '../../ground/grantable.ts'
import type { StaffRow } from './queries.ts'
import { shareRole } from './role-queries.ts'

/** A role as a user's row holds it: `role` is 'custom' where `roleId` names one of the site's. */
export interface GivenRole {
  readonly role: string
  readonly roleId: string | null
  readonly name: string
  readonly scopes: Scope[]
}

/** The role of this key or id, if the caller may give it. One of the site's stays as it is until the transaction ends. */
export async function roleToGive(tx: Tx, caller: Caller, key: string): Promise<GivenRole> {
  const given = isBuiltIn(key)
    ? { role: key, roleId: null, name: roleNames[key], scopes: [...roleScopes[key]] }
    : await ownRole(tx, key)
  grantable(caller, given.scopes)
  return given
}

async function ownRole(tx: Tx, id: string): Promise<GivenRole> {
  const found = await tx.row(shareRole, { id })
  if (!found) throw new ApiError({ code: 'STAFF_ROLE_NOT_FOUND', id })
  return { role: 'custom', roleId: found.id, name: found.name, scopes: found.scopes }
}

/** "Owner", "Night shift": what people call the role of a user. */
export const nameOfRole = ({ role, roleName }: Pick<StaffRow, 'role' | 'roleName'>): string =>
  roleName ?? (isBuiltIn(role) ? roleNames[role] : role)
