import type { FormResponse, Rsvp } from '@fairground/client/generated/events.rsvp.ts'
import { type Event, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ wixEventsV2 })

/** A question of the event's form, beside those of every guest. */
export interface FormQuestion {
  readonly name: string
  readonly label: string
}

/** Answers of a guest in words, by the name of their input. */
export type GuestAnswers = Readonly<Record<string, string>>

type Response = NonNullable<Rsvp['rsvpForm']> | FormResponse
type InputValue = NonNullable<Response['inputValues']>[number]

/** Columns of their own. */
const OF_EVERY_GUEST = ['firstName', 'lastName', 'email', 'additionalGuests', 'guestNames']

const wordsOf = ({ value, values, number, dateTime, address }: InputValue): string =>
  value ?? values?.join(', ') ?? number?.toString() ?? dateTime?.toISOString() ?? address?.formatted ?? ''

export const answersOf = (response: Response | undefined): GuestAnswers =>
  Object.fromEntries(
    (response?.inputValues ?? [])
      .filter(({ inputName }) => !OF_EVERY_GUEST.includes(inputName))
      .map((answer) => [answer.inputName, wordsOf(answer)]),
  )

/** Questions of the form in their order; deleted ones where one of the guests has answered them. */
export const questionsFor = ({ form }: Pick<Event, 'form'>, guests: readonly GuestAnswers[]): FormQuestion[] =>
  (form?.controls ?? []).flatMap(({ inputs, deleted }) =>
    inputs
      .filter(({ name }) => !OF_EVERY_GUEST.includes(name))
      .filter(({ name }) => !deleted || guests.some((answers) => answers[name]))
      .map(({ name, label }) => ({ name, label })),
  )

/** The event with its form, deleted questions too. */
export const eventFormQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'form of guests', eventId],
    queryFn: async ({ signal }) => (await client.wixEventsV2.getEvent({ eventId, fields: ['FORM'] }, { signal })).event,
  })
