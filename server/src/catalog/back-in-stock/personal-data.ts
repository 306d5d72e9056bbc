import { json, statement } from '../../db/statement.ts'
import type { Queryable, Tx } from '../../ground/database.ts'

const requestsOf = statement({
  name: 'backInStock.export',
  params: { ownerId: 'uuid' },
  row: { requests: json<unknown[]>() },
  sql: `
    select coalesce(jsonb_agg(jsonb_build_object('item', r.item, 'catalogReference', r.reference, 'email', r.email,
             'status', r.status, 'createdDate', r.created_at) order by r.created_at, r.id), '[]') as requests
    from (select * from back_in_stock_requests where site_id = $1 and owner_id = $2
          order by created_at, id limit 1000) r`,
})

const deleteRequests = statement({
  name: 'backInStock.deleteOf',
  params: { ownerIds: 'uuid[]' },
  sql: `delete from back_in_stock_requests where site_id = $1 and owner_id = any($2)`,
})

/** Back-in-stock requests of a member. */
export const exportBackInStock = async (db: Queryable, ownerId: string): Promise<Record<string, unknown>> => ({
  backInStockRequests: (await db.row(requestsOf, { ownerId }))?.requests ?? [],
})

/** Nobody is written to once their account is gone. */
export const forgetBackInStockOf = (tx: Tx, ownerIds: readonly string[]): Promise<number> =>
  tx.run(deleteRequests, { ownerIds: [...ownerIds] })
