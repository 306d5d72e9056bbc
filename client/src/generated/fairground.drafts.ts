// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface Draft {
  content: Record<string, unknown>
  savedDate: Date
}

export type ForgetDraftRefusal = never

export interface ForgetDraftRequest {
  key: string
}

export type ForgetDraftResponse = Record<never, never>

export type GetDraftRefusal = never

export interface GetDraftRequest {
  key: string
}

export interface GetDraftResponse {
  draft?: Draft
}

export type KeepDraftRefusal = never

export interface KeepDraftRequest {
  key: string
  content: Record<string, unknown>
}

export interface KeepDraftResponse {
  savedDate: Date
}

/** Module `fairground.drafts`. */
export const drafts = {
  /** What the caller entered in an editor of the admin and has not saved; absent where there is nothing. */
  getDraft: call<GetDraftRequest, GetDraftResponse, GetDraftRefusal>('GET', '/fairground/v1/staff/drafts/{key}', { values: { draft: { savedDate: 'date' } } }),
  /** Keeps what the caller has entered so far, in place of what was kept. Kept for 30 days, 50 of each user. */
  keepDraft: call<KeepDraftRequest, KeepDraftResponse, KeepDraftRefusal>('PUT', '/fairground/v1/staff/drafts/{key}', { values: { savedDate: 'date' } }),
  /** Forgets what was kept; nothing is said where there was nothing. */
  forgetDraft: call<ForgetDraftRequest, ForgetDraftResponse, ForgetDraftRefusal>('DELETE', '/fairground/v1/staff/drafts/{key}'),
}
