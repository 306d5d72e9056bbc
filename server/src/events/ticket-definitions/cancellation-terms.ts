import type { TicketCancellationTerms, TicketChangeTerms } from '@fairground/contract/events/event-registration.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { StoredTerms } from '@fairground/domain/tickets/cancellation.ts'
import type { ChangeTerms } from '@fairground/domain/tickets/change.ts'
import type { Static } from 'typebox'
import type { Site } from '../../ground/site.ts'
import { amountIn } from '../../sales/payments/amount.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'

type Terms = Static<typeof TicketCancellationTerms>
type SiteOf = Pick<Site, 'currency' | 'settings'>

const HOURS = 24
const PERCENT = 100

/** Terms of an event, with the site's where it has none. */
export function cancellationOf({ doc }: Pick<EventRow, 'doc'>, { settings }: Pick<Site, 'settings'>): Required<Terms> {
  const { allowed, ...terms } = doc.tickets?.cancellation ?? settings.ticketCancellation ?? { allowed: false }
  return { allowed, hoursBefore: HOURS, percent: PERCENT, fee: '0', ...present(terms) }
}

/** The same as tickets keep them that are sold now; undefined where nobody cancels. */
export function soldTerms(event: Pick<EventRow, 'doc'> | undefined, site: SiteOf): StoredTerms | undefined {
  if (!event) return undefined
  const { allowed, fee, ...terms } = cancellationOf(event, site)
  // The site's currency may be another since, in which the fee was no amount.
  const perTicket = parseAmount(fee, currencyOf(event, site))
  return allowed ? { ...terms, fee: String(perTicket.ok ? perTicket.minor : 0n) } : undefined
}

/** Terms on which tickets of an event are changed, with the site's where it has none. */
export function changeOf(
  { doc }: Pick<EventRow, 'doc'>,
  { settings }: Pick<Site, 'settings'>,
): Required<Static<typeof TicketChangeTerms>> {
  const { allowed, hoursBefore = HOURS } = doc.tickets?.change ?? settings.ticketChange ?? { allowed: false }
  return { allowed, hoursBefore }
}

/** The same as tickets keep them that are sold now; undefined where nobody changes them. */
export function soldChangeTerms(event: Pick<EventRow, 'doc'> | undefined, site: SiteOf): ChangeTerms | undefined {
  if (!event) return undefined
  const { allowed, hoursBefore } = changeOf(event, site)
  return allowed ? { hoursBefore } : undefined
}

/** Throws where the fee of an event is no amount in its currency. */
export function checkFee(event: Pick<EventRow, 'doc'>, site: SiteOf): void {
  const { fee } = event.doc.tickets?.cancellation ?? {}
  if (fee !== undefined) amountIn(fee, currencyOf(event, site), 'event.registration.tickets.cancellation.fee')
}
