import { entity } from './domain-event.ts'

/** Events of identity.*, as the published clients declare them. */
export const identityEvents = [
  entity('identity.sign-on-policy', 'wix.iam.signon.v1.sign_on_policy', 'SignOnPolicy', ['updated']),
]
