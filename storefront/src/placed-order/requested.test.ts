// @vitest-environment node
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

const ORDER = 'GET /fairground/v1/placed-orders/o-1'
const REQUEST = 'GET /fairground/v1/orders/o-1/payment-requests/r-1'
const METHODS = 'GET /fairground/v1/payment-methods'
const CHECK = 'POST /fairground/v1/orders/o-1/check-payment'
const PAY = 'POST /fairground/v1/orders/o-1/pay'
const LINK = '/orders/o-1?token=t.1&request=r-1'

const order = {
  id: 'o-1',
  number: '10024',
  createdDate: '2026-06-01T10:00:00.000Z',
  status: 'APPROVED',
  paymentStatus: 'NOT_PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  formattedTotal: '£12.00',
  shipments: [],
  lines: [],
  totals: [],
  tickets: [],
  events: [],
  eventNumbers: [],
  documents: [],
}
const methods = [
  { method: 'test', title: 'Test card', description: '', test: true },
  { method: 'manual', title: 'In person', description: '', test: false, outside: true },
]
const answers = (status: string, more: object = {}, facts: object = {}) => ({
  [ORDER]: { order },
  [METHODS]: { methods, saved: [] },
  [REQUEST]: {
    title: 'Deposit',
    description: 'Before the workshop',
    amount: { amount: '5.00', formattedAmount: '£5.00' },
    status,
    ...facts,
  },
  ...more,
})
const pay = (document: Document) => document.querySelector('section[aria-labelledby="pay"] button')?.textContent

test('a requested amount is named and paid online on the page of its order', async () => {
  const { document, errors } = await ask(LINK, answers('UNPAID'))
  expect(errors).toEqual([])
  const part = document.querySelector('[data-part="requested"]')
  expect(part?.textContent).toContain('Deposit')
  expect(part?.textContent).toContain('Before the workshop')
  expect(pay(document)).toBe('Pay £5.00')
  expect([...document.querySelectorAll('input[name=method]')].map((one) => one.getAttribute('value'))).toEqual(['test'])
})

const owed = (amount: string) => ({ owed: { amount, formattedAmount: `£${amount}` } })

test.for([
  ['was paid', 'PAID', {}, 'This payment has arrived. Thank you.'],
  ['is over', 'EXPIRED', {}, 'This payment request can no longer be paid. Ask us for a new one.'],
  ['is of an order that is paid', 'EXPIRED', owed('0.00'), 'This order is paid. There is nothing left to pay.'],
  ['asks for more than is owed', 'EXPIRED', owed('2.00'), 'Only £2.00 of this order are still to pay'],
] as const)('a request that %s has no form, and says why', async ([, status, facts, words]) => {
  const { document } = await ask(LINK, answers(status, {}, facts))
  expect(document.body.textContent).toContain(words)
  expect(pay(document)).toBeUndefined()
})

test('paying names the request and its amount, and leads to the provider or back to the request', async () => {
  const sent = { intent: 'pay', method: 'test', shown: '5.00' }
  const redirectUrl = 'https://bank.example/pay'
  const open = await ask(
    LINK,
    answers('UNPAID', { [PAY]: { orderId: 'o-1', status: 'OPEN', next: { method: 'test', redirectUrl } } }),
    sent,
  )
  expect([open.status, open.headers.get('location')]).toEqual([303, redirectUrl])
  expect(open.requests.find(({ call }) => call === PAY)?.body).toEqual({
    orderId: 'o-1',
    method: 'test',
    token: 't.1',
    amount: '5.00',
    paymentRequestId: 'r-1',
  })
  const paid = await ask(LINK, answers('PAID', { [PAY]: { orderId: 'o-1', status: 'PAID' } }), sent)
  expect([paid.status, paid.headers.get('location')]).toEqual([303, LINK])
})

test('a buyer who comes back reads what became of the payment, and may try again', async () => {
  const back = (status: string) => ask(`${LINK}&returned=1`, answers('UNPAID', { [CHECK]: { orderId: 'o-1', status } }))
  expect((await back('PENDING')).document.body.textContent).toContain('Your payment is being processed.')
  const declined = await back('DECLINED')
  expect(declined.document.querySelector('[role=alert]')).not.toBeNull()
  expect(pay(declined.document)).toBe('Pay £5.00')
})
