// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Proof } from './shapes.ts'

export type { Proof } from './shapes.ts'

export type DeleteMyAccountRefusal = 'MEMBER_NOT_FOUND' | 'PROOF_REQUIRED' | 'TOO_MANY_REQUESTS'

export interface DeleteMyAccountRequest {
  proof: Proof
}

export type DeleteMyAccountResponse = Record<never, never>

export type ExportMyDataRefusal = 'MEMBER_NOT_FOUND' | 'TOO_MANY_REQUESTS'

export type ExportMyDataRequest = Record<never, never>

export interface ExportMyDataResponse {
  exportedDate: Date
  data: Record<string, unknown>
}

/** Module `fairground.privacy`. */
export const privacy = {
  /** Everything that is stored about the calling member: profile, sign-ins, carts, orders, tickets. */
  exportMyData: call<ExportMyDataRequest, ExportMyDataResponse, ExportMyDataRefusal>('GET', '/fairground/v1/privacy/export', { values: { exportedDate: 'date' }, personal: true }),
  /** Ends the calling member’s account for good. Orders stay in the books without name and address; what is yet to be delivered keeps them. */
  deleteMyAccount: call<DeleteMyAccountRequest, DeleteMyAccountResponse, DeleteMyAccountRefusal>('POST', '/fairground/v1/privacy/delete-account', { personal: true }),
}
