import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { expect, test } from 'vitest'
import { type RegistrationValues, registrationChanges, registrationValues } from './registration-values.ts'

const event = (registration: object) =>
  ({ registration, dateAndTimeSettings: { timeZoneId: 'Europe/London' } }) as unknown as Event

const changesOf = (kind: 'RSVP' | 'TICKETING', stored: RegistrationValues, change: Partial<RegistrationValues>) =>
  registrationChanges(stored, { ...stored, ...change }, { kind, zone: 'Europe/London' })

const blank = registrationValues(event({ initialType: 'RSVP', type: 'RSVP' }))

test('without any choice guests answer yes, as many as come', () => {
  expect(blank).toMatchObject({
    way: 'HERE',
    state: 'OPEN',
    membersOnly: false,
    limit: '',
    waitlist: false,
    responseType: 'YES_ONLY',
    companions: '10',
    opens: '',
    closes: '',
  })
})

test('values of replies that were read are written back the same, in the event’s zone', () => {
  const rsvp = {
    limit: 20,
    waitlistEnabled: true,
    responseType: 'YES_AND_NO',
    additionalGuestLimit: 2,
    startDate: new Date('2026-07-01T11:00:00Z'),
    endDate: new Date('2026-07-02T11:00:00Z'),
  }
  const values = registrationValues(event({ rsvp, allowedGuestTypes: 'MEMBER' }))
  expect(values.opens).toBe('2026-07-01T12:00')
  expect(changesOf('RSVP', blank, values)).toEqual({ allowedGuestTypes: 'MEMBER', rsvp })
  expect(changesOf('RSVP', values, { limit: '30' })).toEqual({ rsvp: { limit: 30 } })
})

test('an emptied limit and window are sent empty', () => {
  const filled = { ...blank, limit: '20', opens: '2026-07-01T12:00', closes: '2026-07-02T12:00' }
  expect(changesOf('RSVP', filled, blank)).toEqual({ rsvp: { limit: null, startDate: null, endDate: null } })
})

const open = { registrationPaused: false, registrationDisabled: false }

test.for([
  [
    'elsewhere',
    { way: 'EXTERNAL', externalUrl: ' https://a.example/x ' },
    { type: 'EXTERNAL', external: { url: 'https://a.example/x' }, ...open },
  ],
  ['not at all', { way: 'NONE' }, { type: 'NONE', external: null, ...open }],
  ['paused', { state: 'PAUSED' }, { type: 'RSVP', external: null, ...open, registrationPaused: true }],
  ['closed', { state: 'CLOSED' }, { type: 'RSVP', external: null, ...open, registrationDisabled: true }],
] as const)('guests register %s', ([, change, message]) => {
  expect(changesOf('RSVP', blank, change)).toEqual(message)
  // And back again: the address elsewhere is gone.
  expect(changesOf('RSVP', { ...blank, ...change }, blank)).toEqual({ type: 'RSVP', external: null, ...open })
})

test('settings of tickets: only what was changed is sent, and a tax that is emptied is none', () => {
  const taxSettings = { name: 'VAT', rate: '20', type: 'ADDED_AT_CHECKOUT', appliedToDonations: true }
  const tickets = {
    ticketLimitPerOrder: 4,
    guestsAssignedSeparately: true,
    reservationDurationInMinutes: 10,
    currency: 'EUR',
    taxSettings,
  }
  const values = registrationValues(event({ initialType: 'TICKETING', type: 'TICKETING', tickets }))
  expect(values).toMatchObject({ perOrder: '4', eachGuest: true, holdMinutes: '10', currency: 'EUR', taxRate: '20' })
  expect(changesOf('TICKETING', values, {})).toEqual({})
  expect(changesOf('TICKETING', values, { perOrder: '', taxRate: '' })).toEqual({
    tickets: { ticketLimitPerOrder: 0, taxSettings: {} },
  })
  expect(changesOf('TICKETING', blank, values)).toEqual({ tickets })
})
