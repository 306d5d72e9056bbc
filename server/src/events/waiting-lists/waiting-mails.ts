import { MINUTE_MS } from '@fairground/domain/instant.ts'
import type { Queryable } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import { writeMailOnce } from '../../mail/post.ts'
import { placeOf, whenOf } from '../calendar-files/event-mail.ts'
import type { EventRow } from '../event/event-row.ts'
import type { EntryRow } from './entry-row.ts'
import type { WaitingLinks } from './waiting-links.ts'

export interface Mailing {
  readonly site: Pick<Site, 'id'>
  readonly now: Date
  readonly links: WaitingLinks
}

/** Many requests for the link within this time are one mail. */
const WINDOW_MS = 10 * MINUTE_MS

const ofEvent = (event: EventRow) => ({ event: event.title, when: whenOf(event), place: placeOf(event) })

const ticketsOf = ({ quantity, ticketName }: EntryRow, fallback: string): string =>
  `${quantity} × ${ticketName ?? fallback}`

/** The way to a place in the list. Anybody can cause it, at any address. */
export async function mailPlace(db: Queryable, mailing: Mailing, entry: EntryRow, event: EventRow): Promise<void> {
  if (!entry.email) return
  const { site, now, links } = mailing
  const values = {
    ...ofEvent(event),
    tickets: ticketsOf(entry, event.title),
    position: entry.position === null ? '–' : String(entry.position),
    link: links.linkTo(site.id, entry.id),
  }
  const mail = { to: entry.email, template: 'eventWaitingJoined' as const, values, bounded: true }
  const window = Math.floor(now.getTime() / WINDOW_MS)
  await writeMailOnce(
    db,
    { ...mail, pageLanguage: entry.language },
    { id: derivedId(`waiting ${entry.id} ${window}`), now },
  )
}

/** Written with the offer: neither is there without the other. `name` is that of the kind. */
export async function mailOffer(
  db: Queryable,
  mailing: Mailing,
  { entry, event, ...offer }: { entry: EntryRow; event: EventRow; name: string; reservationId: string; until: Date },
): Promise<void> {
  const { site, now, links } = mailing
  const values = {
    ...ofEvent(event),
    tickets: `${entry.quantity} × ${offer.name}`,
    until: offer.until,
    link: links.linkTo(site.id, entry.id),
  }
  const mail = { to: entry.email ?? '', template: 'eventWaitingOffer' as const, values, pageLanguage: entry.language }
  await writeMailOnce(db, mail, { id: derivedId(`waiting offer ${offer.reservationId}`), now })
}

/** The list of a cancelled event ends. */
export async function mailEnd(db: Queryable, { now }: Mailing, entry: EntryRow, event: EventRow): Promise<void> {
  if (!entry.email) return
  const values = ofEvent(event)
  const mail = { to: entry.email, template: 'eventWaitingEnded' as const, values, pageLanguage: entry.language }
  await writeMailOnce(db, mail, { id: derivedId(`waiting end ${event.id} ${entry.email.toLowerCase()}`), now })
}
