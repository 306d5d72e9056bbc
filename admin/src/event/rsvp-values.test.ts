import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { expect, test } from 'vitest'
import { rsvpChanges, rsvpValues } from './rsvp-values.ts'

const event = (registration: object) =>
  ({ registration, dateAndTimeSettings: { timeZoneId: 'Europe/London' } }) as unknown as Event

test('without any choice guests answer yes, as many as come', () => {
  expect(rsvpValues(event({}))).toEqual({
    limit: '',
    waitlist: false,
    responseType: 'YES_ONLY',
    companions: '10',
    opens: '',
    closes: '',
    membersOnly: false,
    paused: false,
  })
})

test('values that were read are written back the same, in the event’s zone', () => {
  const rsvp = {
    limit: 20,
    waitlistEnabled: true,
    responseType: 'YES_AND_NO',
    additionalGuestLimit: 2,
    startDate: new Date('2026-07-01T11:00:00Z'),
    endDate: new Date('2026-07-02T11:00:00Z'),
  }
  const values = rsvpValues(event({ rsvp, allowedGuestTypes: 'MEMBER', registrationPaused: true }))
  expect(values.opens).toBe('2026-07-01T12:00')
  expect(rsvpChanges(rsvpValues(event({})), values, 'Europe/London')).toEqual({
    allowedGuestTypes: 'MEMBER',
    registrationPaused: true,
    rsvp,
  })
  expect(rsvpChanges(values, { ...values, limit: '30' }, 'Europe/London')).toEqual({ rsvp: { limit: 30 } })
  expect(rsvpChanges(values, { ...values, paused: false }, 'Europe/London')).toEqual({ registrationPaused: false })
})

test('an emptied limit and window are sent empty', () => {
  const blank = rsvpValues(event({}))
  const filled = { ...blank, limit: '20', opens: '2026-07-01T12:00', closes: '2026-07-02T12:00' }
  expect(rsvpChanges(filled, blank, 'Europe/London')).toEqual({ rsvp: { limit: null, startDate: null, endDate: null } })
})
