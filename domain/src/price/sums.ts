import { present } from '../present.ts'
import { most } from '../rounding.ts'
import type { AppliedAmount, Breakdown, PricedCharge, PricedFee, PricedLine, PriceSummary } from './breakdown.ts'
import { addedFee, addUp, ofFee, ofLine, ofShipping } from './pay.ts'
import { exemptTotal, taxTotals } from './tax.ts'

interface Charges {
  readonly lines: readonly PricedLine[]
  readonly shipping: PricedCharge
  readonly fees: readonly PricedFee[]
}

/** Sums of an order's lines, delivery and fees: its summary, its taxes and what of it is exempt. */
export function sumsOf({ lines, shipping, fees }: Charges): Pick<Breakdown, 'summary' | 'taxes' | 'exempt'> {
  const charges = [...lines, shipping, ...fees]
  return {
    summary: addUp([...lines.map(ofLine), ofShipping(shipping), ...fees.map(ofFee)]),
    taxes: taxTotals(charges),
    ...present({ exempt: exemptTotal(charges) }),
  }
}

/** Fees of tickets, within their prices and on top of them. */
export const ticketFeesOf = (lines: readonly PricedLine[]): Breakdown['ticketFees'] => ({
  included: lines.reduce((sum, line) => sum + (line.ticketFee?.amount ?? 0n) - addedFee(line), 0n),
  added: lines.reduce((sum, line) => sum + addedFee(line), 0n),
})

/** Amount to be paid with the order that gift cards do not pay; 0 where they paid more, since its tickets cost less by now. */
export const dueOf = (payNow: PriceSummary, giftCards: readonly AppliedAmount[]): bigint =>
  most(0n, payNow.total - paidByCards(giftCards))

export const paidByCards = (giftCards: readonly AppliedAmount[]): bigint =>
  giftCards.reduce((sum, { amount }) => sum + amount, 0n)
