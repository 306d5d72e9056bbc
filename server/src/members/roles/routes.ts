import * as contract from '@fairground/contract/members/authorization.ts'
import type { Static } from 'typebox'
import { record } from '../../audit/record.ts'
import { filterSql, Parameters, type QuerySpec } from '../../db/query-sql.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import { lockedMember, memberById } from '../../identity/accounts/find-member.ts'
import type { Member } from '../../identity/accounts/member.ts'
import { happen } from '../../outbox/happenings.ts'
import { inAudit } from '../members/change-status.ts'
import { mayChange, memberNotFound } from '../members/who-sees.ts'
import { deleteRole, findRoles, insertRole } from './queries.ts'

type Role = Static<typeof contract.Role>

const known = new Map(contract.memberRoles.map((role) => [role.roleKey, role]))
const toWire = (keys: readonly string[]): Role[] => keys.flatMap((key) => known.get(key) ?? [])

const MAX_MEMBERS = 1000

const fields: QuerySpec['fields'] = {
  memberId: { sql: 'r.member_id', type: 'uuid' },
  roleKey: { sql: 'r.role_key', type: 'text' },
}

interface MemberRole {
  readonly memberId: string
  readonly roleKey: string
}

const inLog = {
  role_assigned: (roleKey: string) => ({ action: 'member.roleGiven', after: { roleKey } }) as const,
  role_unassigned: (roleKey: string) => ({ action: 'member.roleTaken', before: { roleKey } }) as const,
}

/** One change of one member's roles, under the member's lock; a domain event when it changes something. */
const changeRoles = (
  ctx: Ctx,
  { memberId, roleKey }: MemberRole,
  slug: 'role_assigned' | 'role_unassigned',
  change: (tx: Tx, member: Member) => Promise<number>,
): Promise<{ roleKey: string }> =>
  ctx.db.inTx(async (tx) => {
    const member = await lockedMember(tx, memberId)
    if (!member) throw memberNotFound(memberId)
    if ((await change(tx, member)) > 0) {
      await happen(tx, [{ entity: 'member', entityId: member.id, slug, payload: { roleKey } }], ctx)
      await record(tx, ctx, { target: inAudit(member.id), ...inLog[slug](roleKey) })
    }
    return { roleKey }
  })

export function roleRoutes(api: Api): void {
  mount(api, contract.assignRole, (named, ctx) => {
    if (!known.has(named.roleKey)) throw new ApiError({ code: 'ROLE_DOES_NOT_EXIST', roleKey: named.roleKey })
    return changeRoles(ctx, named, 'role_assigned', (tx, { status }) => {
      if (status === 'BLOCKED') throw new ApiError({ code: 'MEMBER_BLOCKED', memberId: named.memberId })
      return tx.run(insertRole, { ...named, at: ctx.now })
    })
  })
  mount(api, contract.unassignRole, (named, ctx) => {
    if (!known.has(named.roleKey))
      throw new InvalidArgument([
        {
          field: 'roleKey',
          description: message('violations.noRole'),
          violatedRule: 'VALIDATION',
          data: { code: 'INVALID_ROLE' },
        },
      ])
    return changeRoles(ctx, named, 'role_unassigned', (tx) => tx.run(deleteRole, named))
  })
  mount(api, contract.getRoles, async ({ memberId }, ctx) => {
    mayChange(ctx, memberId)
    if (!(await memberById(ctx.db, memberId))) throw memberNotFound(memberId)
    return { roles: toWire((await ctx.db.rows(findRoles, { memberId })).map(({ roleKey }) => roleKey)) }
  })
  mount(api, contract.queryRoles, async ({ query = {} }, { db }) => {
    const parameters = new Parameters(db.siteId)
    const condition = filterSql(fields, query.filter, parameters)
    const text = `
      select r.member_id as "memberId", array_agg(r.role_key order by r.role_key) as "roleKeys" from member_roles r
      where r.site_id = $1 and ${condition} group by r.member_id order by r.member_id limit ${MAX_MEMBERS}`
    const rows = await db.compiled<{ memberId: string; roleKeys: string[] }>({ text, values: parameters.values })
    return {
      rolesByMemberId: Object.fromEntries(
        rows.map(({ memberId, roleKeys }) => [memberId, { roles: toWire(roleKeys) }]),
      ),
    }
  })
}
