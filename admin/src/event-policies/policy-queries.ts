import { type Policy, policies } from '@fairground/client/generated/events.policies.ts'
import { acceptedPolicies } from '@fairground/client/generated/fairground.accepted-policies.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ policies, acceptedPolicies })
export const policyClient = client.policies

export type EventPolicy = Policy

/** Policies of an event in their order; it has at most 20. */
export const policiesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'policies', eventId],
    queryFn: async ({ signal }) => {
      const query = { filter: { eventId }, cursorPaging: { limit: 20 } }
      return (await policyClient.queryPolicies({ query }, { signal })).policies
    },
  })

export const acceptedQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'policies', orderId],
    queryFn: async ({ signal }) =>
      (await client.acceptedPolicies.listAcceptedPolicies({ orderId }, { signal })).policies,
  })
