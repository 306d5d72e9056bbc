import { expect, test } from 'vitest'
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
  expect(standingOf({ status, paymentStatus: 'NOT_PAID', tickets: [] }, payBy)).toMatchObject({
    text: expect.stringMatching(text),
    waiting,
  })
})
