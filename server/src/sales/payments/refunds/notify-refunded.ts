import type { RefundWay } from '@fairground/contract/enumerations/payments.ts'
import { refundWay } from '@fairground/domain/orders/refund-way.ts'
import type { Db } from '../../../ground/database.ts'
import { derivedId } from '../../../ground/ids.ts'
import { orderNumber } from '../../../ground/order-number.ts'
import type { Site } from '../../../ground/site.ts'
import { writeMailOnce } from '../../../mail/post.ts'
import type { Phrase } from '../../../mail/texts/phrases.ts'
import type { OrderLinks } from '../../purchase/order-links.ts'
import { refundToMail } from './queries.ts'

interface Needs {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  readonly orderLinks: OrderLinks
}

const WAY = {
  PAYMENT: 'refundedToPayment',
  BY_HAND: 'refundedByHand',
  BOTH: 'refundedBothWays',
} as const satisfies Record<RefundWay, Phrase>

/** Mails the buyer about a refund, and its way, where its author chose to; once per refund. */
export async function notifyRefunded({ db, site, now, orderLinks }: Needs, id: string): Promise<void> {
  const refund = await db.row(refundToMail, { id })
  if (!refund?.buyerEmail || refund.status !== 'SUCCEEDED' || !(refund.doc.notifyBuyer ?? refund.doc.tellBuyer)) return
  const { orderId, buyerEmail, number, currency, amount, byHand, shipping, names, doc } = refund
  const shown = (minor: bigint) => ({ minor, currency })
  const mail = {
    to: buyerEmail,
    template: 'orderRefunded' as const,
    pageLanguage: refund.buyerLanguage,
    values: {
      number: orderNumber(site, number),
      amount: shown(amount),
      way: { phrase: WAY[refundWay(amount, byHand)] },
      lines: [
        ...doc.lineItems.map((line) => ({
          label: names[line.lineItemId] ?? '',
          detail: `× ${line.quantity}`,
          value: shown(BigInt(line.amount)),
        })),
        ...(shipping > 0n ? [{ label: { phrase: 'delivery' as const }, value: shown(shipping) }] : []),
      ],
      message: doc.message ? [{ label: doc.message }] : [],
      link: orderLinks.linkTo(site.id, { id: orderId, buyerEmail }, now),
    },
  }
  await writeMailOnce(db, mail, { id: derivedId(`refunded ${id}`), now })
}
