// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const PATH = '/fairground/v1/payment-comparisons'
const difference = {
  id: 'd-1',
  method: 'stripe',
  title: 'Pay online',
  kind: 'REFUND_AMOUNT',
  reference: 're_1',
  amount: { amount: '3.00', formattedAmount: '£3.00' },
  bookedAmount: { amount: '2.00', formattedAmount: '£2.00' },
  happenedDate: '2026-03-14T12:00:00.000Z',
  foundDate: '2026-03-15T02:47:00.000Z',
  order: { id: 'o-1', number: '10007' },
}
const day = {
  method: 'stripe',
  title: 'Pay online',
  day: '2026-03-14',
  comparedDate: '2026-03-15T02:47:00.000Z',
  outcome: 'DONE',
  charges: 12,
  refunds: 1,
  formerAccount: 2,
}
const answers = {
  [`GET ${PATH}`]: {
    comparisons: [day, { ...day, method: 'other', title: 'Other', outcome: 'NOT_PERMITTED', formerAccount: 0 }],
    openDifferences: 1,
  },
  [`GET ${PATH}/differences`]: { differences: [difference], hasNext: false },
  [`GET ${PATH}/notice`]: { wanted: true },
  [`PUT ${PATH}/notice`]: { wanted: false },
  [`POST ${PATH}/differences/d-1/settle`]: { difference },
}

test('a difference says what differs and what to do, leads to its order, and is settled', async () => {
  const { root, sent } = await openPage(page, '/payment-differences', '/payment-differences', answers)
  await settled(() => expect(root.textContent).toContain('Another amount was refunded'))
  for (const words of [
    '£3.00 there, £2.00 here',
    '12 charges and 1 refund,',
    '2 payments and refunds were not compared',
    'Other: the keys may not read',
    're_1',
  ])
    expect(root.textContent).toContain(words)
  expect(root.querySelector('a[href="/orders/o-1"]')?.textContent).toBe('Order 10007')
  press(button('Mark as settled'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`POST ${PATH}/differences/d-1/settle`))
})

test('mails about differences are switched off by who gets them', async () => {
  const { root, sent } = await openPage(page, '/payment-differences', '/payment-differences', answers)
  await settled(() => expect(root.querySelector('[role="switch"]')).not.toBeNull())
  press(root.querySelector('[role="switch"]') as HTMLElement)
  await settled(() => expect(sent).toContainEqual([`PUT ${PATH}/notice`, { wanted: false }]))
})
