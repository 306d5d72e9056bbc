import { expect, test } from 'vitest'
import { offerOf } from './offer.ts'

test.for([
  ['both halves', undefined, { goods: true, events: true }],
  ['goods alone', 'GOODS', { goods: true, events: false }],
  ['tickets alone', 'TICKETS', { goods: false, events: true }],
] as const)('a shop leads to %s', ([, sells, halves]) => {
  expect(offerOf(sells ? { sells } : {})).toEqual(halves)
})
