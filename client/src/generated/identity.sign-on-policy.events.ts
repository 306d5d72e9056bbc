// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { SignOnPolicy } from './identity.sign-on-policy.ts'

const inSignOnPolicy = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `identity.sign-on-policy`, for `webhooks`. */
export const signOnPolicyEvents = {
  /** `wix.iam.signon.v1.sign_on_policy_updated` */
  signOnPolicyUpdated: domainEvent<UpdatedEvent<SignOnPolicy>>('wix.iam.signon.v1.sign_on_policy_updated', { eventTime: 'date', updatedEvent: { currentEntity: inSignOnPolicy } }),
}
