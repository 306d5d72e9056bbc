import type { ParamsOf } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import { unitsOfPools } from '../ledger/units-in-statements.ts'
import type { placeGoods } from './placing.ts'
import type { Purchase } from './purchase.ts'

/** Units that an order takes of one pool. */
export interface TakeRow {
  readonly id: string
  readonly pool_id: string
  /** Units as digits; of a gift card minor units. */
  readonly quantity: string
  /** Null is the whole order's. */
  readonly line_id: string | null
  readonly beside: boolean
  readonly version: number | null
}

export function takesOf(ctx: Ctx, { lines, reservation, coupon, slot, giftCard, persons = [] }: Purchase): TakeRow[] {
  const ofLines = lines
    .filter(({ sellable }) => !(reservation && sellable.ticket))
    .flatMap(({ id, sellable, quantity }) =>
      sellable.draws.map(({ poolId, perUnit, beside = false, version = null }) => ({
        id: ctx.newId(),
        pool_id: poolId,
        quantity: String(quantity * perUnit),
        line_id: id,
        beside,
        version,
      })),
    )
  const uses = [...(coupon?.takes ?? []), ...(slot ? [slot] : [])].map(({ poolId }) => ({
    id: ctx.newId(),
    pool_id: poolId,
    quantity: '1',
    line_id: null,
    beside: false,
    version: null,
  }))
  const ofPersons = persons.map(({ poolId, quantity, lineId }) => ({
    id: ctx.newId(),
    pool_id: poolId,
    quantity: String(quantity),
    line_id: lineId,
    beside: true,
    version: null,
  }))
  const ofCard = giftCard
    ? [
        {
          id: ctx.newId(),
          pool_id: giftCard.poolId,
          quantity: String(giftCard.amount),
          line_id: null,
          beside: false,
          version: giftCard.version,
        },
      ]
    : []
  return [...ofLines, ...ofPersons, ...uses, ...ofCard]
}

type TakenPools = Pick<ParamsOf<typeof placeGoods>, 'pools' | 'quantities' | 'limited' | 'versions'>

const unitsOf = ({ pool_id, quantity, version }: TakeRow) => ({ poolId: pool_id, units: BigInt(quantity), version })

/** Each pool once, with the units that all takes of it come to, and those of them that count against what a buyer may hold. */
export function unitsByPool(takes: readonly TakeRow[]): TakenPools {
  const limited = unitsOfPools(takes.filter(({ line_id, beside }) => line_id !== null && !beside).map(unitsOf))
  const taken = unitsOfPools(takes.map(unitsOf))
  return { ...taken, limited: taken.pools.map((id) => limited.quantities[limited.pools.indexOf(id)] ?? 0n) }
}
