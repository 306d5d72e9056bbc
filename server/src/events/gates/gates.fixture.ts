import { solveChallenge } from '@fairground/client/auth/captcha-challenge.ts'
import { expect } from 'vitest'
import { type Reply, type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const gatePath = (eventId: string, rest = '') => `/fairground/v1/events/${eventId}/gate${rest}`

export const ok = ({ status, body }: Reply) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

export const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]

export interface HotEvent {
  readonly site: TestSite
  readonly eventId: string
  readonly ticketId: string
  /** Changes the gate. */
  set(change: object): Promise<Reply>
  numbers(): Promise<{ waiting: number; admitted: number; admittedInAll: number; bought: number }>
}

/** An event with 50 tickets and a gate that lets in one a second, without work; on the real app with a clock. */
export async function hotEvent(gate: object = {}, site?: TestSite): Promise<HotEvent> {
  const at = site ?? (await testSite())
  const soon = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const event = {
    title: 'Night of lanterns',
    location: { type: 'VENUE', name: 'Old Mill' },
    dateAndTimeSettings: { startDate: soon(30), endDate: soon(31), timeZoneId: 'Europe/London' },
    registration: { initialType: 'TICKETING' },
  }
  const { event: made } = ok(await at.admin.call('POST', '/events/v3/events', { event, draft: false }))
  const ticketDefinition = {
    eventId: made.id,
    name: 'Standing',
    initialLimit: 50,
    pricingMethod: { fixedPrice: { value: '10.00', currency: 'GBP' } },
    feeType: 'NO_FEE',
  }
  const path = '/events-ticket-definitions/v3/ticket-definitions'
  const { ticketDefinition: kind } = ok(await at.admin.call('POST', path, { ticketDefinition }))
  const set = (change: object) => at.admin.call('PATCH', gatePath(made.id), change)
  ok(await set({ enabled: true, admissionsPerMinute: 60, admissionMinutes: 10, difficulty: 0, ...gate }))
  return {
    site: at,
    eventId: made.id,
    ticketId: kind.id,
    set,
    numbers: async () => {
      const { waiting, admitted, admittedInAll, bought } = ok(await at.admin.call('GET', gatePath(made.id))).eventGate
      return { waiting, admitted, admittedInAll, bought }
    },
  }
}

export const join = (caller: TestCaller, eventId: string, proof?: string) =>
  caller.call('POST', gatePath(eventId, '/places'), proof === undefined ? {} : { proof })

export const look = (caller: TestCaller, eventId: string, token?: string) =>
  caller.call('GET', gatePath(eventId, `/places/mine${token === undefined ? '' : `?token=${token}`}`))

export const placeOf = async (caller: TestCaller, eventId: string, token?: string) =>
  ok(await look(caller, eventId, token)).gate.place

/** Does the work that a place takes. */
export async function solved(caller: TestCaller, eventId: string): Promise<string> {
  return solveChallenge(ok(await caller.call('GET', gatePath(eventId, '/challenge'))).challenge)
}

/** Holds tickets by a reservation. */
export const hold = (caller: TestCaller, { ticketId }: Pick<HotEvent, 'ticketId'>, quantity = 1) =>
  caller.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId: ticketId, quantity }] },
  })
