// @vitest-environment happy-dom
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import { FulfilmentsCard } from './fulfilments-card.tsx'

const LABELS = '/fairground/v1/shipping-labels'
const destination = { address: { country: 'GB', city: 'Leeds', addressLine: '9 Mill Lane' } }
const order = {
  id: 'o-1',
  number: '10024',
  status: 'APPROVED',
  currency: 'GBP',
  weightUnit: 'KG',
  lineItems: [
    {
      id: 'l-1',
      quantity: 2,
      productName: { original: 'Lamp' },
      descriptionLines: [],
      itemType: { preset: 'PHYSICAL' },
      physicalProperties: { shippable: true, weight: 1.5 },
    },
  ],
  shippingInfo: { title: 'Courier', logistics: { shippingDestination: destination } },
} as unknown as Order // the parts that the card reads
const price = (id: string, service: string, amount: string) => ({
  id,
  carrier: 'USPS',
  service,
  amount,
  currency: 'GBP',
})
const label = {
  id: 'label-1',
  orderId: 'o-1',
  status: 'QUOTED',
  test: true,
  createdDate: '2026-11-28T10:00:00.000Z',
  lineItems: [{ id: 'l-1', quantity: 2 }],
  parcel: { packageType: 'CUSTOM', weight: '3' },
  prices: [price('r-1', 'Ground Advantage', '7.10'), { ...price('r-2', 'Priority Mail', '9.85'), days: 2 }],
}
const options = {
  available: true,
  test: true,
  weightUnit: 'KG',
  shipFroms: [{ locationId: 'loc-1', name: 'Workshop' }],
  packages: [],
}
const answers = {
  'GET /ecom/v1/fulfillments/orders/o-1': { orderWithFulfillments: { orderId: 'o-1', fulfillments: [] } },
  [`GET ${LABELS}/orders/o-1`]: { labels: [] },
  [`GET ${LABELS}/options`]: options,
  [`POST ${LABELS}/quote`]: { label },
  [`POST ${LABELS}/label-1/buy`]: { label: { ...label, status: 'BOUGHT', priceId: 'r-2' } },
}
const Sending = ({ order }: { order: Order }) => (
  <>
    <h1>Order 10024</h1>
    <FulfilmentsCard order={order} />
  </>
)
const Home = () => <Sending order={order} />
const open = (more: object = {}, Component = Home) =>
  openPage({ Component }, '/orders/o-1', '/orders/o-1', {
    ...answers,
    ...more,
  } as typeof answers)

const bern = { address: { country: 'CH', city: 'Bern', addressLine: '1 Gasse' } }
const Abroad = () => (
  <Sending
    order={{ ...order, shippingInfo: { title: 'Courier', logistics: { shippingDestination: bern } } } as Order}
  />
)

test('staff measure a parcel, see the prices of the carrier and buy one', async () => {
  const { sent } = await open()
  await settled(() => press(button('Buy label')))
  await settled(() => press(button('Show prices')))
  await settled(() => expect(document.body.textContent).toContain('Enter a number above zero.'))
  for (const [side, value] of [
    ['Length', '30'],
    ['Width', '20,5'],
    ['Height', '10'],
  ] as const)
    type(side, value)
  press(button('Show prices'))
  await settled(() =>
    expect(sent).toContainEqual([
      `POST ${LABELS}/quote`,
      {
        orderId: 'o-1',
        lineItems: [{ id: 'l-1', quantity: 2 }],
        locationId: 'loc-1',
        parcel: { packageType: 'CUSTOM', weight: '3', dimensions: { length: '30', width: '20.5', height: '10' } },
      },
    ]),
  )
  await settled(() => press(radio('USPS Priority Mail')))
  await settled(() => press(button('Buy label for £9.85')))
  await settled(() =>
    expect(sent).toContainEqual([`POST ${LABELS}/label-1/buy`, { labelId: 'label-1', priceId: 'r-2' }]),
  )
})

test('a parcel abroad has its declaration for customs, with the origin of each line in it', async () => {
  const shipFroms = [{ locationId: 'loc-1', name: 'Workshop', country: 'GB' }]
  const { sent } = await open({ [`GET ${LABELS}/options`]: { ...options, shipFroms } }, Abroad)
  await settled(() => press(button('Buy label')))
  await settled(() => expect(document.body.textContent).toContain('This parcel passes customs.'))
  for (const side of ['Length', 'Width', 'Height']) type(side, '10')
  type('Tariff number of Lamp', 'lamp')
  press(button('Show prices'))
  await settled(() => expect(document.body.textContent).toContain('Enter digits, like 9405.21.'))
  expect(document.body.textContent).toContain('Enter a name.')
  type('Tariff number of Lamp', '9405.21')
  type('Signed by', 'Ines Carvalho')
  press(button('Show prices'))
  await settled(() =>
    expect(sent.find(([call]) => call === `POST ${LABELS}/quote`)?.[1]).toMatchObject({
      customs: {
        contents: 'MERCHANDISE',
        undeliverable: 'RETURN',
        signer: 'Ines Carvalho',
        items: [{ id: 'l-1', originCountry: 'GB', tariffNumber: '9405.21' }],
      },
    }),
  )
})

test('a shop without a key at the carrier has no button for labels', async () => {
  await open({ [`GET ${LABELS}/options`]: { ...options, available: false } })
  await settled(() => expect(button('Fulfil items')).toBeTruthy())
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Buy label')
})

test('a label is printed from its fulfilment, and one that was not bought says why', async () => {
  const bought = { ...label, status: 'BOUGHT', labelUrl: 'https://labels.example/1.pdf', fulfillmentId: 'f-1' }
  const failed = { ...label, id: 'label-2', status: 'FAILED', priceId: 'r-1', problem: 'The sender has no balance.' }
  const fulfillment = {
    id: 'f-1',
    createdDate: label.createdDate,
    lineItems: [{ id: 'l-1', quantity: 1 }],
    trackingInfo: { trackingNumber: '9205', shippingProvider: 'usps' },
  }
  const { root } = await open({
    'GET /ecom/v1/fulfillments/orders/o-1': { orderWithFulfillments: { orderId: 'o-1', fulfillments: [fulfillment] } },
    [`GET ${LABELS}/orders/o-1`]: { labels: [bought, failed] },
  })
  await settled(() =>
    expect(root.querySelector('a[href="https://labels.example/1.pdf"]')?.textContent).toBe('Print label'),
  )
  expect(root.textContent).toContain('The label was not bought')
  expect(root.textContent).toContain('The sender has no balance.')
})

test.for([
  ['FAILED', 'Try again'],
  ['BUYING', 'Look again'],
] as const)('a label that is %s has "%s", which calls for the same label by its price', async ([status, name]) => {
  const { sent } = await open({
    [`GET ${LABELS}/orders/o-1`]: { labels: [{ ...label, status, priceId: 'r-2' }] },
  })
  await settled(() => press(button(name)))
  await settled(() =>
    expect(sent).toContainEqual([`POST ${LABELS}/label-1/buy`, { labelId: 'label-1', priceId: 'r-2' }]),
  )
})

/** The radio button whose label begins so. */
function radio(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLLabelElement>('label')].find((one) =>
    one.textContent?.startsWith(name),
  )
  return (found?.querySelector('input') ?? document.getElementById(found?.htmlFor ?? ''))! // a label has its box
}
