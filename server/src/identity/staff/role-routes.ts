import { StaffRole } from '@fairground/contract/enumerations/staff.ts'
import * as contract from '@fairground/contract/fairground/staff-roles.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { roleNames, roleScopes } from '@fairground/domain/staff/roles.ts'
import type { Db } from '../../ground/database.ts'
import { type Api, mount } from '../../http/mount.ts'
import { createRole, type OwnRole, removeRole, updateRole } from './edit-roles.ts'
import { countUsers, listRoles } from './role-queries.ts'

type Role = ResponseOf<typeof contract.listStaffRoles>['roles'][number]

export function staffRoleRoutes(api: Api): void {
  const usersByRole = async (db: Db) => new Map((await db.rows(countUsers, {})).map(({ role, users }) => [role, users]))

  mount(api, contract.listStaffRoles, async (_request, { db }) => {
    const users = await usersByRole(db)
    const builtIn = StaffRole.map(
      (id): Role => ({
        id,
        name: roleNames[id],
        builtIn: true,
        scopes: [...roleScopes[id]],
        users: users.get(id) ?? 0,
      }),
    )
    const own = await db.rows(listRoles, {})
    return { roles: [...builtIn, ...own.map((role) => roleToWire(role, users.get(role.id) ?? 0))] }
  })

  mount(api, contract.createStaffRole, async (request, ctx) => ({
    role: roleToWire(await createRole(ctx, request), 0),
  }))

  mount(api, contract.updateStaffRole, async (request, ctx) => {
    const role = await updateRole(ctx, request)
    return { role: roleToWire(role, (await usersByRole(ctx.db)).get(role.id) ?? 0) }
  })

  mount(api, contract.deleteStaffRole, async (request, ctx) => {
    await removeRole(ctx, request)
    return {}
  })
}

const roleToWire = ({ id, name, scopes, revision, createdAt, updatedAt }: OwnRole, users: number): Role => ({
  id,
  name,
  builtIn: false,
  scopes,
  users,
  revision: String(revision),
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})
