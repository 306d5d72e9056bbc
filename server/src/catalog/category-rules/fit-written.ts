import { statement } from '../../db/statement.ts'
import type { Tx } from '../../ground/database.ts'

/**
 * The automatic categories of products, judged at a moment, and the items of all their categories: those that are new are added then. One
 * statement, which writes a product again only where a rule moves it. The products' own rows are written before, in the same transaction.
 */
const fitCategories = statement({
  name: 'categories.fitWritten',
  params: { productIds: 'uuid[]', at: 'timestamptz' },
  sql: `
    with automatic as (
      select c.id, c.rules from collections c where c.site_id = $1 and c.rules is not null
    ), judged as (
      select p.id,
        array(select o.id from unnest(p.collection_ids) with ordinality as o (id, n)
              where not exists (select 1 from automatic a where a.id = o.id) order by o.n)
        || array(select a.id from automatic a where rules_hold(p, a.rules, $3) order by a.id) as fitting
      from products p where p.site_id = $1 and p.id = any($2)
    ), fitted as (
      update products p set collection_ids = judged.fitting
      from judged where p.site_id = $1 and p.id = judged.id and p.collection_ids <> judged.fitting
    ), gone as (
      delete from category_items i using judged
      where i.site_id = $1 and i.product_id = judged.id and i.category_id <> all (judged.fitting)
    )
    insert into category_items (site_id, category_id, product_id, added_at)
    select $1, c.id, judged.id, $3 from judged cross join lateral unnest(judged.fitting) as c (id)
    on conflict do nothing`,
})

/** Writers of products, or of brands and ribbons that rules compare, call this last. */
export async function fitWritten(
  tx: Tx,
  productIds: readonly string[],
  { now }: { readonly now: Date },
): Promise<void> {
  if (productIds.length > 0) await tx.run(fitCategories, { productIds: [...productIds], at: now })
}
