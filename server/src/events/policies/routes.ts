import * as contract from '@fairground/contract/events/policies.ts'
import { listAcceptedPolicies } from '@fairground/contract/fairground/accepted-policies.ts'
import { type Api, mount } from '../../http/mount.ts'
import { acceptedWith } from './accepted-policies.ts'
import { getPolicy, listPolicies, policyToWire } from './read-policies.ts'
import { createPolicy, deletePolicy, movePolicy, updatePolicy } from './write-policies.ts'

export function policyRoutes(api: Api): void {
  mount(api, contract.createPolicy, async ({ policy }, ctx) => ({
    policy: policyToWire(await createPolicy(ctx, policy)),
  }))
  mount(api, contract.updatePolicy, async ({ policy }, ctx) => ({
    policy: policyToWire(await updatePolicy(ctx, policy)),
  }))
  mount(api, contract.deletePolicy, async ({ policyId }, ctx) => {
    await deletePolicy(ctx, policyId)
    return {}
  })
  mount(api, contract.queryPolicies, (request, ctx) => listPolicies(ctx, request))
  mount(api, contract.reorderEventPolicies, async ({ eventId, policyId, beforePolicyId, afterPolicyId }, ctx) => {
    const rows = await movePolicy(ctx, eventId, policyId, { before: beforePolicyId, after: afterPolicyId })
    return { policies: rows.map(policyToWire) }
  })
  mount(api, contract.getPolicy, async ({ policyId }, ctx) => ({
    policy: policyToWire(await getPolicy(ctx, policyId)),
  }))
  mount(api, listAcceptedPolicies, ({ orderId }, ctx) => acceptedWith(ctx, orderId))
}
