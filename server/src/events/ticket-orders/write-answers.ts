import type { FormResponse } from '@fairground/contract/events/event-form.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { changeBuyer } from '../../sales/purchase/change-buyer.ts'
import { lockOrderRow } from '../../sales/purchase/change-order.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { answersFor, answerTo, formViolations } from '../forms/form-answers.ts'
import { getTicketingOrder, sharedLines, ticketLinesOfOrder } from './find-orders.ts'

/**
 * Writes the answers of the buyer, who is the first guest of the order's first line, whatever became of the order. Names and address among
 * them are the buyer's from now on; the other guests stay.
 */
export async function writeAnswers(
  ctx: Ctx,
  eventId: string,
  number: string,
  form: Static<typeof FormResponse>,
): Promise<void> {
  const event = (await eventsOnRecord(ctx.db, [eventId])).get(eventId)
  if (!event) throw new ApiError({ code: 'ORDER_NOT_FOUND', orderNumber: number })
  const violations = formViolations(event.doc.form, form, 'checkoutForm')
  if (violations.length > 0) throw new InvalidArgument(violations)
  const { orderId } = await getTicketingOrder(ctx, eventId, number)
  await ctx.db.inTx(async (tx) => {
    await lockOrderRow(tx, orderId)
    const order = await getTicketingOrder({ caller: ctx.caller, db: tx }, eventId, number)
    const { own, others } = await ticketLinesOfOrder(tx, order)
    const { firstName, lastName, email } = order.facts.buyer
    const buyer = present({
      firstName: answerTo(form, 'firstName')?.trim() ?? firstName,
      lastName: answerTo(form, 'lastName')?.trim() ?? lastName,
      email: answerTo(form, 'email')?.trim() ?? email,
    })
    const guest = { ...buyer, inputValues: answersFor(event.doc.form, form.inputValues ?? []) }
    const [line] = own
    const guests = line ? [guest, ...(line.doc.guests ?? []).slice(1)] : []
    await changeBuyer(tx, ctx, orderId, {
      buyer,
      guests: line ? sharedLines(line, others).map((id) => ({ id, guests })) : [],
      firstOnly: true,
    })
  })
}
