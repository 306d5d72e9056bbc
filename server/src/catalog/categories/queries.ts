import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import { ALL_PRODUCTS_SLUG } from '@fairground/contract/stores/collection.ts'
import { takeTurns } from '../../db/row-statements.ts'
import { json, jsonOrNull, statement, type ValuesOf } from '../../db/statement.ts'
import { STORE_APP_ID } from '../products/sellable/sellable.ts'
import type { RuleSet } from './rules.ts'

/** By its address, which stays what it was given as; one with an id alone is the client's. */
export interface CategoryImage {
  readonly id?: string
  readonly url?: string
  readonly width?: number
  readonly height?: number
  readonly altText?: string
  readonly filename?: string
}

/** `doc` of a category's row, which is a collection's. */
export interface CategoryDoc {
  readonly description: string
  readonly seo?: Record<string, unknown>
  readonly image?: CategoryImage
  readonly richDescription?: Record<string, unknown>
  readonly extendedFields?: { readonly namespaces?: Record<string, unknown> }
}

const categoryRow = {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  visible: 'bool',
  parentId: 'uuid?',
  position: 'int4',
  revision: 'int8',
  managingAppId: 'uuid?',
  rules: jsonOrNull<RuleSet>(),
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<CategoryDoc>(),
  items: 'int4',
} as const
export type CategoryRow = ValuesOf<typeof categoryRow>

/**
 * A site's categories, that of all products among them: it has no row and stands last at the top of the tree.
 * Bound to the site inside, for the union stands where a table would.
 */
export const categoriesFrom = `(
  select c.site_id, c.id, c.slug, c.name, c.visible, c.parent_id, c.position, c.revision, c.managing_app_id, c.rules,
         c.created_at, c.updated_at, c.doc
  from collections c where c.site_id = $1
  union all
  select t.id, '${ALL_PRODUCTS_CATEGORY_ID}'::uuid, '${ALL_PRODUCTS_SLUG}', 'All Products', true, null,
         (select count(*)::int4 from collections r where r.site_id = $1 and r.parent_id is null), 1, '${STORE_APP_ID}'::uuid, null,
         t.created_at, t.created_at, '{"description": ""}'::jsonb
  from sites t where t.id = $1) c`

/** Counts all products, hidden ones too. */
export const categoryColumns = `
  c.id, c.slug, c.name, c.visible, c.parent_id as "parentId", c.position, c.revision, c.managing_app_id as "managingAppId", c.rules,
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.doc,
  case when c.id = '${ALL_PRODUCTS_CATEGORY_ID}' then (select count(*)::int4 from products p where p.site_id = $1)
       else (select count(*)::int4 from category_items i where i.site_id = $1 and i.category_id = c.id) end as items`

export const findCategories = statement({
  name: 'categories.find',
  params: { ids: 'uuid[]' },
  row: categoryRow,
  sql: `select ${categoryColumns} from ${categoriesFrom} where c.site_id = $1 and c.id = any($2)`,
})

export const findCategoryBySlug = statement({
  name: 'categories.findBySlug',
  params: { slug: 'text' },
  row: categoryRow,
  sql: `select ${categoryColumns} from ${categoriesFrom} where c.site_id = $1 and c.slug = $2`,
})

/** The whole tree, with rows alone: few enough (MAX_CATEGORIES). */
const treeRow = {
  id: 'uuid',
  parentId: 'uuid?',
  position: 'int4',
  visible: 'bool',
  name: 'text',
  slug: 'text',
  managingAppId: 'uuid?',
  isAutomatic: 'bool',
} as const
export type TreeRow = ValuesOf<typeof treeRow>

export const findTree = statement({
  name: 'categories.tree',
  row: treeRow,
  sql: `
    select id, parent_id as "parentId", position, visible, name, slug, managing_app_id as "managingAppId", rules is not null as "isAutomatic"
    from collections where site_id = $1`,
})

/** Keeps two from changing the tree at the same time. */
export const lockTree = takeTurns('categories.lockTree', 'categories')

/** In id order, so that two merchants never wait for each other. */
export const lockCategories = statement({
  name: 'categories.lock',
  params: { ids: 'uuid[]' },
  row: {
    id: 'uuid',
    name: 'text',
    slug: 'text',
    revision: 'int8',
    visible: 'bool',
    parentId: 'uuid?',
    managingAppId: 'uuid?',
    isAutomatic: 'bool',
    doc: json<CategoryDoc>(),
  },
  sql: `
    select id, name, slug, revision, visible, parent_id as "parentId", managing_app_id as "managingAppId", rules is not null as "isAutomatic", doc
    from collections where site_id = $1 and id = any($2) order by id for update`,
})

