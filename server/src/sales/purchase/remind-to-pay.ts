import { reminderAfterDecline } from '@fairground/domain/orders/pay-reminder.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import { orderNumber } from '../../ground/order-number.ts'
import type { Site } from '../../ground/site.ts'
import { writeMailOnce } from '../../mail/post.ts'
import { lockOrderRow } from './change-order.ts'
import type { OrderLinks } from './order-links.ts'
import { eventsCalledOff, findOrderToTakeBack, ordersToRemind, remindSooner, stopReminding } from './queries.ts'
import { findPlacedOrder } from './view/queries.ts'

interface Needs {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  readonly orderLinks: OrderLinks
}

const AT_A_TIME = 100

/** Orders whose buyer is to be mailed a link to pay by now. */
export const ordersDueReminder = (db: Db, now: Date): Promise<{ id: string }[]> =>
  db.rows(ordersToRemind, { at: now, limit: AT_A_TIME })

/**
 * Mails the buyer of an order that still waits for its payment a link to pay, once per order. An order whose payment is being decided
 * waits for that; one that was paid, cancelled or taken back meanwhile, or whose event does not take place, gets no mail.
 */
export const remindToPay = (needs: Needs, orderId: string): Promise<void> =>
  needs.db.inTx((tx) => remind(tx, needs, orderId))

async function remind(tx: Tx, { site, now, orderLinks }: Needs, id: string): Promise<void> {
  const order = await lockOrderRow(tx, id)
  if (order?.status !== 'INITIALIZED' || order.payBy === null) return
  if ((await tx.row(findOrderToTakeBack, { id }))?.deciding) return
  await tx.run(stopReminding, { id })
  if ((await tx.rows(eventsCalledOff, { orderId: id })).length > 0) return
  const placed = await tx.row(findPlacedOrder, { id, ownerId: null })
  if (!placed?.buyerEmail || placed.doc.facts.silent || order.payBy <= now) return
  const shown = (minor: bigint) => ({ minor, currency: placed.currency })
  const mail = {
    to: placed.buyerEmail,
    template: 'orderUnpaid' as const,
    pageLanguage: placed.doc.facts.buyerLanguage,
    bounded: true,
    values: {
      number: orderNumber(site, placed.number),
      lines: placed.lines.map(({ quantity, unitPrice, doc }) => ({
        label: doc.name,
        quantity,
        value: shown(BigInt(unitPrice)),
      })),
      total: shown(order.due),
      until: order.payBy,
      link: orderLinks.linkTo(site.id, placed, now),
    },
  }
  await writeMailOnce(tx, mail, { id: derivedId(`order unpaid ${id}`), now })
}

/** A payment of a locked order was declined: the mail comes as soon as there was time for another card. */
export const remindAfterDecline = async (tx: Tx, { now }: Pick<Ctx, 'now'>, orderId: string): Promise<void> => {
  await tx.run(remindSooner, { id: orderId, at: reminderAfterDecline(now) })
}
