import type { MemberFieldset } from '@fairground/contract/enumerations/members.ts'
import * as contract from '@fairground/contract/members/members.ts'
import { throwAsSent } from '../../ground/as-sent.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { memberById } from '../../identity/accounts/find-member.ts'
import type { Member } from '../../identity/accounts/member.ts'
import type { SignInDeps } from '../../identity/sign-in/admit.ts'
import { decideMatching, deleteMembers } from './bulk.ts'
import type { Decision, MemberDecisions } from './change-status.ts'
import { createMember } from './create-member.ts'
import { emptyList, setActivity, setPrivacy, setSlug, updateMember } from './edit-member.ts'
import { pageOfMembers } from './list-members.ts'
import { currentMemberId, fieldsetFor, mayChange, maySee, memberNotFound } from './who-sees.ts'
import { memberToWire } from './wire.ts'

type Fieldsets = readonly MemberFieldset[] | undefined

async function getMember(ctx: Ctx, id: string, fieldsets: Fieldsets) {
  const member = await memberById(ctx.db, id)
  if (!member || !maySee(ctx.caller, member)) throw memberNotFound(id)
  return { member: memberToWire(member, fieldsetFor(ctx.caller, id, fieldsets)) }
}

/** The caller who changed a member sees all of them. */
const whole = async (change: Promise<Member>) => ({ member: memberToWire(await change, 'FULL') })

interface MemberDeps extends Pick<SignInDeps, 'post'> {
  readonly decisions: MemberDecisions
}

export function memberRoutes(api: Api, { post, decisions }: MemberDeps): void {
  const shown = (ctx: Ctx, rows: readonly Member[], fieldsets: Fieldsets) =>
    rows.map((member) => memberToWire(member, fieldsetFor(ctx.caller, member.id, fieldsets)))

  mount(api, contract.getMember, ({ id, fieldsets }, ctx) => getMember(ctx, id, fieldsets))
  mount(api, contract.getCurrentMember, ({ fieldsets }, ctx) => getMember(ctx, currentMemberId(ctx), fieldsets))
  mount(api, contract.listMembers, async ({ paging, sorting, fieldsets }, ctx) => {
    const found = await pageOfMembers(ctx, { paging, sort: sorting }, { at: '' }).catch((error) =>
      throwAsSent(error, [['sort', 'sorting']]),
    )
    return { members: shown(ctx, found.rows, fieldsets), metadata: found.paging }
  })
  mount(api, contract.queryMembers, async ({ query = {}, search, fieldsets }, ctx) => {
    const { filter, paging, sorting, sort = sorting } = query
    const found = await pageOfMembers(ctx, { filter, paging, sort }, { search }).catch((error) =>
      throwAsSent(error, query.sort ? [] : [['query.sort', 'query.sorting']]),
    )
    return { members: shown(ctx, found.rows, fieldsets), metadata: found.paging }
  })

  mount(api, contract.createMember, ({ member }, ctx) => whole(createMember(ctx, member)))
  mount(api, contract.updateMember, ({ member }, ctx) => {
    mayChange(ctx, member.id)
    return whole(updateMember(ctx, member))
  })
  mount(api, contract.updateMemberSlug, ({ id, slug }, ctx) => {
    mayChange(ctx, id)
    return whole(setSlug(ctx, id, slug))
  })
  mount(api, contract.updateCurrentMemberSlug, async ({ slug }, ctx) => whole(setSlug(ctx, currentMemberId(ctx), slug)))
  mount(api, contract.joinCommunity, async (_, ctx) => whole(setPrivacy(ctx, currentMemberId(ctx), 'PUBLIC')))
  mount(api, contract.leaveCommunity, async (_, ctx) => whole(setPrivacy(ctx, currentMemberId(ctx), 'PRIVATE')))
  mount(api, contract.muteMember, ({ id }, ctx) => whole(setActivity(ctx, id, 'MUTED')))
  mount(api, contract.unmuteMember, ({ id }, ctx) => whole(setActivity(ctx, id, 'ACTIVE')))

  const emptied = [
    [contract.deleteMemberPhones, 'phones'],
    [contract.deleteMemberEmails, 'emails'],
    [contract.deleteMemberAddresses, 'addresses'],
  ] as const
  for (const [operation, list] of emptied)
    mount(api, operation, ({ id }, ctx) => {
      mayChange(ctx, id)
      return whole(emptyList(ctx, id, list))
    })

  const decided = [
    [contract.approveMember, 'approve'],
    [contract.blockMember, 'block'],
    [contract.disconnectMember, 'disconnect'],
  ] as const
  for (const [operation, decision] of decided)
    mount(api, operation, ({ id }, ctx) => whole(decisions.decideOne(ctx, decision, id)))

  const gone = async (ctx: Ctx, id: string) => {
    await decisions.decideOne(ctx, 'delete', id)
    post.soon(ctx.site.id)
    return {}
  }
  mount(api, contract.deleteMember, ({ id }, ctx) => gone(ctx, id))
  mount(api, contract.deleteMyMember, async (_, ctx) => gone(ctx, currentMemberId(ctx)))
  mount(api, contract.bulkDeleteMembers, ({ memberIds }, ctx) => deleteMembers(ctx, decisions, memberIds))
  mount(api, contract.bulkDeleteMembersByFilter, ({ filter, search }, ctx) =>
    decideMatching(ctx, decisions, 'delete', { filter, search }),
  )
  const byFilter = (decision: Decision) => (matching: { filter: Record<string, unknown> }, ctx: Ctx) =>
    decideMatching(ctx, decisions, decision, matching)
  mount(api, contract.bulkApproveMembers, byFilter('approve'))
  mount(api, contract.bulkBlockMembers, byFilter('block'))
}
