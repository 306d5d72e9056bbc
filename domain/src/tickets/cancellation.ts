import type { TicketBundleRefusal } from '@fairground/contract/enumerations/tickets.ts'
import type { Instant } from '../instant.ts'
import { roundHalfUp } from '../rounding.ts'
import { boughtRefusal, type HeldTicket } from './held-ticket.ts'

/** Terms on which a buyer cancels a ticket; `fee` is taken off for each ticket, in minor units. */
export type CancellationTerms = { hoursBefore: number; percent: number; fee: bigint }

/** The same as they are stored: the fee as text. */
export type StoredTerms = Omit<CancellationTerms, 'fee'> & { fee: string }

export const termsOf = ({ fee, ...terms }: StoredTerms): CancellationTerms => ({ ...terms, fee: BigInt(fee) })

/** A ticket and its event as a cancellation by its buyer depends on them. */
export type CancelableTicket = HeldTicket & {
  /** Somebody else holds it. */
  transferred: boolean
  /** Null where it was bought without any. */
  terms: Pick<CancellationTerms, 'hoursBefore'> | null
  /** Its event was moved, and it may be given back until then, whatever its terms; null where it was not. Exclusive. */
  movedUntil: Instant | null
  /** Reason why the rest of its bundle is not given back, which goes as a whole; null for one that is whole, and for a single ticket. */
  bundleRefusal: TicketBundleRefusal | null
}

/** Term in which tickets of a moved event may be given back. */
export type MoveTerm = { until: Instant; withFees: boolean; asCredit: boolean }

/** Amounts that go back by the way they were paid, and as a gift card. Minor units. */
export type AmountBack = { money: bigint; credit: bigint }

export type CancellationRefusal =
  | NonNullable<ReturnType<typeof boughtRefusal>>
  | { code: 'TICKET_CANCELLATION_DISABLED' | 'TICKET_CANCELLATION_OVER' | TicketBundleRefusal }

const HOUR_MS = 3_600_000

/** Time from which on a ticket is no longer cancelled. */
export const cancellationEnd = (startsAt: Instant, { hoursBefore }: Pick<CancellationTerms, 'hoursBefore'>): Date =>
  new Date(startsAt.getTime() - hoursBefore * HOUR_MS)

/** Reason why the buyer of the ticket may not cancel it now; null where they may. */
export function cancellationRefusal(ticket: CancelableTicket, now: Instant): CancellationRefusal | null {
  const { bundleRefusal: code } = ticket
  return boughtRefusal(ticket, now) ?? termsRefusal(ticket, now) ?? (code && { code })
}

function termsRefusal({ startsAt, terms, movedUntil }: CancelableTicket, now: Instant): CancellationRefusal | null {
  if (movedUntil && now < movedUntil) return null
  if (!terms) return { code: movedUntil ? 'TICKET_CANCELLATION_OVER' : 'TICKET_CANCELLATION_DISABLED' }
  return startsAt && now >= cancellationEnd(startsAt, terms) ? { code: 'TICKET_CANCELLATION_OVER' } : null
}

/** Amount that goes back for tickets that cost `price` together: the part of the terms, less the fee of each. */
function cancellationRefund(price: bigint, tickets: number, { percent, fee }: CancellationTerms): bigint {
  const back = roundHalfUp(price * BigInt(percent), 100n) - fee * BigInt(tickets)
  return back > 0n ? back : 0n
}

/** Price of tickets, and the part of it that is fees on top. */
type Paid = { total: bigint; fees: bigint }

/**
 * Amount that goes back for tickets of one line now: within the term of a move all that was paid, or all but the fees, and never less than
 * the terms of the purchase give while they hold. With credit those stay money, and what the move gives beyond them is credit.
 */
export function amountBack(
  { total, fees }: Paid,
  tickets: number,
  { terms, startsAt, term }: { terms: CancellationTerms | null; startsAt: Instant | null; term: MoveTerm | null },
  now: Instant,
): AmountBack {
  const holds = terms !== null && !(startsAt && now >= cancellationEnd(startsAt, terms))
  const byTerms = holds ? cancellationRefund(total, tickets, terms) : 0n
  const byMove = term && now < term.until ? total - (term.withFees ? 0n : fees) : 0n
  const beyond = byMove > byTerms ? byMove - byTerms : 0n
  return term?.asCredit ? { money: byTerms, credit: beyond } : { money: byTerms + beyond, credit: 0n }
}
