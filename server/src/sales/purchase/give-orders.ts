import { statement } from '../../db/statement.ts'
import type { Tx } from '../../ground/database.ts'

const giveOrders = statement({
  name: 'orders.giveAll',
  params: { from: 'uuid', to: 'uuid' },
  sql: `
    update orders set owner_id = $3,
      doc = jsonb_set(doc, '{facts,buyer}',
        coalesce(doc #> '{facts,buyer}', '{}') || jsonb_build_object('kind', 'MEMBER', 'id', $3::uuid))
    where site_id = $1 and owner_id = $2`,
})

/**
 * Orders `o` that a member `$2` gets who proves the address `$3`; read by the index `orders_of_buyer`. Orders of other members stay theirs; one that
 * waits for its payment stays with who pays it.
 */
export const claimable = `lower(o.buyer_email) = lower($3) and o.status <> 'INITIALIZED'
      and o.owner_id is distinct from $2
      and not exists (select from members m where m.site_id = $1 and m.id = o.owner_id)`

const claimOrders = statement({
  name: 'orders.claim',
  params: { memberId: 'uuid', email: 'text' },
  sql: `
    update orders o set owner_id = $2,
      doc = case when o.doc #>> '{facts,buyer,kind}' = 'VISITOR' then jsonb_set(o.doc, '{facts,buyer}',
        o.doc #> '{facts,buyer}' || jsonb_build_object('kind', 'MEMBER', 'id', $2::uuid)) else o.doc end
    where o.site_id = $1 and ${claimable}`,
})

/** A visitor signs in: what they bought is the member's. */
export const ordersFollow = async (
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
): Promise<void> => {
  await tx.run(giveOrders, { from: visitorId, to: memberId })
}

/** Gives a member the orders that guests placed with the address that the member has proved. */
export const ordersClaimed = async (
  tx: Tx,
  { memberId, email }: { memberId: string; email: string },
): Promise<void> => {
  await tx.run(claimOrders, { memberId, email })
}
