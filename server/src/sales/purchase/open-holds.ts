import { statement, textAs, type ValuesOf } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Sentence } from '../../ground/texts/sentence.ts'

/** Limit that a hold would exceed: of how many there are, or of the limited units that its owner or its network holds. */
export type Crowding = 'HOLDS' | 'UNITS_OF_OWNER' | 'UNITS_OF_NETWORK'

/**
 * SQL of which limit the holder `w` would exceed by a hold of `w.units`, by its owner or its network; null: none. Open holds are orders
 * that wait for their payment, and pending reservations; nothing is read where there is no limit, and no more of them than it allows.
 * `w` has owner_id, hold_address, at, units, the limits of `limitColumns` (null in all: no limit), and the order or reservation
 * `but` that is not counted. Part of the statement that places a hold, with the limits of `limitsOfNewHold`, so that callers at once in one process exceed none.
 */
export const crowdingOfHolder = `
  (select case
     when w.per_owner is null then null
     when own.holds >= w.per_owner or near.holds >= w.per_address then 'HOLDS'
     when w.units > 0 and own.units + w.units > w.owner_units then 'UNITS_OF_OWNER'
     when w.units > 0 and near.units + w.units > w.address_units then 'UNITS_OF_NETWORK'
   end
   from (select count(*) as holds, coalesce(sum(h.held_units), 0) as units from (
           (select held_units from orders
            where site_id = $1 and owner_id = w.owner_id and pay_by > w.at and id is distinct from w.but
              and w.per_owner is not null limit w.per_owner)
           union all
           (select held_units from ticket_reservations
            where site_id = $1 and owner_id = w.owner_id and status = 'PENDING' and expires_at > w.at and id is distinct from w.but
              and w.per_owner is not null limit w.per_owner)) h) own,
        (select count(*) as holds, coalesce(sum(h.held_units), 0) as units from (
           (select held_units from orders
            where site_id = $1 and hold_address = w.hold_address and pay_by > w.at and id is distinct from w.but
              and w.per_owner is not null limit w.per_address)
           union all
           (select held_units from ticket_reservations
            where site_id = $1 and hold_address = w.hold_address and status = 'PENDING' and expires_at > w.at and id is distinct from w.but
              and w.per_owner is not null limit w.per_address)) h) near)`

/** Parameters of the limits that a hold is placed with. */
export const ofLimits = {
  holdAddress: 'text?',
  perOwner: 'int4?',
  perAddress: 'int4?',
  ownerUnits: 'int4?',
  addressUnits: 'int4?',
} as const

/** Columns of the holder `w`. */
export const limitColumns = (p: Readonly<Record<keyof typeof ofLimits, string>>): string =>
  `${p.holdAddress} as hold_address, ${p.perOwner} as per_owner, ${p.perAddress} as per_address, ${p.ownerUnits} as owner_units, ${p.addressUnits} as address_units`

/** Columns of the holder of a call `w`, with the fields of `ofLimits`. */
export const holderOfCall = `w."ownerId" as owner_id, w.at, w."holdAddress" as hold_address, w."perOwner" as per_owner,
             w."perAddress" as per_address, w."ownerUnits" as owner_units, w."addressUnits" as address_units`

/** Network and limits that a hold is placed with; all null for staff and API keys. */
type HoldLimits = ValuesOf<typeof ofLimits>

export const NO_LIMITS: HoldLimits = {
  holdAddress: null,
  perOwner: null,
  perAddress: null,
  ownerUnits: null,
  addressUnits: null,
}

const limitsOfHolds = ({ openHolds, address }: Pick<Ctx, 'openHolds' | 'address'>): HoldLimits =>
  openHolds
    ? {
        holdAddress: address,
        perOwner: openHolds.perOwner,
        perAddress: openHolds.perAddress,
        ownerUnits: openHolds.unitsPerOwner,
        addressUnits: openHolds.unitsPerAddress,
      }
    : NO_LIMITS

/** Limits of a new hold, less what other requests of this process are about to hold: callers at once do not see each other's. */
export function limitsOfNewHold(
  ctx: Pick<Ctx, 'openHolds' | 'underWay' | 'address' | 'site'>,
  ownerId: string | null,
  units: bigint,
): HoldLimits {
  const { openHolds, underWay, address, site } = ctx
  if (!openHolds || !underWay) return limitsOfHolds(ctx)
  const [ofNetwork, ofOwner] = underWay.declare(
    [`network ${site.id} ${address}`, ...(ownerId === null ? [] : [`owner ${ownerId}`])],
    Number(units),
  )
  return {
    holdAddress: address,
    perOwner: Math.max(0, openHolds.perOwner - (ofOwner?.holds ?? 0)),
    perAddress: Math.max(0, openHolds.perAddress - (ofNetwork?.holds ?? 0)),
    ownerUnits: Math.max(0, openHolds.unitsPerOwner - (ofOwner?.units ?? 0)),
    addressUnits: Math.max(0, openHolds.unitsPerAddress - (ofNetwork?.units ?? 0)),
  }
}

/** Refusal with the limit that was met, and, where it is one of units, how many it allows. */
export function tooManyHolds(crowding: Crowding, { openHolds }: Pick<Ctx, 'openHolds'>): ApiError {
  switch (crowding) {
    case 'HOLDS':
      return new ApiError({ code: 'TOO_MANY_OPEN_HOLDS' })
    case 'UNITS_OF_OWNER':
      return tooManyUnits(openHolds?.unitsPerOwner, (limit) => (t) => t('refusals-sales.unitsOfOwner', { limit }))
    case 'UNITS_OF_NETWORK':
      return tooManyUnits(openHolds?.unitsPerAddress, (limit) => (t) => t('refusals-sales.unitsOfNetwork', { limit }))
    default:
      return crowding satisfies never
  }
}

const tooManyUnits = (limit: number | undefined, sentence: (limit: number) => Sentence): ApiError =>
  new ApiError({ code: 'TOO_MANY_UNITS_HELD', limit }, limit === undefined ? undefined : sentence(limit))

const readCrowding = statement({
  name: 'purchase.readCrowding',
  params: { orderId: 'uuid?', ownerId: 'uuid?', at: 'timestamptz', units: 'int8?', ...ofLimits },
  row: { crowding: textAs<Crowding | 'NONE'>() },
  sql: `
    select coalesce(${crowdingOfHolder}, 'NONE') as crowding
    from (select $2::uuid as but, $3::uuid as owner_id, $4::timestamptz as at, $6::text as hold_address, $7::int4 as per_owner,
            $8::int4 as per_address, $9::int4 as owner_units, $10::int4 as address_units,
            coalesce($5, (select o.held_units from orders o where o.site_id = $1 and o.id = $2)) as units
          offset 0) w`,
})

/** An order that is open already becomes one that is held for longer: refused beside as many others as there may be. */
export async function refuseWhenCrowded(
  tx: Tx,
  ctx: Ctx,
  order: { readonly id: string; readonly ownerId: string | null },
): Promise<void> {
  if (!ctx.openHolds) return
  const { id: orderId, ownerId } = order
  const found = await tx.row(readCrowding, { orderId, ownerId, at: ctx.now, units: null, ...limitsOfHolds(ctx) })
  if (found && found.crowding !== 'NONE') throw tooManyHolds(found.crowding, ctx)
}
