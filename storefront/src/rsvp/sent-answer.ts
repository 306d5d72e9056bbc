import type { NewRsvpInput } from '@fairground/client/generated/events.rsvp-v-2.ts'
import { textOf } from '../sign-in/login/refused.ts'
import type { QuestionView } from './form-view.ts'
import { COMPANIONS, NAMES, STATUS } from './reply-fields.ts'
import { answerTo, typedInto } from './typed-answers.ts'

const PERSON = ['firstName', 'lastName', 'email'] as const
type PersonField = (typeof PERSON)[number]
const isPerson = (name: string): name is PersonField => (PERSON as readonly string[]).includes(name)

export interface SentAnswer {
  readonly rsvp: Omit<NewRsvpInput, 'eventId'>
  /** Questions of the answers in the form, in their order: violations name them by place. */
  readonly questionNames: readonly string[]
  /** As typed, for the form that comes back. */
  readonly values: Readonly<Record<string, string>>
}

const statusOf = (text: string): NewRsvpInput['status'] => (text === 'NO' || text === 'WAITLIST' ? text : 'YES')

/** One name a line; commas part names, too. */
export const namesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Number of companions, and their names: the names count where the number is missing. */
export function companionsOf(form: FormData): { guestCount: number; guestNames: string[] } {
  const guestNames = namesOf(textOf(form, NAMES))
  const count = Number(textOf(form, COMPANIONS) || guestNames.length)
  return { guestCount: Number.isInteger(count) && count >= 0 ? Math.min(count, 10) : 0, guestNames }
}

/** The form as the API takes it. */
export function sentAnswer(form: FormData, questions: readonly QuestionView[]): SentAnswer {
  const values = typedInto(form, questions)
  for (const name of [COMPANIONS, NAMES, STATUS]) values[name] = textOf(form, name)
  const others = questions.flatMap((question) => {
    const answer = isPerson(question.name) ? undefined : answerTo(question, values)
    return answer ? [answer] : []
  })
  const person = Object.fromEntries(PERSON.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  return {
    rsvp: {
      ...person,
      status: statusOf(values[STATUS] ?? ''),
      form: { inputValues: others },
      additionalGuestDetails: companionsOf(form),
    },
    questionNames: others.map(({ inputName }) => inputName),
    values,
  }
}

/** The question that a violation is about; `''` where it is none of the form. */
export function questionOf(field: string, questionNames: readonly string[]): string {
  const place = /^rsvp\.form\.inputValues\[(\d+)\]/.exec(field)
  if (place) return questionNames[Number(place[1])] ?? ''
  return /^rsvp\.(?:form\.inputValues\.)?(\w+)$/.exec(field)?.[1] ?? ''
}
