// @vitest-environment happy-dom
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import { ApproveDialog, mayApprove } from './approve-dialog.tsx'

const order = { id: 'o-1', number: '10024', status: 'INITIALIZED' } as unknown as Order // what the dialog reads of one
const STATUS = 'POST /ecom/v1/orders/o-1/update-status'

const Waiting = () => (
  <>
    <h1>Order 10024</h1>
    <ApproveDialog order={order} open onOpenChange={() => undefined} />
  </>
)

test('a merchant approves an order that waits for its payment once they confirm it', async () => {
  const { sent } = await openPage({ Component: Waiting }, '/order', '/order', {
    [STATUS]: { order: { ...order, status: 'APPROVED' } },
  })
  await settled(() => button('Approve without payment'))
  type('Reason', ' A school that pays by invoice ')
  press(button('Approve without payment'))
  const approvals = () => sent.filter(([one]) => one === STATUS).map(([, body]) => body)
  await settled(() =>
    expect(approvals()).toMatchObject([
      { orderId: 'o-1', status: 'APPROVED', reason: 'A school that pays by invoice' },
    ]),
  )
})

test.for([
  ['INITIALIZED', true],
  ['PENDING', true],
  ['APPROVED', false],
  ['CANCELED', false],
] as const)('an order that is %s may be approved: %s', ([status, expected]) => {
  expect(mayApprove({ status })).toBe(expected)
})
