import { json, type RowOf, statement } from '../../db/statement.ts'

const viewRow = {
  id: 'uuid',
  list: 'text',
  name: 'text',
  query: 'text',
  shared: 'bool',
  mine: 'bool',
  ownerName: 'text',
  updatedAt: 'timestamptz',
} as const

export const listViews = statement({
  name: 'desk.listViews',
  params: { userId: 'uuid', list: 'text' },
  row: viewRow,
  sql: `select v.id, v.list, v.name, v.query, v.shared, v.user_id = $2 as mine, u.name as "ownerName", v.updated_at as "updatedAt"
        from saved_views v join staff_users u on u.site_id = $1 and u.id = v.user_id
        where v.site_id = $1 and v.list = $3 and (v.user_id = $2 or v.shared)
        order by lower(v.name), v.id limit 200`,
})

export type ViewRow = RowOf<typeof listViews>

/** No other view of the user is saved until the transaction ends. */
export const lockViewsOf = statement({
  name: 'desk.lockViewsOf',
  params: { userId: 'uuid' },
  row: { name: 'text' },
  sql: `select name from staff_users where site_id = $1 and id = $2 for no key update`,
})

export const ownViewNames = statement({
  name: 'desk.ownViewNames',
  params: { userId: 'uuid', list: 'text' },
  row: { name: 'text' },
  sql: `select lower(name) as name from saved_views where site_id = $1 and user_id = $2 and list = $3`,
})

export const writeView = statement({
  name: 'desk.writeView',
  params: {
    id: 'uuid',
    userId: 'uuid',
    list: 'text',
    name: 'text',
    query: 'text',
    shared: 'bool',
    at: 'timestamptz',
  },
  row: { id: 'uuid' },
  sql: `insert into saved_views (site_id, id, user_id, list, name, query, shared, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict (site_id, user_id, list, lower(name))
        do update set name = excluded.name, query = excluded.query, shared = excluded.shared, updated_at = excluded.updated_at
        returning id`,
})

export const deleteOwnView = statement({
  name: 'desk.deleteOwnView',
  params: { id: 'uuid', userId: 'uuid' },
  row: { id: 'uuid' },
  sql: `delete from saved_views where site_id = $1 and id = $2 and user_id = $3 returning id`,
})

export const findDraft = statement({
  name: 'desk.findDraft',
  params: { userId: 'uuid', key: 'text' },
  row: { content: json<Record<string, unknown>>(), savedAt: 'timestamptz' },
  sql: `select content, saved_at as "savedAt" from staff_drafts where site_id = $1 and user_id = $2 and key = $3`,
})

/** Stores a draft; the user's latest 50 stay, this one among them. */
export const writeDraft = statement({
  name: 'desk.writeDraft',
  params: { userId: 'uuid', key: 'text', content: json<Record<string, unknown>>(), at: 'timestamptz' },
  sql: `with crowded as (
          delete from staff_drafts where site_id = $1 and user_id = $2 and key in (
            select key from staff_drafts where site_id = $1 and user_id = $2 and key <> $3
            order by saved_at desc, key offset 49
          )
        )
        insert into staff_drafts (site_id, user_id, key, content, saved_at) values ($1, $2, $3, $4, $5)
        on conflict (site_id, user_id, key) do update set content = excluded.content, saved_at = excluded.saved_at`,
})

export const deleteDraft = statement({
  name: 'desk.deleteDraft',
  params: { userId: 'uuid', key: 'text' },
  sql: `delete from staff_drafts where site_id = $1 and user_id = $2 and key = $3`,
})

export const deleteOldDrafts = statement({
  name: 'desk.deleteOldDrafts',
  params: { before: 'timestamptz' },
  sql: `delete from staff_drafts where site_id = $1 and saved_at < $2`,
})
