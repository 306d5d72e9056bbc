import { statement } from '../../../db/statement.ts'
import { worthKnowing } from './learned-words.ts'

/** Null: it is there no more. The brand is the second part of what a product is found by; its words are known from now on. */
export const renameBrands = statement({
  name: 'products.renameBrands',
  params: { ids: 'uuid[]', names: 'text?[]', words: 'text[]', at: 'timestamptz' },
  row: { id: 'uuid', name: 'text', slug: 'text', visible: 'bool' },
  sql: `
    with c as (
      select * from unnest($2::uuid[], $3::text[], $4::text[]) as c (id, name, words)
    ), learned as (
      insert into search_words (site_id, word)
      select distinct $1::uuid, word from c, string_to_table(c.words, ' ') as word
      ${worthKnowing}
    )
    update products p set brand = c.name, brand_id = case when c.name is null then null else p.brand_id end,
      search_text = concat_ws(chr(31), split_part(p.search_text, chr(31), 1), c.words, split_part(p.search_text, chr(31), 3),
        split_part(p.search_text, chr(31), 4), split_part(p.search_text, chr(31), 5)),
      revision = p.revision + 1, updated_at = $5
    from c where p.site_id = $1 and p.brand_id = c.id
    returning p.id, p.name, p.slug, p.visible`,
})

/** Null: it is there no more. */
export const renameRibbons = statement({
  name: 'products.renameRibbons',
  params: { ids: 'uuid[]', names: 'text?[]', at: 'timestamptz' },
  row: { id: 'uuid', name: 'text', slug: 'text', visible: 'bool' },
  sql: `
    with c as (select * from unnest($2::uuid[], $3::text[]) as c (id, name))
    update products p set
      ribbon = case when r.id is null then p.ribbon else r.name end,
      ribbon_id = case when r.id is not null and r.name is null then null else p.ribbon_id end,
      doc = case when p.doc->'additionalRibbons' is null then p.doc else jsonb_set(p.doc, '{additionalRibbons}', coalesce((
        select jsonb_agg(case when c.id is null then a.one else jsonb_set(a.one, '{name}', to_jsonb(c.name)) end order by a.n)
        from jsonb_array_elements(p.doc->'additionalRibbons') with ordinality as a (one, n)
        left join c on c.id::text = a.one->>'id'
        where c.id is null or c.name is not null), '[]')) end,
      revision = p.revision + 1, updated_at = $4
    from products q left join c r on r.id = q.ribbon_id
    where p.site_id = $1 and q.site_id = $1 and q.id = p.id and (r.id is not null or exists (
      select from jsonb_array_elements(q.doc->'additionalRibbons') as a (one) join c on c.id::text = a.one->>'id'))
    returning p.id, p.name, p.slug, p.visible`,
})

/** Shows the sections as they are now; those in `gone` are taken out. */
export const reshowSections = statement({
  name: 'products.reshowSections',
  params: { ids: 'uuid[]', gone: 'uuid[]', at: 'timestamptz' },
  row: { id: 'uuid', name: 'text', slug: 'text', visible: 'bool' },
  sql: `
    update products p set updated_at = $4, revision = p.revision + 1, info_section_ids = array(
      select a.id from unnest(p.info_section_ids) with ordinality as a (id, n) where not a.id = any($3) order by a.n)
    where p.site_id = $1 and p.info_section_ids && $2
    returning p.id, p.name, p.slug, p.visible`,
})

/** A page of the products that are made of one of the customizations, behind `after`. */
export const productsOfCustomizations = statement({
  name: 'products.ofCustomizations',
  params: { ids: 'uuid[]', after: 'uuid', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `
    select p.id from products p where p.site_id = $1 and p.customization_ids && $2 and p.id > $3
    order by p.id limit $4::int4`,
})

/** Number of products that use each of these. */
export const countProductsOfSections = statement({
  name: 'products.countOfSections',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', count: 'int4' },
  sql: `
    select a.id, count(p.id)::int4 as count
    from unnest($2::uuid[]) as a (id) left join products p on p.site_id = $1 and p.info_section_ids @> array[a.id]
    where $1 is not null and (p.site_id = $1 or p.site_id is null)
    group by a.id`,
})

/** As `countProductsOfSections`, of customizations. */
export const countProductsOfCustomizations = statement({
  name: 'products.countOfCustomizations',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', count: 'int4' },
  sql: `
    select a.id, count(p.id)::int4 as count
    from unnest($2::uuid[]) as a (id) left join products p on p.site_id = $1 and p.customization_ids @> array[a.id]
    where $1 is not null and (p.site_id = $1 or p.site_id is null)
    group by a.id`,
})
