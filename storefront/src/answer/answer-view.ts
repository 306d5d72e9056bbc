import type { Rsvp } from '@fairground/client/generated/events.rsvp-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { rsvpFormView } from '../rsvp/form-view.ts'
import { t } from '../texts.ts'

/** An answer as its guest sees it. */
export interface AnswerView {
  readonly status: Rsvp['status']
  readonly title: string
  readonly message: string
  readonly email: string
  /** Everybody of the party; companions without a name are counted. */
  readonly party: readonly string[]
  readonly companions: number
  readonly names: string
  /** Companions that may come along. */
  readonly most: number
  /** Answers that it can be changed to; none once nothing can be changed any more. */
  readonly choices: readonly { readonly status: Rsvp['status']; readonly label: string }[]
}

type Status = Rsvp['status']

const WORDS: Readonly<Record<Status, () => { title: string; message: string }>> = {
  YES: () => ({ title: t('answer.comingTitle'), message: t('answer.comingText') }),
  WAITLIST: () => ({ title: t('answer.waitingTitle'), message: t('answer.waitingText') }),
  NO: () => ({ title: t('answer.notComingTitle'), message: t('answer.notComingText') }),
}

const FINISHED: readonly Event['status'][] = ['CANCELED', 'ENDED']

export function answerView(rsvp: Rsvp, event: Event): AnswerView {
  const messages = event.form?.messages?.rsvp
  const own = {
    YES: messages?.positiveMessages?.confirmation,
    WAITLIST: messages?.waitlistMessages?.confirmation,
    NO: messages?.negativeMessages?.confirmation,
  }[rsvp.status]
  const words = WORDS[rsvp.status]()
  const guests = rsvp.guestList?.guests ?? []
  const names = guests.slice(1).map(({ fullName }) => fullName)
  return {
    status: rsvp.status,
    title: words.title,
    message: (own && 'message' in own && own.message) || words.message,
    email: rsvp.email ?? '',
    party: guests.map(({ fullName }, i) => fullName || t('answer.companion', { number: i })),
    companions: Math.max(0, (rsvp.totalGuests ?? 1) - 1),
    names: names.every((name) => name !== '') ? names.join('\n') : '',
    most: event.registration?.rsvp?.additionalGuestLimit ?? 10,
    choices: FINISHED.includes(event.status) ? [] : choicesOf(rsvp.status, event),
  }
}

/** Holders of a place may give it up, even where the form offers no NO; guests who answered no may come again while it is open. */
function choicesOf(status: Status, event: Event): AnswerView['choices'] {
  const keep = { YES: t('answer.coming'), WAITLIST: t('answer.waiting'), NO: t('answer.notComing') }[status]
  const [yes] = rsvpFormView(event).replies
  return status === 'NO'
    ? [{ status, label: keep }, ...(yes ? [yes] : [])]
    : [
        { status, label: keep },
        { status: 'NO', label: status === 'WAITLIST' ? t('answer.takeOff') : t('answer.cannotCome') },
      ]
}
