import type { inviteStaffUser, StaffRole } from '@fairground/contract/fairground/staff-users.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { isLastOwner, roleScopes } from '@fairground/domain/staff/roles.ts'
import type { Tx } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { writeMail } from '../../mail/post.ts'
import { happen } from '../../outbox/happenings.ts'
import { record } from '../audit/record.ts'
import { SESSION_ENTITY } from '../tokens/revocations.ts'
import { grantable } from './grantable.ts'
import {
  changeRole,
  deleteLinksOf,
  deleteSessionsOf,
  deleteUser,
  findUserByEmail,
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
  const scopes = [...roleScopes[role]]
  grantable(ctx.caller, scopes)
  const user: StaffRow = { id: ctx.newId(), email, name, role, scopes, createdAt: ctx.now, signedInAt: null }
  await ctx.db.inTx(async (tx) => {
    // Invitations take turns with changes of owners, so that of two with the same address the second finds the first.
    await tx.rows(lockOwners, {})
    if (await tx.row(findUserByEmail, { email })) throw new ApiError({ code: 'STAFF_USER_EXISTS', email })
    if ((await tx.rows(listUsers, {})).length >= MAX_USERS)
      throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_USERS })
    await tx.run(insertStaffUser, { id: user.id, email, name, role, scopes, at: ctx.now })
    const { signInLink } = await invitationLink(tx, publicUrl, ctx.now, user)
    await writeMail(tx, invitationMail(email, ctx.site.name, role, signInLink), ctx)
    await record(tx, ctx, { action: 'staffUser.invited', target: { id: user.id, name: email }, after: { email, role } })
  })
  return user
}

export const giveRole = (ctx: Ctx, id: string, role: StaffRole): Promise<StaffRow> =>
  ctx.db.inTx(async (tx) => {
    const user = await userToChange(tx, ctx, id, role === 'owner')
    const scopes = [...roleScopes[role]]
    grantable(ctx.caller, scopes)
    await tx.run(changeRole, { id, role, scopes })
    await streamsEnd(tx, ctx, id)
    const target = { id, name: user.email }
    await record(tx, ctx, { action: 'staffUser.roleChanged', target, before: { role: user.role }, after: { role } })
    return { ...user, role, scopes }
  })

/** A session is looked up with its user by each request: both end here. */
export const removeUser = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { email, role } = await userToChange(tx, ctx, id, false)
    await tx.run(deleteSessionsOf, { userId: id })
    await tx.run(deleteLinksOf, { userId: id })
    await tx.run(deleteUser, { id })
    await streamsEnd(tx, ctx, id)
    await record(tx, ctx, { action: 'staffUser.removed', target: { id, name: email }, before: { email, role } })
  })

/** Live streams of the user end; their pages ask again, as who they are then. */
const streamsEnd = (tx: Tx, ctx: Ctx, userId: string) =>
  happen(tx, [{ entity: SESSION_ENTITY, entityId: userId, slug: 'ended', payload: {} }], ctx)

/** The user, if the caller may change them. The owners are locked, so that two who leave at once cannot both. */
async function userToChange(tx: Tx, { caller }: Ctx, id: string, staysOwner: boolean): Promise<StaffRow> {
  const owners = (await tx.rows(lockOwners, {})).map((owner) => owner.id)
  const user = (await tx.rows(listUsers, {})).find((one) => one.id === id)
  if (!user) throw new ApiError({ code: 'STAFF_USER_NOT_FOUND', id })
  grantable(caller, user.scopes)
  if (!staysOwner && isLastOwner(owners, id)) throw new ApiError({ code: 'LAST_OWNER', id })
  return user
}

const invitationMail = (to: string, siteName: string, role: StaffRole, link: string) => ({
  to,
  subject: `You may sign in to the admin of ${siteName}`,
  text: `You were added to the staff of ${siteName} (${role}). Open this link within seven days to sign in. It works once; the sign-in page mails you another one whenever you need it.\n\n${link}\n`,
})
