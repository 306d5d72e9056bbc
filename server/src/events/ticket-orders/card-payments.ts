import { GIFT_CARDS_APP_ID } from '@fairground/contract/enumerations/gift-cards.ts'
import type { TicketingOrder } from '@fairground/contract/events/ticketing-order.ts'
import type { Static } from 'typebox'
import { ticketingMoney } from '../ticketing/ticketing-money.ts'
import type { TicketingOrderRow } from './order-row.ts'

/** A payment of an order by gift card. Minor units as text. */
export interface CardPaymentRow {
  readonly id: string
  readonly amount: string
  readonly status: string
  readonly obfuscatedCode: string
}

type Wire = Pick<Static<typeof TicketingOrder>, 'giftCardPaymentDetails' | 'balanceSummary'>

/** Gift cards that paid an order, or the one that it holds while it waits. */
export function cardPaymentsToWire(
  { currency, facts, status, open }: TicketingOrderRow,
  paid: readonly CardPaymentRow[],
): Wire {
  const detail = (amount: string, obfuscatedCode: string, voided: boolean) => ({
    appId: GIFT_CARDS_APP_ID,
    voided,
    amount: ticketingMoney(BigInt(amount), currency),
    obfuscatedCode,
  })
  const { giftCard: held } = facts
  const details =
    paid.length > 0
      ? paid.map((payment) => ({
          giftCardPaymentId: payment.id,
          ...detail(payment.amount, payment.obfuscatedCode, payment.status === 'REFUNDED'),
        }))
      : held
        ? [detail(held.amount, held.obfuscatedCode, status === 'CANCELED')]
        : []
  if (details.length === 0) return {}
  return { giftCardPaymentDetails: details, balanceSummary: { balance: ticketingMoney(open, currency) } }
}
