import type { TicketingMoney } from '@fairground/contract/events/event-money.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import type { Static } from 'typebox'

/** Generation 1 spells an amount twice. */
export function ticketingMoney(minor: bigint, currency: string): Static<typeof TicketingMoney> {
  const value = formatAmount(minor, currency)
  return { amount: value, value, currency }
}
