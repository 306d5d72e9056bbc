import type { InventoryStatus } from '@fairground/contract/enumerations/catalog.ts'
import { present } from '@fairground/domain/present.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import { deleteIds, findRows, lockRows, takeTurns } from '../../db/row-statements.ts'
import { json, jsonOrNull, statement, type ValuesOf } from '../../db/statement.ts'
import type { CustomizationRow } from '../customizations/operations.ts'
import { inventoryStatus } from '../products/read/product-fields.ts'
import type { ChosenPicture } from '../promotions/chosen-picture.ts'

/** `doc` of a group's row. */
export interface GroupDoc {
  readonly media?: ChosenPicture
  readonly extendedFields?: { readonly namespaces: Record<string, unknown> }
}

/** A product of a group as it is now. */
export interface GroupMember {
  readonly productId: string
  readonly slug: string
  readonly name: string
  readonly visible: boolean
  readonly availability: InventoryStatus
  /** The product is made of the group's customization. */
  readonly inSync: boolean
  /** Its first choice of the customization. */
  readonly choiceId: string | null
}

type GroupingRow = Pick<CustomizationRow, 'id' | 'key' | 'name' | 'customizationType' | 'renderType'> & {
  readonly choices: CustomizationRow['doc']['choices']
}

const groupRow = {
  id: 'uuid',
  name: 'text',
  handle: 'text',
  customizationId: 'uuid',
  choiceOrder: 'uuid[]',
  publicTags: 'text[]',
  privateTags: 'text[]',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<GroupDoc>(),
  /** As they came. */
  members: json<readonly GroupMember[]>(),
  /** Null: it was deleted. */
  customization: jsonOrNull<GroupingRow>(),
} as const
export type GroupRow = ValuesOf<typeof groupRow>

const columns = `g.id, g.name, g.handle, g.customization_id as "customizationId", g.choice_order as "choiceOrder",
  g.public_tags as "publicTags", g.private_tags as "privateTags", g.revision,
  g.created_at as "createdAt", g.updated_at as "updatedAt", g.doc, coalesce((
    select jsonb_agg(jsonb_build_object('productId', p.id, 'slug', p.slug, 'name', p.name, 'visible', p.visible,
      'availability', ${inventoryStatus}, 'inSync', p.customization_ids @> array[g.customization_id],
      'choiceId', (select o.chosen->'choices'->0->>'id'
                   from jsonb_array_elements(coalesce(p.doc->'options', '[]') || coalesce(p.doc->'modifiers', '[]')) as o (chosen)
                   where o.chosen->>'id' = g.customization_id::text limit 1)) order by m.n, p.id)
    from product_group_members m join products p on p.site_id = $1 and p.id = m.product_id
    where m.site_id = $1 and m.group_id = g.id), '[]') as members, (
    select jsonb_build_object('id', c.id, 'key', c.key, 'name', c.name, 'customizationType', c.customization_type,
      'renderType', c.render_type, 'choices', c.doc->'choices')
    from customizations c where c.site_id = $1 and c.id = g.customization_id) as customization`

/** One column of a group's products: of those that everybody sees, or of all. */
const ofProducts = (column: 'id' | 'name', reach: Reach): string =>
  `array(select p.${column} from product_group_members m join products p on p.site_id = $1 and p.id = m.product_id
  where m.site_id = $1 and m.group_id = g.id${reach === 'visible' ? ' and p.visible' : ''})`

/** Products of a group that count. */
export type Reach = 'visible' | 'all'

/** Names of a group's products as one text. */
export const productNames = (reach: Reach): string => `array_to_string(${ofProducts('name', reach)}, ' ')`

