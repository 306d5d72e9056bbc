import type { QuerySpec } from '../../db/query-sql.ts'
import { countRows, deleteIds, findRows, lockRows, takeTurns } from '../../db/row-statements.ts'
import { json, statement, type ValuesOf } from '../../db/statement.ts'
import type { ChosenPicture } from './chosen-picture.ts'

/** `doc` of a promotion's row. */
export interface PromotionDoc {
  readonly media: ChosenPicture
  readonly destinationUrl?: string
  readonly extendedFields?: { readonly namespaces: Record<string, unknown> }
}

export interface Assignment {
  readonly id: string
  readonly position: number
  readonly appliedToSubcategories: boolean
}

const promotionRow = {
  id: 'uuid',
  name: 'text',
  enabled: 'bool',
  publicTags: 'text[]',
  privateTags: 'text[]',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<PromotionDoc>(),
  categories: json<readonly Assignment[]>(),
} as const
export type PromotionRow = ValuesOf<typeof promotionRow>

const columns = `p.id, p.name, p.enabled, p.public_tags as "publicTags", p.private_tags as "privateTags", p.revision,
  p.created_at as "createdAt", p.updated_at as "updatedAt", p.doc, coalesce((
    select jsonb_agg(jsonb_build_object('id', a.category_id, 'position', a.position,
                                        'appliedToSubcategories', a.applied_to_subcategories) order by a.n)
    from promotion_categories a where a.site_id = $1 and a.promotion_id = p.id), '[]') as categories`

const inCategories = `array(select a.category_id from promotion_categories a where a.site_id = $1 and a.promotion_id = p.id)`

export const promotionList: QuerySpec = {
  from: 'promotions p',
  site: 'p.site_id',
  columns,
  tieBreak: { sql: 'p.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'name' }],
  fields: {
    id: { sql: 'p.id', type: 'uuid', sortable: true },
    name: { sql: 'p.name', type: 'text', sortable: true, orderSql: 'lower(p.name)' },
    enabled: { sql: 'p.enabled', type: 'bool', sortable: true },
    createdDate: { sql: 'p.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'p.updated_at', type: 'timestamptz', sortable: true },
    'categories.id': { sql: inCategories, type: 'uuid[]' },
    'tags.publicTags.tagIds': { sql: 'p.public_tags', type: 'text[]', sortable: true },
    'tags.privateTags.tagIds': { sql: 'p.private_tags', type: 'text[]', sortable: true },
  },
}

const promotions = {
  name: 'promotions',
  table: 'promotions',
  alias: 'p',
  columns,
  row: promotionRow,
}
export const findPromotions = findRows(promotions)
export const lockPromotions = lockRows(promotions)
export const deletePromotions = deleteIds(promotions)
export const countPromotions = countRows(promotions)
/** Before the limit is checked. */
export const lockPromotionCount = takeTurns('promotions.lockAll', 'promotions')

interface PromotionRecord {
  readonly id: string
  readonly name: string
  readonly enabled: boolean
  readonly public_tags: readonly string[]
  readonly private_tags: readonly string[]
  readonly revision: string
  readonly doc: PromotionDoc
}

export const savePromotions = statement({
  name: 'promotions.save',
  params: { records: json<readonly PromotionRecord[]>(), at: 'timestamptz' },
  sql: `
    insert into promotions (site_id, id, name, enabled, public_tags, private_tags, revision, created_at, updated_at, doc)
    select $1, u.id, u.name, u.enabled, u.public_tags, u.private_tags, u.revision, $3, $3, u.doc
    from jsonb_to_recordset($2) as u (id uuid, name text, enabled boolean, public_tags text[], private_tags text[],
                                      revision int8, doc jsonb)
    on conflict (site_id, id) do update set name = excluded.name, enabled = excluded.enabled,
      public_tags = excluded.public_tags, private_tags = excluded.private_tags, revision = excluded.revision,
      updated_at = excluded.updated_at, doc = excluded.doc`,
})

export const clearAssignments = statement({
  name: 'promotions.clearCategories',
  params: { ids: 'uuid[]' },
  sql: `delete from promotion_categories where site_id = $1 and promotion_id = any($2)`,
})

interface AssignmentRecord {
  readonly promotion_id: string
  readonly category_id: string
  readonly n: number
  readonly position: number
  readonly applied_to_subcategories: boolean
}

export const insertAssignments = statement({
  name: 'promotions.assign',
  params: { records: json<readonly AssignmentRecord[]>() },
  sql: `
    insert into promotion_categories (site_id, promotion_id, category_id, n, position, applied_to_subcategories)
    select $1, u.promotion_id, u.category_id, u.n, u.position, u.applied_to_subcategories
    from jsonb_to_recordset($2) as u (promotion_id uuid, category_id uuid, n int4, position int4, applied_to_subcategories boolean)`,
})

/** Enabled ones of the category itself, and of those above that reach down; the nearest says where one that comes twice stands. */
export const findPlaced = statement({
  name: 'promotions.placed',
  params: { categoryId: 'uuid', path: 'uuid[]' },
  row: { ...promotionRow, position: 'int4' },
  sql: `
    select placed.position, ${columns}
    from (
      select distinct on (a.promotion_id) a.promotion_id, a.position
      from promotion_categories a
      where a.site_id = $1 and a.category_id = any($3) and (a.category_id = $2 or a.applied_to_subcategories)
      order by a.promotion_id, array_position($3, a.category_id)
    ) placed
    join promotions p on p.site_id = $1 and p.id = placed.promotion_id and p.enabled
    order by placed.position, lower(p.name), p.id`,
})
