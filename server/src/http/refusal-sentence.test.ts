import { refusals } from '@fairground/contract/refusals.ts'
import { expect, test } from 'vitest'
import { refusalSentence } from './refusal-sentence.ts'

const mug = { name: 'Harbour Mug', quantityAvailable: 3 }

test.for([
  ['INSUFFICIENT_INVENTORY', mug, 'Only 3 of “Harbour Mug” are left. Choose fewer.'],
  ['INSUFFICIENT_INVENTORY', { ...mug, quantityAvailable: 1 }, 'Only 1 of “Harbour Mug” is left. Choose fewer.'],
  ['INSUFFICIENT_INVENTORY', { ...mug, quantityAvailable: 0 }, '“Harbour Mug” is sold out.'],
  ['INSUFFICIENT_INVENTORY', { quantityAvailable: 3 }, 'Only 3 are left. Choose fewer.'],
  ['INSUFFICIENT_INVENTORY', {}, 'There are not that many in stock. Choose fewer.'],
  [
    'PARTIAL_OUT_OF_STOCK',
    { lineItems: [mug, { name: 'Tee #2', quantityAvailable: 0 }] },
    'Only 3 of “Harbour Mug” are left. “Tee #2” is sold out. Change these and try again.',
  ],
  [
    'PARTIAL_OUT_OF_STOCK',
    { lineItems: [mug, { name: 'Tee' }] },
    'Some items are no longer available in that quantity. Choose fewer.',
  ],
  ['FULL_OUT_OF_STOCK', { lineItems: [{ ...mug, quantityAvailable: 0 }] }, '“Harbour Mug” is sold out.'],
  ['NOT_ENOUGH_TICKETS', { left: 0 }, 'None are left.'],
  ['NOT_ENOUGH_TICKETS', { left: 1200 }, 'Only 1,200 are left. Choose fewer.'],
  [
    'TICKET_LIMIT_PER_ORDER',
    {
      name: 'Seated',
      limit: 4,
      refusals: [
        { code: 'TICKET_LIMIT_PER_ORDER', name: 'Seated', limit: 4 },
        { code: 'NOT_ENOUGH_TICKETS', name: 'Balcony', left: 2 },
        { code: 'NOT_ENOUGH_TICKETS', name: 'Standing', left: 0 },
        { code: 'SALE_CLOSED', name: 'Early bird' },
        { code: 'SALE_CLOSED', name: 'Earlier bird' },
      ],
    },
    'Only 2 of “Balcony” are left. “Standing” is sold out. Change these and try again. ' +
      `One order may have at most 4 of “Seated”. Choose fewer. ${refusals.SALE_CLOSED[1]}`,
  ],
  ['TICKET_LIMIT_PER_ORDER', { name: 'Seated', limit: 4 }, 'One order may have at most 4 of “Seated”. Choose fewer.'],
  ['TICKET_LIMIT_PER_ORDER', { limit: 4 }, 'One order may have at most 4 of these tickets. Choose fewer.'],
  ['GUEST_LIMIT_EXCEEDED', { maxRsvpSize: 1 }, 'There is 1 place left: for you alone.'],
  ['MODIFIER_REQUIRED', { missing: ['Engraving', 'Wrap'] }, 'Fill in or choose “Engraving” and “Wrap” first.'],
  ['FULFILLED_TOO_MANY', { left: 1 }, 'Only 1 unit is left to fulfil.'],
  ['INVALID_LINE_ITEM_REFUND_QUANTITY', { left: 0 }, 'Nothing is left to refund of this line.'],
  ['EVENT_ENDED', { left: 3 }, 'The event is over.'],
] as const)('%s of %o says: %s', ([code, data, sentence]) => {
  expect(refusalSentence(code, data)).toBe(sentence)
})

/** Read by developers alone. */
const FOR_DEVELOPERS = ['SYSTEM_ERROR', 'SITE_MISMATCH', 'TEST_CLOCK_OFF', 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER']

test('sentences end, and name no field, state or type of the wire', () => {
  for (const [code, [, text]] of Object.entries(refusals)) {
    if (FOR_DEVELOPERS.includes(code)) continue
    expect(text, code).toMatch(/^\p{Lu}.*[.]$/u)
    expect(text, code).not.toMatch(/[A-Z]{2,}_|[a-z][A-Z]|\bas many .* as\b/)
  }
})
