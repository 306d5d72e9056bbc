import type { TestCaller } from '../../../../test/fixture.ts'
import { CONTACT } from '../../../../test/shop.ts'
import { ok } from '../delivery.fixture.ts'
import { type LiveSite, liveSite } from '../live/live.fixture.ts'

export const LABELS = '/fairground/v1/shipping-labels'
const HOME = { country: 'GB', city: 'Leeds', postalCode: 'LS1 4AB', addressLine: '9 Mill Lane' }
export const PARCEL = {
  packageType: 'CUSTOM',
  dimensions: { length: '30', width: '20', height: '10' },
  weight: '1.25',
}

export interface ToSend extends LiveSite {
  readonly orderId: string
  readonly lineId: string
}

/** An approved order with so many lamps, to be sent to somebody in Leeds, or elsewhere. */
export async function orderToSend(live: LiveSite, quantity = 2, logistics?: object): Promise<ToSend> {
  const destination = { address: HOME, contactDetails: CONTACT }
  const { order } = await ok(live.site.admin, 'POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      status: 'APPROVED',
      paymentStatus: 'PAID',
      buyerInfo: { email: 'ines@example.com' },
      lineItems: [
        {
          productName: { original: 'Lamp' },
          quantity,
          price: { amount: '40.00' },
          itemType: { preset: 'PHYSICAL' },
          physicalProperties: { shippable: true, weight: 1 },
        },
      ],
      priceSummary: { subtotal: { amount: String(40 * quantity) }, total: { amount: String(40 * quantity) } },
      billingInfo: destination,
      shippingInfo: { title: 'Courier', logistics: logistics ?? { shippingDestination: destination } },
    },
  })
  return { ...live, orderId: order.id, lineId: order.lineItems[0].id }
}

export const labelSite = async (quantity?: number): Promise<ToSend> => orderToSend(await liveSite(), quantity)

export const quote = (
  { site, orderId, lineId, locationId }: ToSend,
  { by = site.admin, quantity = 1, ...more }: { by?: TestCaller; quantity?: number } & Record<string, unknown> = {},
) =>
  by.call('POST', `${LABELS}/quote`, {
    orderId,
    lineItems: [{ id: lineId, quantity }],
    locationId,
    parcel: PARCEL,
    ...more,
  })

export const buy = ({ site }: ToSend, labelId: string, priceId: string, by: TestCaller = site.admin) =>
  by.call('POST', `${LABELS}/${labelId}/buy`, { labelId, priceId })

export const giveBack = ({ site }: ToSend, labelId: string, by: TestCaller = site.admin) =>
  by.call('POST', `${LABELS}/${labelId}/void`, { labelId })

/** Prices of one lamp; the cheapest is bought by `id`. */
export async function quoted(at: ToSend, quantity = 1) {
  const { status, body } = await quote(at, { quantity })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { id: body.label.id as string, priceId: body.label.prices[0].id as string, label: body.label }
}

export const labelsOf = async ({ site, orderId }: ToSend) =>
  (await ok(site.admin, 'GET', `${LABELS}/orders/${orderId}`)).labels
export const fulfillmentsOf = async ({ site, orderId }: ToSend) =>
  (await ok(site.admin, 'GET', `/ecom/v1/fulfillments/orders/${orderId}`)).orderWithFulfillments.fulfillments
export const bought = ({ carrier }: ToSend) =>
  [...carrier.transactions.values()].filter(({ status }) => status !== 'ERROR')
