import type { EventForm } from '@fairground/contract/events/event-form.ts'
import type { answerTicket as operation } from '@fairground/contract/fairground/ticket-answers.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { heldRefusal } from '@fairground/domain/tickets/held-ticket.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { lockOrderRow } from '../../sales/purchase/change-order.ts'
import { nameGuest } from '../../sales/purchase/change-tickets.ts'
import type { OrderLinks } from '../../sales/purchase/order-links.ts'
import { heldTicket } from '../../sales/purchase/transfers/held-ticket.ts'
import type { OrderReader } from '../../sales/purchase/view/placed-order.ts'
import { ticketedEvent, transferFacts } from '../../sales/purchase/view/ticket-wire.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { answersFor, formViolations } from '../forms/form-answers.ts'
import { standing } from '../forms/form-control.ts'
import { formInLanguage } from '../forms/form-in-language.ts'
import { announceTickets } from '../tickets/change-tickets.ts'

type Form = Static<typeof EventForm>
type Held = Awaited<ReturnType<typeof heldTicket>>
type Query = Omit<RequestOf<typeof operation>, 'form'>

/** Questions for the guest of a ticket: the transfer has the name and the address, and companions have tickets of their own. */
async function questionsOf(db: Queryable, { ticket: { eventId } }: Held): Promise<Form> {
  const form = (await eventsOnRecord(db, [eventId])).get(eventId)?.doc.form
  if (!form) throw new ApiError({ code: 'TICKET_NOT_FOUND' })
  return {
    ...form,
    controls: standing(form).controls.filter(({ system, type }) => !system && type !== 'GUEST_CONTROL'),
  }
}

const refusalOf = ({ ticket, event }: Held, now: Date) =>
  ticket.transferred
    ? heldRefusal(transferFacts(ticket, ticketedEvent(event)), now)
    : ({ code: 'TICKET_NOT_TRANSFERRED' } as const)

/** The questions as long as they may be answered, and the answers that were given to them. */
export async function ticketAnswers(
  ctx: OrderReader,
  links: OrderLinks,
  query: Query,
): Promise<ResponseOf<typeof operation>['ticketAnswers']> {
  const held = await heldTicket(ctx, links, query)
  const { transferred, doc } = held.ticket
  if (!transferred) return { answers: { inputValues: [] } }
  const questions = await questionsOf(ctx.db, held)
  const names = new Set(questions.controls.flatMap(({ inputs }) => inputs.map(({ name }) => name)))
  const isOpen = refusalOf(held, ctx.now) === null && questions.controls.length > 0
  return {
    answers: { inputValues: (doc.guest.inputValues ?? []).flatMap((one) => (isAnswer(one, names) ? [one] : [])) },
    ...present({ form: isOpen ? formInLanguage(questions, ctx.site.locale) : undefined }),
  }
}

type InputValue = NonNullable<RequestOf<typeof operation>['form']['inputValues']>[number]

/** Stored answers are those that the contract let in. */
const isAnswer = (one: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): one is InputValue =>
  typeof one.inputName === 'string' && names.has(one.inputName)

/**
 * Sets the answers of the holder in the place of those before. The order is locked as a transfer locks it: after one the ticket has another holder, whose
 * answers these are not.
 */
export const answerTicket = (
  ctx: Ctx,
  links: OrderLinks,
  { form, ...query }: RequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> =>
  ctx.db.inTx(async (tx) => {
    const at = { ...ctx, db: tx }
    await lockOrderRow(tx, (await heldTicket(at, links, query)).order.id)
    const held = await heldTicket(at, links, query)
    const refusal = refusalOf(held, ctx.now)
    if (refusal) throw new ApiError(refusal)
    const questions = await questionsOf(tx, held)
    const violations = formViolations(questions, form, 'form')
    if (violations.length > 0) throw new InvalidArgument(violations)
    const { id, eventId, doc } = held.ticket
    const { firstName, lastName, email } = doc.guest
    const person = Object.entries({ firstName, lastName, email }).flatMap(([inputName, value]) =>
      value ? [{ inputName, value }] : [],
    )
    const inputValues = [...person, ...answersFor(questions, form.inputValues ?? [])]
    await nameGuest(tx, id, { ...present({ firstName, lastName, email }), inputValues })
    await announceTickets(tx, ctx, [{ id, eventId, orderId: held.order.id }], 'updated')
    return { ticketAnswers: await ticketAnswers(at, links, query) }
  })
