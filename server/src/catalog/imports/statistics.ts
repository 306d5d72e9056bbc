import { DatabaseBusy } from '../../db/faults.ts'
import { statement } from '../../db/statement.ts'
import type { Db } from '../../ground/database.ts'

/** Tables that an import fills. */
const FILLED = [
  ...['products', 'variants', 'pools', 'pool_changes', 'inventory_items', 'collections', 'category_items', 'brands'],
  ...['customizations', 'info_sections', 'happenings', 'product_imports', 'product_import_items'],
]

/** Products that PostgreSQL's statistics know of, of all sites; -1 before it first looked. */
const knownProducts = statement({
  name: 'imports.knownProducts',
  siteless: true,
  row: { products: 'int8' },
  sql: `select reltuples::int8 as products from pg_class where oid = 'products'::regclass`,
})

/** Products between the first two looks; then four times as many each time. */
const FIRST = 100
const GROWTH = 4

/**
 * Takes the number of products that an import has made, and has PostgreSQL look at the tables again when most of what is there is new. PostgreSQL does
 * so by itself within minutes; until then it plans for tables that are nearly empty, and each batch of an import into a new shop would
 * read everything that the ones before it wrote.
 */
export function freshStatistics(db: Db): (created: number) => Promise<void> {
  let next = FIRST
  return async (created) => {
    if (created < next) return
    while (next <= created) next *= GROWTH
    const known = await db.row(knownProducts, {})
    if (known && known.products >= created) return
    try {
      await db.analyze(FILLED)
    } catch (error) {
      // Time is all that is lost.
      if (!(error instanceof DatabaseBusy)) throw error
    }
  }
}
