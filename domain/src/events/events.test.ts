import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Registration, type RsvpWindow, registrationStatus } from './registration-status.ts'
import { answerRsvp, promoted, type RsvpRequest } from './rsvp.ts'

const noon = new Date('2030-06-01T12:00:00Z')
const one = new Date('2030-06-01T13:00:00Z')

const rsvp: RsvpWindow = { startDate: null, endDate: null, limit: null, attending: 0, waitlistEnabled: false }
const registration: Registration = {
  type: 'TICKETING',
  closedManually: false,
  rsvp,
  soldOut: false,
  sales: ['SALE_STARTED'],
}

test.for([
  ['tickets on sale', {}, 'OPEN_TICKETS'],
  ['tickets to come', { sales: ['SALE_SCHEDULED'] }, 'OPEN_TICKETS'],
  ['no tickets yet', { sales: [] }, 'OPEN_TICKETS'],
  ['one sale over, one on', { sales: ['SALE_ENDED', 'SALE_STARTED'] }, 'OPEN_TICKETS'],
  ['all sales over', { sales: ['SALE_ENDED', 'SALE_ENDED'] }, 'CLOSED_AUTOMATICALLY'],
  ['closed by hand', { closedManually: true }, 'CLOSED_MANUALLY'],
  ['none', { type: 'NONE' }, 'CLOSED_MANUALLY'],
  ['sold out', { soldOut: true }, 'CLOSED_AUTOMATICALLY'],
  ['sold out and paused', { soldOut: true, closedManually: true }, 'CLOSED_MANUALLY'],
  ['elsewhere', { type: 'EXTERNAL' }, 'OPEN_EXTERNAL'],
  ['elsewhere, closed by hand', { type: 'EXTERNAL', closedManually: true }, 'CLOSED_MANUALLY'],
  ['RSVP', { type: 'RSVP' }, 'OPEN_RSVP'],
  ['RSVP to come', { type: 'RSVP', rsvp: { ...rsvp, startDate: one } }, 'SCHEDULED_RSVP'],
  ['RSVP opens now', { type: 'RSVP', rsvp: { ...rsvp, startDate: noon } }, 'OPEN_RSVP'],
  ['RSVP closes now', { type: 'RSVP', rsvp: { ...rsvp, endDate: noon } }, 'CLOSED_AUTOMATICALLY'],
  ['RSVP with one place', { type: 'RSVP', rsvp: { ...rsvp, limit: 10, attending: 9 } }, 'OPEN_RSVP'],
  ['RSVP full', { type: 'RSVP', rsvp: { ...rsvp, limit: 10, attending: 10 } }, 'CLOSED_AUTOMATICALLY'],
  [
    'RSVP full, with a list',
    { type: 'RSVP', rsvp: { ...rsvp, limit: 10, attending: 10, waitlistEnabled: true } },
    'OPEN_RSVP_WAITLIST_ONLY',
  ],
] as const)('registration: %s', ([, change, status]) => {
  expect(registrationStatus('UPCOMING', { ...registration, ...change }, noon)).toBe(status)
})

test.for(['ENDED', 'CANCELED'] as const)('registration of an event that is %s is closed', (event) => {
  expect(registrationStatus(event, registration, noon)).toBe('CLOSED_AUTOMATICALLY')
})

test('registration of an event that is on is open', () => {
  expect(registrationStatus('STARTED', registration, noon)).toBe('OPEN_TICKETS')
})

