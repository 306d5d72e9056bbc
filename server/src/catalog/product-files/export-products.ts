import { stringify } from 'csv-stringify/sync'
import { statement } from '../../db/statement.ts'
import type { Db } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'
import { readCatalog } from '../products/read/read-catalog.ts'
import { stateOf } from '../products/write/product-state.ts'
import { describeProduct, namesFor, quantitiesOf } from './describe-product.ts'
import type { FileProduct } from './file-product.ts'
import { ownHeadings, ownRows } from './own-format.ts'
import { shopifyHeadings, shopifyRows } from './shopify-file.ts'
import { woocommerceHeadings, woocommerceRows } from './woocommerce-file.ts'

export type ExportFormat = 'own' | 'shopify' | 'woocommerce'

const pageOfIds = statement({
  name: 'productFiles.page',
  params: { after: 'uuid', collectionId: 'uuid?', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `
    select p.id from products p
    where p.site_id = $1 and p.id > $2 and ($3::uuid is null or p.collection_ids @> array[$3::uuid])
    order by p.id limit $4::int4`,
})

const PAGE = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const writers: Record<
  ExportFormat,
  { headings(currency: string): string[]; rows(product: FileProduct, currency: string, productId: string): string[][] }
> = {
  own: { headings: ownHeadings, rows: ownRows },
  shopify: { headings: shopifyHeadings, rows: shopifyRows },
  woocommerce: { headings: woocommerceHeadings, rows: woocommerceRows },
}

/** A file of all products, or of those in a collection, piece by piece: five statements for two hundred of them. */
export async function* exportProducts(
  db: Db,
  { currency }: Pick<Site, 'currency'>,
  { format, collectionId }: { readonly format: ExportFormat; readonly collectionId?: string },
): AsyncGenerator<string> {
  const { headings, rows } = writers[format]
  const csv = (lines: readonly string[][]) => stringify([...lines], { quoted: true, record_delimiter: '\r\n' })
  yield `\ufeff${csv([headings(currency)])}`
  for (let after = FIRST_ID; ; ) {
    const ids = (await db.rows(pageOfIds, { after, collectionId: collectionId ?? null, limit: PAGE })).map(
      ({ id }) => id,
    )
    const byId = new Map((await readCatalog(db, ids)).map((found) => [found.product.id, found]))
    const found = ids.flatMap((id) => byId.get(id) ?? [])
    const names = await namesFor(
      db,
      found.map(({ product }) => product),
    )
    const lines = found.flatMap((one) =>
      rows(describeProduct(stateOf(one), names, quantitiesOf(one)), currency, one.product.id),
    )
    if (lines.length > 0) yield csv(lines)
    const last = ids.at(-1)
    if (last === undefined || ids.length < PAGE) return
    after = last
  }
}
