import type { QuerySpec } from '../../db/query-sql.ts'
import { json, statement, type ValuesOf } from '../../db/statement.ts'

/** `doc` of a list's row. */
interface WishlistDoc {
  readonly publicTags?: string[]
  readonly privateTags?: string[]
}

const wishlistRow = {
  id: 'uuid',
  memberId: 'uuid',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<WishlistDoc>(),
} as const
export type WishlistRow = ValuesOf<typeof wishlistRow>
const columns = `w.id, w.member_id as "memberId", w.created_at as "createdAt", w.updated_at as "updatedAt", w.doc`

const tagged = (kind: string) => `array(select jsonb_array_elements_text(coalesce(w.doc->'${kind}', '[]')))`

/** Fields that lists can be found by to be tagged. */
export const wishlistList: QuerySpec = {
  from: 'wishlists w',
  site: 'w.site_id',
  columns,
  tieBreak: { sql: 'w.id', type: 'uuid' },
  fields: {
    id: { sql: 'w.id', type: 'uuid' },
    memberId: { sql: 'w.member_id', type: 'uuid' },
    createdDate: { sql: 'w.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'w.updated_at', type: 'timestamptz', sortable: true },
    'tags.publicTags.tagIds': { sql: tagged('publicTags'), type: 'text[]' },
    'tags.privateTags.tagIds': { sql: tagged('privateTags'), type: 'text[]' },
  },
}

/** In id order, so that two who tag never wait for each other. */
export const lockWishlists = statement({
  name: 'wishlists.lock',
  params: { ids: 'uuid[]' },
  row: wishlistRow,
  sql: `select ${columns} from wishlists w where w.site_id = $1 and w.id = any($2) order by w.id for update`,
})

export const saveTags = statement({
  name: 'wishlists.saveTags',
  params: { records: json<readonly { readonly id: string; readonly doc: WishlistDoc }[]>(), at: 'timestamptz' },
  sql: `
    update wishlists w set doc = u.doc, updated_at = $3
    from jsonb_to_recordset($2) as u (id uuid, doc jsonb) where w.site_id = $1 and w.id = u.id`,
})

/** Makes the list where there is none and locks it. */
export const openWishlist = statement({
  name: 'wishlists.open',
  params: { id: 'uuid', memberId: 'uuid', at: 'timestamptz' },
  row: wishlistRow,
  sql: `
    insert into wishlists as w (site_id, id, member_id, created_at, updated_at) values ($1, $2, $3, $4, $4)
    on conflict (site_id, member_id) do update set member_id = excluded.member_id
    returning ${columns}`,
})

export const findWishlistOfMember = statement({
  name: 'wishlists.ofMember',
  params: { memberId: 'uuid' },
  row: wishlistRow,
  sql: `select ${columns} from wishlists w where w.site_id = $1 and w.member_id = $2`,
})

/** `owner` null finds anybody's. */
export const findWishlist = statement({
  name: 'wishlists.find',
  params: { id: 'uuid', owner: 'uuid?' },
  row: wishlistRow,
  sql: `select ${columns} from wishlists w where w.site_id = $1 and w.id = $2 and ($3::uuid is null or w.member_id = $3)`,
})

export const touchWishlist = statement({
  name: 'wishlists.touch',
  params: { id: 'uuid', at: 'timestamptz' },
  row: wishlistRow,
  sql: `update wishlists w set updated_at = $3 where w.site_id = $1 and w.id = $2 returning ${columns}`,
})
