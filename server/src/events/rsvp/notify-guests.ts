import type { RsvpStatus } from '@fairground/contract/enumerations/events.ts'
import { statement } from '../../db/statement.ts'
import type { Db } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import { writeMailOnce } from '../../mail/post.ts'
import { shownName } from '../../mail/shown-name.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { calendarOf, onlineRows, placeOf, whenOf } from '../calendar-files/event-mail.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { type MoneyBack, moneyWords } from '../event/money-words.ts'
import { notificationsOf, ownWordsOf } from '../notifications/event-notifications.ts'
import type { GuestAccess } from '../online/online-access.ts'
import { accessOfAnswer } from './online-access.ts'
import { findRsvp } from './queries.ts'
import type { RsvpLinks } from './rsvp-links.ts'
import type { RsvpRow } from './rsvp-row.ts'
import { guestsOf } from './wire-v2.ts'
import type { Notice } from './write-answer.ts'

export interface GuestNotices {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  newId(): string
  /** Origin of pages, without a slash at its end. */
  readonly publicUrl: string
  readonly rsvpLinks: RsvpLinks
}

const HOUR_MS = 60 * 60 * 1000

/** Change of an answer. */
export interface GuestNews {
  readonly notice: Notice
  /** As the change left it; absent where nothing changed. */
  readonly status?: RsvpStatus
}

/**
 * Mails a guest what became of their answer, once for each change, and the link to it once an hour. A change that a later one
 * overtook is not mailed: the later one has a mail of its own. A job does it, so that no answer waits for a mail.
 */
export async function notifyGuest(
  notices: GuestNotices,
  rsvpId: string,
  { notice: why, status }: GuestNews,
): Promise<void> {
  const { db } = notices
  const row = await db.row(findRsvp, { id: rsvpId, ownerId: null })
  const event = row && (await eventsOnRecord(db, [row.eventId])).get(row.eventId)
  if (!row?.email || !event || (row.doc.disableNotifications && why !== 'link')) return
  if (status !== undefined && status !== row.status) return
  const own = (await notificationsOf(db, event.id)).rsvpConfirmation
  const confirms = row.status === 'YES' && why !== 'promoted'
  if (confirms && why !== 'link' && own?.sendingEnabled === false) return
  const hour = Math.floor(notices.now.getTime() / HOUR_MS)
  const id = derivedId(why === 'link' ? `answer link ${row.id} ${hour}` : `answer ${why} ${row.id} ${row.revision}`)
  const online = await accessOfAnswer(notices, row)
  const mail = mailOf(notices, { ...row, email: row.email }, { event, online }, why)
  await writeMailOnce(db, confirms ? { ...mail, own: ownWordsOf(own) } : mail, { id, now: notices.now })
}

interface Occasion {
  readonly event: EventRow
  readonly online: GuestAccess | undefined
}

function mailOf(
  notices: GuestNotices,
  row: RsvpRow & { email: string },
  { event, online }: Occasion,
  why: Notice,
): TemplatedMail {
  const { site, now, publicUrl, rsvpLinks } = notices
  const common = { to: row.email, pageLanguage: row.language, bounded: true, requested: why === 'link' }
  const values = {
    event: event.title,
    when: whenOf(event),
    place: placeOf(event),
    link: rsvpLinks.linkTo(site.id, row.id),
  }
  const party = guestsOf(row).map(({ fullName }, i) => ({ label: shownName(fullName) || `+${i}` }))
  const calendar = calendarOf(event, now, publicUrl, online)
  const rows = onlineRows(online, event)
  switch (row.status) {
    case 'YES':
      return why === 'promoted'
        ? { ...common, template: 'rsvpPromoted', values: { ...values, party, online: rows }, calendar }
        : { ...common, template: 'rsvpConfirmation', values: { ...values, party, online: rows }, calendar }
    case 'WAITLIST':
      return { ...common, template: 'rsvpWaitlist', values }
    case 'NO':
      return { ...common, template: 'rsvpDeclined', values: { event: values.event, link: values.link } }
    default:
      return row.status satisfies never
  }
}

const expecting = statement({
  name: 'rsvps.expecting',
  params: { eventId: 'uuid', after: 'text', limit: 'int4', canceledAt: 'timestamptz' },
  row: { email: 'text', language: 'text?', paidOrders: 'uuid[]' },
  // Tickets of a cancelled event may be void by now, because their orders are refunded.
  sql: `
    select g.email, min(g.language) as language, array_remove(array_agg(g.paid), null) as "paidOrders" from (
      select lower(r.email) as email, r.language, null::uuid as paid from rsvps r
      where r.site_id = $1 and r.event_id = $2 and r.email is not null and r.status in ('YES', 'WAITLIST')
        and not coalesce((r.doc->>'disableNotifications')::bool, false)
      union all
      select lower(o.buyer_email), o.doc#>>'{facts,buyerLanguage}', case when o.paid > o.refunded then o.id end from order_events oe
      join orders o on o.site_id = $1 and o.id = oe.order_id
      where oe.site_id = $1 and oe.event_id = $2 and o.buyer_email is not null and o.status = 'APPROVED'
      union all
      select lower(k.doc->'guest'->>'email'), o.doc#>>'{facts,buyerLanguage}', null from tickets k
      join orders o on o.site_id = $1 and o.id = k.order_id and o.status = 'APPROVED'
      where k.site_id = $1 and k.event_id = $2 and k.doc->'guest'->>'email' like '%@%'
        and (k.status = 'ISSUED' or k.voided_at >= $5)) g
    where g.email > $3 group by g.email order by g.email limit $4::int4`,
})

const AT_ONCE = 200

export interface CancelNotices extends GuestNotices {
  /** Amounts of these orders that go back because of the event; undefined where nothing does. */
  readonly moneyBack: (eventId: string, orderIds: readonly string[]) => Promise<MoneyBack | undefined>
}

/** Mails every guest who comes, waits or holds a ticket that a cancelled event does not take place; each address once. */
export async function notifyCanceled(notices: CancelNotices, eventId: string): Promise<void> {
  const { db, site, now, publicUrl, moneyBack } = notices
  const event = (await eventsOnRecord(db, [eventId])).get(eventId)
  if (!event?.canceledAt) return
  const own = (await notificationsOf(db, eventId)).eventCancelation
  if (own?.sendingEnabled === false) return
  const values = {
    event: event.title,
    when: whenOf(event),
    link: `${publicUrl}/events/${encodeURIComponent(event.slug)}`,
  }
  const currency = currencyOf(event, site)
  // A calendar that has the event crosses it out.
  const calendar = calendarOf(event, now, publicUrl)
  for (let after = ''; ; ) {
    const guests = await db.rows(expecting, { eventId, after, limit: AT_ONCE, canceledAt: event.canceledAt })
    for (const { email, language, paidOrders } of guests) {
      const back = paidOrders.length > 0 ? await moneyBack(eventId, paidOrders) : undefined
      const payment = back
        ? moneyWords(back, orderPriceWriter(currency, language ?? site.locale))
        : paidOrders.length > 0
          ? { phrase: 'noAutomaticRefund' as const }
          : ''
      const mail = {
        to: email,
        template: 'eventCanceled' as const,
        own: ownWordsOf(own),
        calendar,
        values: { ...values, payment },
        pageLanguage: language,
      }
      await writeMailOnce(db, mail, { id: derivedId(`event canceled ${eventId} ${email}`), now })
    }
    const last = guests.at(-1)
    if (!last || guests.length < AT_ONCE) return
    after = last.email
  }
}
