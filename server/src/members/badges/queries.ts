import { takeTurns } from '../../db/row-statements.ts'
import { json, statement, type ValuesOf } from '../../db/statement.ts'

/** `doc` of a badge row. */
export interface BadgeDoc {
  readonly backgroundColor: string
  readonly textColor: string
  readonly description?: string
  readonly icon?: string
  readonly permissionsEnabled: boolean
}

const badgeRow = {
  id: 'uuid',
  slug: 'text',
  title: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<BadgeDoc>(),
} as const
export type BadgeRow = ValuesOf<typeof badgeRow>

const columns = `id, slug, title, created_at as "createdAt", updated_at as "updatedAt", doc`

/** Few enough (MAX_BADGES) to be read as a whole. */
export const findBadges = statement({
  name: 'badges.all',
  row: badgeRow,
  sql: `select ${columns} from badges where site_id = $1 order by position, id`,
})

export const findBadge = statement({
  name: 'badges.find',
  params: { id: 'uuid' },
  row: badgeRow,
  sql: `select ${columns} from badges where site_id = $1 and id = $2`,
})

export const lockBadge = statement({
  name: 'badges.lock',
  params: { id: 'uuid' },
  row: badgeRow,
  sql: `select ${columns} from badges where site_id = $1 and id = $2 for update`,
})

/** Keeps two from making badges, or ordering them, at the same time. */
export const lockBadges = takeTurns('badges.lockAll', 'badges')

export const insertBadge = statement({
  name: 'badges.insert',
  params: { id: 'uuid', slug: 'text', title: 'text', doc: json<BadgeDoc>(), at: 'timestamptz' },
  row: badgeRow,
  sql: `
    insert into badges (site_id, id, slug, title, position, doc, created_at, updated_at)
    select $1, $2, $3, $4, coalesce((select max(position) from badges where site_id = $1), 0) + 1, $5, $6, $6
    returning ${columns}`,
})

export const writeBadge = statement({
  name: 'badges.write',
  params: { id: 'uuid', title: 'text', doc: json<BadgeDoc>(), at: 'timestamptz' },
  row: badgeRow,
  sql: `update badges set title = $3, doc = $4, updated_at = $5 where site_id = $1 and id = $2 returning ${columns}`,
})

export const deleteBadgeRow = statement({
  name: 'badges.delete',
  params: { id: 'uuid' },
  sql: `delete from badges where site_id = $1 and id = $2`,
})

/** The named ones first, in that order, then the others as they stood. */
export const orderBadges = statement({
  name: 'badges.order',
  params: { ids: 'uuid[]' },
  sql: `
    update badges b set position = placed.place
    from (select c.id, row_number() over (order by array_position($2::uuid[], c.id), c.position, c.id)::int4 as place
          from badges c where c.site_id = $1) placed
    where b.site_id = $1 and b.id = placed.id and b.position <> placed.place`,
})

/** Ids of members who have the badge only now. */
export const assignBadgeTo = statement({
  name: 'badges.assign',
  params: { id: 'uuid', memberIds: 'uuid[]', at: 'timestamptz' },
  row: { memberId: 'uuid' },
  sql: `
    insert into member_badges (site_id, badge_id, member_id, assigned_at)
    select $1, $2, m.id, $4 from members m
    where m.site_id = $1 and m.id = any($3) and m.status <> 'DELETED'
    on conflict do nothing
    returning member_id as "memberId"`,
})

export const unassignBadgeFrom = statement({
  name: 'badges.unassign',
  params: { id: 'uuid', memberIds: 'uuid[]' },
  row: { memberId: 'uuid' },
  sql: `delete from member_badges where site_id = $1 and badge_id = $2 and member_id = any($3)
        returning member_id as "memberId"`,
})

export const findHolders = statement({
  name: 'badges.holders',
  params: { id: 'uuid', memberIds: 'uuid[]' },
  row: { memberId: 'uuid' },
  sql: `select member_id as "memberId" from member_badges
        where site_id = $1 and badge_id = $2 and member_id = any($3)`,
})

export const pageOfHolders = statement({
  name: 'badges.pageOfHolders',
  params: { id: 'uuid', limit: 'int4', offset: 'int4' },
  row: { memberId: 'uuid' },
  sql: `select member_id as "memberId" from member_badges
        where site_id = $1 and badge_id = $2
        order by assigned_at, member_id limit $3::int4 offset $4::int4`,
})

export const countHolders = statement({
  name: 'badges.countHolders',
  row: { badgeId: 'uuid', members: 'int4' },
  sql: `
    select b.id as "badgeId",
           (select count(*)::int4 from member_badges h where h.site_id = $1 and h.badge_id = b.id) as members
    from badges b where b.site_id = $1 order by b.position, b.id`,
})

export const findBadgesOf = statement({
  name: 'badges.ofMembers',
  params: { memberIds: 'uuid[]', publicOnly: 'bool', self: 'uuid?' },
  row: { memberId: 'uuid', badgeIds: 'uuid[]' },
  sql: `
    select h.member_id as "memberId", array_agg(h.badge_id order by b.position, b.id) as "badgeIds"
    from member_badges h
    join badges b on b.site_id = $1 and b.id = h.badge_id
    join members m on m.site_id = $1 and m.id = h.member_id
    where h.site_id = $1 and h.member_id = any($2)
      and (not $3 or m.id = $4 or (m.status = 'ACTIVE' and m.privacy = 'PUBLIC'))
    group by h.member_id`,
})
