// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const AT = '/settings/gift-cards'
const LIST = 'GET /fairground/v1/gift-cards'
const price = (amount: string) => ({ amount, formattedAmount: amount })
const card = {
  id: 'g-1',
  codeSuffix: 'K7QP',
  obfuscatedCode: '••••-K7QP',
  initialValue: price('50.00'),
  balance: price('12.50'),
  currency: 'GBP',
  status: 'VALID',
  source: 'MANUAL',
  notificationInfo: { recipient: { email: 'ada@example.com', name: 'Ada' } },
  refundedOrder: { orderId: 'o-1', orderNumber: '10021' },
  createdDate: '2026-03-14T12:00:00.000Z',
  updatedDate: '2026-03-14T12:00:00.000Z',
}
const uses = [
  {
    orderId: 'o-2',
    orderNumber: '10030',
    amount: price('37.50'),
    returned: false,
    held: false,
    date: '2026-03-14T13:00:00.000Z',
  },
  { amount: price('5.00'), returned: true, held: false, date: '2026-03-14T12:30:00.000Z' },
]
const answers = {
  [LIST]: { giftCards: [card], total: 1 },
  'GET /fairground/v1/gift-cards/g-1/uses': { uses },
  'POST /gift-cards/v1/gift-cards/g-1/disable': { giftCard: { ...card, status: 'DISABLED' } },
  'POST /gift-cards/v1/gift-cards': { giftCard: { ...card, code: 'ABCD-EFGH-JKMN-K7QP' } },
}

test('a merchant reads what is left on each card and what it paid, and disables one after a question', async () => {
  const { root, sent } = await openPage(page, AT, AT, answers)
  await settled(() => expect(root.textContent).toContain('£12.50 of £50.00 left'))
  expect(root.textContent).toContain('Ada, ada@example.com')
  expect(root.textContent).toContain('Credit for order 10021')
  press(button('Uses'))
  await settled(() => expect(root.textContent).toContain('Order 10030'))
  expect(root.textContent).toContain('Back on the card')
  const disabled = () => sent.filter(([one]) => one === 'POST /gift-cards/v1/gift-cards/g-1/disable')
  press(button('Disable'))
  await settled(() => button('Disable gift card'))
  expect(disabled()).toEqual([])
  press(button('Disable gift card'))
  await settled(() => expect(disabled()).toHaveLength(1))
})

test('a new card needs an amount, and its code is shown once', async () => {
  const { sent } = await openPage(page, AT, AT, answers)
  await settled(() => button('New gift card'))
  press(button('New gift card'))
  await settled(() => button('Create gift card'))
  press(button('Create gift card'))
  await settled(() => expect(document.body.textContent).toContain('Enter an amount'))
  const made = () => sent.filter(([one]) => one === 'POST /gift-cards/v1/gift-cards').map(([, body]) => body)
  expect(made()).toEqual([])
  type('Amount', '50')
  type('Last day', '2027-06-30')
  press(button('Create gift card'))
  await settled(() => expect(document.body.textContent).toContain('ABCD-EFGH-JKMN-K7QP'))
  expect(made()).toMatchObject([
    { giftCard: { initialValue: { amount: '50' }, currency: 'GBP', expirationDate: '2027-06-30T23:00:00.000Z' } },
  ])
})

test('a user who only reads orders makes and disables none', async () => {
  const { root } = await openPage(page, AT, AT, answers, { scopes: ['orders.read', 'settings.read'] })
  await settled(() => expect(root.textContent).toContain('K7QP'))
  for (const name of ['New gift card', 'Disable', 'Mail again'])
    expect(button(name).getAttribute('aria-disabled'), name).toBe('true')
})
