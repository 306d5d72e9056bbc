import type { Db } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import { orderNumber } from '../../ground/order-number.ts'
import type { Site } from '../../ground/site.ts'
import { writeMailOnce } from '../../mail/post.ts'
import type { OrderLinks } from './order-links.ts'
import { findPlacedOrder } from './view/queries.ts'

interface Needs {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  readonly orderLinks: OrderLinks
}

/** Many requests within this time are one mail. */
const WINDOW_MS = 10 * 60_000

/** Mails a link to the address that the order has. A job does it, for any id: an order that does not exist, or has no address, gets nothing. */
export async function mailOrderLink({ db, site, now, orderLinks }: Needs, orderId: string): Promise<void> {
  const order = await db.row(findPlacedOrder, { id: orderId, ownerId: null })
  if (!order?.buyerEmail) return
  const values = { number: orderNumber(site, order.number), link: orderLinks.linkTo(site.id, order, now) }
  const { buyerLanguage: pageLanguage } = order.doc.facts
  const mail = { to: order.buyerEmail, template: 'orderLink' as const, values, bounded: true, pageLanguage }
  await writeMailOnce(db, mail, {
    id: derivedId(`order link ${orderId} ${Math.floor(now.getTime() / WINDOW_MS)}`),
    now,
  })
}
