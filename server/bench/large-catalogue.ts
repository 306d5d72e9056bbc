import type pg from 'pg'

const MATERIALS =
  'linen wool cotton silk oak walnut brass copper ceramic stoneware glass leather canvas cork bamboo marble enamel paper felt velvet'
const THINGS =
  'shirt jumper cap apron scarf jacket tote poster mug notebook candle lamp tray bowl plate cushion blanket chair stool basket clock vase kettle teapot wallet belt umbrella satchel print puzzle'
const PLACES =
  'harbour lantern meadow orchard pavilion quay riverside summit terrace willow garden station market bridge lighthouse museum castle island valley forest'
const WORDS =
  'made small numbers people who come here good cloth meant last soft warm light heavy simple classic everyday kitchen table bedroom travel winter summer gift hand finished dyed woven pressed fired polished cut sewn local family workshop since design pattern edition limited numbered signed'

/**
 * A shop of `count` products, a third of them with colours and sizes, two hundred brands and forty collections, written by SQL as the
 * product itself would have written them.
 */
export async function fillCatalogue(client: pg.Client, siteId: string, count: number): Promise<void> {
  const run = (sql: string, values: unknown[] = []) => client.query(sql, [siteId, ...values])
  await run(`insert into brands (site_id, id, name, created_at, updated_at)
    select $1, gen_random_uuid(), initcap((string_to_array('${MATERIALS}', ' '))[1 + i % 20]) || ' & ' || initcap((string_to_array('${PLACES}', ' '))[1 + i / 20 % 20]), now(), now()
    from generate_series(0, 199) as i`)
  await run(`insert into collections (site_id, id, slug, name, visible, created_at, updated_at, doc)
    select $1, gen_random_uuid(), 'collection-' || i, initcap((string_to_array('${PLACES}', ' '))[1 + i % 20]) || ' collection ' || i, true, now(), now(), '{}'
    from generate_series(1, 40) as i`)
  await client.query(`create temporary table made as
    select gen_random_uuid() as id, i, m.material || ' ' || t.thing as kind, pl.place as place, b.id as brand_id, b.name as brand,
      500 + (i * 7919 % 9500) as price, c.ids as collection_ids, i % 3 = 0 as has_options, i % 10 = 0 as on_sale
    from generate_series(1, ${Number(count)}) as i
    cross join lateral (select (string_to_array('${MATERIALS}', ' '))[1 + i % 20] as material) m
    cross join lateral (select (string_to_array('${THINGS}', ' '))[1 + (i / 20) % 30] as thing) t
    cross join lateral (select (string_to_array('${PLACES}', ' '))[1 + (i / 600) % 20] as place) pl
    join (select id, name, row_number() over (order by id) as n from brands where site_id = '${siteId}') b on b.n = 1 + i % 200
    join (select array[id] as ids, row_number() over (order by id) as n from collections where site_id = '${siteId}') c on c.n = 1 + i % 40`)
  await run(`insert into products (site_id, id, slug, handle, name, visible, product_type, price, discount_type, discount_value, price_min,
      price_max, compare_at_min, compare_at_max, sku, brand, brand_id, manage_variants, track_inventory, collection_ids, search_text,
      created_at, updated_at, doc)
    select $1, id, 'product-' || i, 'product-' || i, initcap(place || ' ' || kind) || ' ' || i, i % 50 <> 0, 'physical', price,
      case when on_sale then 'PERCENT' else 'NONE' end, case when on_sale then 200000 else 0 end,
      case when on_sale then price * 8 / 10 else price end, case when on_sale then price * 8 / 10 else price end,
      case when on_sale then price end, case when on_sale then price end,
      'SKU-' || i, brand, brand_id, has_options, true, collection_ids,
      concat_ws(chr(31), place || ' ' || kind || ' ' || i, regexp_replace(lower(brand), '[^a-z]+', ' ', 'g'), 'sku ' || i || ' sku' || i,
        case when has_options then 'colour red blue green size s m l' else '' end, text),
      now() - i * interval '1 minute', now(),
      jsonb_build_object('description', '<p>' || text || '</p>', 'modifiers', '[]'::jsonb,
        'media', jsonb_build_array(jsonb_build_object('id', 'p' || i, 'url', 'https://pictures.example/' || i || '.webp')),
        'options', case when has_options then '[
          {"type": "color", "name": "Colour", "choices": [{"value": "#aa0000", "description": "Red", "mediaIds": []},
            {"value": "#0000aa", "description": "Blue", "mediaIds": []}, {"value": "#00aa00", "description": "Green", "mediaIds": []}]},
          {"type": "drop_down", "name": "Size", "choices": [{"value": "S", "description": "S", "mediaIds": []},
            {"value": "M", "description": "M", "mediaIds": []}, {"value": "L", "description": "L", "mediaIds": []}]}]'::jsonb else '[]' end)
    from made
    cross join lateral (
      select string_agg((string_to_array('${WORDS}', ' '))[1 + (i * n * 31 + n * n) % 48], ' ') as text from generate_series(1, 60) as n
      where made.i is not null
    ) d`)
  await run(`insert into category_items (site_id, category_id, product_id, added_at)
    select $1, collection_id, id, now() - i * interval '1 minute' from made cross join unnest(collection_ids) as collection_id`)
  await client.query(`create temporary table stocked as
    select gen_random_uuid() as variant_id, gen_random_uuid() as pool_id, m.id as product_id, m.has_options, n, m.i
    from made m cross join lateral generate_series(1, case when m.has_options then 9 else 1 end) as n`)
  await run(`insert into pools (site_id, id, kind, ref_id, capacity, used, updated_at)
    select $1, pool_id, 'stock', variant_id, case when i % 20 = 0 then 0 else 10 end, 0, now() from stocked`)
  await run(`insert into variants (site_id, id, product_id, variant_id, position, pool_id, choices)
    select $1, variant_id, product_id, case when has_options then variant_id else '00000000-0000-0000-0000-000000000000'::uuid end, n, pool_id,
      case when has_options then jsonb_build_object('Colour', (array['Red', 'Blue', 'Green'])[1 + n % 3], 'Size', (array['S', 'M', 'L'])[1 + n / 3 % 3]) else '{}' end
    from stocked`)
  await run(`insert into search_words (site_id, word)
    select distinct $1::uuid, word from products p, string_to_table(replace(p.search_text, chr(31), ' '), ' ') as word
    where p.site_id = $1 and length(word) between 3 and 30 and word ~ '^[[:alpha:]]+$' on conflict do nothing`)
  await client.query('drop table made, stocked')
  await client.query('analyze')
}
