// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { PagingMetadataV2, QueryV2 } from './shapes.ts'

export type { CursorPaging, Paging, PagingMetadataV2, QueryV2, Sorting } from './shapes.ts'

export type CreatePolicyRefusal = 'EVENT_NOT_FOUND' | 'POLICIES_LIMIT_REACHED'

export interface CreatePolicyRequest {
  policy: NewPolicy
}

export interface CreatePolicyResponse {
  policy: Policy
}

export type DeletePolicyRefusal = 'POLICY_NOT_FOUND'

export interface DeletePolicyRequest {
  policyId: string
}

export type DeletePolicyResponse = Record<never, never>

export type GetPolicyRefusal = 'POLICY_NOT_FOUND'

export interface GetPolicyRequest {
  policyId: string
}

export interface GetPolicyResponse {
  policy: Policy
}

export interface NewPolicy {
  name: string
  body: string
  eventId: string
}

export interface Policy {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  body: string
  eventId: string
}

export interface PolicyChanges {
  id: string
  revision?: string
  name?: string
  body?: string
}

export type QueryPoliciesRefusal = never

export interface QueryPoliciesRequest {
  query?: QueryV2
}

export interface QueryPoliciesResponse {
  policies: Policy[]
  metadata: PagingMetadataV2
}

export type ReorderEventPoliciesRefusal = 'EVENT_NOT_FOUND' | 'POLICY_NOT_FOUND' | 'INVALID_REORDER_INSTRUCTION'

export interface ReorderEventPoliciesRequest {
  eventId: string
  policyId: string
  beforePolicyId?: string
  afterPolicyId?: string
}

export interface ReorderEventPoliciesResponse {
  policies: Policy[]
}

export type UpdatePolicyRefusal = 'POLICY_NOT_FOUND' | 'STALE_REVISION'

export interface UpdatePolicyRequest {
  policy: PolicyChanges
}

export interface UpdatePolicyResponse {
  policy: Policy
}

/** Module `events.policies`. */
export const policies = {
  /** Adds a policy at the end of those of an event. */
  createPolicy: call<CreatePolicyRequest, CreatePolicyResponse, CreatePolicyRefusal>('POST', '/events-policies/v2/policies', { values: { policy: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes name and body, those that are present. Orders stay with the version that was accepted. */
  updatePolicy: call<UpdatePolicyRequest, UpdatePolicyResponse, UpdatePolicyRefusal>('PATCH', '/events-policies/v2/policies/{policy.id}', { values: { policy: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a policy. Orders stay with the version that was accepted. */
  deletePolicy: call<DeletePolicyRequest, DeletePolicyResponse, DeletePolicyRefusal>('DELETE', '/events-policies/v2/policies/{policyId}'),
  /** Policies that match a filter (id, name, eventId, createdDate, updatedDate), in the order of each event. */
  queryPolicies: call<QueryPoliciesRequest, QueryPoliciesResponse, QueryPoliciesRefusal, Policy>('POST', '/events-policies/v2/policies/query', { values: { policies: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'policies', metadata: 'metadata' } }),
  /** Moves a policy of an event in front of another of its policies, behind it, or between two neighbours. */
  reorderEventPolicies: call<ReorderEventPoliciesRequest, ReorderEventPoliciesResponse, ReorderEventPoliciesRefusal>('POST', '/events-policies/v2/policies/reorder', { values: { policies: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One policy. */
  getPolicy: call<GetPolicyRequest, GetPolicyResponse, GetPolicyRefusal>('GET', '/events-policies/v2/policies/{policyId}', { values: { policy: { createdDate: 'date', updatedDate: 'date' } } }),
}
