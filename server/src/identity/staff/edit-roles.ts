import type { createStaffRole, deleteStaffRole, updateStaffRole } from '@fairground/contract/fairground/staff-roles.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { isNameOfBuiltIn, tidyScopes } from '@fairground/domain/staff/roles.ts'
import { record, recordEach } from '../../audit/record.ts'
import { violatedConstraint } from '../../db/faults.ts'
import type { RowOf } from '../../db/statement.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { grantable } from '../../ground/grantable.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import { streamsEnd } from './edit-users.ts'
import { roleToGive } from './given-role.ts'
import { lockOwners } from './queries.ts'
import {
  changeUsersOfRole,
  deleteRole,
  insertRole,
  listRoles,
  lockRole,
  usersOfRole,
  writeRole,
} from './role-queries.ts'

const MAX_ROLES = 50

export type OwnRole = RowOf<typeof lockRole>

export async function createRole(ctx: Ctx, request: RequestOf<typeof createStaffRole>): Promise<OwnRole> {
  const name = trimmed(request.name)
  const scopes = tidyScopes(request.scopes)
  grantable(ctx.caller, scopes)
  refuseTaken(name)
  return ctx.db.inTx(async (tx) => {
    await tx.rows(lockOwners, {})
    if ((await tx.rows(listRoles, {})).length >= MAX_ROLES)
      throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_ROLES })
    const role = await tx.row(insertRole, { id: ctx.newId(), name, scopes, at: ctx.now })
    if (!role) throw new ApiError({ code: 'STAFF_ROLE_EXISTS', name })
    await record(tx, ctx, { action: 'staffRole.created', target: role, after: { name, scopes } })
    return role
  })
}

/** A staff user who changes a role holds what it allowed and what it allows: nobody gives or takes away what they do not have. */
export async function updateRole(ctx: Ctx, request: RequestOf<typeof updateStaffRole>): Promise<OwnRole> {
  try {
    return await ctx.db.inTx((tx) => update(tx, ctx, request))
  } catch (error) {
    throw violatedConstraint(error) === 'staff_roles_name'
      ? new ApiError({ code: 'STAFF_ROLE_EXISTS', name: request.name })
      : error
  }
}

async function update(
  tx: Tx,
  ctx: Ctx,
  { id, revision, ...change }: RequestOf<typeof updateStaffRole>,
): Promise<OwnRole> {
  const before = await roleToChange(tx, ctx, id)
  sameRevision(before, revision, { id })
  const name = change.name === undefined ? before.name : trimmed(change.name)
  const scopes = change.scopes ? tidyScopes(change.scopes) : before.scopes
  grantable(ctx.caller, scopes)
  refuseTaken(name)
  const after = await tx.row(writeRole, { id, name, scopes, at: ctx.now })
  const users = await tx.rows(usersOfRole, { id })
  await tx.run(changeUsersOfRole, { id, role: 'custom', roleId: id, scopes })
  await endStreams(tx, ctx, users)
  await record(tx, ctx, {
    action: 'staffRole.updated',
    target: { id, name },
    before: { name: before.name, scopes: before.scopes },
    after: { name, scopes },
  })
  return after! // locked above
}

/** Its users get the role that is named; without one it stays while somebody has it. */
export const removeRole = (ctx: Ctx, { id, moveTo }: RequestOf<typeof deleteStaffRole>): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { name, scopes } = await roleToChange(tx, ctx, id)
    const users = await tx.rows(usersOfRole, { id })
    if (users.length > 0) {
      if (moveTo === undefined || moveTo.toLowerCase() === id)
        throw new ApiError({ code: 'STAFF_ROLE_IN_USE', id, users: users.length })
      const given = await roleToGive(tx, ctx.caller, moveTo)
      await tx.run(changeUsersOfRole, { id, role: given.role, roleId: given.roleId, scopes: given.scopes })
      await endStreams(tx, ctx, users)
      const change = { before: { role: name }, after: { role: given.name } }
      await recordEach(
        tx,
        ctx,
        users.map((user) => ({
          action: 'staffUser.roleChanged',
          target: { id: user.id, name: user.email },
          ...change,
        })),
      )
    }
    await tx.run(deleteRole, { id })
    await record(tx, ctx, { action: 'staffRole.deleted', target: { id, name }, before: { name, scopes } })
  })

const endStreams = (tx: Tx, ctx: Ctx, users: readonly { id: string }[]) =>
  streamsEnd(
    tx,
    ctx,
    users.map(({ id }) => id),
  )

/** Owners first, then the role: the order in which changes of users lock them. */
async function roleToChange(tx: Tx, { caller }: Ctx, id: string): Promise<OwnRole> {
  await tx.rows(lockOwners, {})
  const role = await tx.row(lockRole, { id })
  if (!role) throw new ApiError({ code: 'STAFF_ROLE_NOT_FOUND', id })
  grantable(caller, role.scopes)
  return role
}

function trimmed(text: string): string {
  const name = text.trim()
  if (name === '')
    throw new InvalidArgument([
      { field: 'name', description: message('violations.letterOrDigit'), violatedRule: 'REQUIRED_FIELD' },
    ])
  return name
}

function refuseTaken(name: string): void {
  if (isNameOfBuiltIn(name)) throw new ApiError({ code: 'STAFF_ROLE_EXISTS', name })
}
