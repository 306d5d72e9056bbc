import type { MyAnswer } from '@fairground/client/generated/fairground.rsvp-answers.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { formatRange } from '@fairground/domain/formatting/dates.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import { placedPaths } from '../../placed-paths.ts'
import { t } from '../../texts.ts'

/** A reply to an event, with the way to its page. */
export interface ReplyView {
  readonly href: string
  readonly title: string
  /** "14 March 2026, 18:30 – 22:30 GMT · 3 people". */
  readonly details: string
  readonly status: string
  readonly tone: StatusTone
}

type Status = MyAnswer['status']
const TONES: Readonly<Record<Status, StatusTone>> = { YES: 'success', WAITLIST: 'warning', NO: 'neutral' }
const wordsOf: Readonly<Record<Status, () => string>> = {
  YES: () => t('account-tickets.coming'),
  WAITLIST: () => t('account-tickets.waiting'),
  NO: () => t('account-tickets.notComing'),
}

export function replyView(answer: MyAnswer, { locale }: SiteFacts): ReplyView {
  const {
    rsvpId,
    eventTitle,
    status,
    totalGuests,
    startDate,
    endDate,
    timeZoneId: zone,
    showTimeZone,
    canceled,
  } = answer
  const place = { locale, zone, namesZone: showTimeZone }
  const when = startDate ? formatRange(startDate, endDate ?? null, place) : t('account.timeToBeAnnounced')
  return {
    href: placedPaths.answer(rsvpId),
    title: eventTitle,
    details: status === 'NO' ? when : [when, t('account-tickets.people', { people: totalGuests })].join(' · '),
    status: canceled ? t('account-tickets.cancelled') : wordsOf[status](),
    tone: canceled ? 'neutral' : TONES[status],
  }
}
