import type { TicketCancellationTerms, TicketChangeTerms } from '@fairground/contract/events/event-registration.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { StoredTerms } from '@fairground/domain/tickets/cancellation.ts'
import type { ChangeTerms } from '@fairground/domain/tickets/change.ts'
import type { Static } from 'typebox'
import { amountIn } from '../../ground/amount.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsById } from '../event/find-events.ts'

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
): Static<typeof TicketChangeTerms> & { hoursBefore: number } {
  const terms: Static<typeof TicketChangeTerms> = doc.tickets?.change ?? settings.ticketChange ?? { allowed: false }
  return { hoursBefore: HOURS, ...terms }
}

/** The same as tickets keep them that are sold now; undefined where nobody changes them. */
export function soldChangeTerms(event: Pick<EventRow, 'doc'> | undefined, site: SiteOf): ChangeTerms | undefined {
  if (!event) return undefined
  const { allowed, hoursBefore, atMost, eventIds, ...may } = changeOf(event, site)
  const others = { atMost, eventIds: eventIds?.length ? eventIds : undefined }
  return allowed ? { hoursBefore, ...present({ ...others, ...granted(may) }) } : undefined
}

/** Terms without those that grant nothing. */
const granted = <Terms extends Readonly<Record<string, boolean | undefined>>>(terms: Terms): Partial<Terms> =>
  Object.fromEntries(Object.entries(terms).filter(([, granted]) => granted)) as Partial<Terms> // a part of it

/** Throws where the fee of an event is no amount in its currency. */
export function checkFee(event: Pick<EventRow, 'doc'>, site: SiteOf): void {
  const { fee } = event.doc.tickets?.cancellation ?? {}
  if (fee !== undefined) amountIn(fee, currencyOf(event, site), 'event.registration.tickets.cancellation.fee')
}

const NAMED = 'event.registration.tickets.change.eventIds'
const namedIn = ({ doc }: Pick<EventRow, 'doc'>): readonly string[] => doc.tickets?.change?.eventIds ?? []

/** Throws where an event names others for changes of tickets that are not there. Those that `before` named already may be gone. */
export async function checkNamedEvents(
  db: Queryable,
  event: Pick<EventRow, 'doc'>,
  before?: Pick<EventRow, 'doc'>,
): Promise<void> {
  const known = new Set(before ? namedIn(before) : [])
  const named = namedIn(event)
  const found = await eventsById(
    db,
    named.filter((id) => !known.has(id)),
  )
  const violations = named.flatMap((id, i) =>
    known.has(id) || found.has(id.toLowerCase())
      ? []
      : [{ field: `${NAMED}[${i}]`, description: message('violations.noEvent'), violatedRule: 'VALIDATION' as const }],
  )
  if (violations.length > 0) throw new InvalidArgument(violations)
}
