// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type EndOtherSessionsRefusal = 'MEMBER_NOT_FOUND'

export type EndOtherSessionsRequest = Record<never, never>

export type EndOtherSessionsResponse = Record<never, never>

export type EndSessionRefusal = 'MEMBER_NOT_FOUND' | 'SESSION_NOT_FOUND'

export interface EndSessionRequest {
  id: string
}

export type EndSessionResponse = Record<never, never>

export type ListSessionsRefusal = 'MEMBER_NOT_FOUND'

export type ListSessionsRequest = Record<never, never>

export interface ListSessionsResponse {
  sessions: MemberSession[]
}

export interface MemberSession {
  id: string
  app: string
  createdDate: Date
  lastUsedDate: Date
  current: boolean
}

/** Module `fairground.member-sessions`. */
export const memberSessions = {
  /** Sessions of the calling member: the browsers and apps in which they are signed in, the most recently used first. */
  listSessions: call<ListSessionsRequest, ListSessionsResponse, ListSessionsRefusal>('GET', '/fairground/v1/member-sessions', { values: { sessions: { createdDate: 'date', lastUsedDate: 'date' } } }),
  /** Signs the calling member out of one of their sessions. */
  endSession: call<EndSessionRequest, EndSessionResponse, EndSessionRefusal>('DELETE', '/fairground/v1/member-sessions/{id}'),
  /** Signs the calling member out everywhere else. */
  endOtherSessions: call<EndOtherSessionsRequest, EndOtherSessionsResponse, EndOtherSessionsRefusal>('POST', '/fairground/v1/member-sessions/end-others'),
}
