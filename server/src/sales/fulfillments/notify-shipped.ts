import { carrierName } from '@fairground/domain/orders/carriers.ts'
import { present } from '@fairground/domain/present.ts'
import type { Db } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import { orderNumber } from '../../ground/order-number.ts'
import type { Site } from '../../ground/site.ts'
import { writeMailOnce } from '../../mail/post.ts'
import { addToHistory } from '../purchase/activities.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import { fulfillmentToMail } from './queries.ts'

interface Needs {
  readonly db: Db
  readonly now: Date
  readonly site: Pick<Site, 'id' | 'settings'>
  readonly orderLinks: OrderLinks
  newId(): string
}

/**
 * Mails the buyer which units are on their way, and how to follow them: once per fulfilment and tracking number. A fulfilment that
 * was undone meanwhile is not mailed, nor one that the buyer collects.
 */
export async function notifyShipped({ db, site, now, newId, orderLinks }: Needs, id: string): Promise<void> {
  const sent = await db.row(fulfillmentToMail, { id })
  if (!sent?.buyerEmail || sent.pickup || sent.status !== 'APPROVED') return
  const { orderId, buyerEmail, number, lines, trackingNumber, trackingLink, shippingProvider } = sent
  const follow = trackingNumber ?? trackingLink
  const mailKey = `shipped ${id} ${trackingNumber ?? ''}`
  const mail = {
    to: buyerEmail,
    template: 'orderShipped' as const,
    pageLanguage: sent.buyerLanguage,
    values: {
      number: orderNumber(site, number),
      lines: lines.map(({ name, quantity, options }) => ({
        label: name,
        detail: options.map((option) => (option.text ? `${option.name}: ${option.text}` : option.name)),
        value: String(quantity),
      })),
      tracking: follow
        ? [
            {
              label: shippingProvider ? carrierName(shippingProvider) : follow,
              ...present({
                value: shippingProvider && trackingNumber ? trackingNumber : undefined,
                link: trackingLink || undefined,
              }),
            },
          ]
        : [],
      link: orderLinks.linkTo(site.id, { id: orderId, buyerEmail }, now),
    },
  }
  await db.inTx(async (tx) => {
    if (!(await writeMailOnce(tx, mail, { id: derivedId(mailKey), now }))) return
    const entry = { type: 'SHIPPING_CONFIRMATION_EMAIL_SENT', id: derivedId(`${mailKey} history`) } as const
    await addToHistory(tx, { now, newId }, orderId, [entry])
  })
}
