// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { RedirectSession } from './redirects.redirects.ts'

/** Events of module `redirects.redirects`, for `webhooks`. */
export const redirectsEvents = {
  /** `wix.headless.v1.redirect_session_created` */
  redirectSessionCreated: domainEvent<CreatedEvent<RedirectSession>>('wix.headless.v1.redirect_session_created', { eventTime: 'date' }),
}
