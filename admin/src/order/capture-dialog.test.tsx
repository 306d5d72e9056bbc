// @vitest-environment happy-dom
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import { PaymentsCard } from './payments-card.tsx'

const CAPTURE = 'POST /ecom/v1/order-billing/capture-authorized-payments'
const money = (amount: string) => ({ amount, formattedAmount: `£${amount}` })
const order = {
  id: 'o-1',
  number: '10024',
  status: 'INITIALIZED',
  currency: 'GBP',
  lineItems: [],
  balanceSummary: { balance: money('0.00') },
} as unknown as Order // what the card reads of one
const at = '2026-11-28T10:00:00.000Z'
const payment = {
  id: 'p-1',
  amount: money('20.00'),
  status: 'AUTHORIZED',
  createdDate: at,
  updatedDate: at,
  refundDisabled: false,
  regularPaymentDetails: { paymentMethod: 'Card', status: 'AUTHORIZED', savedPaymentMethod: false, chargebacks: [] },
}
const reserved = { orderTransactions: { orderId: 'o-1', payments: [payment], refunds: [] } }
const answers = {
  'GET /ecom/v1/payments/orders/o-1': reserved,
  'POST /ecom/v1/order-billing/get-order-refundability': {
    payments: [],
    lineItems: [],
    additionalFees: [],
    paymentsSummary: { monetary: { maxRefund: money('0.00') } },
  },
  'GET /fairground/v1/orders/o-1/disputes': { disputes: [] },
}

const Reserved = () => (
  <>
    <h1>Order 10024</h1>
    <PaymentsCard order={order} />
  </>
)

const opened = (more: Record<string, unknown> = {}) =>
  openPage({ Component: Reserved }, '/order', '/order', { ...answers, ...more })

test('a merchant takes a part of a reserved amount, and reads that the rest is released', async () => {
  const { sent } = await opened({ [CAPTURE]: reserved })
  await settled(() => button('Capture payment'))
  press(button('Capture payment'))
  await settled(() => expect(document.body.textContent).toContain('The whole reserved amount is captured.'))
  for (const amount of ['20.01', '0', 'five']) {
    type('Amount', amount)
    expect(document.body.textContent).toContain('Enter an amount up to £20.00.')
  }
  type('Amount', '12.50')
  expect(document.body.textContent).toContain('The rest, £7.50, is released')
  press(button('Capture £12.50'))
  const captures = () => sent.filter(([one]) => one === CAPTURE).map(([, body]) => body)
  await settled(() =>
    expect(captures()).toEqual([{ orderId: 'o-1', payments: [{ paymentId: 'p-1', amount: { amount: '12.50' } }] }]),
  )
  await settled(() => expect(document.body.textContent).not.toContain('is released'))
})
