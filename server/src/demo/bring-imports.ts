import { importOrder } from '@fairground/contract/ecom/order-imports.ts'
import { searchOrders } from '@fairground/contract/ecom/orders.ts'
import { present } from '@fairground/domain/present.ts'
import { formerOrders } from './content/former-orders.ts'
import type { Seeding } from './seeding.ts'

const DAY_MS = 24 * 3_600_000

/** Orders of the shop before this one, as they were. */
export async function bringImports({ merchant, now }: Seeding): Promise<void> {
  const search = { filter: { imported: true }, cursorPaging: { limit: 100 } }
  const { orders } = await merchant.call(searchOrders, { search }, now)
  const known = new Set(orders.map(({ number }) => number))
  for (const { number, daysAgo, buyer, address, lines, delivery, total, given } of formerOrders) {
    if (known.has(number)) continue
    const { email, ...contactDetails } = buyer
    const order = {
      number,
      purchasedDate: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
      channelInfo: { type: 'OTHER_PLATFORM' as const },
      status: 'APPROVED' as const,
      paymentStatus: given ? ('PARTIALLY_REFUNDED' as const) : ('PAID' as const),
      fulfillmentStatus: 'FULFILLED' as const,
      buyerInfo: { email },
      billingInfo: { address, contactDetails },
      shippingInfo: {
        title: delivery.title,
        cost: { price: { amount: delivery.price } },
        logistics: { shippingDestination: { address, contactDetails } },
      },
      lineItems: lines.map(({ name, quantity, price }) => ({
        productName: { original: name },
        quantity,
        price: { amount: price },
        itemType: { preset: 'PHYSICAL' as const },
        physicalProperties: { shippable: true },
      })),
      priceSummary: { shipping: { amount: delivery.price }, total: { amount: total } },
      ...present({ balanceSummary: given ? { refunded: { amount: given } } : undefined }),
    }
    await merchant.call(importOrder, { order }, now)
  }
}
