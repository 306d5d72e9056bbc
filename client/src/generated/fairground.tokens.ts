// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type RevokeRefusal = never

export interface RevokeRequest {
  token: string
}

export type RevokeResponse = Record<never, never>

/** Module `fairground.tokens`. */
export const tokens = {
  /** Ends the session that an access or refresh token belongs to. The answer is the same for a token that is unknown. */
  revoke: call<RevokeRequest, RevokeResponse, RevokeRefusal>('POST', '/oauth2/revoke'),
}
