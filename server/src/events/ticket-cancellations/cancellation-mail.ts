import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { orderNumber } from '../../ground/order-number.ts'
import { writeMail } from '../../mail/post.ts'
import { shownName } from '../../mail/shown-name.ts'
import type { ListRow, Piece } from '../../mail/texts/template.ts'
import { codesLeft } from '../../sales/purchase/codes-left.ts'
import type { OrderLinks } from '../../sales/purchase/order-links.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { whenOf } from '../../sales/purchase/ticket-rows.ts'
import { isGivenByBuyer } from '../../sales/purchase/transfers/held-ticket.ts'
import type { ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import { holderOf } from '../../sales/purchase/view/ticket-wire.ts'
import { moneyWords } from '../event/money-words.ts'
import type { CanceledTickets } from './money-of-tickets.ts'

type ViewedTicket = ViewedOrder['tickets'][number]

export interface Canceled {
  readonly order: ViewedOrder
  readonly canceled: CanceledTickets
  /** By somebody else than its buyer, who does not read the number. */
  readonly byHolder?: boolean
}

/** Mails the buyer which tickets were cancelled, or given back by their holder, and the money that goes back. */
export async function mailBuyer(
  tx: Tx,
  ctx: Ctx,
  links: OrderLinks,
  { order, canceled: { tickets, byProvider, byHand, credit }, byHolder }: Canceled,
): Promise<void> {
  if (!order.buyerEmail) return
  const mail = { to: order.buyerEmail, pageLanguage: order.doc.facts.buyerLanguage }
  const about = {
    number: orderNumber(ctx.site, order.number),
    refund: moneyWords({ byProvider, byHand, credit }, orderPriceWriter(order.currency, ctx.site.locale)),
    link: links.linkTo(ctx.site.id, order, ctx.now),
  }
  if (byHolder) {
    const [ticket] = tickets as [ViewedTicket] // a holder gives back one
    const rows = [{ label: ticket.doc.eventTitle, detail: [ticket.doc.ticketName, whenOfTicket(order, ticket)] }]
    const values = { ...about, holder: await knownHolder(tx, ticket), tickets: rows }
    await writeMail(tx, { ...mail, template: 'ticketGivenBack', values }, ctx)
    return
  }
  const rows = tickets.map((ticket): ListRow => {
    const holder = shownName(holderOf(ticket, order.buyerName))
    const detail = [ticket.doc.ticketName, holder, whenOfTicket(order, ticket)]
    return { label: ticket.doc.eventTitle, detail, value: ticket.number }
  })
  const values = { ...about, tickets: rows, codes: codesLeft(order, tickets, ctx.now) }
  await writeMail(tx, { ...mail, template: 'ticketsCanceled', values }, ctx)
}

function whenOfTicket({ events }: ViewedOrder, { eventId }: ViewedTicket): Piece {
  const event = events.find(({ id }) => id === eventId)
  return event ? whenOf(event) : ''
}

/** Name of a holder to whom the buyer transferred the ticket; one who has it from somebody else stays unnamed. */
const knownHolder = async (tx: Tx, ticket: ViewedTicket): Promise<Piece> =>
  ((await isGivenByBuyer(tx, ticket.id)) && shownName(holderOf(ticket, null))) || { phrase: 'holderSince' }
