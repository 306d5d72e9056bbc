import type { TicketBundle } from '@fairground/contract/fairground/ticket-bundles.ts'
import { displayAmount, formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { singlePrice } from '@fairground/domain/tickets/bundle.ts'
import type { Static } from 'typebox'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import type { BundleRow } from './queries.ts'
import { BUNDLES_APP_ID } from './sellable.ts'

/** Currency of the event, and language of the reader. */
interface Money {
  readonly currency: string
  readonly locale: string
}

const singlePriceOf = ({ parts }: BundleRow): bigint =>
  singlePrice(parts.map(({ price, quantity: count }) => ({ price: BigInt(price), count })))

export const bundleToWire = (
  bundle: BundleRow,
  sold: number,
  { currency, locale }: Money,
): Static<typeof TicketBundle> => ({
  id: bundle.id,
  name: bundle.name,
  description: bundle.description ?? '',
  price: formatAmount(bundle.price, currency),
  formattedPrice: displayAmount(bundle.price, currency, locale),
  formattedSinglePrice: displayAmount(singlePriceOf(bundle), currency, locale),
  limitPerOrder: bundle.limitPerOrder,
  onSale: bundle.onSale,
  contents: bundle.parts.map(({ definitionId: ticketDefinitionId, name, quantity, unfit }) => ({
    ticketDefinitionId,
    name,
    quantity,
    unfit,
  })),
  sold,
})

/** Reasons for which a bundle is shown and cannot be had at the moment; that its currency is no cart's is no obstacle at the event's own checkout. */
const SHOWN = ['NOT_ENOUGH_TICKETS', 'MEMBER_NEEDED', 'EVENT_ADMISSION_NEEDED', 'TICKETS_IN_OTHER_CURRENCY']

/** Undefined where the buyer is not offered it. `priceOf` writes minor units as the buyer sees prices. */
export function offeredToWire(bundle: BundleRow, sold: Sellable, priceOf: (minor: bigint) => string) {
  const { unavailable, quantityAvailable, maxPerOrder } = sold
  const limit = maxPerOrder ?? bundle.limitPerOrder
  if ((unavailable && !SHOWN.includes(unavailable.code)) || limit === 0) return undefined
  const single = singlePriceOf(bundle)
  return {
    id: bundle.id,
    appId: BUNDLES_APP_ID,
    name: bundle.name,
    description: bundle.description ?? '',
    formattedPrice: priceOf(bundle.price),
    ...present({ formattedSinglePrice: single > bundle.price ? priceOf(single) : undefined }),
    available:
      unavailable?.code === 'NOT_ENOUGH_TICKETS' ? 0 : Math.min(quantityAvailable ?? Number.POSITIVE_INFINITY, limit),
    contents: bundle.parts.map(({ definitionId: ticketDefinitionId, name, quantity }) => ({
      ticketDefinitionId,
      name,
      quantity,
    })),
  }
}
