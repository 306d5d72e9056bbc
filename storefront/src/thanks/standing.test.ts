import { expect, test } from 'vitest'
import { confirmationOf } from './confirmation.ts'
import { isPayable } from './is-payable.ts'
import { standingOf } from './standing.ts'

const TERM = '30 November 2026, 12:00 GMT'

test.for([
  [
    'an order paid in person says by when, and stands',
    'APPROVED',
    TERM,
    /^Pay in person.*, by 30 November 2026/,
    false,
  ],
  ['an order paid as staff agreed has no term', 'APPROVED', undefined, /^Pay as agreed/, false],
  ['an order paid online waits for its payment', 'INITIALIZED', TERM, /^Pay by 30 November 2026/, true],
] as const)('%s', ([, status, payBy, text, waiting]) => {
  expect(standingOf({ status, paymentStatus: 'NOT_PAID', tickets: [], events: [] }, payBy)).toMatchObject({
    text: expect.stringMatching(text),
    waiting,
  })
})

test('an order that is paid as the merchant wrote says by when alone', () => {
  const order = { status: 'APPROVED' as const, paymentStatus: 'NOT_PAID' as const, tickets: [], events: [] }
  expect(standingOf({ ...order, outside: { title: 'Bank transfer' } }, TERM).text).toMatch(/^Pay by 30 November 2026/)
})

test('an order whose amount is reserved waits for the merchant, and asks for nothing', () => {
  const order = { status: 'INITIALIZED' as const, paymentStatus: 'PENDING_MERCHANT' as const }
  expect(standingOf({ ...order, tickets: [], events: [] }, TERM)).toMatchObject({
    word: 'Being confirmed',
    waiting: false,
  })
  expect(isPayable({ ...order, events: [] })).toBe(false)
})

test('an order of tickets to an event that is cancelled is not to be paid', () => {
  const event = {
    id: 'e-1',
    title: 'Night Market',
    slug: 'night-market',
    timeZoneId: 'Europe/London',
    showTimeZone: false,
    online: false,
    hybrid: false,
  }
  const order = { status: 'INITIALIZED' as const, paymentStatus: 'NOT_PAID' as const, tickets: [] }
  expect(standingOf({ ...order, events: [{ ...event, canceled: true }] }, TERM)).toMatchObject({
    word: 'Event cancelled',
    text: '“Night Market” will not take place. You owe nothing.',
    waiting: false,
  })
  expect(standingOf({ ...order, events: [{ ...event, canceled: false }] }, TERM).text).toMatch(/^Pay by/)
})

test.for([
  ['by the payment', 'APPROVED', 'FULLY_REFUNDED', 'PAYMENT', /card or account/],
  [
    'by hand, without a word of a card',
    'APPROVED',
    'FULLY_REFUNDED',
    'BY_HAND',
    /^We returned the full amount to you directly/,
  ],
  ['both ways', 'APPROVED', 'FULLY_REFUNDED', 'BOTH', /^Part of the amount .* the rest/],
  ['not at all after a cancelled order was paid', 'CANCELED', 'PAID', undefined, /not been refunded/],
] as const)('an order says that money goes back %s', ([, status, paymentStatus, refundWay, text]) => {
  expect(standingOf({ status, paymentStatus, tickets: [], events: [], refundWay }, undefined).text).toMatch(text)
})

test.for([
  ['of an order that stands', {}, 'We email the confirmation of order 10024 to ada@example.com.'],
  [
    'of one that is to be paid, once it is',
    { status: 'INITIALIZED' },
    'Once it is paid, we email the confirmation of order 10024 to ada@example.com.',
  ],
  ['never where the site sends none', { confirmationMailed: false }, undefined],
  ['never of a cancelled order', { status: 'CANCELED' }, undefined],
  ['never without an address', { buyerEmail: undefined }, undefined],
] as const)('a confirmation is announced %s', ([, change, expected]) => {
  const order = {
    status: 'APPROVED',
    paymentStatus: 'PAID',
    number: '10024',
    buyerEmail: 'ada@example.com',
    confirmationMailed: true,
  } as const
  expect(confirmationOf({ ...order, ...change })).toBe(expected)
})
