import { expect, onTestFinished, test, vi } from 'vitest'
import { exportOrders } from './orders-csv.ts'

const price = (amount: string) => ({ amount, formattedAmount: `£${amount}` })
const order = {
  id: 'o-1',
  number: '10001',
  status: 'APPROVED',
  createdDate: '2026-03-14T18:30:00.000Z',
  updatedDate: '2026-03-14T18:30:00.000Z',
  purchasedDate: '2026-03-14T18:30:00.000Z',
  paymentStatus: 'PARTIALLY_REFUNDED',
  fulfillmentStatus: 'NOT_FULFILLED',
  currency: 'GBP',
  buyerInfo: { email: 'ada@example.com' },
  billingInfo: { contactDetails: { firstName: '=cmd', lastName: 'Byron', phone: '+44 20 7946 0000' } },
  shippingInfo: {
    title: 'Standard',
    logistics: { shippingDestination: { address: { addressLine: '1 Quay', city: 'Leith', country: 'GB' } } },
  },
  lineItems: [
    {
      quantity: 2,
      productName: { original: 'Dock Tee' },
      descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'M' } }],
    },
    { quantity: 1, productName: { original: 'Big "Pot"' }, descriptionLines: [] },
  ],
  priceSummary: {
    subtotal: price('40.00'),
    shipping: price('5.00'),
    totalAdditionalFees: price('0.00'),
    discount: price('4.00'),
    tax: price('6.00'),
    total: price('41.00'),
  },
  balanceSummary: { paid: price('41.00'), refunded: price('1.00') },
  appliedDiscounts: [{ coupon: { code: 'HELLO10' } }],
  buyerNote: '-1 mug; the rest later',
}

/** A server with the orders on two pages. Returns the bodies that were sent. */
function twoPages(): unknown[] {
  const sent: unknown[] = []
  const answers = [
    { orders: [order], metadata: { hasNext: true, cursors: { next: 'c-2' } } },
    { orders: [{ ...order, number: '10002', buyerNote: undefined }], metadata: { hasNext: false, cursors: {} } },
  ]
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return Response.json(answers[sent.length - 1])
  })
  onTestFinished(() => fetched.mockRestore())
  return sent
}

const site = { now: new Date('2026-03-15T12:00:00Z'), zone: 'Europe/London', locale: 'en-GB' }

test('orders of all pages of a list are rows, and what a buyer wrote is no formula', async () => {
  const sent = twoPages()
  const { text } = await exportOrders({ tab: 'work', q: 'byron', from: '2026-03-14' }, site)
  const [header, first, second, end] = text.split('\r\n')
  expect(header).toContain('"Order","Placed","Customer","Email","Phone"')
  expect(first?.split('","')).toEqual([
    '"10001',
    '2026-03-14T18:30:00.000Z',
    "'=cmd Byron",
    'ada@example.com',
    "'+44 20 7946 0000",
    'Partly refunded',
    'To fulfil',
    '2 × Dock Tee (Size: M); 1 × Big ""Pot""',
    '3',
    '40.00',
    '5.00',
    '0.00',
    '4.00',
    'HELLO10',
    '6.00',
    '41.00',
    '41.00',
    '1.00',
    'GBP',
    '1 Quay, Leith, United Kingdom',
    `'-1 mug; the rest later"`,
  ])
  expect([second?.startsWith('"10002"'), second?.endsWith(',""'), end]).toEqual([true, true, ''])
  expect(sent).toMatchObject([
    {
      search: { filter: { $and: [{ fulfillmentStatus: {} }, {}, { createdDate: {} }] }, cursorPaging: { limit: 100 } },
    },
    { search: { cursorPaging: { cursor: 'c-2', limit: 100 } } },
  ])
})
