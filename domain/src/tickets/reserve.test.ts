import { expect, test } from 'vitest'
import { statesBefore } from '../transitions.ts'
import { reservationTransitions, statusAt } from './reservation-transitions.ts'
import { type EventOnSale, type RequestedTickets, type ReserveOptions, reserve, type TicketOffer } from './reserve.ts'
import { isFree, priceRange, type TicketPricing } from './ticket-price.ts'

const noon = new Date('2030-06-01T12:00:00Z')
const one = new Date('2030-06-01T13:00:00Z')
const registration = {
  type: 'TICKETING',
  paused: false,
  disabled: false,
  allowedGuestTypes: 'VISITOR_OR_MEMBER',
} as const
const event: EventOnSale = { id: 'E', status: 'UPCOMING', registration, ticketLimitPerOrder: null }
const onSale = { opensAt: null, closesAt: null, capacity: 10, taken: 0 }
const offer: TicketOffer = {
  id: 'T',
  name: 'Standard',
  eventId: 'E',
  sale: onSale,
  hidden: false,
  limitPerCheckout: 5,
  minimumPerCheckout: 0,
  membersOnly: false,
  limitPerPerson: null,
  had: 0,
  pricing: { kind: 'fixed', price: 1000n },
  tiers: [],
  regularPrice: 1000n,
}
const two: RequestedTickets = { ticketDefinitionId: 'T', quantity: 2 }
const ask = (
  requested: readonly RequestedTickets[],
  change: { event?: Partial<EventOnSale>; offer?: Partial<TicketOffer>; options?: Partial<ReserveOptions> } = {},
) =>
  reserve([{ ...event, ...change.event }], [{ ...offer, ...change.offer }], requested, {
    now: noon,
    by: 'visitor',
    ...change.options,
  })

test('tickets on sale are held for twenty minutes', () => {
  expect(ask([two])).toEqual({
    ok: true,
    lines: [{ index: 0, ticketDefinitionId: 'T', quantity: 2, price: 1000n, pricingOptionName: null, tier: null }],
    expires: new Date('2030-06-01T12:20:00Z'),
  })
})

test('the event says how long', () => {
  expect(ask([two], { event: { holdMinutes: 5 } })).toMatchObject({ expires: new Date('2030-06-01T12:05:00Z') })
})

const options: TicketPricing = { kind: 'options', options: [{ id: 'child', name: 'Child', price: 500n }] }
test.for([
  ['fixed, whatever the buyer offers', offer.pricing, { guestPrice: 1n }, { price: 1000n, pricingOptionName: null }],
  [
    'donation at the minimum',
    { kind: 'donation', minimum: 300n },
    { guestPrice: 300n },
    { price: 300n, pricingOptionName: null },
  ],
  [
    'donation from nothing',
    { kind: 'donation', minimum: 0n },
    { guestPrice: 0n },
    { price: 0n, pricingOptionName: null },
  ],
  ['an option', options, { pricingOptionId: 'child' }, { price: 500n, pricingOptionName: 'Child' }],
  ['the organiser’s own price', options, { priceOverride: 1n }, { price: 1n, pricingOptionName: null }],
] as const)('price: %s', ([, pricing, choice, expected]) => {
  expect(ask([{ ...two, ...choice }], { offer: { pricing } })).toMatchObject({ ok: true, lines: [expected] })
})

