import { expect, test } from 'vitest'
import { addOnLimit } from './add-on.ts'

const adults = { eventId: 'fair', definitionId: 'adult', quantity: 2 }
const children = { eventId: 'fair', definitionId: 'child', quantity: 3 }
const elsewhere = { eventId: 'market', definitionId: 'adult', quantity: 4 }

test.for([
  ['no tickets', null, 2, [], 0],
  ['tickets of every kind', null, 2, [adults, children], 10],
  ['tickets of another event', null, 2, [elsewhere], 0],
  ['tickets of its kinds alone', ['child'], 1, [adults, children, elsewhere], 3],
  ['several lines of one kind', ['adult'], 1, [adults, { ...adults, quantity: 1 }], 3],
  ['kinds that were all deleted', [], 1, [adults, children], 0],
] as const)('units of an add-on are limited by %s', ([, definitionIds, perTicket, tickets, limit]) => {
  expect(addOnLimit({ eventId: 'fair', definitionIds, perTicket }, tickets)).toBe(limit)
})
