import { RegistrationStatus } from '@fairground/contract/enumerations/registration-status.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canDo, eventStatus, nextEventChange } from './event-status.ts'
import { type Registration, type RsvpWindow, registrationStatus, registrationStatusV1 } from './registration-status.ts'
import { type AskedRsvp, answerRsvp } from './rsvp.ts'

const noon = new Date('2030-06-01T12:00:00Z')
const eleven = new Date('2030-06-01T11:00:00Z')
const one = new Date('2030-06-01T13:00:00Z')
const two = new Date('2030-06-01T14:00:00Z')

test.for([
  ['to come', { startsAt: one, endsAt: two }, 'UPCOMING', one],
  ['starts now', { startsAt: noon, endsAt: two }, 'STARTED', two],
  ['on', { startsAt: eleven, endsAt: one }, 'STARTED', one],
  ['ends now', { startsAt: eleven, endsAt: noon }, 'ENDED', null],
  ['on, without an end', { startsAt: eleven, endsAt: null }, 'STARTED', null],
  ['to be announced', { startsAt: null, endsAt: null }, 'UPCOMING', null],
  ['draft, though its time is past', { draft: true, startsAt: eleven, endsAt: noon }, 'DRAFT', null],
  ['cancelled, though its time is to come', { canceled: true, startsAt: one, endsAt: two }, 'CANCELED', null],
  ['cancelled draft', { draft: true, canceled: true }, 'CANCELED', null],
] as const)('event %s', ([, change, status, next]) => {
  const timing = { draft: false, canceled: false, startsAt: null, endsAt: null, ...change }
  expect(eventStatus(timing, noon)).toBe(status)
  expect(nextEventChange(timing, noon)).toEqual(next)
})

test('only a draft is published, and what is over or cancelled is not cancelled', () => {
  expect(canDo('DRAFT', 'publish')).toBe(true)
  expect(canDo('UPCOMING', 'publish')).toBe(false)
  expect(canDo('STARTED', 'cancel')).toBe(true)
  expect(canDo('ENDED', 'cancel')).toBe(false)
  expect(canDo('CANCELED', 'cancel')).toBe(false)
  expect(canDo('DRAFT', 'cancel')).toBe(false)
})

const rsvp: RsvpWindow = { startDate: null, endDate: null, limit: null, attending: 0, waitlistEnabled: false }
const registration: Registration = { type: 'TICKETING', closedManually: false, rsvp, sales: ['SALE_STARTED'] }

test.for([
  ['tickets on sale', {}, 'OPEN_TICKETS'],
  ['tickets to come', { sales: ['SALE_SCHEDULED'] }, 'OPEN_TICKETS'],
  ['no tickets yet', { sales: [] }, 'OPEN_TICKETS'],
  ['one sale over, one on', { sales: ['SALE_ENDED', 'SALE_STARTED'] }, 'OPEN_TICKETS'],
  ['all sales over', { sales: ['SALE_ENDED', 'SALE_ENDED'] }, 'CLOSED_AUTOMATICALLY'],
  ['closed by hand', { closedManually: true }, 'CLOSED_MANUALLY'],
  ['none', { type: 'NONE' }, 'CLOSED_AUTOMATICALLY'],
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

test('each registration status has its own spelling in generation 1', () => {
  expect(new Set(Object.values(registrationStatusV1)).size).toBe(RegistrationStatus.length)
})

const yes: AskedRsvp = { status: 'YES', party: 2, holding: 0 }
const ten = { ...rsvp, limit: 10, attending: 8 }
test.for([
  ['fits', 'OPEN_RSVP', ten, yes, { ok: true, status: 'YES' }],
  ['no limit', 'OPEN_RSVP', rsvp, { ...yes, party: 500 }, { ok: true, status: 'YES' }],
  [
    'companions do not fit',
    'OPEN_RSVP',
    ten,
    { ...yes, party: 3 },
    { ok: false, refusal: { code: 'GUEST_LIMIT_EXCEEDED', left: 2, waitlistAvailable: false } },
  ],
  [
    'companions do not fit, with a list',
    'OPEN_RSVP',
    { ...ten, waitlistEnabled: true },
    { ...yes, party: 3 },
    { ok: true, status: 'WAITLIST' },
  ],
  [
    'one more companion into the last place',
    'OPEN_RSVP',
    { ...ten, attending: 9 },
    { status: 'YES', party: 3, holding: 2 },
    { ok: true, status: 'YES' },
  ],
  [
    'one companion less when it is full',
    'CLOSED_AUTOMATICALLY',
    { ...ten, attending: 10 },
    { status: 'YES', party: 1, holding: 2 },
    { ok: true, status: 'YES' },
  ],
  ['full', 'CLOSED_AUTOMATICALLY', { ...ten, attending: 10 }, yes, { ok: false, refusal: { code: 'RSVPS_CLOSED' } }],
  [
    'on the list by choice',
    'OPEN_RSVP_WAITLIST_ONLY',
    { ...ten, waitlistEnabled: true },
    { ...yes, status: 'WAITLIST' },
    { ok: true, status: 'WAITLIST' },
  ],
  [
    'no list',
    'OPEN_RSVP',
    ten,
    { ...yes, status: 'WAITLIST' },
    { ok: false, refusal: { code: 'WAITING_LIST_UNAVAILABLE' } },
  ],
  ['not open yet', 'SCHEDULED_RSVP', ten, yes, { ok: false, refusal: { code: 'RSVPS_NOT_STARTED' } }],
  ['closed by hand', 'CLOSED_MANUALLY', ten, yes, { ok: false, refusal: { code: 'RSVPS_CLOSED' } }],
  [
    'a NO where only YES is asked',
    'OPEN_RSVP',
    ten,
    { ...yes, status: 'NO' },
    { ok: false, refusal: { code: 'UNEXPECTED_RSVP_STATUS' } },
  ],
  [
    'giving up a place, even when closed',
    'CLOSED_MANUALLY',
    ten,
    { status: 'NO', party: 1, holding: 2 },
    { ok: true, status: 'NO' },
  ],
] as const)('RSVP: %s', ([, status, window, asked, expected]) => {
  expect(answerRsvp(status, window, 'YES_ONLY', asked)).toEqual(expected)
})

test('a NO is an answer where both are asked, and the organiser passes over limits', () => {
  expect(answerRsvp('OPEN_RSVP', ten, 'YES_AND_NO', { ...yes, status: 'NO' })).toEqual({ ok: true, status: 'NO' })
  expect(answerRsvp('CLOSED_MANUALLY', ten, 'YES_ONLY', { ...yes, party: 99 }, { ignoreLimits: true })).toEqual({
    ok: true,
    status: 'YES',
  })
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
          const window = { ...rsvp, limit, attending, waitlistEnabled }
          const state = registrationStatus('UPCOMING', { ...registration, type: 'RSVP', rsvp: window }, noon)
          const decision = answerRsvp(state, window, 'YES_AND_NO', { status, party, holding: 0 })
          if (decision.ok && decision.status === 'YES') attending += party
          expect(attending <= limit).toBe(true)
        }
      },
    ),
  )
})
