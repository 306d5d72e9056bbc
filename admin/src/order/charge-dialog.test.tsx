// @vitest-environment happy-dom
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import { PaymentsCard } from './payments-card.tsx'

const CHARGE = 'POST /fairground/v1/orders/o-1/charge-saved-payment-method'
const CHARGEABLE = 'GET /fairground/v1/orders/o-1/chargeable-methods'
const visa = { id: 's-1', method: 'stripe', brand: 'Visa', lastFourDigits: '4242', expired: false, isDefault: true }
const money = (amount: string) => ({ amount, formattedAmount: `£${amount}` })
const order = {
  id: 'o-1',
  number: '10024',
  status: 'APPROVED',
  currency: 'GBP',
  lineItems: [],
  balanceSummary: { balance: money('20.00') },
} as unknown as Order // what the card reads of one
const none = { orderTransactions: { orderId: 'o-1', payments: [], refunds: [] } }
const answers = {
  [CHARGEABLE]: { savedPaymentMethods: [visa] },
  'GET /ecom/v1/payments/orders/o-1': none,
  'POST /ecom/v1/order-billing/get-order-refundability': {
    payments: [],
    lineItems: [],
    additionalFees: [],
    paymentsSummary: { monetary: { maxRefund: money('0.00') } },
  },
  'GET /fairground/v1/orders/o-1/disputes': { disputes: [] },
}

const Owing = () => (
  <>
    <h1>Order 10024</h1>
    <PaymentsCard order={order} />
  </>
)

const opened = (more: Record<string, unknown> = {}) =>
  openPage({ Component: Owing }, '/order', '/order', { ...answers, ...more })

const sure = () =>
  [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith('The buyer knows'))!
    .control as HTMLElement // drawn with the dialog

test('a merchant charges a saved card for what is owed, once they confirm it', async () => {
  const { sent } = await opened({ [CHARGE]: { paymentId: 'p-1', status: 'APPROVED', ...none } })
  await settled(() => button('Charge saved card'))
  press(button('Charge saved card'))
  await settled(() => expect(document.body.textContent).toContain('Visa ending in 4242'))
  type('Amount', '25.00')
  expect(document.body.textContent).toContain('£20.00')
  press(sure())
  press(button('Charge'))
  type('Amount', '5.00')
  press(button('Charge £5.00'))
  const charges = () => sent.filter(([one]) => one === CHARGE).map(([, body]) => body)
  await settled(() => expect(charges()).toMatchObject([{ savedPaymentMethodId: 's-1', amount: '5.00' }]))
  await settled(() => expect(document.body.textContent).not.toContain('The buyer knows'))
})

test('a merchant reads in place why a card was not charged, and may try another', async () => {
  await opened({ [CHARGE]: { paymentId: 'p-1', status: 'DECLINED', reason: 'AUTHENTICATION_REQUIRED', ...none } })
  await settled(() => button('Charge saved card'))
  press(button('Charge saved card'))
  await settled(() => expect(document.body.textContent).toContain('Visa ending in 4242'))
  press(sure())
  press(button('Charge £20.00'))
  await settled(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('bank wants to ask them first'),
  )
})

test('an order whose buyer saved nothing offers no such charge', async () => {
  await opened({ [CHARGEABLE]: { savedPaymentMethods: [] } })
  await settled(() => button('Mark as paid'))
  expect(document.body.textContent).not.toContain('Charge saved card')
})
