import type { transferTicket as operation } from '@fairground/contract/fairground/ticket-transfers.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { transferRefusal } from '@fairground/domain/tickets/transfer.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import type { TicketCodes } from '../../../ground/ticket-codes.ts'
import { assertMayMail, writeMail } from '../../../mail/post.ts'
import { shownName } from '../../../mail/shown-name.ts'
import { happen } from '../../../outbox/happenings.ts'
import { addToHistory, authorOf } from '../activities.ts'
import { lockOrderRow } from '../change-order.ts'
import { codeLeft } from '../codes-left.ts'
import type { OrderLinks } from '../order-links.ts'
import { newTicketNumber } from '../public-numbers.ts'
import { ticketRows, whenOf } from '../ticket-rows.ts'
import { holderOf, isPaidUp, ticketedEvent, transferFacts } from '../view/ticket-wire.ts'
import { heldTicket } from './held-ticket.ts'
import { moveTicket } from './queries.ts'

interface Needs {
  readonly links: OrderLinks
  readonly codes: TicketCodes
  /** App of the events, in histories of orders. */
  readonly appId: string
}

type Held = Awaited<ReturnType<typeof heldTicket>>

/**
 * Transfers a ticket of the caller. The order is locked first, as refunds and cancellations lock it, so of two transfers the second finds the
 * ticket gone; the statement that moves it waits for the door, so of a transfer and a check-in one is refused.
 */
export const transferTicket = (
  ctx: Ctx,
  needs: Needs,
  { to, ...query }: RequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> =>
  ctx.db.inTx(async (tx) => {
    const at = { ...ctx, db: tx }
    await lockOrderRow(tx, (await heldTicket(at, needs.links, query)).order.id)
    const held = await heldTicket(at, needs.links, query)
    const refusal = transferRefusal(transferFacts(held.ticket, ticketedEvent(held.event)), ctx.now)
    if (refusal) throw new ApiError(refusal)
    if (costNothing(held.order)) await assertMayMail(tx, to.email, ctx.now)

    const guest = { firstName: to.firstName.trim(), lastName: to.lastName.trim(), email: to.email }
    const { pass: _left, ...doc } = held.ticket.doc
    const moved: Held['ticket'] = {
      ...held.ticket,
      id: ctx.newId(),
      number: newTicketNumber(),
      transferred: true,
      givenByBuyer: !held.ticket.transferred,
      doc: { ...doc, guest },
    }
    const { id, number } = held.ticket
    const ids = { id, toId: moved.id, number, toNumber: moved.number }
    if ((await tx.run(moveTicket, { ...ids, guest, at: ctx.now })) === 0)
      throw new ApiError({ code: 'TICKET_CHECKED_IN' })
    await record(tx, ctx, { held, moved }, needs.appId)
    await mailTicket(tx, ctx, { held, moved }, needs)
    const giver = giverOf(held)
    if (giver) await confirmTo(giver, tx, ctx, { held, moved })
    const name = `${guest.firstName} ${guest.lastName}`
    return { transfer: { ticketNumber: number, eventTitle: moved.doc.eventTitle, name, email: guest.email } }
  })

/** Anybody has as many of its tickets as they like, so their mails to strangers are bounded. */
const costNothing = ({ total, paymentStatus }: Held['order']): boolean => total === 0n || paymentStatus === 'NOT_PAID'

interface Move {
  readonly held: Held
  /** The ticket as its new holder has it. */
  readonly moved: Held['ticket']
}

async function record(tx: Tx, ctx: Ctx, { held: { order, ticket }, moved }: Move, appId: string): Promise<void> {
  const additionalData = {
    ticketNumber: ticket.number,
    newTicketNumber: moved.number,
    from: holderOf(ticket, order.buyerName),
    to: holderOf(moved, null),
    email: moved.doc.guest.email,
  }
  const doc = { appId, type: 'TICKET_TRANSFERRED' as const, additionalData }
  await addToHistory(tx, ctx, order.id, [{ type: 'CUSTOM_ACTIVITY', ...authorOf(ctx.caller), doc }])
  const payload = { eventId: ticket.eventId, orderId: order.id }
  await happen(
    tx,
    [
      { entity: 'ticket', entityId: moved.id, slug: 'transferred', payload: { ...payload, from: ticket.id } },
      { entity: 'order', entityId: order.id, slug: 'updated', payload: { tickets: 'transferred' } },
    ],
    ctx,
  )
}

/** Written with the transfer: without the mail nobody would hold the ticket. */
async function mailTicket(
  tx: Tx,
  ctx: Ctx,
  { held: { order, ticket }, moved }: Move,
  { links, codes }: Needs,
): Promise<void> {
  const values = {
    event: moved.doc.eventTitle,
    from: shownName(holderOf(ticket, order.buyerName)) || { phrase: 'somebody' as const },
    tickets: ticketRows(
      {
        tickets: [moved],
        events: order.events,
        buyerName: null,
        isHolder: true,
        onlineAt: isPaidUp(order) ? ctx.now : undefined,
      },
      codes,
    ),
    link: links.linkToTicket(ctx.site.id, moved.id, ctx.now),
  }
  const { buyerLanguage: pageLanguage } = order.doc.facts
  await writeMail(tx, { to: moved.doc.guest.email ?? '', template: 'ticketTransferred', values, pageLanguage }, ctx)
}

/** Address of the present holder: the buyer, until the ticket is transferred. */
const giverOf = ({ order, ticket }: Held): string | undefined =>
  (ticket.transferred ? ticket.doc.guest.email : order.buyerEmail) || undefined

/** Confirms it to the former holder, whose code is no longer valid for it: also where somebody else transferred it, by a link or as staff. */
async function confirmTo(
  giver: string,
  tx: Tx,
  ctx: Ctx,
  { held: { order, ticket, event }, moved }: Move,
): Promise<void> {
  const values = {
    event: moved.doc.eventTitle,
    ticket: { facts: [ticket.doc.ticketName, ticket.number] },
    when: whenOf(event) || '–',
    codes: codeLeft(order, ticket, ctx.now),
    to: shownName(holderOf(moved, null)) || { phrase: 'somebody' as const },
  }
  const { buyerLanguage: pageLanguage } = order.doc.facts
  const bounded = costNothing(order)
  await writeMail(tx, { to: giver, template: 'ticketGiven', values, pageLanguage, bounded }, ctx)
}
