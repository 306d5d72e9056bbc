import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { present } from '@fairground/domain/present.ts'
import { type QuestionView, questionsOf } from '../rsvp/form-view.ts'
import { answerTo, fieldsOf, type TypedAnswer, typedInto } from '../rsvp/typed-answers.ts'
import { t } from '../texts.ts'

/** The questions to one guest; field names of further guests begin with their number. */
export interface GuestForm {
  /** "Guest 2"; absent where one form is for all tickets. */
  readonly title?: string
  readonly questions: readonly QuestionView[]
}

const fieldOf = (guest: number, name: string): string => (guest === 0 ? name : `${guest}.${name}`)

const ofGuest = ({ condition, ...question }: QuestionView, guest: number): QuestionView => ({
  ...question,
  name: fieldOf(guest, question.name),
  ...present({ condition: condition && { ...condition, field: fieldOf(guest, condition.field) } }),
})

/** One form for the buyer, or one per ticket where the event names each guest. */
export function guestForms(event: Event, tickets: number): GuestForm[] {
  const each = event.registration?.tickets?.guestsAssignedSeparately ?? false
  const questions = questionsOf(event)
  return Array.from({ length: each ? tickets : 1 }, (_, guest) => ({
    ...present({ title: each ? t('ticket-checkout.guest', { number: guest + 1 }) : undefined }),
    questions: questions.map((question) => ofGuest(question, guest)),
  }))
}

export interface SentForms {
  readonly guests: { form: { inputValues: TypedAnswer[] } }[]
  /** As typed, for the form that comes back. */
  readonly values: Readonly<Record<string, string>>
}

/** The forms as the API takes them; what was left empty is left out. */
export function sentForms(form: FormData, forms: readonly GuestForm[]): SentForms {
  const values = typedInto(
    form,
    forms.flatMap(({ questions }) => questions),
  )
  return {
    guests: forms.map(({ questions }) => ({
      form: {
        inputValues: questions.flatMap((question) => {
          const answer = answerTo(question, values, inputOf(question.name))
          return answer ? [answer] : []
        }),
      },
    })),
    values,
  }
}

/** Typed values with the form of one guest filled in as the first. */
export function copyFromFirst(
  values: SentForms['values'],
  forms: readonly GuestForm[],
  guest: number,
): SentForms['values'] {
  const questions = forms[guest]?.questions ?? []
  const fields = questions.flatMap(fieldsOf)
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, values[inputOf(field)] ?? ''])) }
}

const inputOf = (field: string): string => field.replace(/^\d+\./, '')

/** The field of the page that a violation names by its place in the message; `''` where it names none. */
export function fieldOfViolation(violation: string, { guests }: SentForms): string {
  const [, guest = '', place, missing] =
    /^guests\[(\d+)\]\.form\.inputValues(?:\[(\d+)\]|\.(\w+))/.exec(violation) ?? []
  const name = missing ?? guests[Number(guest)]?.form.inputValues[Number(place)]?.inputName
  return name === undefined ? '' : fieldOf(Number(guest), name)
}
