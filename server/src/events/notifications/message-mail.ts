import type { EventMessageKind } from '@fairground/contract/enumerations/events.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import type { ListRow } from '../../mail/texts/template.ts'
import { calendarOf, onlineRows, placeOf, whenOf } from '../calendar-files/event-mail.ts'
import type { EventRow } from '../event/event-row.ts'
import type { GuestAccess } from '../online/online-access.ts'
import type { MessageDoc } from './queries.ts'

interface Addressed {
  readonly to: string
  readonly pageLanguage?: string | null
}

interface Sending {
  readonly publicUrl: string
  readonly now: Date
  /** Way in of a guest who takes part online; reminders have it. */
  readonly online: GuestAccess | undefined
}

/** Mail of a message, reminder or news of places to one guest. */
export function messageMail(
  { kind, doc }: { readonly kind: EventMessageKind; readonly doc: MessageDoc },
  event: EventRow,
  { publicUrl, now, online }: Sending,
  addressed: Addressed,
): TemplatedMail {
  const link = `${publicUrl}/events/${encodeURIComponent(event.slug)}`
  const values = { event: event.title, when: whenOf(event), place: placeOf(event) }
  const common = { ...addressed, own: { subject: doc.subject, body: doc.body } }
  switch (kind) {
    case 'MESSAGE':
      return { ...common, template: 'eventMessage', values: { ...values, link } }
    case 'NEW_PLACES':
      return { ...common, template: 'eventPlaces', values: { ...values, link } }
    case 'REMINDER': {
      const calendar = calendarOf(event, now, publicUrl, online)
      const links = [...onlineRows(online, event), ...linksOf(doc, link, calendar !== undefined)]
      return { ...common, template: 'eventReminder', values: { ...values, links }, calendar }
    }
    default:
      return kind satisfies never
  }
}

const linksOf = ({ descriptionLink, calendarLink }: MessageDoc, link: string, dated: boolean): ListRow[] => [
  ...(descriptionLink?.display === false
    ? []
    : [{ label: descriptionLink?.linkText || { phrase: 'eventPage' as const }, link }]),
  ...(calendarLink?.display === false || !dated
    ? []
    : [{ label: calendarLink?.linkText || { phrase: 'addToCalendar' as const }, link: `${link}.ics` }]),
]
