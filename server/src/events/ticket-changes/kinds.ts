import { present } from '@fairground/domain/present.ts'
import type { PriceLine } from '@fairground/domain/price/input.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import type { ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import { TICKETS_APP_ID } from '../ticket-definitions/as-sellable.ts'
import { ticketSellable } from '../ticket-definitions/sellable.ts'
import { ticketFeeRate } from '../ticket-definitions/ticket-fee.ts'
import { kindsOfEvents } from './queries.ts'

export type Reading = Pick<Ctx, 'site' | 'caller' | 'now'> & { readonly db: Queryable }
type Ticket = ViewedOrder['tickets'][number]

const referenceOf = (definitionId: string, access: string | undefined) => ({
  appId: TICKETS_APP_ID,
  catalogItemId: definitionId,
  ...(access ? { options: { access } } : {}),
})

/** The kind of ticket as it is sold now; undefined where there is none, or none that the caller sees. */
export const kindOf = async (at: Reading, definitionId: string, access?: string): Promise<Sellable | undefined> =>
  (await ticketSellable.resolve([referenceOf(definitionId, access)], at))[0]

/** Most kinds of ticket that are looked at. */
const MOST = 500

/** Kinds of ticket of these events that the ticket may be changed to, whatever they cost. */
export async function kindsFor(
  at: Reading,
  { order, ticket }: { readonly order: ViewedOrder; readonly ticket: Ticket },
  eventIds: readonly string[],
  access?: string,
): Promise<Sellable[]> {
  const ids = await at.db.rows(kindsOfEvents, { eventIds: [...eventIds], limit: MOST })
  const found = await ticketSellable.resolve(
    ids.map(({ id }) => referenceOf(id, access)),
    at,
  )
  return found.flatMap((one) => (one && isObtainable(one, { order, ticket }, at.site) ? [one] : []))
}

/** True where one ticket of the kind can be had in place of the ticket: of another kind, on sale in the currency of the order, and sold one by one. */
export function isObtainable(
  { ticket: sold, unavailable, quantityAvailable, minPerOrder, currency }: Sellable,
  { order, ticket }: { readonly order: Pick<ViewedOrder, 'currency'>; readonly ticket: Ticket },
  site: Pick<Ctx['site'], 'currency'>,
): boolean {
  // That its currency is no cart's is no obstacle here: it is the order's.
  const obstacle = unavailable?.code === 'TICKETS_IN_OTHER_CURRENCY' ? undefined : unavailable
  return (
    sold !== undefined &&
    sold.ticketDefinitionId !== ticket.definitionId &&
    !obstacle &&
    (currency ?? site.currency) === order.currency &&
    (quantityAvailable === null || quantityAvailable > 0) &&
    (minPerOrder ?? 1) <= 1
  )
}

/** One ticket of the kind, as `price` takes it. */
export const unitOf = ({ price, fullPrice, tax, feeRateBp }: Sellable): Omit<PriceLine, 'id'> => ({
  unitPrice: price,
  fullUnitPrice: fullPrice,
  quantity: 1,
  tax: tax ?? null,
  pay: 'NOW',
  ...present({
    ticketFee: feeRateBp > 0 ? { type: 'FEE_ADDED_AT_CHECKOUT' as const, rate: ticketFeeRate(feeRateBp) } : undefined,
  }),
})
