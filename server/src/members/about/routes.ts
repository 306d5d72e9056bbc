import type { MemberAbout } from '@fairground/contract/members/members-about.ts'
import * as contract from '@fairground/contract/members/members-about.ts'
import type { Static } from 'typebox'
import { cursorPage } from '../../db/pages.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import { type Api, mount } from '../../http/mount.ts'
import { currentMemberId, maySee, visibleTo } from '../members/who-sees.ts'
import { aboutNotFound, createAbout, removeAbout, updateAbout } from './edit-about.ts'
import { type AboutRow, aboutColumns, findAbout, findAboutOfMember } from './queries.ts'

const spec: QuerySpec = {
  from: 'member_abouts a join members m on m.site_id = $1 and m.id = a.member_id',
  site: 'a.site_id',
  columns: aboutColumns,
  tieBreak: { sql: 'a.id', type: 'uuid' },
  fields: {
    id: { sql: 'a.id', type: 'uuid', sortable: true },
    memberId: { sql: 'a.member_id', type: 'uuid', sortable: true },
  },
}

const toWire = ({ id, memberId, revision, content }: AboutRow): Static<typeof MemberAbout> => ({
  id,
  memberId,
  revision: String(revision),
  content,
})
const one = async (about: Promise<AboutRow>) => ({ memberAbout: toWire(await about) })

export function aboutRoutes(api: Api): void {
  mount(api, contract.createMemberAbout, ({ memberAbout }, ctx) => one(createAbout(ctx, memberAbout)))
  mount(api, contract.updateMemberAbout, ({ memberAbout }, ctx) => one(updateAbout(ctx, memberAbout)))
  mount(api, contract.deleteMemberAbout, async ({ id }, ctx) => {
    await removeAbout(ctx, id)
    return {}
  })
  mount(api, contract.getMemberAbout, async ({ id }, ctx) => {
    const about = await ctx.db.row(findAbout, { id })
    if (!about || !maySee(ctx.caller, { ...about, id: about.memberId })) throw aboutNotFound(id)
    return { memberAbout: toWire(about) }
  })
  mount(api, contract.getMyMemberAbout, async (_, ctx) => {
    const about = await ctx.db.row(findAboutOfMember, { memberId: currentMemberId(ctx) })
    if (!about) throw aboutNotFound()
    return { memberAbout: toWire(about) }
  })
  mount(api, contract.queryMemberAbouts, async ({ query = {} }, ctx) => {
    const { db, caller, cursors, now } = ctx
    const found = await cursorPage<AboutRow>(spec, query, { db, where: visibleTo(caller), cursors, now })
    return { memberAbouts: found.rows.map(toWire), metadata: found.paging }
  })
}
