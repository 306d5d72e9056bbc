import { entity } from './domain-event.ts'

/** Events of redirects.*, as the published clients declare them. */
export const redirectsEvents = [
  entity('redirects.redirects', 'wix.headless.v1.redirect_session', 'RedirectSession', ['created']),
]
