import { expect, test } from 'vitest'
import { changeOf, salesOf, totalsOf } from './sales.ts'

const now = new Date('2026-03-14T18:00:00Z')
const price = (amount: string) => ({ amount, formattedAmount: '' })
const order = (
  createdDate: string,
  paid: string,
  rest: { refunded?: string; status?: 'APPROVED' | 'CANCELED'; currency?: string } = {},
) => ({
  createdDate: new Date(createdDate),
  currency: rest.currency ?? 'GBP',
  status: rest.status ?? ('APPROVED' as const),
  balanceSummary: {
    balance: price('0.00'),
    paid: price(paid),
    refunded: price(rest.refunded ?? '0.00'),
    authorized: price('0.00'),
    pendingRefund: price('0.00'),
    pending: price('0.00'),
    chargeback: price('0.00'),
    chargebackReversal: price('0.00'),
  },
})

const sold = [
  order('2026-03-14T09:00:00Z', '84.00'),
  order('2026-03-14T10:00:00Z', '36.00', { refunded: '10.50' }),
  order('2026-03-14T11:00:00Z', '50.00', { status: 'CANCELED' }),
  order('2026-03-14T12:00:00Z', '0.00'),
  order('2026-03-14T12:00:00Z', '3000', { currency: 'JPY', refunded: '0' }),
  order('2026-03-13T22:00:00Z', '18.00'),
  order('2026-03-07T12:00:00Z', '100.00'),
  order('2026-03-07T21:00:00Z', '900.00'),
]

test('takings are what was paid and not given back, of orders that stand', () => {
  expect(salesOf(sold, now, 'Europe/London', 'GBP')).toEqual({
    today: 10_950n,
    weekAgo: 10_000n,
    days: [0n, 0n, 0n, 0n, 0n, 1800n, 10_950n],
  })
})

test('the day is that of the site', () => {
  expect(salesOf(sold, now, 'Asia/Tokyo', 'GBP').today).toBe(0n)
})

test.for([
  [10_950n, 10_000n, { direction: 'up', percent: 10 }],
  [5000n, 10_000n, { direction: 'down', percent: 50 }],
  [5000n, 0n, undefined],
] as const)('%d after %d', ([today, weekAgo, change]) => {
  expect(changeOf({ today, weekAgo, days: [] })).toEqual(change)
})

test('totals in several currencies are not added up', () => {
  const total = (amount: string, currency: string) => ({ currency, priceSummary: { total: price(amount) } }) as never
  const orders = [total('3000', 'JPY'), total('12.00', 'GBP'), total('500', 'JPY')]
  expect(totalsOf(orders, 'GBP')).toEqual([
    { currency: 'GBP', total: 1200n },
    { currency: 'JPY', total: 3500n },
  ])
})