/** They cannot be deleted before the caller's transaction ends. */
export const shareCategories = statement({
  name: 'categories.share',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', managingAppId: 'uuid?', isAutomatic: 'bool' },
  sql: `
    select id, managing_app_id as "managingAppId", rules is not null as "isAutomatic"
    from collections where site_id = $1 and id = any($2) order by id for key share`,
})

/** Slugs in use that equal one of `slugs` or go on with a hyphen: the range up to the character after it, in C order. */
export const findTakenSlugs = statement({
  name: 'categories.slugs',
  params: { slugs: 'text[]' },
  row: { id: 'uuid', slug: 'text' },
  sql: `
    select distinct c.id, c.slug
    from unnest($2::text[]) as base join collections c on c.slug >= base and c.slug < base || '.'
    where c.site_id = $1`,
})

export interface NewCategoryRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly visible: boolean
  readonly parent_id: string | null
  readonly managing_app_id: string | null
  readonly rules: RuleSet | null
  readonly doc: CategoryDoc
}

/** Each last among those with its parent; the lock of the tree makes the places right. */
export const insertCategories = statement({
  name: 'categories.insert',
  params: { records: json<readonly NewCategoryRecord[]>(), at: 'timestamptz' },
  sql: `
    insert into collections (site_id, id, slug, name, visible, parent_id, position, managing_app_id, rules, doc, created_at, updated_at)
    select $1, u.id, u.slug, u.name, u.visible, u.parent_id,
      coalesce((select max(s.position) + 1 from collections s where s.site_id = $1 and s.parent_id is not distinct from u.parent_id), 0)
        + row_number() over (partition by u.parent_id order by u.n)::int4 - 1,
      u.managing_app_id, nullif(u.rules, 'null'), u.doc, $3, $3
    from rows from (jsonb_to_recordset($2) as (id uuid, slug text, name text, visible boolean, parent_id uuid, managing_app_id uuid,
      rules jsonb, doc jsonb)) with ordinality as u (id, slug, name, visible, parent_id, managing_app_id, rules, doc, n)`,
})

interface CategoryRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly revision: string
  readonly doc: CategoryDoc
}

export const saveCategories = statement({
  name: 'categories.save',
  params: { records: json<readonly CategoryRecord[]>(), at: 'timestamptz' },
  sql: `
    update collections c set slug = u.slug, name = u.name, doc = u.doc, revision = u.revision, updated_at = $3
    from jsonb_to_recordset($2) as u (id uuid, slug text, name text, revision int8, doc jsonb)
    where c.site_id = $1 and c.id = u.id`,
})

export const setVisible = statement({
  name: 'categories.setVisible',
  params: { ids: 'uuid[]', visible: 'bool', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `
    update collections set visible = $3, revision = revision + 1, updated_at = $4
    where site_id = $1 and id = any($2) and visible <> $3 returning id`,
})

/** Puts the categories in `ids` under the parent, in that order. */
export const placeCategories = statement({
  name: 'categories.place',
  params: { parentId: 'uuid?', ids: 'uuid[]' },
  sql: `
    update collections c set parent_id = $2, position = u.n::int4 - 1
    from unnest($3::uuid[]) with ordinality as u (id, n)
    where c.site_id = $1 and c.id = u.id and (c.position <> u.n - 1 or c.parent_id is distinct from $2)`,
})

export const touchCategory = statement({
  name: 'categories.touch',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update collections set revision = revision + 1, updated_at = $3 where site_id = $1 and id = $2`,
})

export const deleteCategories = statement({
  name: 'categories.delete',
  params: { ids: 'uuid[]' },
  sql: `delete from collections where site_id = $1 and id = any($2)`,
})

/** Ancestors of each, the topmost first. */
export const findBreadcrumbs = statement({
  name: 'categories.breadcrumbs',
  params: { ids: 'uuid[]' },
  row: {
    id: 'uuid',
    breadcrumbs: json<readonly { categoryId: string; categoryName: string; categorySlug: string }[]>(),
  },
  sql: `
    with recursive up as (
      select c.id as of, c.parent_id, 0 as n from collections c where c.site_id = $1 and c.id = any($2)
      union all
      select up.of, c.parent_id, up.n + 1 from up join collections c on c.site_id = $1 and c.id = up.parent_id where up.n < 10)
    select up.of as id, jsonb_agg(jsonb_build_object('categoryId', c.id, 'categoryName', c.name, 'categorySlug', c.slug) order by up.n desc)
      as breadcrumbs
    from up join collections c on c.site_id = $1 and c.id = up.parent_id group by up.of`,
})
