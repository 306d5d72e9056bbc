import type { FormResponse } from '@fairground/contract/events/event-form.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { changeBuyer } from '../../sales/purchase/change-buyer.ts'
import { lockOrderRow } from '../../sales/purchase/change-order.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { answersFor, answerTo, formViolations } from '../forms/form-answers.ts'
import { writeArchived } from './confirm-orders.ts'
import { getTicketingOrder, sharedLines, ticketLinesOfOrder } from './find-orders.ts'
import type { TicketingOrderRow } from './order-row.ts'

type Answers = Static<typeof FormResponse>

interface Update {
  readonly archived: boolean | undefined
  readonly answers: Answers | undefined
}

/** Changes one ticketing order: all that is given, or nothing. */
export async function updateOrder(
  ctx: Ctx,
  { eventId, number }: { readonly eventId: string; readonly number: string },
  { archived, answers }: Update,
): Promise<TicketingOrderRow> {
  const event = answers && (await formOf(ctx, eventId, number, answers))
  await ctx.db.inTx(async (tx) => {
    const order = await getTicketingOrder({ caller: ctx.caller, db: tx }, eventId, number)
    if (answers && event) await writeAnswers(tx, ctx, order.orderId, { event, number, answers })
    if (archived !== undefined) await writeArchived(tx, ctx, { eventId, numbers: [number] }, archived)
  })
  return getTicketingOrder(ctx, eventId, number)
}

/** The event that the answers are to; throws what is wrong with them. */
async function formOf(ctx: Ctx, eventId: string, number: string, answers: Answers): Promise<EventRow> {
  const event = (await eventsOnRecord(ctx.db, [eventId])).get(eventId)
  if (!event) throw new ApiError({ code: 'ORDER_NOT_FOUND', orderNumber: number })
  const violations = formViolations(event.doc.form, answers, 'checkoutForm')
  if (violations.length > 0) throw new InvalidArgument(violations)
  return event
}

interface Answered {
  readonly event: EventRow
  readonly number: string
  readonly answers: Answers
}

/**
 * Writes the answers of the buyer, who is the first guest of the order's first line, whatever became of the order. Names and address among
 * them are the buyer's from now on; the other guests stay.
 */
async function writeAnswers(tx: Tx, ctx: Ctx, orderId: string, { event, number, answers }: Answered): Promise<void> {
  await lockOrderRow(tx, orderId)
  const order = await getTicketingOrder({ caller: ctx.caller, db: tx }, event.id, number)
  const { own, others } = await ticketLinesOfOrder(tx, order)
  const { firstName, lastName, email } = order.facts.buyer
  const buyer = present({
    firstName: answerTo(answers, 'firstName')?.trim() ?? firstName,
    lastName: answerTo(answers, 'lastName')?.trim() ?? lastName,
    email: answerTo(answers, 'email')?.trim() ?? email,
  })
  const guest = { ...buyer, inputValues: answersFor(event.doc.form, answers.inputValues ?? []) }
  const [line] = own
  const guests = line ? [guest, ...(line.doc.guests ?? []).slice(1)] : []
  await changeBuyer(tx, ctx, orderId, {
    buyer,
    guests: line ? sharedLines(line, others).map((id) => ({ id, guests })) : [],
    firstOnly: true,
  })
}
