import { t } from '../texts.ts'
import type { EventForm } from './form-queries.ts'

/** A text of the form that pages show: its place in the messages, what it is, and its longest length. */
interface FormText {
  readonly path: readonly string[]
  readonly label: string
  readonly most: number
}

const rsvp = (path: string, label: string, most: number): FormText => ({
  path: ['rsvp', ...path.split('.')],
  label,
  most,
})

/** Texts by the way in which guests register. */
export const formTexts: Readonly<Record<'RSVP' | 'TICKETING', readonly FormText[]>> = {
  RSVP: [
    rsvp('rsvpYesOption', t('admin.event-form.comingText'), 150),
    rsvp('rsvpNoOption', t('admin.event-form.notComingText'), 150),
    rsvp('waitlistMessages.title', t('admin.event-form.waitingText'), 150),
    rsvp('submitActionLabel', t('admin.event-form.sendText'), 50),
    rsvp('positiveMessages.confirmation.message', t('admin.event-form.comingConfirmed'), 350),
    rsvp('waitlistMessages.confirmation.message', t('admin.event-form.waitingConfirmed'), 350),
  ],
  TICKETING: [{ path: ['checkout', 'title'], label: t('admin.event-form.checkoutHeading'), most: 150 }],
}

type Messages = NonNullable<EventForm['messages']>
type Texts = { readonly [key: string]: string | Texts }

const within = (texts: unknown, key: string): unknown =>
  typeof texts === 'object' && texts !== null ? (texts as Texts)[key] : undefined // groups of texts have no other fields

/** Texts of the form as they are typed, in the order of their fields. */
export const textsOf = (messages: Messages | undefined, texts: readonly FormText[]): string[] =>
  texts.map(({ path }) => {
    const text = path.reduce<unknown>(within, messages)
    return typeof text === 'string' ? text : ''
  })

const nested = ([key = '', ...rest]: readonly string[], text: string): Texts => ({
  [key]: rest.length === 0 ? text : nested(rest, text),
})

const merged = (one: Texts, other: Texts): Texts => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([key, value]) => {
      const before = one[key]
      return [key, typeof value === 'object' && typeof before === 'object' ? merged(before, value) : value]
    }),
  ),
})

/** Typed texts as the API takes them. An empty one is that of the page itself. */
export const messagesOf = (typed: readonly string[], texts: readonly FormText[]): Messages =>
  texts.reduce<Texts>((all, { path }, i) => merged(all, nested(path, typed[i]?.trim() ?? '')), {}) as Messages // paths of the messages
