// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type ActionEvent, domainEvent } from '../happenings/domain-event.ts'

/** Events of module `members.badges`, for `webhooks`. */
export const badgesEvents = {
  /** `wix.badges.v3.badge_badge_assigned` */
  badgeBadgeAssigned: domainEvent<ActionEvent<{ readonly memberId?: string }>>('wix.badges.v3.badge_badge_assigned', { eventTime: 'date' }),
  /** `wix.badges.v3.badge_badge_unassigned` */
  badgeBadgeUnassigned: domainEvent<ActionEvent<{ readonly memberId?: string }>>('wix.badges.v3.badge_badge_unassigned', { eventTime: 'date' }),
}
