// @vitest-environment happy-dom
import type { GetOrderRefundabilityResponse } from '@fairground/client/generated/ecom.order-billing.ts'
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { press } from '@fairground/ui/testing/mount.ts'
import type { JSX } from 'react'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const REFUND = 'POST /ecom/v1/order-billing/refund-payments'
const money = (amount: string) => ({ amount, formattedAmount: `£${amount}` })
const able = {
  payments: [{ refundable: true, payment: { paymentId: 'p-1', monetary: { maxRefund: money('20.00') } } }],
  lineItems: [],
  additionalFees: [],
  paymentsSummary: { monetary: { maxRefund: money('20.00') } },
} as unknown as GetOrderRefundabilityResponse // what the dialog reads of one
const refunded = {
  refund: { details: { credit: true }, summary: { pending: false, refunded: money('5.00') } },
  orderTransactions: { orderId: 'o-1', payments: [], refunds: [] },
}

const orderOf = (email: string) =>
  ({ id: 'o-1', number: '10024', currency: 'GBP', lineItems: [], buyerInfo: { email } }) as unknown as Order // what it reads of one

const Paid = () => (
  <>
    <h1>Order 10024</h1>
    <RefundDialog order={orderOf('ada@example.com')} able={able} onClose={() => {}} />
  </>
)
const WithoutAddress = () => (
  <>
    <h1>Order 10024</h1>
    <RefundDialog order={orderOf('')} able={able} onClose={() => {}} />
  </>
)
const opened = (Component: () => JSX.Element) => openPage({ Component }, '/order', '/order', { [REFUND]: refunded })

const credit = () =>
  [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith('As credit'))!
    .control as HTMLInputElement // drawn with the dialog

test('a merchant gives credit in place of money; the card has a mail of its own', async () => {
  const { sent } = await opened(Paid)
  type('Amount', '5.00')
  expect(document.body.textContent).toContain('Notify the buyer by email')
  press(credit())
  expect(document.body.textContent).not.toContain('Notify the buyer by email')
  press(button('Give £5.00 of credit'))
  const wanted = { orderId: 'o-1', credit: true, sideEffects: { notifications: { sendCustomerEmail: false } } }
  await settled(() => expect(sent.find(([one]) => one === REFUND)?.[1]).toMatchObject(wanted))
})

test('an order without an address cannot have credit', async () => {
  await opened(WithoutAddress)
  expect(credit().disabled).toBe(true)
})