test.for([
  [
    'an unknown ticket',
    [{ ticketDefinitionId: 'X', quantity: 1 }],
    {},
    { code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: 'X' },
  ],
  [
    'a hidden ticket',
    [two],
    { offer: { hidden: true } },
    { code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: 'T' },
  ],
  ['a draft event', [two], { event: { status: 'DRAFT' } }, { code: 'EVENT_NOT_FOUND', eventId: 'E' }],
  [
    'more than a draft event has left',
    [{ ...two, quantity: 5 }],
    { event: { status: 'DRAFT' }, offer: { sale: { ...onSale, taken: 8 } } },
    { code: 'EVENT_NOT_FOUND', eventId: 'E' },
  ],
  ['a cancelled event', [two], { event: { status: 'CANCELED' } }, { code: 'EVENT_CANCELED', eventId: 'E' }],
  ['an event that is over', [two], { event: { status: 'ENDED' } }, { code: 'EVENT_ENDED', eventId: 'E' }],
  [
    'a sale to come',
    [two],
    { offer: { sale: { ...onSale, opensAt: one } } },
    { code: 'SALE_NOT_OPEN', ticketDefinitionId: 'T', name: 'Standard', opensAt: one },
  ],
  [
    'a sale that is over',
    [two],
    { offer: { sale: { ...onSale, closesAt: noon } } },
    { code: 'SALE_CLOSED', ticketDefinitionId: 'T', name: 'Standard' },
  ],
  [
    'more than is left',
    [two],
    { offer: { sale: { ...onSale, taken: 9 } } },
    { code: 'NOT_ENOUGH_TICKETS', ticketDefinitionId: 'T', name: 'Standard', left: 1 },
  ],
  [
    'sold out',
    [two],
    { offer: { sale: { ...onSale, taken: 10 } } },
    { code: 'NOT_ENOUGH_TICKETS', ticketDefinitionId: 'T', name: 'Standard', left: 0 },
  ],
  [
    'too many of a type',
    [{ ...two, quantity: 6 }],
    {},
    { code: 'TICKET_LIMIT_PER_ORDER', ticketDefinitionId: 'T', name: 'Standard', limit: 5 },
  ],
  [
    'too many of a type in two lines',
    [
      { ...two, quantity: 3 },
      { ...two, quantity: 3 },
    ],
    {},
    { code: 'TICKET_LIMIT_PER_ORDER', ticketDefinitionId: 'T', name: 'Standard', limit: 5 },
  ],
  [
    'too many with those that the buyer has',
    [two],
    { offer: { limitPerPerson: 4, had: 3 } },
    { code: 'TICKET_LIMIT_PER_PERSON', ticketDefinitionId: 'T', name: 'Standard', limit: 4 },
  ],
  [
    'too many of an event',
    [two],
    { event: { ticketLimitPerOrder: 1 } },
    { code: 'TICKET_LIMIT_PER_ORDER', ticketDefinitionId: null, limit: 1 },
  ],
  [
    'a donation without an offer',
    [two],
    { offer: { pricing: { kind: 'donation', minimum: 300n } } },
    { code: 'GUEST_PRICE_REQUIRED', ticketDefinitionId: 'T', name: 'Standard', index: 0, minimum: 300n },
  ],
  [
    'a donation below the minimum',
    [{ ...two, guestPrice: 299n }],
    { offer: { pricing: { kind: 'donation', minimum: 300n } } },
    { code: 'GUEST_PRICE_TOO_LOW', ticketDefinitionId: 'T', name: 'Standard', index: 0, minimum: 300n },
  ],
  [
    'no option chosen',
    [two],
    { offer: { pricing: options } },
    { code: 'UNSUPPORTED_PRICING_OPTION', ticketDefinitionId: 'T', name: 'Standard', index: 0 },
  ],
  [
    'an unknown option',
    [{ ...two, pricingOptionId: 'x' }],
    { offer: { pricing: options } },
    { code: 'UNSUPPORTED_PRICING_OPTION', ticketDefinitionId: 'T', name: 'Standard', index: 0 },
  ],
  [
    'an option of a ticket without',
    [{ ...two, pricingOptionId: 'x' }],
    {},
    { code: 'UNSUPPORTED_PRICING_OPTION', ticketDefinitionId: 'T', name: 'Standard', index: 0 },
  ],
] as const)('refused: %s', ([, requested, change, refusal]) => {
  expect(ask(requested, change)).toEqual({ ok: false, refusals: [refusal] })
})

