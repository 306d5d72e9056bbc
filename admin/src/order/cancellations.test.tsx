// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled } from '../testing/open-page.tsx'
import { Cancellations } from './cancellations.tsx'

const PATH = '/fairground/v1/placed-orders/o-1/ticket-cancellations'
const cancellation = {
  id: 'c-1',
  createdDate: '2026-11-28T10:00:00.000Z',
  ticketNumbers: ['A-1'],
  refund: '35.00',
  formattedRefund: '£35.00',
  byHand: '0.00',
  formattedByHand: '£0.00',
  credit: '10.00',
  formattedCredit: '£10.00',
  failed: '25.00',
  formattedFailed: '£25.00',
  state: 'FAILED',
}
const Page = () => (
  <>
    <h1>Order 10024</h1>
    <Cancellations orderId="o-1" />
  </>
)

test('a refund of cancelled tickets that failed has a button that starts it again', async () => {
  const { root, sent } = await openPage({ Component: Page }, '/orders/o-1', '/orders/o-1', {
    [`GET ${PATH}`]: { cancellations: [cancellation] },
    [`POST ${PATH}/c-1/retry`]: { cancellation: { ...cancellation, state: 'PENDING' } },
  })
  await settled(() => expect(root.textContent).toContain('The refund of £25.00 failed, £10.00 went on a gift card'))
  press(button('Try the refund again'))
  await settled(() =>
    expect(sent).toContainEqual([`POST ${PATH}/c-1/retry`, { orderId: 'o-1', cancellationId: 'c-1' }]),
  )
})
