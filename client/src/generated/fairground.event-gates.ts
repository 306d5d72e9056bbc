// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface EventGate {
  revision: string
  enabled: boolean
  opensDate?: Date
  admissionsPerMinute: number
  admissionMinutes: number
  difficulty: number
  status: 'OFF' | 'BEFORE' | 'OPEN'
  waiting: number
  admitted: number
  admittedInAll: number
  bought: number
}

export interface GatePlace {
  token: string
  status: 'EARLY' | 'WAITING' | 'ADMITTED' | 'OVER'
  position?: number
  before?: number
  waitSeconds?: number
  admittedUntilDate?: Date
}

export interface GateView {
  status: 'OFF' | 'BEFORE' | 'OPEN'
  opensDate?: Date
  difficulty: number
  waiting: number
  place?: GatePlace
  lookAgainSeconds: number
}

export type GetEventGateRefusal = 'EVENT_NOT_FOUND'

export interface GetEventGateRequest {
  eventId: string
}

export interface GetEventGateResponse {
  eventGate: EventGate
}

export type GetGateChallengeRefusal = 'EVENT_NOT_FOUND' | 'EVENT_GATE_OFF' | 'PERMISSION_DENIED'

export interface GetGateChallengeRequest {
  eventId: string
}

export interface GetGateChallengeResponse {
  challenge?: Record<string, unknown>
}

export type JoinGateRefusal = 'EVENT_NOT_FOUND' | 'EVENT_GATE_OFF' | 'EVENT_GATE_PROOF_NEEDED' | 'PERMISSION_DENIED'

export interface JoinGateRequest {
  eventId: string
  proof?: string
}

export interface JoinGateResponse {
  gate: GateView
}

export type LeaveGateRefusal = 'EVENT_NOT_FOUND' | 'EVENT_GATE_PLACE_NOT_FOUND'

export interface LeaveGateRequest {
  eventId: string
}

export interface LeaveGateResponse {
  gate: GateView
}

export type LookAtGateRefusal = 'EVENT_NOT_FOUND' | 'EVENT_GATE_PLACE_NOT_FOUND'

export interface LookAtGateRequest {
  eventId: string
  token?: string
}

export interface LookAtGateResponse {
  gate: GateView
}

export type SetEventGateRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'STALE_REVISION'

export interface SetEventGateRequest {
  eventId: string
  revision?: string
  enabled?: boolean
  opensDate?: Date | string | null
  admissionsPerMinute?: number
  admissionMinutes?: number
  difficulty?: number
}

export interface SetEventGateResponse {
  eventGate: EventGate
}

/** Module `fairground.event-gates`. */
export const eventGates = {
  /** Settings of the gate in front of an event with tickets, and how many wait, are admitted and have bought. */
  getEventGate: call<GetEventGateRequest, GetEventGateResponse, GetEventGateRefusal>('GET', '/fairground/v1/events/{eventId}/gate', { values: { eventGate: { opensDate: 'date' } } }),
  /** Switches the gate of an event on or off, and sets its opening, its rate, how long an admission is valid and the work for a place. Admissions that were given stand. Switched off, everybody may buy; places are kept for when it is switched on again. */
  setEventGate: call<SetEventGateRequest, SetEventGateResponse, SetEventGateRefusal>('PATCH', '/fairground/v1/events/{eventId}/gate', { values: { eventGate: { opensDate: 'date' } } }),
  /** A task whose solution takes a place in front of an event: a proof of work in the format of ALTCHA, for this caller and event alone, valid for 10 minutes and once. Absent where none is needed. */
  getGateChallenge: call<GetGateChallengeRequest, GetGateChallengeResponse, GetGateChallengeRefusal>('GET', '/fairground/v1/events/{eventId}/gate/challenge'),
  /** Takes a place in front of an event: one for each visitor or member. Who has one gets it again. Before the opening places are drawn by lot at the opening; after it they follow in the order of coming. */
  joinGate: call<JoinGateRequest, JoinGateResponse, JoinGateRefusal>('POST', '/fairground/v1/events/{eventId}/gate/places', { values: { gate: { opensDate: 'date', place: { admittedUntilDate: 'date' } } } }),
  /** The gate of an event and the caller’s place: its position, or until when they are admitted. */
  lookAtGate: call<LookAtGateRequest, LookAtGateResponse, LookAtGateRefusal>('GET', '/fairground/v1/events/{eventId}/gate/places/mine', { values: { gate: { opensDate: 'date', place: { admittedUntilDate: 'date' } } } }),
  /** Gives up the caller’s place, or their admission: those behind move up. */
  leaveGate: call<LeaveGateRequest, LeaveGateResponse, LeaveGateRefusal>('POST', '/fairground/v1/events/{eventId}/gate/places/mine/leave', { values: { gate: { opensDate: 'date', place: { admittedUntilDate: 'date' } } } }),
}
