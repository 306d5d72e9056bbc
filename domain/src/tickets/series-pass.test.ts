import { expect, test } from 'vitest'
import { type PassDate, passOffer, passShares } from './series-pass.ts'

const at = (day: number) => new Date(Date.UTC(2027, 0, day, 19))
const date = (day: number, more: Partial<PassDate> = {}): PassDate => ({
  eventId: `event ${day}`,
  startsAt: at(day),
  published: true,
  canceled: false,
  ...more,
})
const offered = (dates: readonly PassDate[], day: number, soldAfterStart = false, price = 100n) => {
  const offer = passOffer(dates, { price, soldAfterStart }, at(day))
  return offer.kind === 'closed'
    ? 'closed'
    : { price: offer.price, shares: offer.dates.map((one) => [one.date.eventId, one.share]) }
}

test('shares of a price add up to it and differ by one at most', () => {
  for (const [price, count] of [
    [100n, 3],
    [0n, 4],
    [1n, 5],
    [99_999_999n, 60],
    [7n, 7],
  ] as const) {
    const shares = passShares(price, count)
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(price)
    const sorted = shares.toSorted((a, b) => Number(a - b))
    expect(sorted.at(-1)! - sorted[0]!).toBeLessThanOrEqual(1n)
  }
})

test('a pass is for its dates in their order, and is closed from the start of the first on', () => {
  const dates = [date(9), date(3), date(6)]
  expect(offered(dates, 1)).toEqual({
    price: 100n,
    shares: [
      ['event 3', 33n],
      ['event 6', 33n],
      ['event 9', 34n],
    ],
  })
  expect(offered(dates, 3)).toBe('closed')
  expect(offered([], 1)).toBe('closed')
})

test('a pass that is sold after the start is for the rest, at its share', () => {
  const dates = [date(3), date(6), date(9)]
  expect(offered(dates, 3, true)).toEqual({
    price: 67n,
    shares: [
      ['event 6', 33n],
      ['event 9', 34n],
    ],
  })
  expect(offered(dates, 9, true)).toBe('closed')
})

test('cancelled dates and drafts are left out with their share, and do not close a sale by having begun', () => {
  const dates = [date(3, { canceled: true }), date(6), date(9, { published: false }), date(12)]
  expect(offered(dates, 4)).toEqual({
    price: 50n,
    shares: [
      ['event 6', 25n],
      ['event 12', 25n],
    ],
  })
})

test('a date without a time is to come, and last', () => {
  expect(offered([date(2, { startsAt: null }), date(6)], 1)).toEqual({
    price: 100n,
    shares: [
      ['event 6', 50n],
      ['event 2', 50n],
    ],
  })
})
