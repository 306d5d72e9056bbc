import type { FormResponse } from '@fairground/contract/events/event-form.ts'
import type { Static } from 'typebox'
import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import type { Guest } from '../../sales/purchase/purchase.ts'
import type { EventRow } from '../event/event-row.ts'
import {
  answersFor,
  answerTo,
  type BuyerFields,
  buyerViolations,
  emailViolations,
  formViolations,
} from '../forms/form-answers.ts'

type Answers = Static<typeof FormResponse>

export interface Given {
  readonly buyer?: BuyerFields | undefined
  readonly guests?: readonly { readonly form: Answers }[] | undefined
}

export interface Known {
  readonly buyer: BuyerFields
  /** By ticket, in the order of the reservation. */
  readonly guests: readonly Guest[]
}

/**
 * Buyer and guests. Every mistake in every form is reported at once. Without a buyer the first guest is taken for one;
 * without guests the buyer answers the form. `lenient` is the organiser's: only that mail can be sent to the addresses is checked.
 */
export function buyerAndGuests(given: Given, event: EventRow, tickets: number, lenient: boolean): Known {
  const { guests } = given
  const first = guests?.[0]?.form
  const buyer: BuyerFields = given.buyer ?? {
    firstName: answerTo(first, 'firstName'),
    lastName: answerTo(first, 'lastName'),
    email: answerTo(first, 'email'),
  }
  const violations = lenient
    ? addressViolations(buyer, guests)
    : [
        ...(given.buyer || !guests ? buyerViolations(buyer, 'buyer') : []),
        ...(guests ?? []).flatMap(({ form }, i) => formViolations(event.doc.form, form, `guests[${i}].form`)),
        ...(guests
          ? countViolations(guests.length, tickets, event)
          : formViolations(event.doc.form, answersOf(buyer), 'guests[0].form').filter(isOfFurtherInput)),
      ]
  if (violations.length > 0) throw new InvalidArgument(violations)
  return {
    buyer: { firstName: buyer.firstName?.trim(), lastName: buyer.lastName?.trim(), email: buyer.email?.trim() },
    guests: (guests ?? [{ form: answersOf(buyer) }]).map(({ form }) => guestOf(form, buyer, event)),
  }
}

/** Addresses that are none. */
function addressViolations({ email }: BuyerFields, guests: Given['guests']): FieldViolation[] {
  const ofGuests = (guests ?? []).map(({ form }, i) => [answerTo(form, 'email'), `guests[${i}].form`] as const)
  return [[email, 'buyer.email'] as const, ...ofGuests].flatMap(([text, field]) => {
    const address = text?.trim()
    return address ? emailViolations(address, field) : []
  })
}

/** Names and address of the buyer are checked as the buyer's. */
const isOfFurtherInput = ({ data }: FieldViolation): boolean =>
  !['firstName', 'lastName', 'email', undefined].includes(data?.inputName as string | undefined)

function countViolations(guests: number, tickets: number, event: EventRow): FieldViolation[] {
  if (event.doc.tickets?.guestsAssignedSeparately) {
    if (guests === tickets) return []
    return [
      {
        field: 'guests',
        description: message('violations.guestOfEach', { tickets: String(tickets) }),
        violatedRule: 'EXACT_SIZE',
        data: { threshold: tickets },
      },
    ]
  }
  if (guests <= tickets) return []
  return [
    {
      field: 'guests',
      description: message('violations.mostItems', { limit: tickets }),
      violatedRule: 'MAX_SIZE',
      data: { threshold: tickets },
    },
  ]
}

const answersOf = ({ firstName, lastName, email }: BuyerFields): Answers => ({
  inputValues: Object.entries({ firstName, lastName, email }).flatMap(([inputName, value]) =>
    value ? [{ inputName, value }] : [],
  ),
})

function guestOf(form: Answers, buyer: BuyerFields, { doc }: EventRow): Guest {
  return {
    firstName: (answerTo(form, 'firstName') ?? buyer.firstName)?.trim(),
    lastName: (answerTo(form, 'lastName') ?? buyer.lastName)?.trim(),
    email: (answerTo(form, 'email') ?? buyer.email)?.trim(),
    inputValues: answersFor(doc.form, form.inputValues ?? []),
  }
}
