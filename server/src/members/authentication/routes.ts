import * as contract from '@fairground/contract/members/authentication.ts'
import { record } from '../../audit/record.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount, signInStep } from '../../http/mount.ts'
import { lockedMember, memberByEmail } from '../../identity/accounts/find-member.ts'
import type { Member } from '../../identity/accounts/member.ts'
import { memberHappened } from '../../identity/accounts/member-happened.ts'
import { sendActivation } from '../../identity/recovery/send-activation.ts'
import type { SignInDeps } from '../../identity/sign-in/admit.ts'
import { endSessionsOf } from '../../identity/tokens/end-sessions.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import { writeMail } from '../../mail/post.ts'
import { type Decision, inAudit, type MemberDecisions } from '../members/change-status.ts'
import { forgetMailed, setLoginEmail } from '../members/profile-rows.ts'
import { memberNotFound } from '../members/who-sees.ts'
import { logMemberIn, registerMember } from './sign-in.ts'
import { memberToWire } from './wire.ts'

interface MemberKey {
  readonly id?: string
  readonly email?: string
}

async function idOf({ db }: Ctx, { id, email }: MemberKey): Promise<string> {
  if (id !== undefined) return id
  if (email === undefined)
    throw new InvalidArgument([
      { field: 'id', description: message('violations.orEmail'), violatedRule: 'REQUIRED_ONE_OF_FIELD' },
    ])
  const member = await memberByEmail(db, email)
  if (!member) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
  return member.id
}

async function changeLoginEmail(ctx: Ctx, id: string, loginEmail: string, endsSessions: boolean): Promise<Member> {
  try {
    return await ctx.db.inTx(async (tx) => {
      const before = await lockedMember(tx, id)
      if (!before) throw memberNotFound(id)
      const member = await tx.row(setLoginEmail, { id, loginEmail, at: ctx.now })
      await tx.run(forgetMailed, { id })
      if (endsSessions) await endSessionsOf(tx, id, ctx)
      if (before.loginEmail && before.loginEmail.toLowerCase() !== loginEmail.toLowerCase())
        await writeMail(tx, changedEmailMail(before.loginEmail, loginEmail, ctx.now), ctx)
      await memberHappened(tx, member!.id, 'updated', ctx) // locked above
      await record(tx, ctx, { action: 'member.loginEmailChanged', target: inAudit(before.id) })
      return member!
    })
  } catch (error) {
    throw violatedConstraint(error) === 'members_login_email' ? new ApiError({ code: '-19995' }) : error
  }
}

export function memberSignInRoutes(api: Api, deps: SignInDeps & { readonly decisions: MemberDecisions }): void {
  mount(api, contract.register, (request, ctx) => registerMember(deps, ctx, request), signInStep)
  mount(api, contract.login, (request, ctx) => logMemberIn(deps, ctx, request), signInStep)
  mount(
    api,
    contract.sendSetPasswordEmail,
    async ({ email }, ctx) => {
      const member = await memberByEmail(ctx.db, email)
      const accepted = member?.status === 'ACTIVE' || member?.status === 'PENDING'
      if (accepted) await sendActivation(deps, ctx, { id: member.id, loginEmail: member.loginEmail ?? email })
      return { accepted }
    },
    { once: true },
  )
  mount(api, contract.changeLoginEmail, async ({ id, newEmail, revokeCurrentSessions = false }, ctx) => ({
    member: memberToWire(await changeLoginEmail(ctx, id, newEmail, revokeCurrentSessions)),
  }))

  const decided = (decision: Decision) => async (named: MemberKey, ctx: Ctx) => {
    await deps.decisions.decideOne(ctx, decision, await idOf(ctx, named))
    return {}
  }
  mount(api, contract.approve, decided('approve'))
  mount(api, contract.block, decided('block'))
}

/** `to` is the address that was, `email` the one that is. */
const changedEmailMail = (to: string, email: string, when: Date): TemplatedMail => ({
  to,
  template: 'changedEmail',
  values: { email, when },
})
