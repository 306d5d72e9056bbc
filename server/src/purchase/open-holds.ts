import type { Tx } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { ApiError } from '../http/api-error.ts'
import type { Ctx } from '../http/context.ts'

/**
 * SQL of whether the holder `w` has as many open holds as it may, by its owner or its network: orders that wait for their payment, and
 * pending reservations. `w` has owner_id, hold_address, at, per_owner, per_address (null in both: no limit), and the order `but` that is
 * not counted. Part of the statement that places a hold, so that callers at once exceed the limit by no more than their own number.
 */
export const holderIsCrowded = `
  case when w.per_owner is null then false else
    (select count(*) from orders h
     where h.site_id = $1 and h.owner_id = w.owner_id and h.pay_by > w.at and h.id is distinct from w.but)
    + (select count(*) from ticket_reservations h
       where h.site_id = $1 and h.owner_id = w.owner_id and h.status = 'PENDING' and h.expires_at > w.at) >= w.per_owner
    or (select count(*) from orders h
        where h.site_id = $1 and h.hold_address = w.hold_address and h.pay_by > w.at and h.id is distinct from w.but)
    + (select count(*) from ticket_reservations h
       where h.site_id = $1 and h.hold_address = w.hold_address and h.status = 'PENDING' and h.expires_at > w.at) >= w.per_address
  end`

const isCrowded = statement({
  name: 'purchase.isCrowded',
  params: {
    orderId: 'uuid',
    ownerId: 'uuid?',
    address: 'text',
    at: 'timestamptz',
    perOwner: 'int4',
    perAddress: 'int4',
  },
  row: { crowded: 'bool' },
  sql: `
    select ${holderIsCrowded} as crowded
    from (select $2::uuid as but, $3::uuid as owner_id, $4::text as hold_address, $5::timestamptz as at, $6::int4 as per_owner,
          $7::int4 as per_address) w`,
})

export const tooManyHolds = (): ApiError => new ApiError({ code: 'TOO_MANY_OPEN_HOLDS' })

/** Limits and network that a hold of the caller is placed with; nothing for staff and API keys. */
export const holdLimits = ({ openHolds, address }: Pick<Ctx, 'openHolds' | 'address'>) => ({
  holdAddress: openHolds ? address : null,
  perOwner: openHolds?.perOwner ?? null,
  perAddress: openHolds?.perAddress ?? null,
})

/** An order that is open already becomes one that is held for longer: refused beside as many others as there may be. */
export async function refuseWhenCrowded(
  tx: Tx,
  { openHolds, address, now }: Ctx,
  order: { readonly id: string; readonly ownerId: string | null },
): Promise<void> {
  if (!openHolds) return
  const found = await tx.row(isCrowded, {
    orderId: order.id,
    ownerId: order.ownerId,
    address,
    at: now,
    perOwner: openHolds.perOwner,
    perAddress: openHolds.perAddress,
  })
  if (found?.crowded) throw tooManyHolds()
}
