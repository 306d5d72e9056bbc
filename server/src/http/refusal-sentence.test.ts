import { allOperations } from '@fairground/contract/operations.ts'
import { type Refusal, refusals } from '@fairground/contract/refusals.ts'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../ground/api-error.ts'
import { catalogueTexts, refusalText } from '../ground/texts/catalogues.ts'
import { refusalSentence } from './refusal-sentence.ts'

const mug = { name: 'Harbour Mug', quantityAvailable: 3 }
const written = (code: Refusal, data: object, locale = 'en-GB') =>
  refusalSentence(new ApiError({ code, ...data }), { locale, timeZone: 'Europe/London' }).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  )

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
        { code: 'EVENT_ENDED' },
        { code: 'EVENT_ENDED' },
      ],
    },
    'Only 2 of “Balcony” are left. “Standing” is sold out. Change these and try again. ' +
      'One order may have at most 4 of “Seated”. Choose fewer. “Early bird” is no longer on sale. The event is over.',
  ],
  ['TICKET_LIMIT_PER_ORDER', { limit: 4 }, 'One order may have at most 4 of these tickets. Choose fewer.'],
  ['GUEST_LIMIT_EXCEEDED', { maxRsvpSize: 1 }, 'There is 1 place left: for you alone.'],
  ['MODIFIER_REQUIRED', { missing: ['Engraving', 'Wrap'] }, 'Fill in or choose “Engraving” and “Wrap” first.'],
  ['CHECKOUT_INCOMPLETE', { missing: ['buyerInfo.email'] }, 'Enter your email address.'],
  ['CHECKOUT_INCOMPLETE', { missing: ['buyerInfo.email', 'other'] }, refusalText('CHECKOUT_INCOMPLETE', 'en')],
  ['TOO_MANY_REQUESTS', { retryAfter: 1 }, 'Too many requests. Try again in 1 second.'],
  ['TOO_MANY_REQUESTS', { retryAfter: 600 }, 'Too many requests. Try again in 10 minutes.'],
  ['FULFILLED_TOO_MANY', { left: 1 }, 'Only 1 unit is left to fulfil.'],
  ['INVALID_LINE_ITEM_REFUND_QUANTITY', { left: 0 }, 'Nothing is left to refund of this line.'],
  ['MIN_QUANTITY_LIMIT_REACHED', { threshold: -99_999 }, 'The quantity must be at least -99,999.'],
  ['MAX_QUANTITY_LIMIT_REACHED', { threshold: 99_999 }, 'The quantity must be at most 99,999.'],
  ['LIMIT_REACHED', { threshold: 1000 }, 'At most 1,000 of these are allowed. Remove some first.'],
  ['LIMIT_REACHED', { limit: 20 }, 'At most 20 of these are allowed. Remove some first.'],
  ['LIMIT_REACHED', {}, refusalText('LIMIT_REACHED', 'en')],
  ['BADGE_LIMIT_REACHED', { threshold: 100 }, 'The site may have at most 100 badges. Delete one first.'],
  [
    'TICKET_DEFINITIONS_LIMIT_REACHED',
    { limit: 100 },
    'An event may have at most 100 kinds of ticket. Delete one first.',
  ],
  ['EVENT_ENDED', { left: 3 }, 'The event is over.'],
  ['EVENT_ENDED', { name: 'Standing' }, '“Standing”: The event is over.'],
  [
    'SALE_NOT_OPEN',
    { name: 'Standing', opensAt: '2026-07-01T09:00:00.000Z' },
    '“Standing” goes on sale on 1 July 2026, 10:00 BST.',
  ],
  ['SALE_NOT_OPEN', { name: 'Standing' }, '“Standing” is not on sale yet.'],
  ['ORDER_STATUS_IS_NOT_SUPPORTED', { status: 'CANCELED' }, 'The order is cancelled, so this is no longer possible.'],
  ['ORDER_STATUS_IS_NOT_SUPPORTED', { status: 'OTHER' }, refusalText('ORDER_STATUS_IS_NOT_SUPPORTED', 'en')],
  ['PERMISSION_DENIED', { scope: 'orders.write' }, 'You do not have permission to do this: it needs orders.write.'],
  ['BODY_TOO_LARGE', { threshold: 1_048_576 }, 'The request is too large: at most 1 MB is accepted.'],
  [
    'CURRENCY_NOT_OFFERED',
    { currency: 'USD', currencies: ['GBP', 'EUR'] },
    'The site has no rate for USD. It shows prices in GBP and EUR.',
  ],
  ['MAX_LINE_ITEMS_EXCEEDED', { limit: 100 }, 'A cart holds at most 100 lines. Remove one first.'],
  [
    'WISHLIST_ITEMS_LIMIT_EXCEEDED',
    { threshold: 1 },
    'Your wishlist is full: it holds at most 1 item. Remove one first.',
  ],
  ['TOO_MANY_PASSKEYS', { threshold: 20 }, 'You can have at most 20 passkeys. Remove one first.'],
  ['RIBBON_LIMIT_EXCEEDED', { threshold: 1000 }, 'The site may have at most 1,000 ribbons. Delete one first.'],
  [
    'CHOICES_LIMIT_EXCEEDED',
    { name: 'Size', threshold: 100 },
    '“Size” may have at most 100 choices. Remove one first.',
  ],
  [
    'PRE_ORDER_VALIDATION',
    { reason: 'LIMIT_BELOW_SOLD', sold: 1 },
    '1 unit is pre-ordered already, so the limit must be at least that.',
  ],
  ['NAME_TAKEN', { name: 'New' }, 'The name “New” is in use. Choose another.'],
  [
    'UPLOAD_INCOMPLETE',
    { received: '2000000', bytes: '5000000' },
    'Only 2 MB of 5 MB have arrived. Upload the file again.',
  ],
  ['DESTINATIONS_COLLISION', { destination: '*' }, refusalText('DESTINATIONS_COLLISION', 'en')],
  [
    'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER',
    { counter: '10042' },
    'Choose a number above those of all orders. The counter is now at 10042.',
  ],
] as const)('%s of %o says: %s', ([code, data, sentence]) => {
  expect(written(code, data)).toBe(sentence)
})