const yes: RsvpRequest = { status: 'YES', party: 2, before: null }
const had = (party: number, status: 'YES' | 'WAITLIST' = 'YES') => ({ before: { status, party } })
const ten = { limit: 10, attending: 8, waitlistEnabled: false }
const full = { ...ten, attending: 10 }
const listed = { ...full, waitlistEnabled: true }
const no = { ...yes, status: 'NO' } as const
test.for([
  ['fits', 'OPEN_RSVP', ten, yes, 'YES'],
  ['no limit', 'OPEN_RSVP', { ...ten, limit: null }, { ...yes, party: 500 }, 'YES'],
  ['companions do not fit', 'OPEN_RSVP', ten, { ...yes, party: 3 }, 'GUEST_LIMIT_EXCEEDED'],
  [
    'companions do not fit, with a list',
    'OPEN_RSVP',
    { ...ten, waitlistEnabled: true },
    { ...yes, party: 3 },
    'WAITLIST',
  ],
  [
    'one more companion into the last place',
    'OPEN_RSVP',
    { ...ten, attending: 9 },
    { ...yes, party: 3, ...had(2) },
    'YES',
  ],
  [
    'more than the last place, with a list: the places stay',
    'OPEN_RSVP',
    listed,
    { ...yes, party: 3, ...had(2) },
    'GUEST_LIMIT_EXCEEDED',
  ],
  ['one companion less when it is full', 'OPEN_RSVP', full, { ...yes, party: 1, ...had(2) }, 'YES'],
  ['one companion less when it is closed', 'CLOSED_MANUALLY', full, { ...yes, party: 1, ...had(2) }, 'YES'],
  ['one companion more when it is closed', 'CLOSED_MANUALLY', ten, { ...yes, party: 3, ...had(2) }, 'RSVPS_CLOSED'],
  ['full', 'OPEN_RSVP', full, yes, 'RSVP_LIMIT_EXCEEDED'],
  ['oversold by the organiser', 'OPEN_RSVP', { ...ten, attending: 12 }, yes, 'RSVP_LIMIT_EXCEEDED'],
  ['full, with a list', 'OPEN_RSVP', listed, yes, 'WAITLIST'],
  ['from the list into free places', 'OPEN_RSVP', ten, { ...yes, ...had(2, 'WAITLIST') }, 'YES'],
  ['from the list when it is full', 'OPEN_RSVP', listed, { ...yes, ...had(2, 'WAITLIST') }, 'RSVP_LIMIT_EXCEEDED'],
  ['on the list by choice', 'OPEN_RSVP', listed, { ...yes, status: 'WAITLIST' }, 'WAITLIST'],
  ['no list', 'OPEN_RSVP', ten, { ...yes, status: 'WAITLIST' }, 'WAITING_LIST_UNAVAILABLE'],
  ['not open yet', 'SCHEDULED_RSVP', ten, yes, 'RSVPS_NOT_STARTED'],
  ['closed by hand', 'CLOSED_MANUALLY', ten, yes, 'RSVPS_CLOSED'],
  ['over', 'CLOSED_AUTOMATICALLY', ten, yes, 'RSVPS_CLOSED'],
  ['a NO where only YES is offered', 'OPEN_RSVP', ten, no, 'UNEXPECTED_RSVP_STATUS'],
  ['giving up a place, even when closed', 'CLOSED_MANUALLY', ten, { ...no, ...had(2) }, 'NO'],
  ['leaving the list', 'OPEN_RSVP', listed, { ...no, ...had(2, 'WAITLIST') }, 'NO'],
] as const)('RSVP: %s', ([, window, places, reply, expected]) => {
  const decision = answerRsvp({ window, responseType: 'YES_ONLY' }, places, reply)
  expect(decision.ok ? decision.status : decision.refusal.code).toBe(expected)
})

test('a NO is accepted where the form offers both', () => {
  expect(answerRsvp({ window: 'OPEN_RSVP', responseType: 'YES_AND_NO' }, ten, no)).toEqual({ ok: true, status: 'NO' })
  expect(answerRsvp({ window: 'CLOSED_MANUALLY', responseType: 'YES_AND_NO' }, ten, no)).toMatchObject({
    refusal: { code: 'RSVPS_CLOSED' },
  })
})

test('the organiser passes over limits, and over which answers the form offers', () => {
  const everything = { ...yes, party: 99 }
  expect(
    answerRsvp({ window: 'CLOSED_MANUALLY', responseType: 'YES_ONLY' }, ten, everything, { ignoreLimits: true }),
  ).toMatchObject({ ok: true })
  expect(
    answerRsvp({ window: 'OPEN_RSVP', responseType: 'YES_ONLY' }, ten, no, { ignoreResponseStatus: true }),
  ).toMatchObject({ ok: true })
})

test('a refusal says how large the party may be', () => {
  expect(answerRsvp({ window: 'OPEN_RSVP', responseType: 'YES_ONLY' }, ten, { ...yes, party: 4 })).toEqual({
    ok: false,
    refusal: { code: 'GUEST_LIMIT_EXCEEDED', maxRsvpSize: 2 },
  })
})

test.for([
  ['in their order', [2, 1, 2], 3, [2, 1]],
  ['past a party that does not fit', [4, 1, 2], 3, [1, 2]],
  ['nobody when it is full', [1], 0, []],
  ['nobody when it is oversold', [1], -2, []],
  ['everybody when there is no limit', [5, 5], Number.POSITIVE_INFINITY, [5, 5]],
] as const)('places go to the waiting list: %s', ([, parties, free, expected]) => {
  expect(
    promoted(
      parties.map((party) => ({ party })),
      free,
    ).map(({ party }) => party),
  ).toEqual(expected)
})

test('visitors who say YES never outnumber the places', () => {
  const guest = fc.record({ party: fc.integer({ min: 1, max: 4 }), status: fc.constantFrom('YES', 'NO') })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      fc.boolean(),
      fc.array(guest, { maxLength: 20 }),
      (limit, waitlistEnabled, guests) => {
        let attending = 0
        for (const { party, status } of guests) {
          const places = { limit, attending, waitlistEnabled }
          const decision = answerRsvp({ window: 'OPEN_RSVP', responseType: 'YES_AND_NO' }, places, {
            status,
            party,
            before: null,
          })
          if (decision.ok && decision.status === 'YES') attending += party
          expect(attending <= limit).toBe(true)
        }
      },
    ),
  )
})
