import type { inviteStaffUser } from '@fairground/contract/fairground/staff-users.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { isLastOwner } from '@fairground/domain/staff/roles.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import { SESSION_ENTITY } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { grantable } from '../../ground/grantable.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import { writeMail } from '../../mail/post.ts'
import { happen } from '../../outbox/happenings.ts'
import { forgetFactors } from '../factors/forget-factors.ts'
import { endSessionsOfStaff, endSignInsOfStaff } from './end-sign-ins.ts'
import { type GivenRole, nameOfRole, roleToGive } from './given-role.ts'
import {
  changeRole,
  deleteUser,
  findUserByEmail,
  forgetIdentitiesOf,
  insertStaffUser,
  listUsers,
  lockOwners,
  type StaffRow,
} from './queries.ts'
import { invitationLink } from './sign-in-link.ts'

const MAX_USERS = 500

/** Adds the user and writes the mail that lets them in, both or neither. */
export async function inviteUser(
  ctx: Ctx,
  publicUrl: string,
  { email, name = '', role }: RequestOf<typeof inviteStaffUser>,
): Promise<StaffRow> {
  return ctx.db.inTx(async (tx) => {
    // Invitations take turns with changes of owners, so that of two with the same address the second finds the first.
    await tx.rows(lockOwners, {})
    if (await tx.row(findUserByEmail, { email })) throw new ApiError({ code: 'STAFF_USER_EXISTS', email })
    if ((await tx.rows(listUsers, {})).length >= MAX_USERS)
      throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_USERS })
    const given = await roleToGive(tx, ctx.caller, role)
    const user: StaffRow = {
      id: ctx.newId(),
      email,
      name,
      ...shown(given),
      issuers: [],
      createdAt: ctx.now,
      signedInAt: null,
    }
    await tx.run(insertStaffUser, { id: user.id, email, name, ...stored(given), at: ctx.now })
    const { signInLink } = await invitationLink(tx, publicUrl, ctx.now, user)
    await writeMail(tx, invitationMail(email, given.name, signInLink), ctx)
    await record(tx, ctx, {
      action: 'staffUser.invited',
      target: { id: user.id, name: email },
      after: { email, role: given.name },
    })
    return user
  })
}

export const giveRole = (ctx: Ctx, id: string, role: string): Promise<StaffRow> =>
  ctx.db.inTx(async (tx) => {
    const user = await userToChange(tx, ctx, id, role === 'owner')
    const given = await roleToGive(tx, ctx.caller, role)
    await tx.run(changeRole, { id, ...stored(given) })
    await streamsEnd(tx, ctx, [id])
    const target = { id, name: user.email }
    const before = { role: nameOfRole(user) }
    await record(tx, ctx, { action: 'staffUser.roleChanged', target, before, after: { role: given.name } })
    return { ...user, ...shown(given) }
  })

/** A session is looked up with its user by each request: both end here. */
export const removeUser = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const user = await userToChange(tx, ctx, id, false)
    const { email } = user
    const before = { email, role: nameOfRole(user) }
    await endSignInsOfStaff(tx, id)
    await forgetFactors(tx, [id])
    await tx.run(deleteUser, { id })
    await streamsEnd(tx, ctx, [id])
    await record(tx, ctx, { action: 'staffUser.removed', target: { id, name: email }, before })
  })

/** A user who signs in by a provider is found by their address again; sessions that began so end with the others. */
export const forgetProviders = (ctx: Ctx, id: string): Promise<StaffRow> =>
  ctx.db.inTx(async (tx) => {
    const user = await userToChange(tx, ctx, id, true)
    await tx.run(forgetIdentitiesOf, { userId: id })
    await endSessionsOfStaff(tx, id)
    await streamsEnd(tx, ctx, [id])
    const target = { id, name: user.email }
    await record(tx, ctx, { action: 'staffUser.signInForgotten', target, before: { issuers: user.issuers } })
    return { ...user, issuers: [] }
  })

const stored = ({ role, roleId, scopes }: GivenRole) => ({ role, roleId, scopes })
const shown = ({ role, roleId, name, scopes }: GivenRole) =>
  roleId === null ? { role, roleName: null, scopes } : { role: roleId, roleName: name, scopes }

/** Live streams of these users end; their pages ask again, as who they are then. */
export const streamsEnd = (tx: Tx, ctx: Ctx, userIds: readonly string[]) =>
  happen(
    tx,
    userIds.map((entityId) => ({ entity: SESSION_ENTITY, entityId, slug: 'ended', payload: {} })),
    ctx,
  )

/** The user, if the caller may change them. The owners are locked, so that two who leave at once cannot both. */
async function userToChange(tx: Tx, { caller }: Ctx, id: string, staysOwner: boolean): Promise<StaffRow> {
  const owners = (await tx.rows(lockOwners, {})).map((owner) => owner.id)
  const user = (await tx.rows(listUsers, {})).find((one) => one.id === id)
  if (!user) throw new ApiError({ code: 'STAFF_USER_NOT_FOUND', id })
  grantable(caller, user.scopes)
  if (!staysOwner && isLastOwner(owners, id)) throw new ApiError({ code: 'LAST_OWNER', id })
  return user
}

const invitationMail = (to: string, role: string, link: string): TemplatedMail => ({
  to,
  template: 'invitation',
  values: { role, link },
})
