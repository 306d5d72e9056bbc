import { json, statement } from '../../db/statement.ts'
import type { Queryable, Tx } from '../../ground/database.ts'

const cartsOf = statement({
  name: 'carts.export',
  params: { ownerId: 'uuid' },
  row: { createdAt: 'timestamptz', updatedAt: 'timestamptz', status: 'text', doc: json<Record<string, unknown>>() },
  sql: `
    select created_at as "createdAt", updated_at as "updatedAt", status, doc from carts
    where site_id = $1 and owner_id = $2 order by created_at, id limit 1000`,
})

const checkoutsOf = statement({
  name: 'checkouts.export',
  params: { ownerId: 'uuid' },
  row: { createdAt: 'timestamptz', updatedAt: 'timestamptz', status: 'text', doc: json<Record<string, unknown>>() },
  sql: `
    select created_at as "createdAt", updated_at as "updatedAt", status, doc from checkouts
    where site_id = $1 and owner_id = $2 and status = 'OPEN' order by created_at, id limit 1000`,
})

const deleteCarts = statement({
  name: 'carts.deleteOwned',
  params: { ownerIds: 'uuid[]' },
  sql: `
    with begun as (delete from checkouts where site_id = $1 and owner_id = any($2))
    delete from carts where site_id = $1 and owner_id = any($2)`,
})

/** Carts and open checkouts as they are stored. */
export async function exportCarts(db: Queryable, ownerId: string): Promise<Record<string, unknown>> {
  return { carts: await db.rows(cartsOf, { ownerId }), checkouts: await db.rows(checkoutsOf, { ownerId }) }
}

/** With the checkouts that orders were made of: the order keeps all that the books need. */
export const forgetCartsOf = (tx: Tx, ownerIds: readonly string[]): Promise<number> =>
  tx.run(deleteCarts, { ownerIds: [...ownerIds] })