test('all reasons are reported at once, and nothing is held', () => {
  const decision = reserve(
    [event],
    [offer, { ...offer, id: 'U', sale: { ...onSale, taken: 9 } }],
    [
      { ...two, quantity: 6 },
      { ticketDefinitionId: 'U', quantity: 2 },
      { ticketDefinitionId: 'X', quantity: 1 },
    ],
    { now: noon, by: 'visitor' },
  )
  expect(decision).toMatchObject({ ok: false })
  expect(!decision.ok && decision.refusals.map(({ code }) => code)).toEqual([
    'TICKET_DEFINITION_NOT_FOUND',
    'TICKET_LIMIT_PER_ORDER',
    'NOT_ENOUGH_TICKETS',
  ])
})

test('the organiser passes over limits, the sale period and the quota, and sells hidden tickets', () => {
  const organiser = { ignoreLimits: true, allowHidden: true }
  const change = { event: { ticketLimitPerOrder: 1 }, offer: { hidden: true }, options: organiser }
  expect(ask([{ ...two, quantity: 6 }], change).ok).toBe(true)
  expect(ask([{ ...two, quantity: 11 }], change).ok).toBe(true)
  for (const sale of [
    { ...onSale, opensAt: one },
    { ...onSale, closesAt: noon },
    { ...onSale, taken: 10 },
  ]) {
    expect(ask([two], { offer: { sale } }).ok).toBe(false)
    expect(ask([two], { offer: { sale }, options: organiser }).ok).toBe(true)
  }
  expect(ask([two], { event: { status: 'ENDED' }, options: organiser })).toMatchObject({
    refusals: [{ code: 'EVENT_ENDED' }],
  })
})

test.for([
  ['fixed', offer.pricing, 1000n, 1000n, false],
  ['free', { kind: 'fixed', price: 0n }, 0n, 0n, true],
  ['donation', { kind: 'donation', minimum: 0n }, 0n, null, false],
  [
    'options',
    {
      kind: 'options',
      options: [
        { id: 'a', name: 'A', price: 900n },
        { id: 'b', name: 'B', price: 400n },
      ],
    },
    400n,
    900n,
    false,
  ],
] as const)('price range: %s', ([, pricing, lowest, highest, free]) => {
  expect(priceRange(pricing)).toEqual({ lowest, highest })
  expect(isFree(priceRange(pricing).highest)).toBe(free)
})

test.for([
  ['PENDING', one, 'PENDING'],
  ['PENDING', noon, 'EXPIRED'],
  ['CONFIRMED', noon, 'CONFIRMED'],
  ['CANCELED', noon, 'CANCELED'],
] as const)('a %s reservation until %s is %s at noon', ([status, expires, expected]) => {
  expect(statusAt(status, expires, noon)).toBe(expected)
})

test('only a pending reservation becomes an order', () => {
  expect(statesBefore(reservationTransitions, 'CONFIRMED')).toEqual(['PENDING'])
  expect(reservationTransitions.EXPIRED).toEqual([])
})

const least = (minimum: number) => ({
  code: 'TICKET_MINIMUM_PER_ORDER',
  ticketDefinitionId: 'T',
  name: 'Standard',
  minimum,
})
const members = { code: 'MEMBER_NEEDED', ticketDefinitionId: 'T', name: 'Standard' }
test.for([
  ['as many as an order has at least', { minimumPerCheckout: 2 }, {}, []],
  ['fewer than an order has at least', { minimumPerCheckout: 3 }, {}, [least(3)]],
  ['the last ones below it', { minimumPerCheckout: 3, sale: { ...onSale, taken: 8 } }, {}, []],
  ['fewer, by the organiser', { minimumPerCheckout: 3 }, { by: 'staff', ignoreLimits: true }, []],
  ['a kind for members, by a visitor', { membersOnly: true }, {}, [members]],
  ['a kind for members, by a member', { membersOnly: true }, { by: 'member' }, []],
  ['a kind for members, by staff', { membersOnly: true }, { by: 'staff' }, []],
] as const)('a decision on who holds how many: %s', ([, change, options, refusals]) => {
  const decision = ask([two], { offer: change, options })
  expect(decision.ok ? [] : decision.refusals).toEqual(refusals)
})
