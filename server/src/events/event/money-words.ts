import type { Piece } from '../../mail/texts/template.ts'
import type { WriteOrderPrice } from '../../sales/purchase/order-price.ts'

/** Minor units that go back to a buyer by the way they paid, that a person returns to them, and that they get as a gift card. */
export interface MoneyBack {
  readonly byProvider: bigint
  readonly byHand: bigint
  /** Absent: none. */
  readonly credit?: bigint
}

/** Words of a mail for the way that money goes back; nothing where the tickets were free. */
export function moneyWords({ byProvider, byHand, credit = 0n }: MoneyBack, write: WriteOrderPrice): Piece {
  if (credit > 0n) return { phrase: 'creditComes', values: { amount: write(credit).formattedAmount } }
  const amount = write(byProvider).formattedAmount
  const returned = write(byHand).formattedAmount
  if (byProvider > 0n && byHand > 0n) return { phrase: 'refundComesBothWays', values: { amount, returned } }
  if (byProvider > 0n) return { phrase: 'refundComes', values: { amount } }
  return byHand > 0n ? { phrase: 'refundComesByHand', values: { returned } } : ''
}
