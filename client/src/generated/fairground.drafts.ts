// Generated from contract/src by client/generate/client.ts. Do not edit.
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

export type SaveDraftRefusal = never

export interface SaveDraftRequest {
  key: string
  content: Record<string, unknown>
}

export interface SaveDraftResponse {
  savedDate: Date
}

/** Module `fairground.drafts`. */
export const drafts = {
  /** Draft of the caller in an editor of the admin; absent where there is none. */
  getDraft: call<GetDraftRequest, GetDraftResponse, GetDraftRefusal>('GET', '/fairground/v1/staff/drafts/{key}', { values: { draft: { savedDate: 'date' } } }),
  /** Stores what the caller has entered so far, in place of the draft before. Stored for 30 days, 50 of each user. */
  saveDraft: call<SaveDraftRequest, SaveDraftResponse, SaveDraftRefusal>('PUT', '/fairground/v1/staff/drafts/{key}', { values: { savedDate: 'date' } }),
  /** Deletes the draft; succeeds where there was none. */
  forgetDraft: call<ForgetDraftRequest, ForgetDraftResponse, ForgetDraftRefusal>('DELETE', '/fairground/v1/staff/drafts/{key}'),
}
