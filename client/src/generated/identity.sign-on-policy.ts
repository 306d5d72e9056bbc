// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetSignOnPolicyRefusal = never

export type GetSignOnPolicyRequest = Record<never, never>

export interface GetSignOnPolicyResponse {
  signOnPolicy: SignOnPolicy
}

export interface SignOnPolicy {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  requireOwnerApproval: boolean
  requireEmailVerification: boolean
}

export interface SignOnPolicyChange {
  requireOwnerApproval?: boolean
  requireEmailVerification?: boolean
}

export type UpdateSignOnPolicyRefusal = never

export interface UpdateSignOnPolicyRequest {
  signOnPolicy: SignOnPolicyChange
}

export interface UpdateSignOnPolicyResponse {
  signOnPolicy: SignOnPolicy
}

/** Module `identity.sign-on-policy`. */
export const signOnPolicy = {
  /** Policy for registrations: the requirements before one is a membership. */
  getSignOnPolicy: call<GetSignOnPolicyRequest, GetSignOnPolicyResponse, GetSignOnPolicyRefusal>('GET', '/iam/signon/v1/sign-on-policies', { values: { signOnPolicy: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes what registrations need from now on; what is absent stays. */
  updateSignOnPolicy: call<UpdateSignOnPolicyRequest, UpdateSignOnPolicyResponse, UpdateSignOnPolicyRefusal>('PATCH', '/iam/signon/v1/sign-on-policies', { values: { signOnPolicy: { createdDate: 'date', updatedDate: 'date' } } }),
}