/** Filters, sorts, words and counts tell no more of a group than its answer does. */
export const groupList = (reach: Reach): QuerySpec => ({
  from: 'product_groups g',
  site: 'g.site_id',
  columns,
  tieBreak: { sql: 'g.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'name' }],
  fields: {
    id: { sql: 'g.id', type: 'uuid', sortable: true },
    name: { sql: 'g.name', type: 'text', sortable: true, orderSql: 'lower(g.name)' },
    handle: { sql: 'g.handle', type: 'text', sortable: true },
    groupingCustomizationId: { sql: 'g.customization_id', type: 'uuid', sortable: true },
    createdDate: { sql: 'g.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'g.updated_at', type: 'timestamptz', sortable: true },
    'members.productId': { sql: ofProducts('id', reach), type: 'uuid[]' },
    'members.productName': { sql: ofProducts('name', reach), type: 'text[]' },
    'tags.publicTags.tagIds': { sql: 'g.public_tags', type: 'text[]' },
    ...present({
      'tags.privateTags.tagIds': reach === 'all' ? ({ sql: 'g.private_tags', type: 'text[]' } as const) : undefined,
    }),
  },
})

const groups = { name: 'productGroups', table: 'product_groups', alias: 'g', columns, row: groupRow }
export const findGroups = findRows(groups)
export const lockGroups = lockRows(groups)
export const deleteGroups = deleteIds(groups)
/** Before the limit is checked and handles are chosen. */
export const lockGroupCount = takeTurns('productGroups.lockAll', 'product groups')

/** At most MAX_PRODUCT_GROUPS. */
export const findHandles = statement({
  name: 'productGroups.handles',
  row: { handle: 'text' },
  sql: `select handle from product_groups where site_id = $1`,
})

interface GroupRecord {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly customization_id: string
  readonly choice_order: readonly string[]
  readonly public_tags: readonly string[]
  readonly private_tags: readonly string[]
  readonly revision: string
  readonly doc: GroupDoc
}

export const saveGroups = statement({
  name: 'productGroups.save',
  params: { records: json<readonly GroupRecord[]>(), at: 'timestamptz' },
  sql: `
    insert into product_groups (site_id, id, name, handle, customization_id, choice_order, public_tags, private_tags,
                                revision, created_at, updated_at, doc)
    select $1, u.id, u.name, u.handle, u.customization_id, u.choice_order, u.public_tags, u.private_tags, u.revision, $3, $3, u.doc
    from jsonb_to_recordset($2) as u (id uuid, name text, handle text, customization_id uuid, choice_order uuid[],
                                      public_tags text[], private_tags text[], revision int8, doc jsonb)
    on conflict (site_id, id) do update set name = excluded.name, choice_order = excluded.choice_order,
      public_tags = excluded.public_tags, private_tags = excluded.private_tags, revision = excluded.revision,
      updated_at = excluded.updated_at, doc = excluded.doc`,
})

/** Products that may be put into a group of a customization, and whether they are made of it. */
export const findCandidates = statement({
  name: 'productGroups.candidates',
  params: { productIds: 'uuid[]', customizationId: 'uuid' },
  row: { id: 'uuid', fits: 'bool' },
  sql: `
    select p.id, p.customization_ids @> array[$3::uuid] as fits
    from products p where p.site_id = $1 and p.id = any($2)
    for key share`,
})

/** Behind those that are there, in this order. */
export const insertMembers = statement({
  name: 'productGroups.assign',
  params: { groupId: 'uuid', productIds: 'uuid[]' },
  sql: `
    insert into product_group_members (site_id, group_id, product_id, n)
    select $1, $2, u.product_id, u.n + coalesce((
      select max(m.n) from product_group_members m where m.site_id = $1 and m.group_id = $2), 0)
    from unnest($3::uuid[]) with ordinality as u (product_id, n)`,
})

export const deleteMembers = statement({
  name: 'productGroups.unassign',
  params: { groupId: 'uuid', productIds: 'uuid[]' },
  row: { productId: 'uuid' },
  sql: `
    delete from product_group_members where site_id = $1 and group_id = $2 and product_id = any($3)
    returning product_id as "productId"`,
})

export const touchGroup = statement({
  name: 'productGroups.touch',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update product_groups set revision = revision + 1, updated_at = $3 where site_id = $1 and id = $2`,
})