test.for([
  ['de-AT', 'Von „Harbour Mug“ sind nur noch 3 da. Wählen Sie weniger.'],
  ['fr', 'Il ne reste que 3 « Harbour Mug ». Choisissez-en moins.'],
  ['es', 'Only 3 of “Harbour Mug” are left. Choose fewer.'],
] as const)('a reader of %s reads: %s', ([locale, sentence]) => {
  expect(written('INSUFFICIENT_INVENTORY', mug, locale)).toBe(sentence)
})

test('a sentence of its own has values that are not sent', () => {
  const error = new ApiError({ code: 'EVENT_CANCELED' }, (t) => t('refusals-events.calledOff', { event: 'Jazz' }))
  expect(refusalSentence(error, { locale: 'de' })).toBe('„Jazz“ findet nicht statt. Es wurde nichts abgebucht.')
  expect(error.data).toEqual({})
})

describe('the catalogue', () => {
  const isCode = (key: string): boolean => /^[A-Z0-9_-]+$/.test(key)
  const codesIn = (language: string, but: readonly string[] = []): string[] =>
    [...catalogueTexts(language).keys()]
      .map((id) => id.split('.') as [string, string]) // `<room>.<key>`
      .filter(([room, key]) => room.startsWith('refusals') && isCode(key) && !but.includes(room))
      .map(([, key]) => key)

  test('every code has one sentence in English, and no other has one', () => {
    expect(codesIn('en').toSorted()).toEqual(Object.keys(refusals).toSorted())
  })

  test.for(['de', 'fr'])('every code that a buyer or member may read has a sentence in %s', (language) => {
    const translated = codesIn(language)
    const staffs = allOperations.filter(({ who: { kind } }) => kind === 'admin' || kind === 'staff')
    const others = new Set(allOperations.filter((operation) => !staffs.includes(operation)).flatMap((o) => o.refusals))
    expect([...others].filter((code) => !translated.includes(code))).toEqual([])
    const ofStaff = new Set<string>(staffs.flatMap((o) => o.refusals))
    const ofAny = Object.keys(refusals).filter((code) => !ofStaff.has(code) && !STAFFS_OWN.includes(code))
    expect(ofAny.filter((code) => !translated.includes(code))).toEqual([])
  })

  test('sentences end, and name no field, state or type of the wire', () => {
    for (const code of Object.keys(refusals) as Refusal[]) {
      if (FOR_DEVELOPERS.includes(code)) continue
      const text = refusalText(code, 'en')
      expect(text, code).toMatch(/^\p{Lu}.*[.]$/u)
      expect(text, code).not.toMatch(/[A-Z]{2,}_|[a-z][A-Z]|\bas many .* as\b/)
    }
  })
})

/** Thrown by operations of staff alone, of which none declares them. */
const STAFFS_OWN = [
  'MISSING_VARIANT_OPTION_CHOICE',
  'PRODUCTS_LIMIT_EXCEEDED',
  'INFO_SECTION_CREATION_FAILED',
  'TOO_MANY_VARIANTS',
  'UPDATE_OF_FIELD_NOT_ALLOWED',
  'SKU_TAKEN',
  'INVALID_TARGET_QUANTITY',
  'WRONG_EVENT',
  'IMPORT_FAILED',
]

/** Read by developers alone. */
const FOR_DEVELOPERS = ['SYSTEM_ERROR', 'SITE_MISMATCH', 'TEST_CLOCK_OFF', 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER']
