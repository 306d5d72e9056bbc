import { statement, textAs } from '../../db/statement.ts'

/**
 * For typed words that no known word begins with: known ones that have a spelling in common with it or look like it. The caller judges
 * them. Words of products are stored; there are few collections, brands and events, so theirs are read where they stand.
 */
export const findNearWords = statement({
  name: 'search.nearWords',
  params: { typed: 'text[]', at: 'timestamptz' },
  row: { typed: 'text', word: 'text' },
  sql: `
    with called as materialized (
      select c.name from collections c where c.site_id = $1 and c.visible
      union all
      select b.name from brands b where b.site_id = $1
      union all
      select concat_ws(' ', e.title, e.location_name, e.city) from events e
      where e.site_id = $1 and e.deleted_at is null and e.published_at is not null and coalesce(e.end_at, 'infinity') > $3
    ), titles as materialized (
      -- Out of the list above, so that nobody starts parallel workers for a few hundred names.
      select distinct word
      from called t, string_to_table(regexp_replace(lower(unaccent(t.name)), '[^[:alnum:]]+', ' ', 'g'), ' ') as word
      where length(word) between 3 and 30
    )
    select t.typed, near.word
    from unnest($2::text[]) as t (typed)
    cross join lateral (
      select word from (
        select w.word::text from search_words w
        where w.site_id = $1 and (near_spellings(w.word) && near_spellings(t.typed) or w.word % t.typed)
        union
        select s.word from titles s where abs(length(s.word) - length(t.typed)) <= 2
      ) known
      order by similarity(word, t.typed) desc, word
      limit 50
    ) near
    where not exists (
      select 1 from search_words k
      where k.site_id = $1 and k.word >= t.typed collate "C" and k.word < (t.typed || chr(1114111)) collate "C")
    and not exists (select 1 from titles s where starts_with(s.word, t.typed))`,
})

/** Visible products whose name begins with what was typed, then those that hold its words; `query` is null for very short texts. */
export const suggestProducts = statement({
  name: 'search.suggestProducts',
  params: { phrase: 'text', query: 'text', limit: 'int4' },
  row: { id: 'uuid', name: 'text', slug: 'text', priceMin: 'int8', imageUrl: 'text?' },
  sql: `
    with named as materialized (
      select p.id, 9 as rank, split_part(p.search_text, chr(31), 1) as folded
      from products p
      where p.site_id = $1 and p.visible
        and split_part(p.search_text, chr(31), 1) ~>=~ $2 and split_part(p.search_text, chr(31), 1) ~<~ ($2 || chr(1114111))
      order by split_part(p.search_text, chr(31), 1) using ~<~
      limit 50
    ), holding as materialized (
      select p.id, p.search, split_part(p.search_text, chr(31), 1) as folded
      from products p
      where p.site_id = $1 and p.visible and p.search @@ ($3::text)::tsquery
      limit 300
    ), best as (
      select m.id, max(m.rank) as rank, min(m.folded) as folded
      from (
        select id, rank, folded from named
        union all
        select id, ts_rank('{0.05, 0.2, 0.5, 1}', search, ($3::text)::tsquery), folded from holding
      ) m
      group by m.id
      order by 2 desc, length(min(m.folded)), min(m.folded)
      limit $4::int4
    )
    select p.id, p.name, p.slug, p.price_min as "priceMin",
      coalesce(p.doc #>> '{media,0,posterUrl}', p.doc #>> '{media,0,url}') as "imageUrl"
    from best b join products p on p.site_id = $1 and p.id = b.id
    order by b.rank desc, length(b.folded), b.folded`,
})

/**
 * Visible collections, brands of visible products and events to come, in whose name (or place) some word begins with each of the typed
 * ones. Shops have few of them, so they are looked through.
 */
export const suggestPlaces = statement({
  name: 'search.suggestPlaces',
  params: { words: 'text[]', at: 'timestamptz', limit: 'int4' },
  row: {
    kind: textAs<'collection' | 'brand' | 'event'>(),
    id: 'uuid',
    name: 'text',
    slug: 'text?',
    startAt: 'timestamptz?',
    timeZone: 'text?',
    place: 'text?',
  },
  sql: `
    with words as (select array(select '% ' || word || '%' from unnest($2::text[]) as word) as patterns)
    (select 'collection' as kind, c.id, c.name, c.slug::text, null::timestamptz as "startAt", null as "timeZone", null as place
     from collections c, words
     where c.site_id = $1 and c.visible
       and ' ' || regexp_replace(lower(unaccent(c.name)), '[^[:alnum:]]+', ' ', 'g') like all (words.patterns)
     order by length(c.name), c.name limit $4::int4)
    union all
    (select 'brand', b.id, b.name, null, null, null, null
     from brands b, words
     where b.site_id = $1 and ' ' || regexp_replace(lower(unaccent(b.name)), '[^[:alnum:]]+', ' ', 'g') like all (words.patterns)
       and exists (select 1 from products p where p.site_id = $1 and p.brand_id = b.id and p.visible)
     order by length(b.name), b.name limit $4::int4)
    union all
    (select 'event', e.id, e.title, e.slug, e.start_at, e.time_zone, nullif(concat_ws(', ', e.location_name, e.city), '')
     from events e, words
     where e.site_id = $1 and e.deleted_at is null and e.published_at is not null and e.canceled_at is null
       and coalesce(e.end_at, 'infinity') > $3
       and ' ' || regexp_replace(lower(unaccent(concat_ws(' ', e.title, e.location_name, e.city))), '[^[:alnum:]]+', ' ', 'g')
         like all (words.patterns)
     order by e.start_at, e.id limit $4::int4)`,
})

const page = { slug: 'text', updatedAt: 'timestamptz', total: 'int4' } as const

/** By slug, so that pages do not overlap; `total` counts all, on each row. */
export const publicPages = {
  products: statement({
    name: 'search.publicProducts',
    params: { offset: 'int4', limit: 'int4' },
    row: page,
    sql: `
      select p.slug, p.updated_at as "updatedAt", count(*) over ()::int4 as total
      from products p where p.site_id = $1 and p.visible order by p.slug offset $2::int4 limit $3::int4`,
  }),
  collections: statement({
    name: 'search.publicCollections',
    params: { offset: 'int4', limit: 'int4' },
    row: page,
    sql: `
      select c.slug, c.updated_at as "updatedAt", count(*) over ()::int4 as total
      from collections c where c.site_id = $1 and c.visible order by c.slug offset $2::int4 limit $3::int4`,
  }),
  brands: statement({
    name: 'search.publicBrands',
    params: { offset: 'int4', limit: 'int4' },
    row: page,
    sql: `
      select b.name as slug, b.updated_at as "updatedAt", count(*) over ()::int4 as total
      from brands b
      where b.site_id = $1 and exists (select 1 from products p where p.site_id = $1 and p.brand_id = b.id and p.visible)
      order by b.name offset $2::int4 limit $3::int4`,
  }),
  events: statement({
    name: 'search.publicEvents',
    params: { offset: 'int4', limit: 'int4' },
    row: page,
    sql: `
      select e.slug, e.updated_at as "updatedAt", count(*) over ()::int4 as total
      from events e where e.site_id = $1 and e.deleted_at is null and e.published_at is not null
        and not coalesce((e.doc->'seoSettings'->>'hidden')::bool, false)
      order by e.slug offset $2::int4 limit $3::int4`,
  }),
} as const
