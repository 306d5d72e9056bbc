// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetClockRefusal = never

export type GetClockRequest = Record<never, never>

export interface GetClockResponse {
  now: Date
  offsetMs: number
}

export type SetClockRefusal = 'TEST_CLOCK_OFF'

export interface SetClockRequest {
  now?: Date | string
  advanceMs?: number
  reset?: boolean
}

export interface SetClockResponse {
  now: Date
  offsetMs: number
}

/** Module `fairground.test-clock`. */
export const testClock = {
  /** The site’s time, and how far it is from the real one. */
  getClock: call<GetClockRequest, GetClockResponse, GetClockRefusal>('GET', '/fairground/v1/test-clock', { values: { now: 'date' } }),
  /** Sets the site’s time, or moves it. Everything follows: sale windows, reservations, token life. Needs TEST_CLOCK=1 and a site in test mode. */
  setClock: call<SetClockRequest, SetClockResponse, SetClockRefusal>('POST', '/fairground/v1/test-clock', { values: { now: 'date' } }),
}
